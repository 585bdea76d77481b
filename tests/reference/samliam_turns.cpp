#include "tests/reference/samliam_turns.hpp"

#include <algorithm>

namespace howdah::reference::samliam {
namespace {

/// §2, without bars and duties.
std::vector<Turn> turns_by_hand(const Setting& setting, const Position& position) {
  std::vector<Turn> turns;
  const auto& board = position.board;
  if (board.triangles_of(position.to_move) < setting.rules.triangles) {
    for (const auto cell : setting.cells) {
      for (const auto corner : kCorners) {
        if (board.can_place({cell, corner})) turns.push_back({.placed = {cell, corner}});
      }
    }
    return turns;
  }
  for (const auto from : setting.cells) {
    for (const auto old_corner : kCorners) {
      const Place taken = {from, old_corner};
      if (board.owner(taken) != position.to_move) continue;
      Board without = board;
      without.take(taken);
      for (const auto cell : setting.cells) {
        for (const auto corner : kCorners) {
          const Place placed = {cell, corner};
          if (placed == taken) continue; // as it was
          if (without.can_place(placed)) turns.push_back({.taken = taken, .placed = placed});
        }
      }
    }
  }
  return turns;
}

/// §4: no triangle on a barred cell, unless that leaves no move at all.
std::vector<Turn> turns_within_bars(const Setting& setting, const Position& position) {
  const auto turns = turns_by_hand(setting, position);
  const auto& barred = position.bars[static_cast<std::size_t>(position.to_move)];
  std::vector<Turn> allowed;
  for (const auto& turn : turns) {
    if (!barred.contains(turn.placed.cell)) allowed.push_back(turn);
  }
  return allowed.empty() ? turns : allowed;
}

Board board_after(const Position& position, const Turn& turn) {
  Board board = position.board;
  if (turn.taken) board.take(*turn.taken);
  board.put(turn.placed, position.to_move);
  return board;
}

bool has_song(const Setting& setting, const Position& position, const Board& board, Player player) {
  const auto& barred = position.bars[static_cast<std::size_t>(player)];
  return !song_cells(setting, board, player, barred).empty();
}

/// §5. "Every move" of rule 4 keeps to the bars; a completing move is legal beside those that
/// rule 2 or 3 asks for, but does not satisfy that rule unless it does so on the board.
std::vector<Turn> turns_that_meet_threats(const Setting& setting, const Position& position) {
  auto turns = turns_within_bars(setting, position);
  const auto asked = duty(setting, position);
  if (asked.kind == Duty::Kind::nothing) return turns;
  bool some_turn_satisfies = false;
  std::vector<Turn> legal;
  for (const auto& turn : turns) {
    const auto board = board_after(position, turn);
    const bool satisfying = satisfies(setting, position, asked, board);
    some_turn_satisfies = some_turn_satisfies || satisfying;
    if (satisfying || owns_complete_figure(setting, board, position.to_move)) {
      legal.push_back(turn);
    }
  }
  return some_turn_satisfies ? legal : turns;
}

/// `announce=strict`: the move alone, with what is due, and with WIN where it holds.
void add_with_announcements(const Setting& setting, const Position& position, Turn turn,
                            std::vector<Turn>& turns) {
  turns.push_back(turn);
  const auto board = board_after(position, turn);
  if (owns_complete_figure(setting, board, position.to_move)) return;
  // The mover's bar has ended before this is judged.
  turn.announced = due(setting, board, position.to_move, {});
  if (turn.announced == Announcement::nothing) return;
  turns.push_back(turn);
  if (win_holds(setting, board, position.to_move)) {
    turn.announced = Announcement::win;
    turns.push_back(turn);
  }
}

} // namespace

std::string text_of(const Turn& turn) {
  const auto taken = turn.taken ? text_of(*turn.taken) + "-" : "";
  return taken + text_of(turn.placed) + text_of(turn.announced);
}

std::optional<Player> just_moved(const Setting& setting, const Position& position) {
  if (position.ply == 0) return std::nullopt;
  return (position.to_move + setting.rules.players - 1) % setting.rules.players;
}

std::vector<Threat> threats(const Setting& setting, const Position& position, const Board& board) {
  std::vector<Threat> pairs;
  for (Player opponent = 0; opponent < setting.rules.players; ++opponent) {
    if (opponent == position.to_move) continue;
    for (const auto missing : missing_cells(open_figures(setting, board, opponent))) {
      const bool hidden = position.bars[static_cast<std::size_t>(opponent)].contains(missing);
      if (!hidden) pairs.push_back({opponent, missing});
    }
  }
  return pairs;
}

Duty duty(const Setting& setting, const Position& position) {
  if (setting.rules.players == 2) return {};
  const auto faced = threats(setting, position, position.board).size();
  if (faced > 0) return {Duty::Kind::block, faced};
  const auto previous = just_moved(setting, position);
  if (!previous || !has_song(setting, position, position.board, *previous)) return {};
  return {Duty::Kind::meet_song, 0};
}

bool satisfies(const Setting& setting, const Position& position, const Duty& asked,
               const Board& board) {
  const auto faced = threats(setting, position, board);
  if (asked.kind == Duty::Kind::nothing) return true;
  if (asked.kind == Duty::Kind::block) return faced.size() < asked.threats;
  const auto singer = just_moved(setting, position).value();
  const bool open = std::ranges::find(faced, singer, &Threat::player) != faced.end();
  return !open && !has_song(setting, position, board, singer);
}

std::optional<Player> winner(const Setting& setting, const Position& position) {
  if (position.claimed_win) return position.claimed_win;
  const auto previous = just_moved(setting, position);
  if (previous && owns_complete_figure(setting, position.board, *previous)) return previous;
  for (Player player = 0; player < setting.rules.players; ++player) {
    if (owns_complete_figure(setting, position.board, player)) return player;
  }
  if (setting.rules.announce == Announce::automatic && previous &&
      win_holds(setting, position.board, *previous)) {
    return previous;
  }
  return std::nullopt;
}

bool is_over(const Setting& setting, const Position& position) {
  if (position.ply >= setting.rules.limit.value_or(kMostPlies)) return true;
  return winner(setting, position).has_value();
}

std::vector<Turn> legal_turns(const Setting& setting, const Position& position) {
  if (is_over(setting, position)) return {};
  auto turns = turns_that_meet_threats(setting, position);
  if (setting.rules.announce != Announce::strict) return turns;
  std::vector<Turn> announced;
  for (const auto& turn : turns) add_with_announcements(setting, position, turn, announced);
  return announced;
}

Position after(const Setting& setting, const Position& position, const Turn& turn) {
  const auto mover = position.to_move;
  auto next = position;
  next.board = board_after(position, turn);
  next.to_move = (mover + 1) % setting.rules.players;
  ++next.ply;
  auto& barred = next.bars[static_cast<std::size_t>(mover)];
  barred.clear();
  if (setting.rules.announce != Announce::strict) return next;
  if (turn.announced == Announcement::win) next.claimed_win = mover;
  // A move that completes a figure needs no announcement.
  if (turn.announced == Announcement::nothing &&
      !owns_complete_figure(setting, next.board, mover)) {
    barred = cells_due_is_about(setting, next.board, mover, {});
  }
  return next;
}

} // namespace howdah::reference::samliam
