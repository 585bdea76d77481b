// Battery: what people see of a position, and the names of the players.
#pragma once

#include "tests/games/battery/subject.hpp"
#include "tests/games/good_error.hpp"
#include "tests/support/utf8.hpp"
#include "tests/support/xml.hpp"

#include <set>

namespace howdah::testing {

template <Game G>
void check_pieces(const Subject<G>& subject) {
  const auto& game = subject.game;
  std::set<char> letters;
  std::set<std::string_view> tags;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    EXPECT_TRUE(letters.insert(game.seat_letter(seat)).second) << "two seats, one letter";
    EXPECT_TRUE(tags.insert(game.seat_tag(seat)).second) << "two seats, one tag";
    EXPECT_TRUE(is_good_phrase(game.seat_name(seat)));
  }
  for (const auto& position : subject.positions()) {
    for (Seat seat = 0; seat < game.players(); ++seat) EXPECT_GE(game.in_hand(position, seat), 0);
    std::set<std::string> seen;
    for (const auto& [place, piece] : game.pieces(position)) {
      EXPECT_FALSE(place.empty() || piece.empty());
      EXPECT_TRUE(seen.insert(place + piece).second) << piece << " twice on " << place;
      // Every piece is written in the position text as it is named here.
      EXPECT_NE(subject.text(position).find(piece), std::string::npos) << piece;
    }
  }
}

template <Game G>
void check_drawings(const Subject<G>& subject) {
  for (const auto& position : subject.positions()) {
    for (const auto language : {Language::english, Language::french}) {
      for (const bool unicode : {false, true}) {
        const auto drawing =
            subject.game.draw(position, {.language = language, .unicode = unicode});
        std::string whole;
        for (const auto& line : drawing.lines) {
          for (const auto& span : line) {
            EXPECT_EQ(span.text.find('\n'), std::string::npos) << "a line break inside a line";
            whole += span.text;
          }
        }
        EXPECT_FALSE(whole.empty());
        EXPECT_TRUE(is_utf8(whole));
        if (unicode || language != Language::english) continue; // French has its accents
        EXPECT_TRUE(std::ranges::none_of(whole, [](unsigned char letter) { return letter > 0x7e; }))
            << whole;
      }
    }
  }
}

template <Game G>
void check_pictures(const Subject<G>& subject) {
  for (const auto& position : subject.positions()) {
    const auto picture = subject.game.svg(position);
    ASSERT_EQ(xml_problem(picture), "") << subject.text(position);
    EXPECT_TRUE(is_utf8(picture));
    EXPECT_TRUE(picture.find("<svg ") != std::string::npos);
  }
}

} // namespace howdah::testing
