// The words of the game in both languages: colours, announcements, figures, lists of cells.
#pragma once

#include "core/language.hpp"
#include "games/samliam/move.hpp"
#include "games/samliam/position.hpp"
#include "games/seat_sentences.hpp"

#include <string>
#include <string_view>

namespace howdah::samliam {

[[nodiscard]] Phrase seat_name(Seat seat); // "Red", "Rouge"
[[nodiscard]] SeatSentences seat_sentences(Seat seat);
[[nodiscard]] std::string_view announcement_name(Announcement announcement); // "SONG SAM"

/// "12 triangles", "1 triangle".
[[nodiscard]] std::string number_of_triangles(int count);

/// "the outward square c3sw c5nw e5ne e3se".
[[nodiscard]] Phrase the_figure(const Figure& figure);

/// An open figure and what it lacks: "the outward square c3sw c5nw e5ne, with e3se missing". The
/// placement is named too where it differs: a second triangle beside an own one.
[[nodiscard]] Phrase the_open_figure(const Position& position, const Figure& figure, Seat seat);

/// "c3, d4".
[[nodiscard]] std::string list_of(const CellSet& cells);

} // namespace howdah::samliam
