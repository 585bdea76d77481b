// The words of a record: tags, comments, round brackets, and everything else between white space.
#pragma once

#include "core/error.hpp"
#include "record/source.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::record {

struct Token {
  enum class Kind : unsigned char {
    end,     // of the input
    tag,     // `name` and `text`
    comment, // `text`, without white space at its ends
    open,    // a variation begins: (
    close,   // it ends: )
    word,    // `text`: a move with its mark, a number, a result
  };
  Kind kind = Kind::end;
  std::string text{};
  std::string name{};
  std::size_t line = 1; // where it begins
};

// In bytes. Far beyond real records; they limit the memory taken by a file that is none.
inline constexpr std::size_t kLongestWord = 200;
inline constexpr std::size_t kLongestValue = 10'000; // of a tag
inline constexpr std::size_t kLongestComment = 100'000;

class Lexer {
public:
  explicit Lexer(std::string_view text) : rest_(text) {}
  /// Reads the next chunk only when the current one is used up.
  explicit Lexer(Source& source) : source_(&source) {}

  [[nodiscard]] Expected<Token> next();

  /// Both skip the white space before the next token first.
  [[nodiscard]] bool at_end() { return at(kEnd); }
  [[nodiscard]] bool at(int letter);

  /// Skips what is left of a record that is wrong in its tags or behind them: to the next line
  /// that begins with a tag.
  void skip_record(bool in_tags);

  /// The line that is being read, from 1.
  [[nodiscard]] std::size_t line() const noexcept { return line_; }

private:
  static constexpr int kEnd = -1;

  [[nodiscard]] int peek() {
    if (rest_.empty() && !refill()) return kEnd;
    return static_cast<unsigned char>(rest_.front());
  }
  int take();
  [[nodiscard]] bool refill();
  void skip_space();
  void skip_line();
  [[nodiscard]] Expected<Token> tag(Token token);
  [[nodiscard]] std::optional<Error> tag_value(Token& token);
  [[nodiscard]] Expected<Token> comment(Token token);
  [[nodiscard]] Expected<Token> word(Token token);

  std::string_view rest_{};  // of the piece at hand
  Source* source_ = nullptr; // null when nothing follows
  std::size_t line_ = 1;
};

} // namespace howdah::record
