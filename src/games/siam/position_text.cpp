// The four fields of a position text: board, player to move, exit rights, plies.
#include "core/text.hpp"
#include "games/position_fields.hpp"
#include "games/siam/notation.hpp"

#include <bit>

namespace howdah::siam {
namespace {

/// Reads the board field square by square, from a5 to e1.
class BoardReader {
public:
  BoardReader(PositionField field, const Rules& rules, Position& position)
      : text_(field.text), place_(field.place), rules_(rules), position_(position) {}

  std::optional<Error> read() {
    while (at_ < text_.size()) {
      const char next = text_[at_];
      std::optional<Error> error;
      if (next == '/') {
        error = end_rank();
      } else if (next >= '1' && next <= '5') {
        error = advance(next - '0');
      } else if (next == 'O') {
        error = put_rock();
      } else if (next == 'E' || next == 'R') {
        error = put_animal(next == 'E' ? kElephants : kRhinos);
      } else {
        error = here({concat("'", quotable(text_.substr(at_, 1)),
                             "' stands for nothing on a board; a board has digits 1 to 5, O, E "
                             "or R with a facing, and /"),
                      concat("« ", quotable(text_.substr(at_, 1)),
                             " » n'est rien sur un plateau ; un plateau s'écrit avec les chiffres "
                             "1 à 5, O, E ou R avec une direction, et /")});
      }
      if (error) return error;
      ++at_;
    }
    return finish();
  }

private:
  [[nodiscard]] Error here(Phrase what) const { return {std::move(what), place_ + at_}; }
  [[nodiscard]] int rank_number() const { return kSide - ranks_done_; }
  [[nodiscard]] Square square() const { return square_at(file_, rank_number() - 1); }

  std::optional<Error> advance(int squares) {
    if (file_ + squares > kSide) {
      return here({concat("rank ", rank_number(), " has more than 5 squares"),
                   concat("la rangée ", rank_number(), " a plus de 5 cases")});
    }
    file_ += squares;
    return std::nullopt;
  }

  std::optional<Error> end_rank() {
    if (auto error = check_rank_is_full()) return error;
    if (ranks_done_ + 1 == kSide) {
      return here({"a board has 5 ranks; here a sixth one begins",
                   "un plateau a 5 rangées ; ici commence une sixième"});
    }
    ++ranks_done_;
    file_ = 0;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Error> check_rank_is_full() const {
    if (file_ == kSide) return std::nullopt;
    return here({concat("rank ", rank_number(), " has ", file_, " squares instead of 5"),
                 concat("la rangée ", rank_number(), " a ", file_, " cases au lieu de 5")});
  }

  std::optional<Error> put_rock() {
    const bool fits = file_ < kSide;
    if (fits) position_.rocks |= bit(square());
    if (std::popcount(position_.rocks) > kRocks) {
      return here({"there are more than 3 rocks", "il y a plus de 3 rochers"});
    }
    return advance(1);
  }

  std::optional<Error> put_animal(Seat owner) {
    const auto facing =
        std::string_view("nesw").find(at_ + 1 < text_.size() ? text_[at_ + 1] : ' ');
    if (facing == std::string_view::npos) {
      ++at_;
      return here({"an animal needs a facing: n, e, s or w",
                   "un animal a besoin d'une direction : n, e, s ou w"});
    }
    if (position_.on_board(owner) == rules_.animals) {
      const bool elephants = owner == kElephants;
      return here(
          {concat("there are more than ", rules_.animals,
                  elephants ? " elephants" : " rhinoceroses"),
           concat("il y a plus de ", rules_.animals, elephants ? " éléphants" : " rhinocéros")});
    }
    if (auto error = advance(1)) return error;
    const Squares there = bit(square() - 1);
    const auto way = static_cast<Facing>(facing);
    position_.animals[static_cast<unsigned>(owner)] |= there;
    if (is_horizontal(way)) position_.horizontal |= there;
    if (is_forward(way)) position_.forward |= there;
    ++at_;
    return std::nullopt;
  }

  std::optional<Error> finish() {
    if (auto error = check_rank_is_full()) return error;
    if (ranks_done_ + 1 < kSide) {
      return here({concat("a board has 5 ranks; this one has ", ranks_done_ + 1),
                   concat("un plateau a 5 rangées ; celui-ci en a ", ranks_done_ + 1)});
    }
    const int rocks = std::popcount(position_.rocks);
    if (rocks != kRocks) {
      at_ = 0;
      return here({concat("a board has 3 rocks; this one has ", rocks),
                   concat("un plateau porte 3 rochers ; celui-ci en porte ", rocks)});
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t place_;
  const Rules& rules_;
  Position& position_;
  std::size_t at_ = 0;
  int ranks_done_ = 0;
  int file_ = 0;
};

std::string exits_text(std::uint32_t exits) {
  if ((exits & kLeavingIsCounted) == 0) return "*";
  std::string rights;
  if ((exits & 1U) != 0) rights += 'E';
  if ((exits & 2U) != 0) rights += 'R';
  return rights.empty() ? "-" : rights;
}

std::optional<Error> read_exits(PositionField field, const Rules& rules, Position& position) {
  position.exits = start_position(rules).exits;
  if (!rules.exits_once) {
    if (field.text == "*") return std::nullopt;
    return Error{{concat("the exit rights are '", quotable(field.text),
                         "'; with exits=unlimited they are *"),
                  concat("les droits de sortie sont « ", quotable(field.text),
                         " » ; avec exits=unlimited, c'est *")},
                 field.place};
  }
  for (std::uint32_t rights = 0; rights <= kBothMayLeave; ++rights) {
    const std::uint32_t exits = rights | kLeavingIsCounted;
    if (field.text != exits_text(exits)) continue;
    position.exits = exits;
    return std::nullopt;
  }
  return Error{{concat("the exit rights are '", quotable(field.text),
                       "'; with exits=once they are ER, E, R or -"),
                concat("les droits de sortie sont « ", quotable(field.text),
                       " » ; avec exits=once, c'est ER, E, R ou -")},
               field.place};
}

std::optional<Error> read_turn(PositionField player, PositionField plies, Position& position) {
  if (player.text != "E" && player.text != "R") {
    return Error{{concat("the player to move is '", quotable(player.text), "'; it is E or R"),
                  concat("le joueur au trait est « ", quotable(player.text), " » ; c'est E ou R")},
                 player.place};
  }
  const auto ply = read_plies(plies, kMaxPly);
  if (!ply) return ply.error();
  position.ply = *ply;
  const char expected = letter(position.to_move());
  if (player.text.front() != expected) return wrong_player_to_move(player, *ply, expected);
  return std::nullopt;
}

} // namespace

Expected<Position> read_position(std::string_view text, const Rules& rules) {
  const auto fields =
      split_position(text, {"board, player to move, exit rights, plies",
                            "plateau, joueur au trait, droits de sortie, coups joués"});
  if (!fields) return tl::unexpected<Error>(fields.error());
  const auto& [board, player, exits, plies] = *fields;
  Position position;
  position.rocks = 0;
  auto error = BoardReader(board, rules, position).read();
  if (!error) error = read_turn(player, plies, position);
  if (!error) error = read_exits(exits, rules, position);
  if (error) return tl::unexpected<Error>(*std::move(error));
  return position;
}

std::string write_position(const Position& position) {
  std::string text;
  for (int rank = kSide - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto write_empty = [&] {
      if (empty > 0) append(text, empty);
      empty = 0;
    };
    for (int file = 0; file < kSide; ++file) {
      const Square square = square_at(file, rank);
      if ((position.occupied() & bit(square)) == 0) {
        ++empty;
        continue;
      }
      write_empty();
      text += piece_text(position, square);
    }
    write_empty();
    if (rank > 0) text += '/';
  }
  return concat(text, ' ', letter(position.to_move()), ' ', exits_text(position.exits), ' ',
                position.ply);
}

} // namespace howdah::siam
