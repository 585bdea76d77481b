// A session of the engine protocol, from its first line to `quit`.
//
// One thread reads lines and answers them; searches, perft and the bench run on other threads, so
// that input is read meanwhile. No input but `quit` ends the session.
#pragma once

#include "engine/bench.hpp"
#include "protocol/background_task.hpp"
#include "protocol/channel.hpp"
#include "protocol/command.hpp"
#include "protocol/current_game.hpp"
#include "thinking/thinker.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>

namespace howdah::protocol {

/// The next line of the input, without its end; nothing when there is no more.
using LineSource = std::function<std::optional<std::string_view>()>;

struct SessionSetup {
  std::string program; // its name and version
  std::string author;
  std::string game;
  std::string rules;
  std::function<Expected<std::unique_ptr<Engine>>(std::string_view rules)> make_engine;
  std::function<Expected<BenchResult>(const BenchListener& listener)> bench;
  bool unicode = false; // boards may be drawn with more than ASCII
};

class Session {
public:
  [[nodiscard]] static Expected<std::unique_ptr<Session>> make(SessionSetup setup, TextSink sink);

  /// Executes line after line until `quit` or the end of the input. A search that runs then is
  /// stopped, and sends its move.
  void run(const LineSource& next_line);

  /// Longer lines are refused: no real game needs them.
  static constexpr std::size_t kLongestLine = 65'536;

private:
  /// A game, and an engine that plays it.
  struct Pair {
    CurrentGame game;
    std::unique_ptr<Engine> engine;
  };
  [[nodiscard]] static Expected<Pair> prepare(const SessionSetup& setup, const std::string& rules,
                                              std::uint32_t table_megabytes);

  Session(SessionSetup setup, TextSink sink, Pair pair);

  /// False after `quit`.
  [[nodiscard]] bool obey(std::string_view line);
  [[nodiscard]] bool is_busy() const;
  void say(std::string_view lines) { channel_.write(lines); }
  void say_error(std::string_view what);
  void go_to(const SetPosition& place);
  void run_beside(BackgroundTask::Work work);

  void answer(const Blank&) {}
  void answer(const Introduce&);
  void answer(const IsReady&);
  void answer(const NewGame&);
  void answer(const Stop&);
  void answer(const Quit&) {}
  void answer(const Bench&);
  void answer(const Draw&);
  void answer(const SetNumber& command);
  void answer(const SetRules& command);
  void answer(const SetPie& command);
  void answer(const ClearHash&);
  void answer(const SetPosition& command);
  void answer(const Go& command);
  void answer(const GoPerft& command);
  void answer(const Query& command);

  SessionSetup setup_;
  Channel channel_;
  OptionValues options_;
  bool pie_ = false;
  std::uint32_t chance_ = std::random_device{}(); // the seed of the current game
  CurrentGame current_;
  /// A search that may send its move only after `stop`, and its result.
  bool awaits_stop_ = false;
  SearchResult held_result_;
  // Their threads use what stands above: they come last, to be destroyed first.
  std::unique_ptr<Thinker> thinker_; // never null
  BackgroundTask task_;
};

} // namespace howdah::protocol
