#include "record/move_reader.hpp"

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

std::optional<Error> check_number(std::string_view number, const AnyGame& game,
                                  const AnyState& state) {
  const auto due = state.ply() / static_cast<std::uint32_t>(game.players()) + 1;
  if (parse_number(number, due) == due) return std::nullopt;
  return Error{{concat("the move number is ", quotable(number), ", but move ", due, " is due"),
                concat("le numéro de coup est ", quotable(number), ", mais c'est le coup ", due)}};
}

} // namespace

MoveReader::MoveReader(ReadRecord& into) : into_(into) {
  lines_.push_back({.moves = &into.record.moves,
                    .comments = &into.record.comments,
                    .state = into.replay.state.get()});
}

std::optional<std::size_t> MoveReader::open_since() const {
  return lines_.size() == 1 ? std::nullopt : std::optional(lines_.back().begin);
}

void MoveReader::read_comment(std::string comment) {
  const auto& line = lines_.back();
  auto& comments = line.moves->empty() ? *line.comments : line.moves->back().comments;
  comments.push_back(std::move(comment));
}

std::optional<Error> MoveReader::read_word(std::string_view word) {
  const auto& game = *into_.replay.game;
  const auto& line = lines_.back();
  if (const auto number = take_number(word)) {
    if (auto error = check_number(*number, game, *line.state)) return error;
    if (word.empty()) return std::nullopt;
  }
  const auto mark = take_mark(word);
  if (!mark.empty() && std::ranges::find(kMarks, mark) == std::end(kMarks)) {
    return Error{{concat("'", quotable(mark), "' is no mark; the marks are ! ? !! ?? !? ?!"),
                  concat("« ", quotable(mark),
                         " » n'est pas une marque ; les marques sont ! ? !! ?? !? ?!")}};
  }
  if (word.empty()) return read_mark(mark);
  if (word == kSwap) return read_swap(mark);
  if (lines_.size() > 1 && ++variation_moves_ > kMostVariationMoves) {
    return Error{{concat("the variations have more than ", kMostVariationMoves, " moves"),
                  concat("les variantes comptent plus de ", kMostVariationMoves, " coups")}};
  }
  if (auto error = play(game, *line.state, word)) return error;
  line.moves->push_back({.text = std::string(word), .mark = std::string(mark)});
  return std::nullopt;
}

/// A mark behind white space.
std::optional<Error> MoveReader::read_mark(std::string_view mark) {
  auto& moves = *lines_.back().moves;
  if (moves.empty() || !moves.back().mark.empty() || behind_swap()) {
    return Error{{concat("the mark '", mark, "' stands behind no move"),
                  concat("la marque « ", mark, " » n'est derrière aucun coup")}};
  }
  moves.back().mark = mark;
  return std::nullopt;
}

bool MoveReader::behind_swap() const {
  return lines_.size() == 1 && into_.record.swapped && into_.record.moves.size() == 1;
}

std::optional<Error> MoveReader::read_swap(std::string_view mark) {
  auto& record = into_.record;
  const auto* const tag = record.tag(kSwapTag);
  if (tag == nullptr || *tag != kPie) {
    return Error{{"'swap' stands among the moves, but there is no tag [Swap \"pie\"]",
                  "« swap » figure parmi les coups, mais il n'y a pas d'étiquette [Swap \"pie\"]"}};
  }
  if (record.players != 2) {
    return Error{
        {concat("'swap' needs two players, but this game has ", record.players),
         concat("« swap » demande deux joueurs, mais cette partie en a ", record.players)}};
  }
  const bool in_place = lines_.size() == 1 && record.moves.size() == 1 && !record.swapped &&
                        !lines_.front().state->result().is_over();
  if (!in_place || !mark.empty()) {
    return Error{{"'swap' stands once at most, behind the first move of a game that is not over, "
                  "and has no mark",
                  "« swap » figure une fois au plus, derrière le premier coup d'une partie qui "
                  "n'est pas finie, et sans marque"}};
  }
  record.swapped = true;
  return std::nullopt;
}

const AnyState& MoveReader::before_last_move() {
  auto& line = lines_.back();
  if (!line.behind) line.behind = start_of(into_.record).value().state;
  for (; line.moves_behind + 1 < line.moves->size(); ++line.moves_behind) {
    (void)line.behind->play((*line.moves)[line.moves_behind].text);
  }
  return *line.behind;
}

std::optional<Error> MoveReader::open_variation(std::size_t line) {
  auto& moves = *lines_.back().moves;
  if (moves.empty()) {
    return Error{{"a variation stands behind the move it replaces, but no move comes before it",
                  "une variante suit le coup qu'elle remplace, mais aucun coup ne la précède"}};
  }
  if (lines_.size() > kDeepestVariation) {
    return Error{{concat("more than ", kDeepestVariation, " variations are nested"),
                  concat("plus de ", kDeepestVariation, " variantes sont imbriquées")}};
  }
  auto own = before_last_move().clone();
  auto behind = own->clone();
  auto& variation = moves.back().variations.emplace_back();
  auto* const state = own.get();
  lines_.push_back({.moves = &variation.moves,
                    .comments = &variation.comments,
                    .state = state,
                    .own = std::move(own),
                    .behind = std::move(behind),
                    .begin = line});
  return std::nullopt;
}

std::optional<Error> MoveReader::close_variation() {
  if (lines_.size() == 1) {
    return Error{{"the bracket ) closes no variation", "la parenthèse ) ne ferme aucune variante"}};
  }
  if (lines_.back().moves->empty()) {
    return Error{{"a variation has no moves", "une variante est sans coups"}};
  }
  lines_.pop_back();
  return std::nullopt;
}

} // namespace howdah::record
