#include "record/lexer.hpp"

#include "core/text.hpp"

namespace howdah::record {
namespace {

bool is_space(int letter) {
  return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

bool is_name_letter(int letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '_';
}

bool ends_word(int letter) {
  return letter == '{' || letter == '}' || letter == '(' || letter == ')' || letter == '[';
}

Error bad_tag() {
  return {{"a tag is written [Name \"value\"]", "une étiquette s'écrit [Nom \"valeur\"]"}};
}

} // namespace

int Lexer::take() {
  const int letter = peek();
  if (letter == kEnd) return kEnd;
  rest_.remove_prefix(1);
  if (letter == '\n') ++line_;
  return letter;
}

bool Lexer::refill() {
  if (source_ == nullptr) return false;
  rest_ = source_->next();
  if (rest_.empty()) source_ = nullptr;
  return !rest_.empty();
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
  case '}':
    return fail({"the brace } closes no comment", "l'accolade } ne ferme aucun commentaire"});
  case '(':
  case ')': token.kind = take() == '(' ? Token::Kind::open : Token::Kind::close; return token;
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
    if (token.name.size() == kLongestWord) {
      return fail({concat("the name of a tag has more than ", kLongestWord, " letters"),
                   concat("le nom d'une étiquette a plus de ", kLongestWord, " lettres")});
    }
    token.name += static_cast<char>(take());
  }
  skip_blanks();
  if (token.name.empty() || peek() != '"') return tl::unexpected<Error>(bad_tag());
  take();
  if (auto error = tag_value(token)) return tl::unexpected<Error>(*std::move(error));
  skip_blanks();
  if (peek() != ']') return tl::unexpected<Error>(bad_tag());
  take();
  return token;
}

std::optional<Error> Lexer::tag_value(Token& token) {
  auto& value = token.text;
  for (;;) {
    if (peek() == kEnd || peek() == '\n') {
      return Error{{"the value of a tag is not closed by a quotation mark on its line",
                    "la valeur d'une étiquette n'est pas fermée par un guillemet sur sa ligne"}};
    }
    const int letter = take();
    if (letter == '"') return std::nullopt;
    if (value.size() == kLongestValue) {
      return Error{{concat("the value of the tag ", quotable(token.name), " has more than ",
                           kLongestValue, " bytes"),
                    concat("la valeur de l'étiquette ", quotable(token.name), " a plus de ",
                           kLongestValue, " octets")}};
    }
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
    default: // not an escape: kept as written
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
    if (peek() == kEnd) {
      return fail({"the comment that begins here is not closed by }",
                   "le commentaire qui commence ici n'est pas fermé par }"});
    }
    int letter = take();
    if (letter == '}') break;
    if (token.text.size() == kLongestComment) {
      return fail(
          {concat("the comment that begins here has more than ", kLongestComment, " bytes"),
           concat("le commentaire qui commence ici a plus de ", kLongestComment, " octets")});
    }
    if (letter == '\\' && (peek() == '}' || peek() == '\\')) letter = take();
    token.text += static_cast<char>(letter);
    if (!is_space(letter)) kept = token.text.size();
  }
  token.text.resize(kept);
  return token;
}

Expected<Token> Lexer::word(Token token) {
  token.kind = Token::Kind::word;
  while (!is_space(peek()) && peek() != kEnd && !ends_word(peek())) {
    token.text += static_cast<char>(take());
    if (token.text.size() > kLongestWord) {
      return fail({concat("'", quotable(token.text), "' is too long for a move"),
                   concat("« ", quotable(token.text), " » est trop long pour un coup")});
    }
  }
  return token;
}

} // namespace howdah::record
