// A UGI program as a player. When it fails it is killed, and restarted for the next game.
#include "core/text.hpp"
#include "games/setup.hpp"
#include "match/child_process.hpp"
#include "match/player.hpp"
#include "match/ugi_text.hpp"

#include <algorithm>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kTimeToStart = 10s;   // until `ugiok` and `readyok`
constexpr auto kPollInterval = 50ms; // how often a wait polls the stop flag

constexpr std::string_view kRules = "Rules";
constexpr std::string_view kPie = "Pie";

/// A program's output, sanitised for one line: no control characters, and truncated.
std::string shown(std::string_view said) {
  constexpr std::size_t kLongest = 200;
  std::string text;
  while (!said.empty()) {
    if (text.size() > kLongest) return text + " ...";
    if (!text.empty()) text += ' ';
    text += quotable(take_until(said, ' '));
  }
  return text;
}

Error unknown_option(std::string_view name, const std::vector<std::string>& offered) {
  if (offered.empty()) {
    return {{concat("the program has no option '", quotable(name), "', and no others"),
             concat("le programme n'a pas d'option « ", quotable(name), " », ni aucune autre")}};
  }
  std::string all;
  for (const auto& each : offered) all += concat(all.empty() ? "" : ", ", each);
  return {{concat("the program has no option '", quotable(name), "'; its options are ", shown(all)),
           concat("le programme n'a pas d'option « ", quotable(name), " » ; ses options sont ",
                  shown(all))}};
}

class UgiPlayer final : public Player {
public:
  UgiPlayer(EngineSpec spec, const PlayerTerms& terms, const std::atomic<bool>& stop)
      : spec_(std::move(spec)), rules_(terms.game.rules_text()),
        pie_(terms.swap == play::SwapRule::pie), stop_(stop) {
    usual_rules_ = rules_ == default_rules(*find_game(terms.game.name()));
  }

  ~UgiPlayer() override {
    if (process_ != nullptr) (void)say("quit", Clock::now() + kPollInterval);
  }

  /// Starts the program, and sets the rules and its options; an error otherwise.
  std::optional<Error> start();

  std::optional<Fault> new_game(std::uint64_t seed) override;
  Choice choose(const GameLine& line, const SearchLimits& limits,
                std::chrono::milliseconds patience) override;
  void stop() noexcept override {} // waiting polls the flag itself

private:
  enum class Waiting : unsigned char { found, stopped, ended, late, too_long };

  /// Reads lines until one whose first word is `word`; each other line is passed to `other`.
  template <class Other>
  Waiting wait_for(std::string_view word, Deadline deadline, std::string& line, Other&& other);
  bool say(std::string_view line, Deadline deadline) {
    return process_->write_line(line, deadline);
  }
  std::optional<Error> no_answer(std::string_view to) const;
  /// Waits until the program is ready; each line before that is passed to `other`.
  template <class Other>
  std::optional<Error> ready(Deadline deadline, Other&& other);
  /// Sets an option, and returns the program's complaint, if any.
  std::optional<Error> set(std::string_view name, std::string_view value, Deadline deadline);
  /// Ends the program, which may still be thinking.
  void drop() {
    process_->give_up();
    process_.reset();
  }
  Fault fail_with(Fault fault) {
    drop();
    return fault;
  }

  EngineSpec spec_;
  std::string rules_;
  bool usual_rules_ = true;
  bool pie_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<ChildProcess> process_;
};

template <class Other>
UgiPlayer::Waiting UgiPlayer::wait_for(std::string_view word, Deadline deadline, std::string& line,
                                       Other&& other) {
  while (!stop_) {
    const auto next_poll = std::min(deadline, Clock::now() + kPollInterval);
    switch (process_->read_line(line, next_poll)) {
    case ChildProcess::Reading::line:
      if (first_word(line) == word) return Waiting::found;
      other(line);
      break;
    case ChildProcess::Reading::late: break;
    case ChildProcess::Reading::ended: return Waiting::ended;
    case ChildProcess::Reading::too_long: return Waiting::too_long;
    }
    if (Clock::now() >= deadline) return Waiting::late;
  }
  return Waiting::stopped;
}

std::optional<Error> UgiPlayer::no_answer(std::string_view to) const {
  return Error{{concat("the program does not answer '", to, "' as UGI requires"),
                concat("le programme ne répond pas à « ", to, " » comme l'exige UGI")}};
}

std::optional<Error> UgiPlayer::start() {
  auto process = ChildProcess::start(spec_.command);
  if (!process) return std::move(process).error();
  process_ = *std::move(process);

  const auto deadline = Clock::now() + kTimeToStart;
  std::string line;
  std::vector<std::string> offered;
  const auto notice = [&](std::string_view said) {
    if (auto name = option_name(said)) offered.push_back(*std::move(name));
  };
  if (!say("ugi", deadline) || wait_for("ugiok", deadline, line, notice) != Waiting::found) {
    return no_answer("ugi");
  }
  const auto offers = [&](std::string_view name) {
    return std::ranges::any_of(offered, [&](const auto& each) { return same_option(each, name); });
  };
  const bool has_rules = offers(kRules);
  if (!usual_rules_ && !has_rules) {
    return Error{{"the program has no option Rules: it can only play the default rules",
                  "le programme n'a pas d'option Rules : il ne joue que les règles par défaut"}};
  }
  if (has_rules) {
    if (auto error = set(kRules, rules_, deadline)) return error;
  }
  if (pie_ && !offers(kPie)) {
    return Error{{"the program has no option Pie: it cannot play with --swap pie",
                  "le programme n'a pas d'option Pie : il ne peut jouer avec --swap pie"}};
  }
  if (pie_) {
    if (auto error = set(kPie, "true", deadline)) return error;
  }
  for (const auto& [name, value] : spec_.options) {
    if (!offers(name)) return unknown_option(name, offered);
    if (auto error = set(name, value, deadline)) return error;
  }
  return has_rules || pie_ || !spec_.options.empty() ? std::nullopt : ready(deadline, [](auto) {});
}

template <class Other>
std::optional<Error> UgiPlayer::ready(Deadline deadline, Other&& other) {
  std::string line;
  if (!say("isready", deadline) ||
      wait_for("readyok", deadline, line, std::forward<Other>(other)) != Waiting::found) {
    return no_answer("isready");
  }
  return std::nullopt;
}

std::optional<Error> UgiPlayer::set(std::string_view name, std::string_view value,
                                    Deadline deadline) {
  if (!say(set_option(name, value), deadline)) return no_answer("setoption");
  std::optional<std::string> refusal;
  auto error = ready(deadline, [&](std::string_view said) {
    if (!refusal) refusal = complaint(said);
  });
  if (error || !refusal) return error;
  return Error{{concat("the program refuses the option ", quotable(name), "=", quotable(value),
                       ": ", shown(*refusal)),
                concat("le programme refuse l'option ", quotable(name), "=", quotable(value), " : ",
                       shown(*refusal))}};
}

std::optional<Fault> UgiPlayer::new_game(std::uint64_t /*seed*/) {
  if (process_ == nullptr && start()) {
    if (process_ != nullptr) drop();
    return Fault::crash;
  }
  const auto deadline = Clock::now() + kTimeToStart;
  std::string line;
  if (!say("uginewgame", deadline) || !say("isready", deadline)) return fail_with(Fault::crash);
  switch (wait_for("readyok", deadline, line, [](std::string_view) {})) {
  case Waiting::found:
  case Waiting::stopped: return std::nullopt;
  case Waiting::ended: return fail_with(Fault::crash);
  case Waiting::late: return fail_with(Fault::timeout);
  case Waiting::too_long: return fail_with(Fault::unreadable);
  }
  return std::nullopt;
}

Choice UgiPlayer::choose(const GameLine& line, const SearchLimits& limits,
                         std::chrono::milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  std::string answer;
  if (!say(position_command(line), deadline) || !say(go_command(limits), deadline)) {
    const bool late = Clock::now() >= deadline;
    return {.fault = fail_with(late ? Fault::timeout : Fault::crash)};
  }
  switch (wait_for("bestmove", deadline, answer, [](std::string_view) {})) {
  case Waiting::found: return {.move = second_word(answer)};
  case Waiting::stopped: drop(); return {};
  case Waiting::ended: return {.fault = fail_with(Fault::crash)};
  case Waiting::late: return {.fault = fail_with(Fault::timeout)};
  case Waiting::too_long: return {.fault = fail_with(Fault::unreadable)};
  }
  return {};
}

} // namespace

Expected<std::unique_ptr<Player>> make_ugi_player(const EngineSpec& spec, const PlayerTerms& terms,
                                                  const std::atomic<bool>& stop) {
  auto player = std::make_unique<UgiPlayer>(spec, terms, stop);
  if (auto error = player->start()) return tl::unexpected<Error>(*std::move(error));
  return player;
}

} // namespace howdah::match
