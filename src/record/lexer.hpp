// The words of a record: tags, comments, and everything else between white space.
#pragma once

#include "core/error.hpp"

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace howdah::record {

struct Token {
  enum class Kind : unsigned char {
    end,     // of the input
    tag,     // `name` and `text`
    comment, // `text`, without white space at its ends
    word,    // `text`: a move with its mark, a number, a result
  };
  Kind kind = Kind::end;
  std::string text{};
  std::string name{};
  std::size_t line = 1; // where it begins
};

class Lexer {
public:
  /// Reads from the stream as far as it needs to, and not further than to the next token.
  explicit Lexer(std::istream& in) : in_(*in.rdbuf()) {}

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
  static constexpr int kEnd = std::char_traits<char>::eof();

  [[nodiscard]] int peek() { return in_.sgetc(); }
  int take();
  void skip_space();
  void skip_line();
  [[nodiscard]] Expected<Token> tag(Token token);
  [[nodiscard]] std::optional<Error> tag_value(std::string& value);
  [[nodiscard]] Expected<Token> comment(Token token);
  [[nodiscard]] Expected<Token> word(Token token);

  std::streambuf& in_;
  std::size_t line_ = 1;
};

} // namespace howdah::record
