#include "match/game_play.hpp"

#include "core/hashing.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// The clocks of the players, and what follows from them.
class Clocks {
public:
  Clocks(const TimeControl& control, int players) : control_(control) {
    if (!control.clock) return;
    for (int seat = 0; seat < players; ++seat) {
      clocks_[static_cast<std::size_t>(seat)] = control.clock;
    }
  }

  [[nodiscard]] SearchLimits limits() const {
    SearchLimits limits{.depth = control_.depth,
                        .nodes = control_.nodes,
                        .move_time = control_.move_time,
                        .clocks = clocks_};
    return limits;
  }

  [[nodiscard]] milliseconds patience(Seat seat) const {
    auto longest = kLongestThought;
    if (control_.move_time) longest = *control_.move_time;
    if (const auto& clock = of(seat)) {
      longest = control_.move_time ? std::min(longest, clock->left) : clock->left;
    }
    return longest + control_.margin;
  }

  /// Takes the time of a thought off. A player who used the margin has a moment left.
  void charge(Seat seat, milliseconds used) {
    auto& clock = clocks_[static_cast<std::size_t>(seat)];
    if (clock) clock->left = std::max(clock->left - used, 1ms) + clock->increment;
  }

private:
  [[nodiscard]] const std::optional<PlayerClock>& of(Seat seat) const {
    return clocks_[static_cast<std::size_t>(seat)];
  }

  const TimeControl& control_;
  std::array<std::optional<PlayerClock>, kMaxPlayers> clocks_{};
};

std::string_view fault_word(Fault fault) {
  switch (fault) {
  case Fault::crash: return "crash";
  case Fault::timeout: return "timeout";
  case Fault::unreadable: return "unreadable answer";
  case Fault::illegal_move: return "illegal move";
  }
  return {};
}

class RunningGame {
public:
  explicit RunningGame(const GamePlan& plan)
      : plan_(plan), state_(plan.start.clone()), clocks_(plan.control, plan.game.players()) {
    played_.record = record::begin_record(plan.game, plan.start);
    if (const auto* const position = played_.record.tag(record::kPositionTag)) {
      line_.start = *position;
    }
    for (Seat seat = 0; seat < plan.game.players(); ++seat) {
      played_.record.set_tag(plan.game.seat_tag(seat), plan.names[static_cast<std::size_t>(seat)]);
    }
    for (const auto& move : plan.opening) put(move);
  }

  std::optional<PlayedGame> play(const std::atomic<bool>& stop) {
    begin_players();
    while (!over_ && !state_->result().is_over()) {
      if (stop) return std::nullopt;
      if (plan_.ply_limit > 0 && line_.moves.size() >= plan_.ply_limit) {
        played_.ending = Ending::ply_limit;
        played_.result = Result::draw();
        break;
      }
      one_move(stop);
    }
    if (stop && !over_ && !state_->result().is_over()) return std::nullopt;
    return finished();
  }

private:
  void begin_players() {
    for (Seat seat = 0; seat < plan_.game.players() && !over_; ++seat) {
      const auto seed = mix(plan_.seed + static_cast<std::uint64_t>(seat));
      if (const auto fault = player(seat).new_game(seed)) lose(seat, *fault, {});
    }
  }

  void one_move(const std::atomic<bool>& stop) {
    const Seat seat = state_->to_move();
    const auto begin = std::chrono::steady_clock::now();
    const auto choice = player(seat).choose(line_, clocks_.limits(), clocks_.patience(seat));
    if (choice.fault) return lose(seat, *choice.fault, {});
    if (stop) return;
    const auto used =
        std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin);
    clocks_.charge(seat, used);
    const bool readable = state_->explain(choice.move).has_value();
    if (!readable || state_->clone()->play(choice.move)) {
      return lose(seat, readable ? Fault::illegal_move : Fault::unreadable, choice.move);
    }
    put(choice.move);
  }

  void put(const std::string& move) {
    (void)state_->play(move); // legal: it was checked, or is of an opening
    line_.moves.push_back(move);
    played_.record.moves.push_back({.text = move});
  }

  void lose(Seat seat, Fault fault, std::string_view answer) {
    over_ = true;
    played_.ending = Ending::fault;
    played_.fault = fault;
    played_.culprit = seat;
    if (plan_.game.players() == 2) played_.result = Result::win(1 - seat);
    termination_ = concat(fault_word(fault), " of ", plan_.game.seat_tag(seat));
    if (!answer.empty()) termination_ += concat(": ", quotable(answer));
  }

  PlayedGame finished() {
    if (played_.ending == Ending::by_rules) {
      played_.result = state_->result();
      termination_ = "normal";
    } else if (played_.ending == Ending::ply_limit) {
      termination_ = concat("draw at ", plan_.ply_limit, " plies");
    }
    played_.plies = static_cast<std::uint32_t>(line_.moves.size());
    played_.record.result = record::result_word(plan_.game, played_.result);
    played_.record.set_tag(record::kResultTag, played_.record.result);
    played_.record.set_tag(record::kTimeControlTag, time_control_text(plan_.control));
    played_.record.set_tag(record::kTerminationTag, termination_);
    return std::move(played_);
  }

  [[nodiscard]] Player& player(Seat seat) const {
    return *plan_.players[static_cast<std::size_t>(seat)];
  }

  const GamePlan& plan_;
  std::unique_ptr<AnyState> state_;
  GameLine line_;
  Clocks clocks_;
  PlayedGame played_;
  std::string termination_;
  bool over_ = false; // a player failed
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
  if (ending != Ending::fault) return result.score(seat, players);
  return seat == culprit ? 0.0 : 1.0 / (players - 1);
}

std::optional<PlayedGame> play_game(const GamePlan& plan, const std::atomic<bool>& stop) {
  return RunningGame(plan).play(stop);
}

} // namespace howdah::match
