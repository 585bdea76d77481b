// A proof that a player can force a win, as data that anyone can check with the rules alone:
// what the winner plays, and what then follows each reply. `docs/solving.md` describes the text.
//
// A step is not tied to a position: the same one may follow many replies, so that a proof stays
// small where one answer meets them all. Steps only lead to later steps, so every line ends.
#pragma once

#include "core/error.hpp"
#include "games/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace howdah::certificate {

/// A step by its number, from 1.
using StepNumber = std::uint32_t;
inline constexpr StepNumber kNoStep = 0;

/// With the winner to move: the move, and what follows it.
/// With another player to move: what follows each reply. A reply that is not named is answered by
/// the first of `finish` that wins at once, else by `next`.
struct Step {
  std::string move{}; // of the winner; empty in a step of replies
  std::vector<std::pair<std::string, StepNumber>> replies{};
  std::vector<std::string> finish{};
  StepNumber next = kNoStep; // kNoStep behind a move: it ends the game

  [[nodiscard]] bool is_own() const noexcept { return !move.empty(); }
  friend bool operator==(const Step&, const Step&) = default;
};

struct Certificate {
  GameSetup setup;    // without moves
  std::string winner; // the player's letter
  std::vector<Step> steps{};

  friend bool operator==(const Certificate&, const Certificate&) = default;
};

[[nodiscard]] std::string to_text(const Certificate& certificate);

/// Reads what `to_text` writes. An error names the line. Whether it proves anything is another
/// question: `check` answers it.
[[nodiscard]] Expected<Certificate> read_certificate(std::string_view text);

/// Called now and then with the number of moves played so far; false stops the check.
struct CheckListener {
  bool (*go_on)(void* self, std::uint64_t moves) = nullptr;
  void* self = nullptr;
};

struct CheckReport {
  std::uint64_t moves = 0; // played on the board to find out
  int plies = 0;           // of the longest line
};

/// Whether the certificate proves what it says: with every legal reply tried on the board. An error
/// says which step fails and why.
[[nodiscard]] Expected<CheckReport> check(const Certificate& certificate,
                                          const CheckListener& listener = {});

} // namespace howdah::certificate
