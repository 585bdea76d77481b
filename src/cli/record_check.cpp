#include "cli/json_document.hpp"
#include "cli/progress.hpp"
#include "cli/quantity.hpp"
#include "cli/record_actions.hpp"
#include "cli/record_input.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace howdah::cli {
namespace {

struct Count {
  std::uint64_t games = 0;
  std::uint64_t bad = 0;
  std::uint64_t moves = 0;
};

} // namespace

std::string progress_bar(double part) {
  constexpr int kWidth = 20;
  const auto filled = static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * kWidth);
  return fmt::format("[{}{}] {:3.0f} %", std::string(filled, '#'),
                     std::string(kWidth - filled, '-'), part * 100);
}

ExitStatus check_records(const Request& request, Console& console) {
  const auto language = request.language();
  const auto start = std::chrono::steady_clock::now();
  RecordInput input(request.argument(1));
  Progress progress(console.shows_progress);
  Count count;
  auto errors = nlohmann::ordered_json::array();
  while (const auto read = input.next()) {
    ++count.games;
    if (*read) {
      count.moves += (*read)->record.moves.size();
    } else {
      ++count.bad;
      const auto sentence = read->error().text(language);
      if (request.has("--json")) errors.push_back({{"game", count.games}, {"error", sentence}});
      progress.clear();
      say_on_error(
          Message("game {0}, {1}", "partie {0}, {1}").with(count.games, sentence).in(language));
    }
    constexpr std::uint64_t kOften = 500;
    if (count.games % kOften == 0) {
      progress.show(Message("{0} {1} games", "{0} {1} parties")
                        .with(progress_bar(input.part_read()), count.games)
                        .in(language));
    }
  }
  const auto time = std::chrono::steady_clock::now() - start;
  if (request.has("--json")) {
    const nlohmann::ordered_json answer = {{"games", count.games},
                                           {"bad", count.bad},
                                           {"moves", count.moves},
                                           {"errors", std::move(errors)}};
    console.out.write_line(json_text(answer));
  } else {
    console.out.write_line(
        Message("games: {0}, bad: {1}, moves: {2}", "parties : {0}, mauvaises : {1}, coups : {2}")
            .with(count.games, count.bad, count.moves)
            .in(language));
  }
  if (console.out_is_terminal) {
    console.out.flush();
    say_on_error(speed_text(count.games, time, language));
  }
  return count.bad == 0 ? ExitStatus::done : ExitStatus::bad_input;
}

} // namespace howdah::cli
