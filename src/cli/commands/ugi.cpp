// howdah ugi: the engine protocol on standard input and output.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/line_reader.hpp"
#include "engine/bench.hpp"
#include "protocol/session.hpp"

#include <exception>
#include <unistd.h>

namespace howdah::cli {
namespace {

using protocol::Session;

/// Writes answers at once. What goes wrong on one of the session's threads is kept for this one.
class Answers {
public:
  explicit Answers(Output& out) : out_(out) {}

  [[nodiscard]] bool write(std::string_view lines) {
    try {
      out_.write(lines);
      out_.flush();
      return true;
    } catch (...) {
      problem_ = std::current_exception();
      return false;
    }
  }
  /// When no thread writes any more.
  void check() const {
    if (problem_) std::rethrow_exception(problem_);
  }

private:
  Output& out_;
  std::exception_ptr problem_;
};

ExitStatus run(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const std::string name(game->name());
  Answers answers(console.out);
  auto session = Session::make(
      {.program = "Howdah " HOWDAH_VERSION,
       .author = "The Howdah authors",
       .game = name,
       .rules = game->rules_text(),
       .make_engine = [name](std::string_view rules) { return make_engine(name, rules); },
       .bench = [name](const BenchListener& listener) { return run_bench(name, listener); },
       .unicode = console.unicode},
      [&](std::string_view lines) { return answers.write(lines); });
  if (!session) give_up(session.error().what);
  LineReader reader(STDIN_FILENO, [] {}, Session::kLongestLine);
  (*session)->run([&] { return reader.next(); });
  answers.check();
  if (interrupted()) give_up_interrupted();
  return ExitStatus::done;
}

} // namespace

const Command& ugi_command() {
  static const Command kCommand = {
      .name = "ugi",
      .summary =
          Message("runs the engine with the UGI protocol on standard input and output",
                  "lance le moteur avec le protocole UGI sur l'entrée et la sortie standard"),
      .arguments = {game_argument()},
      .options = {rules_option()},
      .examples = {{Message("Commands from a file:", "Des commandes d'un fichier :"),
                    {"ugi", "{game}"},
                    "< commands.txt"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
