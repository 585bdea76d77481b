// The four fields of a position text: board, player to move, bars, plies.
#include "core/text.hpp"
#include "games/samliam/board_reader.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/play.hpp"
#include "games/samliam/words.hpp"

namespace howdah::samliam {
namespace {

std::optional<Error> read_turn(PositionField player, PositionField plies, Position& position) {
  const Seat seat = player.text.size() == 1 ? read_seat(player.text.front()) : kNobody;
  if (seat == kNobody) {
    return Error{
        {concat("the player to move is '", quotable(player.text), "'; it is R, G, B or W"),
         concat("le joueur au trait est « ", quotable(player.text), " » ; c'est R, G, B ou W")},
        player.place};
  }
  if (seat >= position.players) return not_in_play(seat, position.players, player.place);
  const auto ply = read_plies(plies, kMaxPly);
  if (!ply) return ply.error();
  const Seat expected = static_cast<Seat>(*ply % position.players);
  if (seat != expected) return wrong_player_to_move(player, *ply, letter(expected));
  position.ply = *ply;
  set_mover(position, seat);
  return std::nullopt;
}

/// Reads the barred cells of one player, which begin at `at` in the field.
Expected<CellSet> read_barred_cells(PositionField field, std::size_t& at, const Setting& setting) {
  CellSet cells;
  Cell last = -1;
  for (;;) {
    const Cell cell = read_cell(field.text.substr(at));
    const auto place = field.place + at;
    if (cell < 0 || !setting.board.contains(cell)) {
      return fail({"a barred cell of the board is expected here, such as c3",
                   "il faut ici une case interdite du plateau, comme c3"},
                  place);
    }
    if (cell <= last) {
      return fail({concat("the barred cells are sorted, each once: ", cell_text(cell),
                          " cannot follow ", cell_text(last)),
                   concat("les cases interdites sont triées, chacune une fois : ", cell_text(cell),
                          " ne peut pas suivre ", cell_text(last))},
                  place);
    }
    cells.insert(cell);
    last = cell;
    at += 2;
    if (at == field.text.size() || field.text[at] != ',') return cells;
    ++at;
  }
}

std::optional<Error> read_bars(PositionField field, const Setting& setting, Position& position) {
  if (field.text == "-") return std::nullopt;
  if (!setting.strict()) {
    return Error{{concat("the bars are '", quotable(field.text),
                         "'; without announce=strict there are none, written -"),
                  concat("les interdits sont « ", quotable(field.text),
                         " » ; sans announce=strict il n'y en a pas, ce qui s'écrit -")},
                 field.place};
  }
  std::size_t at = 0;
  Seat last = kNobody;
  do {
    const Seat seat = at < field.text.size() ? read_seat(field.text[at]) : kNobody;
    const auto place = field.place + at;
    if (seat == kNobody) {
      return Error{{"bars are written - or as a colour and its cells, like Rc3,d4Ge5",
                    "les interdits s'écrivent - ou une couleur et ses cases, comme Rc3,d4Ge5"},
                   place};
    }
    if (seat >= position.players) return not_in_play(seat, position.players, place);
    if (seat <= last) {
      return Error{{"the players stand in turn order in the bars, each once",
                    "les joueurs sont dans l'ordre du jeu dans les interdits, chacun une fois"},
                   place};
    }
    ++at;
    const auto cells = read_barred_cells(field, at, setting);
    if (!cells) return cells.error();
    set_bars(position, seat, *cells);
    last = seat;
  } while (at < field.text.size());
  return std::nullopt;
}

std::string board_text(const Position& position, const Setting& setting) {
  const int margin = margin_of(setting.rules.size);
  std::string text;
  for (int rank = kSide - 1 - margin; rank >= margin; --rank) {
    int empty = 0;
    const auto write_empty = [&] {
      if (empty > 0) append(text, empty);
      empty = 0;
    };
    for (int file = margin; file < kSide - margin; ++file) {
      const CellContent content = position.at(cell_at(file, rank));
      if (content.empty()) {
        ++empty;
        continue;
      }
      write_empty();
      text += content_text(content);
    }
    write_empty();
    if (rank > margin) text += '/';
  }
  return text;
}

std::string bars_text(const Position& position) {
  std::string text;
  for (Seat seat = 0; seat < position.players; ++seat) {
    if (position.barred_to(seat).empty()) continue;
    text += letter(seat);
    const char* comma = "";
    position.barred_to(seat).for_each([&](Cell cell) {
      text += concat(comma, cell_text(cell));
      comma = ",";
    });
  }
  return text.empty() ? "-" : text;
}

} // namespace

Expected<Position> read_position(std::string_view text, const Setting& setting) {
  const auto fields = split_position(text, {"board, player to move, bars, plies",
                                            "plateau, joueur au trait, interdits, coups joués"});
  if (!fields) return tl::unexpected<Error>(fields.error());
  const auto& [board, player, bars, plies] = *fields;
  Position position = empty_position(*setting.figures, setting.rules.size);
  auto error = BoardReader(board, setting, position).read();
  if (!error) error = read_turn(player, plies, position);
  if (!error) error = read_bars(bars, setting, position);
  if (error) return tl::unexpected<Error>(*std::move(error));
  find_ending(setting, position);
  return position;
}

std::string write_position(const Position& position, const Setting& setting) {
  return concat(board_text(position, setting), ' ', letter(position.mover), ' ',
                bars_text(position), ' ', position.ply);
}

} // namespace howdah::samliam
