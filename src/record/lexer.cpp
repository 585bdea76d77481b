#include "record/lexer.hpp"

#include "core/text.hpp"

#include <string_view>

namespace howdah::record {
namespace {

// Far beyond what people write; they keep a file that is no record from filling the memory.
constexpr std::size_t kLongestWord = 200;
constexpr std::size_t kLongestValue = 10'000;
constexpr std::size_t kLongestComment = 1'000'000;

bool is_space(int letter) {
  return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

bool is_name_letter(int letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '_';
}

Error bad_tag() {
  return {{"a tag is written [Name \"value\"]", "une étiquette s'écrit [Nom \"valeur\"]"}};
}

} // namespace

int Lexer::take() {
  const int letter = in_.sbumpc();
  if (letter == '\n') ++line_;
  return letter;
}

void Lexer::skip_space() {
  while (is_space(peek())) take();
}

void Lexer::skip_line() {
  while (peek() != kEnd && take() != '\n') {
  }
}

bool Lexer::at(int letter) {
  skip_space();
  return peek() == letter;
}

void Lexer::skip_record(bool in_tags) {
  if (in_tags) {
    skip_line();
    while (at('[')) skip_line();
  }
  while (!at_end() && !at('[')) skip_line();
}

Expected<Token> Lexer::next() {
  skip_space();
  Token token{.line = line_};
  switch (peek()) {
  case kEnd: return token;
  case '[': return tag(std::move(token));
  case '{': return comment(std::move(token));
  default: return word(std::move(token));
  }
}

Expected<Token> Lexer::tag(Token token) {
  token.kind = Token::Kind::tag;
  take();
  const auto skip_blanks = [&] {
    while (peek() == ' ' || peek() == '\t') take();
  };
  skip_blanks();
  while (is_name_letter(peek())) {
    token.name += static_cast<char>(take());
    if (token.name.size() > kLongestWord) {
      return fail({concat("the name of the tag '", quotable(token.name), "' is longer than ",
                          kLongestWord, " bytes"),
                   concat("le nom de l'étiquette « ", quotable(token.name), " » dépasse ",
                          kLongestWord, " octets")});
    }
  }
  skip_blanks();
  if (token.name.empty() || peek() != '"') return tl::unexpected<Error>(bad_tag());
  take();
  if (auto error = tag_value(token.text)) return tl::unexpected<Error>(*std::move(error));
  skip_blanks();
  if (peek() != ']') return tl::unexpected<Error>(bad_tag());
  take();
  return token;
}

std::optional<Error> Lexer::tag_value(std::string& value) {
  for (;;) {
    if (value.size() > kLongestValue) {
      return Error{{concat("the value of a tag is longer than ", kLongestValue, " bytes"),
                    concat("la valeur d'une étiquette dépasse ", kLongestValue, " octets")}};
    }
    if (peek() == kEnd || peek() == '\n') {
      return Error{{"the value of a tag is not closed by a quotation mark on its line",
                    "la valeur d'une étiquette n'est pas fermée par un guillemet sur sa ligne"}};
    }
    const int letter = take();
    if (letter == '"') return std::nullopt;
    if (letter != '\\') {
      value += static_cast<char>(letter);
      continue;
    }
    switch (peek()) {
    case '"':
    case '\\': value += static_cast<char>(take()); break;
    case 'n':
      take();
      value += '\n';
      break;
    case 'r':
      take();
      value += '\r';
      break;
    default: // whoever wrote it knew nothing of escapes
      value += '\\';
    }
  }
}

Expected<Token> Lexer::comment(Token token) {
  token.kind = Token::Kind::comment;
  take();
  skip_space();
  std::size_t kept = 0; // how much of the text is not white space at its end
  for (;;) {
    if (peek() == kEnd || token.text.size() > kLongestComment) {
      return fail({"the comment that begins here is not closed by }",
                   "le commentaire qui commence ici n'est pas fermé par }"});
    }
    int letter = take();
    if (letter == '}') break;
    if (letter == '\\' && (peek() == '}' || peek() == '\\')) letter = take();
    token.text += static_cast<char>(letter);
    if (!is_space(letter)) kept = token.text.size();
  }
  token.text.resize(kept);
  return token;
}

Expected<Token> Lexer::word(Token token) {
  token.kind = Token::Kind::word;
  while (!is_space(peek()) && peek() != kEnd && peek() != '{' && peek() != '[') {
    token.text += static_cast<char>(take());
    if (token.text.size() > kLongestWord) {
      return fail({concat("'", quotable(token.text), "' is too long for a move"),
                   concat("« ", quotable(token.text), " » est trop long pour un coup")});
    }
  }
  return token;
}

} // namespace howdah::record
