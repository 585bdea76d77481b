#include "games/samliam/moves.hpp"

#include "games/samliam/announcements.hpp"
#include "games/samliam/duties.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/turns.hpp"

namespace howdah::samliam {
namespace {

/// Adds the turns that are legal under a duty; false when none meets it, for then every turn is
/// legal.
bool list_dutiful_turns(const Setting& setting, const Position& position, const Duty& duty,
                        const CellSet& barred, auto&& add) {
  const Seat mover = position.mover;
  CellSet worth_trying = duty.cells();
  worth_trying |= missing_cells(*setting.figures, position, mover);
  Position after = position;
  bool met = false;
  for_each_board_after(setting, after, barred, worth_trying, [&](Move turn) {
    const bool meets = duty.is_met(after);
    met |= meets;
    if (meets || has_complete_figure(after, mover)) add(turn);
  });
  return met;
}

/// Adds turns with everything that may be announced with them.
class Announcer {
public:
  Announcer(const Setting& setting, const Position& position, MoveList& moves)
      : setting_(setting), mover_(position.mover), board_(position), moves_(moves) {
    set_bars(board_, mover_, {}); // they end before the announcement is judged
    if (setting.in_hand(position, mover_) > 0) look();
  }

  void add(Move turn) {
    if (turn.taken() != taken_) take(turn.taken());
    moves_.push_back(turn);
    if (!matters_.contains(cell_of(turn.placed()))) return add_due(turn, due_);
    put_triangle(*setting_.figures, board_, turn.placed(), mover_);
    if (!has_complete_figure(board_, mover_)) {
      add_due(turn, due_announcement(*setting_.figures, board_, mover_).announcement);
      if (has_win(*setting_.figures, board_, mover_)) {
        moves_.push_back(turn.announcing(Announcement::win));
      }
    }
    take_triangle(*setting_.figures, board_, turn.placed(), mover_);
  }

private:
  void add_due(Move turn, Announcement due) {
    if (due != Announcement::none) moves_.push_back(turn.announcing(due));
  }

  /// Turns come in groups that take the same triangle.
  void take(Point taken) {
    if (taken_ != kNoPoint) put_triangle(*setting_.figures, board_, taken_, mover_);
    if (taken != kNoPoint) take_triangle(*setting_.figures, board_, taken, mover_);
    taken_ = taken;
    look();
  }

  /// What is due with a placement that changes nothing, and where it may change something: on the
  /// cells that begun figures need; everywhere when a figure is open, since WIN depends on the
  /// other players' open figures too.
  void look() {
    due_ = due_announcement(*setting_.figures, board_, mover_).announcement;
    matters_ = {};
    if (has_open_figure(board_, mover_)) {
      matters_ = setting_.board;
      return;
    }
    const FigureCounts* const counts = board_.counts_of(mover_);
    for (int lane = 0; lane < board_.lanes; ++lane) {
      for (const Lane& figures : {counts[lane].begun(), counts[lane].half_filled()}) {
        for_each_figure(figures, lane, [&](int figure) {
          for (const Point point : (*setting_.figures)[figure].points) {
            matters_.insert(cell_of(point));
          }
        });
      }
    }
  }

  const Setting& setting_;
  Seat mover_;
  Position board_; // without the triangle taken
  Point taken_ = kNoPoint;
  Announcement due_ = Announcement::none;
  CellSet matters_;
  MoveList& moves_;
};

} // namespace

CellSet bars_in_force(const Setting& setting, const Position& position) {
  const CellSet& barred = position.barred_to(position.mover);
  if (barred.empty()) return barred;
  bool any_turn = false;
  for_each_group(setting, position, barred,
                 [&](Point, const Points& places) { any_turn |= !places.empty(); });
  return any_turn ? barred : CellSet{};
}

void list_turns(const Setting& setting, const Position& position, MoveList& turns) {
  turns.clear();
  const auto add = [&](Move turn) { turns.push_back(turn); };
  const CellSet barred = bars_in_force(setting, position);
  const Duty duty(setting, position);
  if (duty.exists()) {
    if (list_dutiful_turns(setting, position, duty, barred, add)) return;
    turns.clear();
  }
  for_each_group(setting, position, barred, [&](Point taken, const Points& places) {
    for (const Point placed : places) turns.push_back(Move(placed, taken));
  });
}

void list_moves(const Setting& setting, const Position& position, MoveList& moves) {
  if (!setting.strict()) return list_turns(setting, position, moves);
  MoveList turns;
  list_turns(setting, position, turns);
  moves.clear();
  Announcer announcer(setting, position, moves);
  for (const Move turn : turns) announcer.add(turn);
}

} // namespace howdah::samliam
