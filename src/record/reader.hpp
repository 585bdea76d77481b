// A streaming reader of records, from a text or a source.
//
// Strict about moves: each is played as it is read. Lenient about white space, move numbers that
// are left out, and tags it does not know.
#pragma once

#include "record/lexer.hpp"
#include "record/move_reader.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace howdah::record {

class Reader {
public:
  /// The text must outlive the reader. A first record without any tags gets those of `context`.
  explicit Reader(std::string_view text, std::vector<Tag> context = {})
      : lexer_(text), context_(std::move(context)) {}
  explicit Reader(std::string&&, std::vector<Tag> = {}) = delete;
  explicit Reader(Source& source) : lexer_(source) {}

  /// The next record; nothing at the end. An error names the line; the next call continues with the
  /// record after the bad one.
  [[nodiscard]] std::optional<Expected<ReadRecord>> next();

  /// The line that the error of the last call names.
  [[nodiscard]] std::size_t line() const noexcept { return line_; }

private:
  enum class Part : unsigned char { tags, moves, behind_result };

  [[nodiscard]] Expected<ReadRecord> read();
  [[nodiscard]] Expected<Token> next_token();
  [[nodiscard]] std::optional<Error> read_tags(Record& record);
  [[nodiscard]] std::optional<Error> read_moves(ReadRecord& into);
  [[nodiscard]] std::optional<Error> read_token(Token token, ReadRecord& into, MoveReader& moves);
  [[nodiscard]] std::optional<Error> check_closed(const MoveReader& moves);

  Lexer lexer_;
  std::vector<Tag> context_{};
  Part part_ = Part::tags;
  std::size_t line_ = 1; // of the token at hand, for messages
};

} // namespace howdah::record
