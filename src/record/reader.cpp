#include "record/reader.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace howdah::record {
namespace {

/// Takes a number with its dots off the front of a word: "12." or "12...".
std::optional<std::string_view> take_number(std::string_view& word) {
  const auto digits = std::min(word.find_first_not_of("0123456789"), word.size());
  if (digits == 0 || digits == word.size() || word[digits] != '.') return std::nullopt;
  const auto number = word.substr(0, digits);
  word.remove_prefix(std::min(word.find_first_not_of('.', digits), word.size()));
  return number;
}

/// Takes a mark off the end of a word.
std::string_view take_mark(std::string_view& word) {
  const auto begin = word.find_last_not_of("!?") + 1; // npos + 1 is 0: nothing but a mark
  const auto mark = word.substr(begin);
  word.remove_suffix(mark.size());
  return mark;
}

/// Tags that say what is read cannot be given twice.
bool has_meaning(std::string_view name) {
  return name == kGameTag || name == kRulesTag || name == kPositionTag || name == kResultTag;
}

std::optional<Error> check_number(std::string_view number, const Replay& replay) {
  const auto due = replay.state->ply() / static_cast<std::uint32_t>(replay.game->players()) + 1;
  if (parse_number(number, due) == due) return std::nullopt;
  return Error{{concat("the move number is ", quotable(number), ", but move ", due, " is due"),
                concat("le numéro de coup est ", quotable(number), ", mais c'est le coup ", due)}};
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
  while (!lexer_.at_end() && !lexer_.at('[') && (part_ == Part::moves || lexer_.at('{'))) {
    auto token = next_token();
    if (!token) return std::move(token).error();
    if (token->kind == Token::Kind::comment) {
      auto& comments = record.moves.empty() ? record.comments : record.moves.back().comments;
      comments.push_back(std::move(token->text));
    } else if (auto error = read_word(token->text, into)) {
      return error;
    }
  }
  if (part_ == Part::moves) { // the result was left out
    const auto* const tag = record.tag(kResultTag);
    const auto result = into.replay.state->result();
    const bool told = tag != nullptr && is_result_word(*into.replay.game, *tag);
    record.result = result.is_over() || !told ? result_word(*into.replay.game, result) : *tag;
  }
  return check_result(into);
}

std::optional<Error> Reader::read_word(std::string_view word, ReadRecord& into) {
  if (is_result_word(*into.replay.game, word)) {
    into.record.result = word;
    part_ = Part::behind_result;
    return std::nullopt;
  }
  if (const auto number = take_number(word)) {
    if (auto error = check_number(*number, into.replay)) return error;
    if (word.empty()) return std::nullopt;
  }
  const auto mark = take_mark(word);
  auto& moves = into.record.moves;
  if (!mark.empty() && std::ranges::find(kMarks, mark) == std::end(kMarks)) {
    return Error{{concat("'", quotable(mark), "' is no mark; the marks are ! ? !! ?? !? ?!"),
                  concat("« ", quotable(mark),
                         " » n'est pas une marque ; les marques sont ! ? !! ?? !? ?!")}};
  }
  if (word.empty()) { // a mark behind white space
    if (moves.empty() || !moves.back().mark.empty()) {
      return Error{{concat("the mark '", mark, "' stands behind no move"),
                    concat("la marque « ", mark, " » n'est derrière aucun coup")}};
    }
    moves.back().mark = mark;
    return std::nullopt;
  }
  if (auto error = play(*into.replay.game, *into.replay.state, word)) return error;
  moves.push_back({.text = std::string(word), .mark = std::string(mark)});
  return std::nullopt;
}

} // namespace howdah::record
