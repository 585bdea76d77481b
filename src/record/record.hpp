// A game record as a plain value: who played what, under which rules, and how it ended. Its moves
// are a line; each may have variations, which are lines too, so that all of it is a tree.
//
// `reader.hpp` reads it from a text, `writer.hpp` writes it, `replay.hpp` plays it.
#pragma once

#include "games/any_game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::record {

// The tags that mean something here; a seat's tag, `AnyGame::seat_tag`, names who sat there.
// Others are kept as they are.
inline constexpr std::string_view kGameTag = "Game";
inline constexpr std::string_view kRulesTag = "Rules";
inline constexpr std::string_view kDateTag = "Date"; // 2026.11.15
inline constexpr std::string_view kResultTag = "Result";
inline constexpr std::string_view kPositionTag = "Position"; // a start other than the usual one
inline constexpr std::string_view kTimeControlTag = "TimeControl";
inline constexpr std::string_view kTerminationTag = "Termination"; // a word of termination.hpp
inline constexpr std::string_view kSwapTag = "Swap";               // kPie, or nothing
inline constexpr std::string_view kOpeningTag = "Opening";         // balanced 17
inline constexpr std::string_view kLeftTag = "Left";               // see left.hpp

inline constexpr std::string_view kPie = "pie";   // the players may exchange their seats,
inline constexpr std::string_view kSwap = "swap"; // and did, behind the first move

inline constexpr std::string_view kDraw = "draw";
inline constexpr std::string_view kUnfinished = "*";

struct Tag {
  std::string name; // letters, digits and underscores
  std::string value;

  friend bool operator==(const Tag&, const Tag&) = default;
};

struct Move;

/// A line that begins with another move than the one it belongs to. It is never empty.
struct Variation {
  std::vector<std::string> comments{}; // before its first move
  std::vector<Move> moves;

  friend bool operator==(const Variation&, const Variation&);
};

struct Move {
  std::string text;
  std::string mark{};                  // one of kMarks, or empty
  std::vector<std::string> comments{}; // behind it; no white space at their ends
  std::vector<Variation> variations{}; // what might have been played instead of it

  friend bool operator==(const Move&, const Move&);
};

// What a reader takes: far beyond what people write.
inline constexpr std::size_t kDeepestVariation = 60;      // variations within variations
inline constexpr std::size_t kMostVariationMoves = 3'000; // in all variations of a record

/// What may stand behind a move. No move of any game ends in these letters.
inline constexpr std::string_view kMarks[] = {"!", "?", "!!", "??", "!?", "?!"};

struct Record {
  std::vector<Tag> tags{};             // in their order
  std::vector<std::string> comments{}; // before the first move
  std::vector<Move> moves{};           // the game as it was played: the main line
  /// The winner's letter, kDraw, or kUnfinished. A game may be won before the rules say so:
  /// one resigns, a clock runs out.
  std::string result{kUnfinished};
  /// Behind the first move the players exchanged their seats. That is no move.
  bool swapped = false;

  // What the numbers of the moves follow from.
  int players = 2;
  std::uint32_t first_ply = 0;

  /// Null when there is no such tag.
  [[nodiscard]] const std::string* tag(std::string_view name) const;
  /// Changes the tag's value, or adds the tag at the end.
  void set_tag(std::string_view name, std::string value);

  friend bool operator==(const Record&, const Record&) = default;
};

/// A record without moves: its tags say the game, the rules, and the position if it is not the
/// usual start.
[[nodiscard]] Record begin_record(const AnyGame& game, const AnyState& start);

/// As records write a result.
[[nodiscard]] std::string result_word(const AnyGame& game, Result result);

/// Whether a word is a result of this game.
[[nodiscard]] bool is_result_word(const AnyGame& game, std::string_view word);

} // namespace howdah::record
