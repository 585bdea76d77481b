#include "record/reader.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace howdah::record {
namespace {

/// Tags that say what is read cannot be given twice.
bool has_meaning(std::string_view name) {
  return name == kGameTag || name == kRulesTag || name == kPositionTag || name == kResultTag ||
         name == kSwapTag;
}

/// The result that is written must be the one of the moves, and of the tag.
std::optional<Error> check_result(const ReadRecord& read) {
  const auto& written = read.record.result;
  const auto result = read.replay.state->result();
  const auto played = result_word(*read.replay.game, result);
  if (result.is_over() && played != written) {
    return Error{
        {concat("the result is '", written, "', but the moves end in '", played, "'"),
         concat("le résultat est « ", written, " », mais les coups mènent à « ", played, " »")}};
  }
  const auto* const tag = read.record.tag(kResultTag);
  if (tag == nullptr || *tag == written) return std::nullopt;
  return Error{{concat("the tag Result says '", quotable(*tag),
                       "', but the result behind the moves is '", written, "'"),
                concat("l'étiquette Result dit « ", quotable(*tag),
                       " », mais le résultat derrière les coups est « ", written, " »")}};
}

} // namespace

std::optional<Expected<ReadRecord>> Reader::next() {
  if (lexer_.at_end()) return std::nullopt;
  auto read = this->read();
  if (read) return read;
  lexer_.skip_record(part_ == Part::tags);
  const auto& what = read.error().what;
  return fail(
      {concat("line ", line_, ": ", what.english), concat("ligne ", line_, " : ", what.french)});
}

Expected<ReadRecord> Reader::read() {
  ReadRecord read;
  part_ = Part::tags;
  if (auto error = read_tags(read.record)) return tl::unexpected<Error>(*std::move(error));
  if (read.record.tags.empty()) read.record.tags = std::move(context_);
  context_.clear();
  part_ = Part::moves;
  auto start = start_of(read.record);
  if (!start) return tl::unexpected<Error>(std::move(start).error());
  read.replay = *std::move(start);
  read.record.players = read.replay.game->players();
  read.record.first_ply = read.replay.state->ply();
  if (auto error = read_moves(read)) return tl::unexpected<Error>(*std::move(error));
  return read;
}

Expected<Token> Reader::next_token() {
  (void)lexer_.at_end(); // skips what is between the tokens
  line_ = lexer_.line();
  return lexer_.next();
}

std::optional<Error> Reader::read_tags(Record& record) {
  while (lexer_.at('[') || lexer_.at('{')) {
    auto token = next_token();
    if (!token) return std::move(token).error();
    if (token->kind == Token::Kind::comment) {
      record.comments.push_back(std::move(token->text));
      continue;
    }
    if (has_meaning(token->name) && record.tag(token->name) != nullptr) {
      return Error{{concat("the tag ", token->name, " is given twice"),
                    concat("l'étiquette ", token->name, " est donnée deux fois")}};
    }
    record.tags.push_back({.name = std::move(token->name), .value = std::move(token->text)});
  }
  return std::nullopt;
}

std::optional<Error> Reader::read_moves(ReadRecord& into) {
  auto& record = into.record;
  MoveReader moves(into);
  while (!lexer_.at_end() && !lexer_.at('[') && (part_ == Part::moves || lexer_.at('{'))) {
    auto token = next_token();
    if (!token) return std::move(token).error();
    if (auto error = read_token(*std::move(token), into, moves)) return error;
  }
  if (auto error = check_closed(moves)) return error;
  if (part_ == Part::moves) { // the result was left out
    const auto* const tag = record.tag(kResultTag);
    const auto result = into.replay.state->result();
    const bool told = tag != nullptr && is_result_word(*into.replay.game, *tag);
    record.result = result.is_over() || !told ? result_word(*into.replay.game, result) : *tag;
  }
  return check_result(into);
}

std::optional<Error> Reader::read_token(Token token, ReadRecord& into, MoveReader& moves) {
  switch (token.kind) {
  case Token::Kind::comment: moves.read_comment(std::move(token.text)); return std::nullopt;
  case Token::Kind::open: return moves.open_variation(line_);
  case Token::Kind::close: return moves.close_variation();
  default: break;
  }
  if (!is_result_word(*into.replay.game, token.text)) return moves.read_word(token.text);
  if (auto error = check_closed(moves)) return error;
  into.record.result = std::move(token.text);
  part_ = Part::behind_result;
  return std::nullopt;
}

std::optional<Error> Reader::check_closed(const MoveReader& moves) {
  const auto open = moves.open_since();
  if (!open) return std::nullopt;
  line_ = *open;
  return Error{{"the variation that begins here is not closed by )",
                "la variante qui commence ici n'est pas fermée par )"}};
}

} // namespace howdah::record
