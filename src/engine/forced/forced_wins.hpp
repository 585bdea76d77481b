// Wins that can be forced within a number of plies, decided exactly: what is said to win wins
// whatever the other plays, and what is said not to win within N plies does not.
//
// Where the engine estimates and the solver looks for any win, this answers short questions in
// full: is there a win in five plies, which moves lead to it, which reply holds out longest.
// Puzzles are made, checked and played with it. For two players.
#pragma once

#include "core/error.hpp"
#include "engine/engine.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// A move that loses in the end, and the plies until then, the move included.
struct Defence {
  std::string move;
  int plies = 0;
};

class ForcedWins {
public:
  static constexpr int kMostPlies = 31;
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

  ForcedWins() = default;
  ForcedWins(const ForcedWins&) = delete;
  ForcedWins& operator=(const ForcedWins&) = delete;
  virtual ~ForcedWins() = default;

  /// The position to ask about. Its history does not matter: a shortest win never repeats a
  /// position. On an error the old one stays.
  [[nodiscard]] virtual std::optional<Error> set_game(const GameLine& line) = 0;
  /// How many positions one question may cost; then its answer is nothing.
  virtual void set_node_limit(std::uint64_t nodes) = 0;

  // Every question has one answer, or nothing when it became too long. `plies` is at most
  // kMostPlies; a finished game has neither winning nor saving moves.

  /// The fewest plies in which the player to move can force a win; 0 when `plies` do not suffice.
  [[nodiscard]] virtual std::optional<int> shortest_win(int plies) = 0;
  /// The moves with which the player to move forces a win within that many plies, the move
  /// included, wins at once first; looks for no more than `at_most`.
  [[nodiscard]] virtual std::optional<std::vector<std::string>>
  winning_moves(int plies, std::size_t at_most = kAll) = 0;
  /// The moves after which the other cannot force a win within that many plies, the move
  /// included; looks for no more than `at_most`.
  [[nodiscard]] virtual std::optional<std::vector<std::string>>
  saving_moves(int plies, std::size_t at_most = kAll) = 0;
  /// Where no move saves within that many plies: the one that holds out longest and, of several,
  /// leaves the other the fewest ways to win. Its move is empty where one does save.
  [[nodiscard]] virtual std::optional<Defence> longest_defence(int plies) = 0;
};

/// For the game of that name and rules.
[[nodiscard]] Expected<std::unique_ptr<ForcedWins>> make_forced_wins(std::string_view game,
                                                                     std::string_view rules);

} // namespace howdah
