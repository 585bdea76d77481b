#include "games/samliam/board_reader.hpp"

#include "core/text.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/words.hpp"

#include <utility>

namespace howdah::samliam {

Seat read_seat(char letter) noexcept {
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    if (letter == samliam::letter(seat)) return seat;
  }
  return kNobody;
}

Error not_in_play(Seat seat, int players, std::size_t place) {
  const auto colour = seat_name(seat);
  return {{concat(colour.english, " is not in play with ", players, " players"),
           concat(colour.french, " ne joue pas à ", players, " joueurs")},
          place};
}

Error BoardReader::here(Phrase what) const {
  return {std::move(what), place_ + at_};
}

std::optional<Error> BoardReader::read() {
  while (at_ < text_.size()) {
    const char letter = next();
    std::optional<Error> error;
    if (letter == '/') {
      error = end_rank();
    } else if (letter >= '0' && letter <= '9') {
      error = read_empty_cells();
    } else if (letter == '(') {
      error = read_pair();
    } else if (read_seat(letter) != kNobody) {
      error = check_room(1);
      if (!error) error = read_triangle(std::nullopt);
      ++cells_done_;
    } else {
      const auto shown = quotable(text_.substr(at_, 1));
      error = here({concat("'", shown, "' stands for nothing on a board; a board has numbers, ",
                           "triangles such as Rnw or (RnwGse), and /"),
                    concat("« ", shown, " » n'est rien sur un plateau ; un plateau s'écrit avec ",
                           "des nombres, des triangles comme Rnw ou (RnwGse), et /")});
    }
    if (error) return error;
  }
  if (auto error = check_rank_is_full()) return error;
  if (ranks_done_ + 1 < size()) {
    return here({concat("a board has ", size(), " ranks; this one has ", ranks_done_ + 1),
                 concat("un plateau a ", size(), " rangées ; celui-ci en a ", ranks_done_ + 1)});
  }
  return std::nullopt;
}

std::optional<Error> BoardReader::read_empty_cells() {
  if (next() == '0') {
    return here({"0 is no number of empty cells", "0 n'est pas un nombre de cases vides"});
  }
  const int count = next() - '0';
  if (auto error = check_room(count)) return error;
  cells_done_ += count;
  ++at_;
  if (next() >= '0' && next() <= '9') {
    return here({"two numbers in a row: empty cells beside each other are one number",
                 "deux nombres de suite : les cases vides voisines font un seul nombre"});
  }
  return std::nullopt;
}

std::optional<Error> BoardReader::read_pair() {
  if (auto error = check_room(1)) return error;
  ++at_;
  const auto start = at_;
  if (auto error = read_triangle(std::nullopt)) return error;
  const auto corner = static_cast<Corner>(read_corner(text_.substr(start + 1)));
  if (corner != Corner::nw && corner != Corner::ne) {
    at_ = start;
    return here({"of two triangles in a cell the one that points nw or ne comes first",
                 "de deux triangles dans une case, celui qui pointe vers nw ou ne vient d'abord"});
  }
  if (auto error = read_triangle(corner)) return error;
  if (next() != ')') {
    return here({"')' is expected behind the two triangles of a cell",
                 "il faut « ) » après les deux triangles d'une case"});
  }
  ++at_;
  ++cells_done_;
  return std::nullopt;
}

std::optional<Error> BoardReader::read_triangle(std::optional<Corner> first) {
  const Seat seat = read_seat(next());
  if (seat == kNobody) {
    return here({"a triangle is expected here: a colour and its corner, such as Rnw",
                 "il faut ici un triangle : une couleur et son coin, comme Rnw"});
  }
  if (seat >= setting_.rules.players) {
    return not_in_play(seat, setting_.rules.players, place_ + at_);
  }
  const int number = read_corner(text_.substr(at_ + 1));
  if (number < 0) {
    ++at_;
    return here({"a triangle needs a corner: nw, ne, se or sw",
                 "un triangle a besoin d'un coin : nw, ne, se ou sw"});
  }
  const auto corner = static_cast<Corner>(number);
  if (first && corner != opposite(*first)) {
    return here({concat("two triangles in a cell point to opposite corners: beside ",
                        corner_text(*first), " stands ", corner_text(opposite(*first))),
                 concat("deux triangles d'une case pointent vers des coins opposés : avec ",
                        corner_text(*first), " va ", corner_text(opposite(*first)))});
  }
  if (setting_.in_hand(position_, seat) == 0) {
    const auto colour = seat_name(seat);
    return here({concat(colour.english, " has more than ", setting_.rules.triangles, " triangles"),
                 concat(colour.french, " a plus de ", setting_.rules.triangles, " triangles")});
  }
  const Cell cell = cell_at(margin_of(size()) + cells_done_, rank());
  put_triangle(*setting_.figures, position_, point_at(cell, corner), seat);
  at_ += 3;
  return std::nullopt;
}

std::optional<Error> BoardReader::end_rank() {
  if (auto error = check_rank_is_full()) return error;
  if (ranks_done_ + 1 == size()) {
    return here({concat("a board has ", size(), " ranks; here one more begins"),
                 concat("un plateau a ", size(), " rangées ; ici en commence une de plus")});
  }
  ++ranks_done_;
  cells_done_ = 0;
  ++at_;
  return std::nullopt;
}

std::optional<Error> BoardReader::check_rank_is_full() const {
  if (cells_done_ == size()) return std::nullopt;
  return here({concat("rank ", rank() + 1, " has ", cells_done_, " cells instead of ", size()),
               concat("la rangée ", rank() + 1, " a ", cells_done_, " cases au lieu de ", size())});
}

std::optional<Error> BoardReader::check_room(int cells) const {
  if (cells_done_ + cells <= size()) return std::nullopt;
  return here({concat("rank ", rank() + 1, " has more than ", size(), " cells"),
               concat("la rangée ", rank() + 1, " a plus de ", size(), " cases")});
}

} // namespace howdah::samliam
