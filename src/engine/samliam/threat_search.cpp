#include "engine/samliam/threat_search.hpp"

#include "engine/samliam/threat_board.hpp"
#include "games/samliam/threats.hpp"

#include <algorithm>
#include <span>

namespace howdah::samliam {
namespace {

/// A cache of boards from which all sequences of so many SAMs fail. Overwritten ones are searched
/// again.
class FailedBoards {
public:
  [[nodiscard]] bool contains(std::uint64_t key, int sams) const noexcept {
    const Slot& slot = slots_[key % kSlots];
    return slot.check == check_of(key) && slot.sams >= sams;
  }
  void insert(std::uint64_t key, int sams) noexcept {
    slots_[key % kSlots] = {.check = check_of(key), .sams = sams};
  }

private:
  struct Slot {
    std::uint32_t check = 0;
    std::int32_t sams = 0;
  };
  [[nodiscard]] static std::uint32_t check_of(std::uint64_t key) noexcept {
    return static_cast<std::uint32_t>(key >> 32U);
  }
  static constexpr std::size_t kSlots = 4096;
  std::array<Slot, kSlots> slots_{};
};

/// A placement that opens figures which all miss corners of one cell.
struct Sam {
  std::uint16_t placement;
  std::uint16_t missing; // one of the points
  std::uint8_t corners;  // all of them
  std::uint8_t promise;  // figures it brings to two filled cells
};

template <int kLanes>
class Search {
public:
  using Board = ThreatBoard<kLanes>;
  using Figures = typename Board::Figures;

  Search(const ThreatLimits& limits, ThreatResult& result) : limits_(limits), result_(result) {}

  void run(const Board& root) {
    if (const Point winning = unblockable(root, root.half()); winning != kNoPoint) {
      return won({&winning, 1});
    }
    const int first = limits_.shortest_first ? 2 : std::max(limits_.sams, 2);
    for (int sams = first; sams <= limits_.sams; ++sams) {
      cut_short_ = false;
      if (expand(root, sams, 0)) return;
      if (result_.gave_up || !cut_short_) return;
    }
  }

  /// How many placements of a sequence win from this board; none if it does not win.
  [[nodiscard]] static std::size_t placements_that_win(Board board,
                                                       std::span<const Point> placements) {
    for (std::size_t i = 0; i < placements.size(); ++i) {
      const Point placement = placements[i];
      const Figures opened = board.half() & board.filled_by(placement);
      Point missing = kNoPoint;
      CornerSet corners = 0;
      opened.for_each([&](int figure) {
        board.for_each_unfilled(figure, [&](Point point) {
          if (cell_of(point) == cell_of(placement)) return;
          missing = point;
          corners |= corner_bit(point);
        });
      });
      if (missing == kNoPoint) return 0;
      if (!answers(board, board.open_for_defender(), placement)) return 0;
      if (cannot_be_blocked(board, opened, placement, missing)) return i + 1;
      board.attack(placement);
      board.block(missing, corners);
    }
    return 0;
  }

private:
  void won(std::span<const Point> last) {
    result_.won = true;
    for (const Point point : last) result_.placements.push_back(point);
  }

  /// Whether the attacker's placement leaves the defender no open figure.
  [[nodiscard]] static bool answers(const Board& board, const Figures& threats, Point placement) {
    return !threats.any() || !threats.without(board.killed_by(placement)).any();
  }

  /// A placement that opens figures which cannot all be blocked, at least one of them among
  /// `fresh`; all that are half filled if nothing is known of the others.
  [[nodiscard]] static Point unblockable(const Board& board, const Figures& fresh) {
    if (!fresh.any()) return kNoPoint;
    const Figures half = board.half();
    const Figures threats = board.open_for_defender();
    Point found = kNoPoint;
    fresh.for_each([&](int figure) {
      if (found != kNoPoint) return;
      std::array<Point, 2> unfilled{};
      std::size_t count = 0;
      board.for_each_unfilled(figure, [&](Point point) { unfilled[count++] = point; });
      for (const std::size_t i : {0U, 1U}) {
        const Point placement = board.placement_for(unfilled[i]);
        const Figures opened = half & board.filled_by(placement);
        if (opened.size() > 1 && cannot_be_blocked(board, opened, placement, unfilled[1 - i]) &&
            answers(board, threats, placement)) {
          found = placement;
        }
      }
    });
    return found;
  }

  /// Of the figures a placement opens, one of which misses the given point.
  [[nodiscard]] static bool cannot_be_blocked(const Board& board, const Figures& opened,
                                              Point placement, Point missing) {
    bool several_cells = false;
    CornerSet corners = 0;
    opened.for_each([&](int figure) {
      board.for_each_unfilled(figure, [&](Point point) {
        if (cell_of(point) == cell_of(placement)) return;
        several_cells |= cell_of(point) != cell_of(missing);
        corners |= corner_bit(point);
      });
    });
    return several_cells || (corners == kFourCorners && board.is_empty(missing));
  }

  /// All SAMs, each placement once, of a board without one that wins at once.
  [[nodiscard]] static FixedList<Sam, kPoints> list_sams(const Board& board) {
    constexpr std::uint16_t kNone = kPoints;
    FixedList<Sam, kPoints> sams;
    std::array<std::uint16_t, kPoints> place_of;
    place_of.fill(kNone);
    const auto note = [&](Point filled, Point missing) {
      const Point placement = board.placement_for(filled);
      auto& place = place_of[static_cast<std::size_t>(placement)];
      if (place == kNone) {
        place = static_cast<std::uint16_t>(sams.size());
        sams.push_back({.placement = static_cast<std::uint16_t>(placement),
                        .missing = static_cast<std::uint16_t>(missing),
                        .corners = 0,
                        .promise = 0});
      }
      auto& corners = sams[place].corners;
      corners = static_cast<std::uint8_t>(corners | corner_bit(missing));
    };
    board.half().for_each([&](int figure) {
      std::array<Point, 2> unfilled{};
      std::size_t count = 0;
      board.for_each_unfilled(figure, [&](Point point) { unfilled[count++] = point; });
      note(unfilled[0], unfilled[1]);
      note(unfilled[1], unfilled[0]);
    });
    return sams;
  }

  /// Tries all sequences of so many SAMs from a board without a SAM that wins at once.
  bool expand(const Board& board, int sams_left, int played) {
    auto sams = list_sams(board);
    const Figures threats = board.open_for_defender();
    const Figures begun = board.begun();
    const bool is_last_choice = sams_left == 2;
    std::size_t kept = 0;
    for (const Sam& sam : sams) {
      const Point placement = sam.placement;
      if (!answers(board, threats, placement)) continue;
      Figures fresh = begun & board.filled_by(placement);
      // The next SAM can only win at once with a figure that this one brings to two cells.
      if (is_last_choice && !fresh.any()) {
        cut_short_ = true;
        continue;
      }
      if (++result_.nodes > limits_.nodes) {
        result_.gave_up = true;
        return false;
      }
      Board after = board;
      after.attack(placement);
      after.block(sam.missing, sam.corners);
      if (failed_.contains(after.key(), sams_left - 1)) continue;
      fresh = fresh & after.half();
      if (const Point winning = unblockable(after, fresh); winning != kNoPoint) {
        path_[static_cast<std::size_t>(played)] = placement;
        path_[static_cast<std::size_t>(played) + 1] = winning;
        won({path_.data(), static_cast<std::size_t>(played) + 2});
        return true;
      }
      if (is_last_choice) {
        cut_short_ = true;
        failed_.insert(after.key(), 1);
        continue;
      }
      Sam& later = sams[kept++];
      later = sam;
      later.promise = static_cast<std::uint8_t>(fresh.size());
    }
    if (is_last_choice) return false;
    std::sort(sams.begin(), sams.begin() + kept, [](const Sam& a, const Sam& b) {
      return a.promise != b.promise ? a.promise > b.promise : a.placement < b.placement;
    });
    for (std::size_t i = 0; i < kept; ++i) {
      const Sam sam = sams[i];
      Board after = board;
      after.attack(sam.placement);
      after.block(sam.missing, sam.corners);
      if (failed_.contains(after.key(), sams_left - 1)) continue;
      path_[static_cast<std::size_t>(played)] = sam.placement;
      if (expand(after, sams_left - 1, played + 1)) return true;
      if (result_.gave_up) return false;
      failed_.insert(after.key(), sams_left - 1);
    }
    return false;
  }

  const ThreatLimits& limits_;
  ThreatResult& result_;
  FailedBoards failed_;
  std::array<Point, kMostSams + 1> path_{};
  bool cut_short_ = false; // there were sequences longer than allowed
};

/// How many SAMs the hands and the game's limit leave room for.
[[nodiscard]] int sams_possible(const Setting& setting, const Position& position, Seat attacker) {
  // A SAM that cannot be blocked ends the game, or the placement after it does.
  const int after_last = setting.rules.announce == Announce::off ? 1 : 0;
  const int turn_before = attacker == position.mover ? 0 : 1;
  const int own = setting.in_hand(position, attacker) - after_last;
  const int defenders = setting.in_hand(position, 1 - attacker) - turn_before;
  const std::int64_t plies_left = std::int64_t{setting.last_ply()} - position.ply - turn_before;
  const std::int64_t by_limit = (plies_left + 1) / 2 - after_last;
  const std::int64_t most = std::min({own, defenders, kMostSams});
  return static_cast<int>(std::min(most, by_limit));
}

[[nodiscard]] std::span<const Point> placements_of(const ThreatResult& result) {
  return {result.placements.begin(), result.placements.end()};
}

template <int kLanes>
void search_lanes(const Setting& setting, const Position& position, Seat attacker,
                  const ThreatLimits& limits, ThreatResult& result) {
  const ThreatBoard<kLanes> root(*setting.figures, position, attacker);
  if (const auto open = root.open(); open.any()) {
    Point completing = kNoPoint;
    open.for_each([&](int figure) {
      root.for_each_unfilled(figure, [&](Point point) { completing = root.placement_for(point); });
    });
    result.won = true;
    result.completes = true;
    result.plies = 1;
    result.placements.push_back(completing);
    return;
  }
  Search<kLanes>(limits, result).run(root);
  result.plies = plies_of(setting, result.placements.size());
}

template <int kLanes>
void list_defences_of_lanes(const Setting& setting, const Position& position,
                            const ThreatResult& threat, FixedList<Point, kPoints>& defences) {
  const ThreatBoard<kLanes> board(*setting.figures, position, 1 - position.mover);
  setting.board.for_each([&](Cell cell) {
    for (const Corner corner : kAllCorners) {
      if (!position.at(cell).accepts(corner)) continue;
      const Point point = point_at(cell, corner);
      auto after = board;
      after.defend(point);
      const bool wins =
          threat.completes ? after.open().any()
                           : Search<kLanes>::placements_that_win(after, placements_of(threat)) != 0;
      if (!wins) defences.push_back(point);
    }
  });
}

} // namespace

ThreatResult follow_threats(const Setting& setting, const Position& position,
                            const ThreatResult& before) {
  ThreatResult result;
  const Seat attacker = position.mover;
  const int possible = sams_possible(setting, position, attacker);
  if (!position.barred_to(attacker).empty() || has_open_figure(position, attacker) ||
      before.placements.size() < 2) {
    return result;
  }
  const auto rest = placements_of(before).subspan(1);
  const auto needed =
      setting.figures->lanes() == 1
          ? Search<1>::placements_that_win({*setting.figures, position, attacker}, rest)
          : Search<2>::placements_that_win({*setting.figures, position, attacker}, rest);
  if (needed == 0 || static_cast<int>(needed) > possible) return result;
  result.won = true;
  result.plies = plies_of(setting, needed);
  for (const Point placement : rest.first(needed)) result.placements.push_back(placement);
  return result;
}

FixedList<Point, kPoints> list_defences(const Setting& setting, const Position& position,
                                        const ThreatResult& threat) {
  FixedList<Point, kPoints> defences;
  if (setting.figures->lanes() == 1) {
    list_defences_of_lanes<1>(setting, position, threat, defences);
  } else {
    list_defences_of_lanes<2>(setting, position, threat, defences);
  }
  return defences;
}

ThreatResult search_threats(const Setting& setting, const Position& position, Seat attacker,
                            const ThreatLimits& limits) {
  ThreatResult result;
  ThreatLimits possible = limits;
  possible.sams = std::min(limits.sams, sams_possible(setting, position, attacker));
  if (possible.sams < 1 || !position.barred_to(attacker).empty()) return result;
  if (setting.figures->lanes() == 1) {
    search_lanes<1>(setting, position, attacker, possible, result);
  } else {
    search_lanes<2>(setting, position, attacker, possible, result);
  }
  return result;
}

Move first_move(const Setting& setting, const ThreatResult& result) noexcept {
  if (!setting.strict() || result.completes) return Move(result.placements[0]);
  const bool is_last = result.placements.size() == 1;
  return Move(result.placements[0], kNoPoint, is_last ? Announcement::win : Announcement::sam);
}

} // namespace howdah::samliam
