// Reads the board field of a position text.
#pragma once

#include "core/error.hpp"
#include "games/position_fields.hpp"
#include "games/samliam/setting.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace howdah::samliam {

/// The player a letter stands for, in play or not, or kNobody.
[[nodiscard]] Seat read_seat(char letter) noexcept;

/// The error for a colour nobody plays.
[[nodiscard]] Error not_in_play(Seat seat, int players, std::size_t place);

/// Puts the triangles of the field on an empty board, from the north-west cell to the south-east.
class BoardReader {
public:
  BoardReader(PositionField field, const Setting& setting, Position& position)
      : text_(field.text), place_(field.place), setting_(setting), position_(position) {}

  std::optional<Error> read();

private:
  [[nodiscard]] Error here(Phrase what) const;
  [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] int size() const { return setting_.rules.size; }
  [[nodiscard]] int rank() const { return kSide - 1 - margin_of(size()) - ranks_done_; }

  std::optional<Error> read_empty_cells();
  std::optional<Error> read_pair();
  /// A triangle on the cell; with a second one, `first` is the corner of the first.
  std::optional<Error> read_triangle(std::optional<Corner> first);
  std::optional<Error> end_rank();
  [[nodiscard]] std::optional<Error> check_rank_is_full() const;
  [[nodiscard]] std::optional<Error> check_room(int cells) const;

  std::string_view text_;
  std::size_t place_;
  const Setting& setting_;
  Position& position_;
  std::size_t at_ = 0;
  int ranks_done_ = 0;
  int cells_done_ = 0; // of the rank
};

} // namespace howdah::samliam
