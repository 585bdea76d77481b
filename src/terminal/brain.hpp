// The engine beside a game: it thinks in threads of its own, about one question at a time, and is
// asked now and then whether it has an answer.
#pragma once

#include "terminal/session.hpp"
#include "thinking/latest_reports.hpp"
#include "thinking/thinker.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace howdah::terminal {

enum class Question : unsigned char { move, hint, evaluation, draw_offer };

struct Answer {
  Question question{};
  std::string move{};                  // the best one
  std::vector<SearchReport> reports{}; // best first
  std::size_t at_move = 0;             // how many moves stood on the board
};

class Brain {
public:
  /// Whether there is an engine is known when the first question is asked.
  Brain() = default;
  Brain(const Brain&) = delete;
  Brain& operator=(const Brain&) = delete;

  /// Forgets the question before it and begins to think. An error says why there is no engine.
  [[nodiscard]] std::optional<Error> ask(Question question, const Session& session,
                                         const SearchLimits& limits, const SearchOptions& options);
  /// What it is thinking about.
  [[nodiscard]] std::optional<Question> question() const;
  /// The answer, once.
  [[nodiscard]] std::optional<Answer> answer();
  /// The best line so far, while it thinks.
  [[nodiscard]] std::optional<SearchReport> so_far() const;
  /// Stops thinking, and gives no answer.
  void forget();
  /// Waits for the answer, until it is there or `stop` is set.
  [[nodiscard]] std::optional<Answer> wait(const std::atomic<bool>& stop);

private:
  [[nodiscard]] std::optional<Error> prepare(const Session& session);

  std::string game_; // the name and rules the engine was made for
  std::shared_ptr<LatestReports> reports_;
  std::optional<Question> question_;
  std::size_t at_move_ = 0;
  mutable std::mutex mutex_; // of result_, which the thinking thread sets
  std::optional<SearchResult> result_;
  std::unique_ptr<Thinker> thinker_; // last: its thread is gone before what it writes to
};

/// How long an engine may think about its move: that time at most, and what the clock allows.
[[nodiscard]] SearchLimits move_limits(const Session& session, milliseconds most);

} // namespace howdah::terminal
