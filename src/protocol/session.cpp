#include "protocol/session.hpp"

#include "core/text.hpp"
#include "protocol/parse.hpp"
#include "protocol/print.hpp"
#include "protocol/root_perft.hpp"
#include "thinking/table_memory.hpp"

#include <algorithm>
#include <utility>

namespace howdah::protocol {
namespace {

/// Whether a command changes what a running search depends on.
template <class T>
constexpr bool kNeedsRest =
    std::is_same_v<T, NewGame> || std::is_same_v<T, Bench> || std::is_same_v<T, SetNumber> ||
    std::is_same_v<T, SetRules> || std::is_same_v<T, SetPie> || std::is_same_v<T, ClearHash> ||
    std::is_same_v<T, SetPosition> || std::is_same_v<T, Go> || std::is_same_v<T, GoPerft>;

bool needs_rest(const Command& command) {
  return std::visit([]<class T>(const T&) { return kNeedsRest<T>; }, command);
}

/// The clocks are the only limit, and the player to move has none.
bool lacks_clock(const SearchLimits& limits, Seat to_move) {
  const bool other_limit = limits.depth || limits.nodes || limits.move_time;
  const bool any_clock =
      std::ranges::any_of(limits.clocks, [](const auto& clock) { return clock.has_value(); });
  return any_clock && !other_limit && !limits.clocks[static_cast<std::size_t>(to_move)];
}

} // namespace

Session::Session(SessionSetup setup, TextSink sink, Pair pair)
    : setup_(std::move(setup)), channel_(std::move(sink)), current_(std::move(pair.game)),
      thinker_(std::make_unique<Thinker>(std::move(pair.engine))) {}

Expected<std::unique_ptr<Session>> Session::make(SessionSetup setup, TextSink sink) {
  auto pair = prepare(setup, setup.rules, kUsualTableMegabytes);
  if (!pair) return tl::unexpected<Error>(std::move(pair).error());
  return std::unique_ptr<Session>(new Session(std::move(setup), std::move(sink), *std::move(pair)));
}

Expected<Session::Pair> Session::prepare(const SessionSetup& setup, const std::string& rules,
                                         std::uint32_t table_megabytes) {
  auto game = CurrentGame::make(setup.game, rules);
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  auto engine = setup.make_engine(rules);
  if (!engine) return tl::unexpected<Error>(std::move(engine).error());
  if (auto error = set_table_megabytes(**engine, table_megabytes)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return Pair{.game = *std::move(game), .engine = *std::move(engine)};
}

void Session::run(const LineSource& next_line) {
  while (channel_.is_open()) {
    const auto line = next_line();
    if (!line || !obey(*line)) break;
  }
  answer(Stop{});
}

bool Session::obey(std::string_view line) {
  if (line.size() > kLongestLine) {
    say_error(concat("the line has more than ", kLongestLine, " bytes"));
    return true;
  }
  const auto command = parse_command(line);
  if (!command) {
    say_error(command.error());
  } else if (needs_rest(*command) && is_busy()) {
    say_error("busy: this command has to wait for the end of the search; 'stop' ends it");
  } else {
    std::visit([this](const auto& each) { answer(each); }, *command);
  }
  return !command || !std::holds_alternative<Quit>(*command);
}

bool Session::is_busy() const {
  return awaits_stop_ || thinker_->is_thinking() || task_.is_running();
}

void Session::say_error(std::string_view what) {
  say(error_line(what));
}

void Session::go_to(const SetPosition& place) {
  auto there = current_.at(place);
  if (!there) return say_error(there.error().text(Language::english));
  if (const auto error = thinker_->engine().set_game(there->line())) {
    return say_error(error->text(Language::english));
  }
  current_ = *std::move(there);
}

void Session::answer(const Introduce&) {
  say(introduction(setup_.program, setup_.author, setup_.rules));
}

void Session::answer(const IsReady&) {
  say("readyok\n");
}

void Session::answer(const NewGame&) {
  chance_ = std::random_device{}();
  thinker_->engine().forget();
  go_to({});
}

void Session::answer(const Stop&) {
  task_.stop();
  thinker_->stop();
  // The next line is read after the move was sent, so that a client need not wait before sending
  // it.
  thinker_->wait();
  if (std::exchange(awaits_stop_, false)) say(bestmove_line(held_result_));
}

void Session::answer(const Draw&) {
  say(drawing_lines(current_.state().draw({.unicode = setup_.unicode})));
}

void Session::answer(const SetNumber& command) {
  if (command.option == NumberOption::hash) {
    if (const auto error = set_table_megabytes(thinker_->engine(), command.value)) {
      return say_error(error->text(Language::english));
    }
  }
  options_.set(command.option, command.value);
  thinker_->set_threads(static_cast<int>(options_[NumberOption::threads]));
}

void Session::answer(const SetRules& command) {
  auto pair = prepare(setup_, command.rules, options_[NumberOption::hash]);
  if (!pair) {
    return say_error(concat(kRulesOption, ": ", pair.error().text(Language::english)));
  }
  current_ = std::move(pair->game);
  thinker_ = std::make_unique<Thinker>(std::move(pair->engine));
  thinker_->set_threads(static_cast<int>(options_[NumberOption::threads]));
}

void Session::answer(const SetPie& command) {
  pie_ = command.on;
}

void Session::answer(const ClearHash&) {
  thinker_->engine().forget();
}

void Session::answer(const SetPosition& command) {
  go_to(command);
}

void Session::answer(const Go& command) {
  const auto& state = current_.state();
  if (lacks_clock(command.limits, state.to_move())) {
    return say_error(concat("no limit and no clock for the player to move: 'p", state.to_move() + 1,
                            "time' is missing"));
  }
  if (state.result().is_over()) say("info string the game is over\n");
  const auto listener = [this](const SearchReport& report) {
    say(info_line(report));
    if (!channel_.is_open()) thinker_->stop();
  };
  const auto on_done = [this, hold = command.until_stopped](const SearchResult& result) {
    if (hold) {
      held_result_ = result; // `stop` sends it, after this thread has ended
    } else {
      say(bestmove_line(result));
    }
  };
  const auto seed = options_[NumberOption::seed];
  const SearchOptions options{.lines = static_cast<int>(options_[NumberOption::multipv]),
                              .level = static_cast<int>(options_[NumberOption::level]),
                              .seed = seed != 0 ? seed : chance_,
                              .pie = pie_};
  if (const auto error = thinker_->start(command.limits, options, listener, on_done)) {
    return say_error(error->text(Language::english));
  }
  awaits_stop_ = command.until_stopped;
}

void Session::answer(const GoPerft& command) {
  auto root = std::make_shared<const RootPerft>(current_.game(), current_.state(), command.depth);
  run_beside([this, root = std::move(root)](const std::atomic<bool>& stop) {
    return root->count(stop, [this](std::string_view line) { say(line); });
  });
}

void Session::answer(const Bench&) {
  run_beside([this](const std::atomic<bool>&) -> std::string {
    const auto result = setup_.bench([this](int done, int all, std::uint64_t nodes) {
      say(concat("info string bench ", done, " of ", all, ", nodes ", nodes, '\n'));
    });
    return result ? bench_lines(*result) : error_line(result.error().text(Language::english));
  });
}

void Session::run_beside(BackgroundTask::Work work) {
  const bool started =
      task_.start(std::move(work), [this](const std::string& answer) { say(answer); });
  if (!started) say_error("the system has no thread left for this");
}

void Session::answer(const Query& command) {
  say(response_line(current_.answer(command.question)));
}

} // namespace howdah::protocol
