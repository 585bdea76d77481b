// Proves that a player can force a win, or that there is no such win.
//
// What counts is a win of one player, the attacker, against whatever all others play. A draw, a
// repetition and a lost game are the same to it: no win.
#pragma once

#include "certificate/certificate.hpp"
#include "core/error.hpp"
#include "engine/solver/proof_graph.hpp"
#include "games/result.hpp"
#include "games/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace howdah {

/// What is asked.
struct SolveQuestion {
  GameSetup setup;
  /// Whose win; nothing for the player to move.
  std::optional<Seat> attacker{};
  /// A win in so many plies at most; nothing for a win however long.
  std::optional<int> plies{};
  /// Every move of the attacker is tried, also where the game knows which of them threaten
  /// something. Only then can it be disproved that there is a win.
  bool all_moves = false;
};

enum class SolveVerdict : unsigned char {
  won,
  not_won, // within what the question allows: its plies, and its moves
  open,
};

struct SolveState {
  SolveVerdict verdict = SolveVerdict::open;
  ProofNumbers numbers{};
  std::uint64_t expanded = 0; // positions whose moves were listed
  std::uint64_t nodes = 0;    // positions remembered
  std::size_t bytes = 0;      // and the memory they take
};

struct SolveLimits {
  std::optional<std::uint64_t> expansions{}; // beyond those already made
  std::size_t bytes = std::size_t{256} << 20U;
};

/// Called before each few expansions; false stops the search.
using SolveListener = std::function<bool(const SolveState&)>;

class Solver {
public:
  Solver() = default;
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;
  virtual ~Solver() = default;

  /// Whether moves of the attacker were left out: `not_won` is only said of the others then.
  [[nodiscard]] virtual bool leaves_moves_out() const = 0;
  [[nodiscard]] virtual Seat attacker() const = 0;
  /// Searches until the verdict is found, a limit is reached or the listener has had enough. Can
  /// be called again, and goes on from there.
  virtual SolveState run(const SolveLimits& limits, const SolveListener& listener) = 0;
  [[nodiscard]] virtual SolveState state() const = 0;

  /// The winner's first move; only of a win with the attacker to move.
  [[nodiscard]] virtual std::string first_move() const = 0;
  /// Only of a win.
  [[nodiscard]] virtual certificate::Certificate certificate() = 0;

  /// All that was found out so far, as the content of a file.
  [[nodiscard]] virtual std::string save() const = 0;
  /// Goes on from there. Refuses what is damaged or answers another question, and then has
  /// changed nothing.
  [[nodiscard]] virtual std::optional<Error> restore(std::string_view content) = 0;
};

/// Refuses a game, rules or a position that do not exist, and a game that is over.
[[nodiscard]] Expected<std::unique_ptr<Solver>> make_solver(const SolveQuestion& question);

} // namespace howdah
