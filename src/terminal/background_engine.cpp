#include "terminal/background_engine.hpp"

#include "core/text.hpp"

#include <utility>

namespace howdah::terminal {

SearchLimits move_limits(const LocalGame& game, milliseconds most) {
  SearchLimits limits{.move_time = most};
  if (!game->clock_runs()) return limits; // a substitute's clock stands still, perhaps at zero
  for (Seat seat = 0; seat < game->seats(); ++seat) {
    limits.clocks[static_cast<std::size_t>(seat)] = PlayerClock{
        .left = game.left(seat).value_or(most), .increment = game->opening().clock->increment};
  }
  return limits;
}

std::optional<Error> BackgroundEngine::prepare(const AnyGame& game) {
  const auto name = concat(game.name(), ' ', game.rules_text());
  if (thinker_ && name == game_) return std::nullopt;
  auto engine = make_engine(game.name(), game.rules_text());
  if (!engine) return std::move(engine).error();
  thinker_ = std::make_unique<Thinker>(*std::move(engine));
  game_ = name;
  return std::nullopt;
}

std::optional<Error> BackgroundEngine::start(SearchPurpose purpose, const play::GameInPlay& game,
                                             const SearchLimits& limits, SearchOptions options) {
  const bool chooses = purpose == SearchPurpose::move || purpose == SearchPurpose::hint;
  options.pie = chooses && game.opening().swap == play::SwapRule::pie;
  cancel();
  if (auto error = prepare(game.game())) return error;
  if (auto error = thinker_->engine().set_game(line_of(game.setup(), game.swapped()))) return error;
  auto reports = std::make_shared<LatestReports>();
  auto error = thinker_->start(
      limits, options, [reports](const SearchReport& report) { reports->add(report); },
      [this](const SearchResult& result) {
        const std::scoped_lock lock(mutex_);
        result_ = result;
      });
  if (error) return error;
  reports_ = std::move(reports);
  purpose_ = purpose;
  at_move_ = game.moves_played();
  return std::nullopt;
}

std::optional<FinishedSearch> BackgroundEngine::fetch() {
  std::optional<SearchResult> result;
  {
    const std::scoped_lock lock(mutex_);
    result = std::exchange(result_, std::nullopt);
  }
  if (!purpose_ || !result) return std::nullopt;
  FinishedSearch finished{.purpose = *purpose_,
                          .move = result->best_move,
                          .reports = reports_->all(),
                          .at_move = at_move_};
  purpose_.reset();
  return finished;
}

void BackgroundEngine::cancel() {
  purpose_.reset();
  if (!thinker_) return;
  thinker_->stop();
  thinker_->wait();
  const std::scoped_lock lock(mutex_);
  result_.reset();
}

std::optional<FinishedSearch> BackgroundEngine::wait(const std::atomic<bool>& stop) {
  using namespace std::chrono_literals;
  while (purpose_ && !thinker_->wait_for(20ms)) {
    if (stop) cancel();
  }
  return fetch();
}

} // namespace howdah::terminal
