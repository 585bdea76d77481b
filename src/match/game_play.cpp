#include "match/game_play.hpp"

#include "core/hashing.hpp"
#include "core/text.hpp"
#include "engine/pie.hpp"
#include "play/game_record.hpp"
#include "record/termination.hpp"

#include <algorithm>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

record::Termination termination_of(Fault fault) {
  switch (fault) {
  case Fault::crash: return record::Termination::crash;
  case Fault::timeout: return record::Termination::timeout;
  case Fault::unreadable: return record::Termination::unreadable;
  case Fault::illegal_move: return record::Termination::illegal;
  }
  return record::Termination::crash;
}

play::GameInPlay open_game(const GamePlan& plan) {
  play::Opening opening{.setup = {.game = std::string(plan.game.name()),
                                  .rules = plan.game.rules_text(),
                                  .start = plan.start.text(),
                                  .moves = plan.opening},
                        .start_name = std::string(plan.start_name),
                        .swap = plan.swap,
                        .policy = {.margin = plan.control.margin, .ply_limit = plan.ply_limit}};
  for (Seat seat = 0; seat < plan.game.players(); ++seat) {
    opening.players.push_back(play::person(plan.names[static_cast<std::size_t>(seat)]));
  }
  if (const auto& clock = plan.control.clock) {
    opening.clock = play::ClockRules{.base = clock->left, .increment = clock->increment};
  }
  if (opening.setup.start == plan.game.start()->text()) opening.setup.start.clear();
  return play::GameInPlay::open(std::move(opening), 0ms).value(); // an opening is legal
}

class RunningGame {
public:
  explicit RunningGame(const GamePlan& plan) : plan_(plan), game_(open_game(plan)) {}

  std::optional<PlayedGame> play(const std::atomic<bool>& stop) {
    begin_players();
    while (!failure_ && !game_.is_over()) {
      if (stop) return std::nullopt;
      one_move(stop);
    }
    return finished();
  }

private:
  void begin_players() {
    for (Seat seat = 0; seat < game_.seats() && !failure_; ++seat) {
      const auto seed = mix(plan_.seed + static_cast<std::uint64_t>(seat));
      if (const auto fault = player(seat).new_game(seed)) fail(seat, *fault, {});
    }
  }

  void one_move(const std::atomic<bool>& stop) {
    const Seat seat = game_.state().to_move();
    const auto begin = std::chrono::steady_clock::now();
    const auto choice =
        player(seat).choose(line_of(game_.setup(), game_.swapped()), limits(), patience(seat));
    if (choice.fault) return fail(seat, *choice.fault, {});
    if (stop) return;
    // Clocks run while a player thinks, and at no other time.
    now_ += std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin);
    if (choice.move == kSwapMove && game_.may_swap()) {
      if (!game_.swap(seat, now_)) fail(seat, Fault::timeout, {}); // allowed, so it came too late
      return;
    }
    const bool readable = game_.state().explain(choice.move).has_value();
    if (!readable || game_.state().clone()->play(choice.move)) {
      return fail(seat, readable ? Fault::illegal_move : Fault::unreadable, choice.move);
    }
    const auto played = game_.move(seat, game_.moves_played(), choice.move, now_);
    if (!played) fail(seat, Fault::timeout, {}); // legal, so it came too late
  }

  [[nodiscard]] SearchLimits limits() const {
    const auto& control = plan_.control;
    SearchLimits limits{
        .depth = control.depth, .nodes = control.nodes, .move_time = control.move_time};
    for (Seat seat = 0; control.clock && seat < game_.seats(); ++seat) {
      limits.clocks[static_cast<std::size_t>(seat)] =
          PlayerClock{.left = *game_.left(seat, now_), .increment = control.clock->increment};
    }
    return limits;
  }

  [[nodiscard]] milliseconds patience(Seat seat) const {
    auto longest = plan_.control.move_time;
    if (const auto left = game_.left(seat, now_))
      longest = std::min(longest.value_or(*left), *left);
    return longest.value_or(kLongestThought) + plan_.control.margin;
  }

  void fail(Seat seat, Fault fault, std::string_view answer) {
    failure_ = Failure{.fault = fault, .seat = seat};
    failure_words_ = std::string(plan_.game.seat_tag(seat));
    if (!answer.empty()) failure_words_ += concat(": ", quotable(answer));
  }

  PlayedGame finished() {
    PlayedGame played{.record = play::record_of(game_, now_),
                      .result = game_.result(),
                      .failure = failure_,
                      .plies = game_.moves_played(),
                      .first = game_.start().to_move(),
                      .swapped = game_.swapped()};
    auto& record = played.record;
    if (failure_) {
      if (game_.seats() == 2) played.result = Result::win(1 - failure_->seat);
      record.result = record::result_word(plan_.game, played.result);
      record.set_tag(kFaultTag, failure_words_);
    } else {
      played.reason = game_.ending()->reason;
    }
    const auto termination =
        failure_ ? termination_of(failure_->fault) : play::termination_of(played.reason);
    // A match has its own tags for time control and endings, behind the result.
    std::erase_if(record.tags, [](const auto& tag) {
      return tag.name == play::kTimeLeftTag || tag.name == record::kTimeControlTag ||
             tag.name == record::kTerminationTag || tag.name == record::kResultTag;
    });
    record.set_tag(record::kResultTag, record.result);
    record.set_tag(record::kTimeControlTag, time_control_text(plan_.control));
    record.set_tag(record::kTerminationTag, std::string(record::to_word(termination)));
    return played;
  }

  [[nodiscard]] Player& player(Seat seat) const {
    return *plan_.players[static_cast<std::size_t>(game_.seat_of_original(seat))];
  }

  const GamePlan& plan_;
  play::GameInPlay game_;
  play::Instant now_{0};
  std::optional<Failure> failure_;
  std::string failure_words_;
};

} // namespace

std::string time_control_text(const TimeControl& control) {
  std::string text;
  const auto add = [&](const auto&... parts) {
    if (!text.empty()) text += ", ";
    text += concat(parts...);
  };
  if (control.clock) {
    add("clock ", control.clock->left.count(), "+", control.clock->increment.count());
  }
  if (control.move_time) add("movetime ", control.move_time->count());
  if (control.nodes) add("nodes ", *control.nodes);
  if (control.depth) add("depth ", *control.depth);
  return text;
}

double PlayedGame::points(Seat seat, int players) const {
  if (!failure) return result.score(seat, players);
  return seat == failure->seat ? 0.0 : 1.0 / (players - 1);
}

std::optional<PlayedGame> play_game(const GamePlan& plan, const std::atomic<bool>& stop) {
  return RunningGame(plan).play(stop);
}

} // namespace howdah::match
