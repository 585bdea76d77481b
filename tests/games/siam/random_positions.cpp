#include "tests/games/siam/random_positions.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace howdah::testing {
namespace {

/// The number behind `key=`, if it is there.
std::uint32_t number_of(std::string_view rules, std::string_view key, std::uint32_t usual) {
  const auto at = rules.find(key);
  if (at == std::string_view::npos) return usual;
  const auto digits = rules.substr(at + key.size());
  std::from_chars(digits.data(), digits.data() + digits.size(), usual);
  return usual;
}

/// Files a to e of ranks 5 to 1, as position texts run; an empty text is an empty square.
using Board = std::array<std::string, 25>;

void put(Board& board, const std::string& piece, Random& random) {
  for (;;) {
    auto& square = board.at(random.below(25));
    if (!square.empty()) continue;
    square = piece;
    return;
  }
}

/// Facings are drawn from a few letters, so that in many positions most animals share an axis.
char random_facing(std::string_view winds, Random& random) {
  return winds[random.below(static_cast<std::uint32_t>(winds.size()))];
}

std::string board_text(const Board& board) {
  std::string text;
  for (std::size_t square = 0; square < 25; ++square) {
    if (square % 5 == 0 && square > 0) text += '/';
    text += board.at(square).empty() ? "1" : board.at(square);
  }
  // Runs of empty squares, the longest first.
  for (const std::string_view run : {"11111", "1111", "111", "11"}) {
    for (auto at = text.find(run); at != std::string::npos; at = text.find(run)) {
      text.replace(at, run.size(), std::to_string(run.size()));
    }
  }
  return text;
}

} // namespace

SetUpRules set_up_rules(std::string_view rules) {
  return {.animals = number_of(rules, "animals=", 5),
          .one_exit = rules.find("exits=once") != std::string_view::npos,
          .limit = number_of(rules, "limit=", 0)};
}

std::string random_position(const SetUpRules& rules, Random& random) {
  constexpr std::string_view kWinds[] = {"nesw", "nnnsw", "sssne", "eeews", "wwwen", "ew", "ns"};
  constexpr std::string_view kRights[] = {"ER", "E", "R", "-"};
  const auto winds = kWinds[random.below(std::size(kWinds))];
  Board board;
  for (int i = 0; i < 3; ++i) put(board, "O", random);
  for (const char player : std::string_view("ER")) {
    // All animals on the board in about half of the positions.
    const auto count = std::min(rules.animals, random.below(2 * rules.animals + 1));
    for (std::uint32_t i = 0; i < count; ++i) {
      put(board, {player, random_facing(winds, random)}, random);
    }
  }
  const auto longest = rules.limit > 0 ? rules.limit + 2 : 200;
  const auto ply = random.below(random.below(2) == 0 ? 8 : longest); // often in the opening
  return board_text(board) + (ply % 2 == 0 ? " E " : " R ") +
         std::string(rules.one_exit ? kRights[random.below(4)] : "*") + " " + std::to_string(ply);
}

std::vector<std::string> siam_set_ups(std::string_view rules) {
  Random random(7);
  const auto chosen = set_up_rules(rules);
  std::vector<std::string> texts;
  for (int i = 0; i < 60; ++i) texts.push_back(random_position(chosen, random));
  return texts;
}

} // namespace howdah::testing
