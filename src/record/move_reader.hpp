// The moves of a record, word by word: each is played as it comes, in the main line and in every
// variation.
#pragma once

#include "record/replay.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::record {

/// A record, and the game at the end of its main line.
struct ReadRecord {
  Record record;
  Replay replay;
};

class MoveReader {
public:
  /// Adds to `into`, which has its tags and the game at its start, and stays where it is.
  explicit MoveReader(ReadRecord& into);

  /// A number, a move with its mark, a mark alone, or `swap`.
  [[nodiscard]] std::optional<Error> read_word(std::string_view word);
  void read_comment(std::string comment);

  [[nodiscard]] std::optional<Error> open_variation(std::size_t line);
  [[nodiscard]] std::optional<Error> close_variation();
  /// The line where the innermost open variation begins; nothing in the main line.
  [[nodiscard]] std::optional<std::size_t> open_since() const;

private:
  /// A line that is being read. A variation begins before the last move, so a second state follows
  /// one move or more behind the first; the main line needs it only when there is a variation.
  struct Line {
    std::vector<Move>* moves;
    std::vector<std::string>* comments;
    AnyState* state;
    std::unique_ptr<AnyState> own{}; // what `state` points at in a variation
    std::unique_ptr<AnyState> behind{};
    std::size_t moves_behind = 0; // how many it has played
    std::size_t begin = 0;        // where its bracket stands
  };

  [[nodiscard]] const AnyState& before_last_move();
  [[nodiscard]] std::optional<Error> read_mark(std::string_view mark);
  [[nodiscard]] std::optional<Error> read_swap(std::string_view mark);
  /// The word before was `swap`.
  [[nodiscard]] bool behind_swap() const;

  ReadRecord& into_;
  std::vector<Line> lines_{}; // the main line, and the variations around the next word
  std::size_t variation_moves_ = 0;
};

} // namespace howdah::record
