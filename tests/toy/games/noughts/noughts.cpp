#include "tests/toy/games/noughts/noughts.hpp"

#include "core/hashing.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace howdah::noughts {
namespace {

constexpr std::string_view kFirst[] = {"anywhere", "corner"};
constexpr RuleOption kOptions[] = {{.key = "first",
                                    .usual = kFirst[0],
                                    .words = kFirst,
                                    .english = "corner: the first move is in a corner",
                                    .french = "corner : le premier coup est dans un coin"}};
constexpr RuleBook kRuleBook = {.options = kOptions, .presets = {}};

constexpr int kLines[][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

std::string cell_text(int cell) {
  return {static_cast<char>('a' + cell % 3), static_cast<char>('3' - cell / 3)};
}

std::optional<int> read_cell(std::string_view text) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (cell_text(cell) == text) return cell;
  }
  return std::nullopt;
}

char letter(std::uint8_t content) {
  constexpr std::string_view kLetters = "XO-";
  return kLetters[content];
}

} // namespace

const RuleBook& Noughts::rule_book() {
  return kRuleBook;
}

Expected<Noughts> Noughts::make(std::string_view rules) {
  return kRuleBook.parse(rules).map([](const std::vector<RuleValue>& values) {
    return Noughts({.corners_first = values[0].word == kFirst[1]});
  });
}

std::string Noughts::rules_text() const {
  const RuleValue values[] = {{.word = kFirst[rules_.corners_first ? 1 : 0]}};
  return kRuleBook.text(values);
}

Phrase Noughts::seat_name(Seat seat) const {
  return seat == 0 ? Phrase{"Crosses", "Croix"} : Phrase{"Noughts", "Ronds"};
}

SeatSentences Noughts::seat_sentences(Seat seat) const {
  const auto [english, french] = seat_name(seat);
  return {.to_move = {english + " to move", "Aux " + french + " de jouer"},
          .wins = {english + " win", french + " : gagné"},
          .resigned = {english + " resigned", "abandon : " + french},
          .out_of_time = {english + " out of time", "temps écoulé : " + french},
          .side =
              seat == 0 ? Phrase{"the crosses", "les croix"} : Phrase{"the noughts", "les ronds"}};
}

Position Noughts::start() const {
  Position position;
  position.cells.fill(kEmpty);
  return position;
}

Result Noughts::result(const Position& position) const noexcept {
  for (const auto& line : kLines) {
    const auto first = position.cells[static_cast<std::size_t>(line[0])];
    if (first == kEmpty) continue;
    if (std::ranges::all_of(line, [&](int cell) {
          return position.cells[static_cast<std::size_t>(cell)] == first;
        })) {
      return Result::win(first);
    }
  }
  return position.ply == kCells ? Result::draw() : Result::none();
}

std::uint64_t Noughts::hash(const Position& position) const noexcept {
  std::uint64_t code = 1;
  for (const auto content : position.cells) code = code * 3 + content;
  return mix(code);
}

std::vector<PlacedPiece> Noughts::pieces(const Position& position) const {
  std::vector<PlacedPiece> pieces;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto content = position.cells[static_cast<std::size_t>(cell)];
    if (content == kEmpty) continue;
    pieces.push_back({.place = cell_text(cell), .piece = std::string{letter(content)}});
  }
  return pieces;
}

int Noughts::in_hand(const Position& position, Seat seat) const noexcept {
  return 5 - seat - static_cast<int>((position.ply + 1 - static_cast<std::uint32_t>(seat)) / 2);
}

bool Noughts::is_allowed(const Position& position, int cell) const noexcept {
  const bool corner = cell == 0 || cell == 2 || cell == 6 || cell == 8;
  return position.cells[static_cast<std::size_t>(cell)] == kEmpty &&
         (corner || !rules_.corners_first || position.ply > 0);
}

void Noughts::legal_moves(const Position& position, MoveList& moves) const noexcept {
  moves.clear();
  if (result(position).is_over()) return;
  for (int cell = 0; cell < kCells; ++cell) {
    if (is_allowed(position, cell)) moves.push_back({static_cast<std::uint8_t>(cell)});
  }
}

std::uint64_t Noughts::count_moves(const Position& position) const noexcept {
  MoveList moves;
  legal_moves(position, moves);
  return moves.size();
}

Noughts::Undo Noughts::play(Position& position, Move move) const noexcept {
  position.cells[move.cell] = static_cast<std::uint8_t>(to_move(position));
  ++position.ply;
  return {};
}

void Noughts::undo(Position& position, Move move, const Undo& /*undo*/) const noexcept {
  position.cells[move.cell] = kEmpty;
  --position.ply;
}

Expected<Position> Noughts::parse_position(std::string_view text) const {
  Position position = start();
  std::array<std::uint32_t, 2> marks{};
  if (text.size() != kCells) {
    return fail({concat("a position has ", kCells, " letters"),
                 concat("une position a ", kCells, " lettres")},
                std::min<std::size_t>(text.size(), kCells));
  }
  for (std::size_t i = 0; i < kCells; ++i) {
    switch (text[i]) {
    case '-': break;
    case 'X':
    case 'O':
      position.cells[i] = text[i] == 'X' ? 0 : 1;
      ++marks[position.cells[i]];
      break;
    default: return fail({"a cell is X, O or -", "une case est X, O ou -"}, i);
    }
  }
  position.ply = marks[0] + marks[1];
  if (marks[0] != marks[1] && marks[0] != marks[1] + 1) {
    return fail({"crosses and noughts take turns", "croix et ronds jouent à tour de rôle"});
  }
  return position;
}

std::string Noughts::position_text(const Position& position) const {
  std::string text;
  for (const auto content : position.cells) text += letter(content);
  return text;
}

Expected<Move> Noughts::parse_move(const Position& position, std::string_view text) const {
  const auto explanation = explain(position, text);
  if (!explanation) return tl::unexpected<Error>(explanation.error());
  if (!explanation->legal) return fail(explanation->verdict);
  return Move{static_cast<std::uint8_t>(*read_cell(text))};
}

std::string Noughts::move_text(Move move) const {
  return cell_text(move.cell);
}

Expected<Explanation> Noughts::explain(const Position& position, std::string_view text) const {
  const auto cell = read_cell(text);
  if (!cell) return fail({"a move is a cell: a1 to c3", "un coup est une case : a1 à c3"}, 0);
  if (result(position).is_over()) {
    return Explanation{.rule = "game.over", .verdict = {"the game is over", "la partie est finie"}};
  }
  if (position.cells[static_cast<std::size_t>(*cell)] != kEmpty) {
    return Explanation{.rule = "cell.taken", .verdict = {"the cell is taken", "la case est prise"}};
  }
  if (!is_allowed(position, *cell)) {
    return Explanation{
        .rule = "first.corner",
        .verdict = {"the first move is in a corner", "le premier coup est dans un coin"}};
  }
  return Explanation{
      .legal = true, .rule = "mark", .verdict = {"marks an empty cell", "marque une case vide"}};
}

BoardPlaces Noughts::board() const {
  BoardPlaces places(3);
  for (int cell = 0; cell < kCells; ++cell) {
    places[static_cast<std::size_t>(cell / 3)].push_back(cell_text(cell));
  }
  return places;
}

Gesture Noughts::gesture(const Position& /*position*/, Move move) const {
  return {.move = move_text(move), .to = move_text(move)};
}

Position Noughts::transform(const Position& position, int symmetry) const noexcept {
  Position turned = position;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto to = transform_move({static_cast<std::uint8_t>(cell)}, symmetry).cell;
    turned.cells[to] = position.cells[static_cast<std::size_t>(cell)];
  }
  return turned;
}

Move Noughts::transform_move(Move move, int symmetry) const noexcept {
  if (symmetry == 0) return move;
  return {static_cast<std::uint8_t>(move.cell / 3 * 3 + 2 - move.cell % 3)};
}

Phrase Noughts::hand_words(const Position& position, Seat seat) const {
  const int left = in_hand(position, seat);
  return {concat(left, " left"), concat("il en reste ", left)};
}

Drawing Noughts::draw(const Position& position, const DrawOptions& /*options*/) const {
  Drawing drawing;
  for (int cell = 0; cell < kCells; ++cell) {
    if (cell % 3 == 0) drawing.new_line();
    const auto content = position.cells[static_cast<std::size_t>(cell)];
    drawing.add({letter(content), ' '}, content == kEmpty ? Paint::faint : seat_paint(content));
  }
  return drawing;
}

PlaceDrawings Noughts::draw_places(const Position& position, const DrawOptions& /*options*/,
                                   bool turned) const {
  PlaceDrawings places(3, std::vector<Drawing>(3));
  for (int cell = 0; cell < kCells; ++cell) {
    const int seen = turned ? kCells - 1 - cell : cell;
    const auto content = position.cells[static_cast<std::size_t>(seen)];
    auto& place = places[static_cast<std::size_t>(cell / 3)][static_cast<std::size_t>(cell % 3)];
    place.new_line();
    place.add({' ', letter(content), ' '});
  }
  return places;
}

std::string Noughts::svg(const Position& position) const {
  return concat("<svg xmlns=\"http://www.w3.org/2000/svg\"><text>", position_text(position),
                "</text></svg>\n");
}

} // namespace howdah::noughts
