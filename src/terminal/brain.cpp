#include "terminal/brain.hpp"

#include "core/text.hpp"

#include <utility>

namespace howdah::terminal {

SearchLimits move_limits(const Session& session, milliseconds most) {
  SearchLimits limits{.move_time = most};
  const auto& clock = session.clock();
  for (Seat seat = 0; clock && seat < session.game().players(); ++seat) {
    limits.clocks[static_cast<std::size_t>(seat)] =
        PlayerClock{.left = clock->left(seat), .increment = clock->rules().increment};
  }
  return limits;
}

std::optional<Error> Brain::prepare(const Session& session) {
  const auto game = concat(session.game().name(), ' ', session.game().rules_text());
  if (thinker_ && game == game_) return std::nullopt;
  auto engine = make_engine(session.game().name(), session.game().rules_text());
  if (!engine) return std::move(engine).error();
  thinker_ = std::make_unique<Thinker>(*std::move(engine));
  game_ = game;
  return std::nullopt;
}

std::optional<Error> Brain::ask(Question question, const Session& session,
                                const SearchLimits& limits, const SearchOptions& options) {
  forget();
  if (auto error = prepare(session)) return error;
  if (auto error = thinker_->engine().set_game(session.line())) return error;
  auto reports = std::make_shared<LatestReports>();
  auto error = thinker_->start(
      limits, options, [reports](const SearchReport& report) { reports->add(report); },
      [this](const SearchResult& result) {
        const std::scoped_lock lock(mutex_);
        result_ = result;
      });
  if (error) return error;
  reports_ = std::move(reports);
  question_ = question;
  at_move_ = session.played();
  return std::nullopt;
}

std::optional<Question> Brain::question() const {
  return question_;
}

std::optional<Answer> Brain::answer() {
  std::optional<SearchResult> result;
  {
    const std::scoped_lock lock(mutex_);
    result = std::exchange(result_, std::nullopt);
  }
  if (!question_ || !result) return std::nullopt;
  Answer answer{.question = *question_,
                .move = result->best_move,
                .reports = reports_->all(),
                .at_move = at_move_};
  question_.reset();
  return answer;
}

std::optional<SearchReport> Brain::so_far() const {
  return reports_ ? reports_->best() : std::nullopt;
}

void Brain::forget() {
  question_.reset();
  if (!thinker_) return;
  thinker_->stop();
  thinker_->wait();
  const std::scoped_lock lock(mutex_);
  result_.reset();
}

std::optional<Answer> Brain::wait(const std::atomic<bool>& stop) {
  using namespace std::chrono_literals;
  while (question_ && !thinker_->wait_for(20ms)) {
    if (stop) forget();
  }
  return answer();
}

} // namespace howdah::terminal
