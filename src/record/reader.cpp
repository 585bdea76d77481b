#include "record/reader.hpp"

#include "core/text.hpp"

#include <fmt/format.h>

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
  return Error{
      {fmt::format("the move number is {}, but move {} is due", quotable(number), due),
       fmt::format("le numéro de coup est {}, mais c'est le coup {}", quotable(number), due)}};
}

/// The result that is written must be the one of the moves, and of the tag.
std::optional<Error> check_result(const ReadRecord& read) {
  const auto& written = read.record.result;
  const auto result = read.replay.state->result();
  const auto played = result_word(*read.replay.game, result);
  if (result.is_over() && played != written) {
    return Error{
        {fmt::format("the result is '{}', but the moves end in '{}'", written, played),
         fmt::format("le résultat est « {} », mais les coups mènent à « {} »", written, played)}};
  }
  const auto* const tag = read.record.tag(kResultTag);
  if (tag == nullptr || *tag == written) return std::nullopt;
  return Error{{fmt::format("the tag Result says '{}', but the result behind the moves is '{}'",
                            quotable(*tag), written),
                fmt::format("l'étiquette Result dit « {} », mais le résultat derrière les coups "
                            "est « {} »",
                            quotable(*tag), written)}};
}

} // namespace

std::optional<Expected<ReadRecord>> Reader::next() {
  if (lexer_.at_end()) return std::nullopt;
  auto read = this->read();
  if (read) return read;
  lexer_.skip_record(part_ == Part::tags);
  const auto& what = read.error().what;
  return fail({fmt::format("line {}: {}", line_, what.english),
               fmt::format("ligne {} : {}", line_, what.french)});
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
      return Error{{fmt::format("the tag {} is given twice", token->name),
                    fmt::format("l'étiquette {} est donnée deux fois", token->name)}};
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
    return Error{{fmt::format("'{}' is no mark; the marks are ! ? !! ?? !? ?!", quotable(mark)),
                  fmt::format("« {} » n'est pas une marque ; les marques sont ! ? !! ?? !? ?!",
                              quotable(mark))}};
  }
  if (word.empty()) { // a mark behind white space
    if (moves.empty() || !moves.back().mark.empty()) {
      return Error{{fmt::format("the mark '{}' stands behind no move", mark),
                    fmt::format("la marque « {} » n'est derrière aucun coup", mark)}};
    }
    moves.back().mark = mark;
    return std::nullopt;
  }
  if (auto error = play(into.replay, word)) return error;
  moves.push_back({.text = std::string(word), .mark = std::string(mark)});
  return std::nullopt;
}

} // namespace howdah::record
