// Moves as a hand makes them, for every game: what a screen relies on when it is pointed at.
#include "core/random.hpp"
#include "games/registry.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace howdah {
namespace {

using ::testing::ElementsAre;

struct Rules {
  const char* game;
  const char* text;
};

constexpr Rules kRuleSets[] = {{"siam", "classic"},
                               {"siam", "2015,exits=once"},
                               {"samliam", "players=2,triangles=8"},
                               {"samliam", "players=2,size=7,announce=strict,triangles=8"},
                               {"samliam", "players=4,triangles=8"}};

std::unique_ptr<AnyGame> make(const Rules& rules) {
  return std::move(find_game(rules.game)->make(rules.text)).value();
}

/// Calls `visit` with the states of a random game.
void visit_states(const AnyGame& game, std::uint64_t seed, int plies, const auto& visit) {
  Random random(seed);
  const auto state = game.start();
  for (int ply = 0; ply < plies && !state->result().is_over(); ++ply) {
    visit(*state);
    const auto moves = state->legal_moves();
    (void)state->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  visit(*state);
}

/// Whether a piece of the player that points that way stands at the place.
bool stands(const AnyState& state, const std::string& place, char letter, const std::string& way) {
  const auto pieces = state.pieces();
  return std::ranges::any_of(pieces, [&](const PlacedPiece& placed) {
    return placed.place == place && placed.piece == letter + way;
  });
}

TEST(Gesture, EveryLegalMoveHasOneOfItsOwn) {
  for (const auto& rules : kRuleSets) {
    const auto game = make(rules);
    visit_states(*game, 1, 60, [&](const AnyState& state) {
      std::vector<std::string> moves;
      std::set<std::tuple<std::string, std::string, std::string, std::string, std::string>> seen;
      for (const auto& gesture : state.gestures()) {
        moves.push_back(gesture.move);
        EXPECT_EQ(game->gesture_text(gesture), gesture.move);
        EXPECT_TRUE(
            seen.emplace(gesture.from, gesture.from_way, gesture.to, gesture.to_way, gesture.call)
                .second)
            << gesture.move;
      }
      EXPECT_EQ(moves, state.legal_moves());
    });
  }
}

TEST(Gesture, SaysWhichPieceGoesWhere) {
  for (const auto& rules : kRuleSets) {
    const auto game = make(rules);
    visit_states(*game, 2, 20, [&](const AnyState& state) {
      const char letter = game->seat_letter(state.to_move());
      for (const auto& gesture : state.gestures()) {
        const auto after = state.clone();
        ASSERT_FALSE(after->play(gesture.move));
        if (gesture.from.empty()) {
          EXPECT_GT(state.in_hand(state.to_move()), 0);
        } else {
          EXPECT_TRUE(stands(state, gesture.from, letter, gesture.from_way)) << gesture.move;
        }
        if (!gesture.to.empty()) {
          EXPECT_TRUE(stands(*after, gesture.to, letter, gesture.to_way)) << gesture.move;
        }
      }
    });
  }
}

TEST(Gesture, TheBoardNamesEveryPlaceOnce) {
  for (const auto& rules : kRuleSets) {
    const auto game = make(rules);
    const auto board = game->board();
    std::set<std::string> places;
    for (const auto& row : board) {
      EXPECT_EQ(row.size(), board.front().size());
      for (const auto& place : row) EXPECT_TRUE(places.insert(place).second) << place;
    }
    visit_states(*game, 3, 60, [&](const AnyState& state) {
      for (const auto& placed : state.pieces()) EXPECT_TRUE(places.contains(placed.place));
      for (const auto& gesture : state.gestures()) {
        EXPECT_TRUE(gesture.from.empty() || places.contains(gesture.from)) << gesture.move;
        EXPECT_TRUE(gesture.to.empty() || places.contains(gesture.to)) << gesture.move;
      }
    });
  }
}

TEST(Gesture, PointsOneOfTheWaysOfItsGame) {
  EXPECT_THAT(make({"siam", "classic"})->ways(), ElementsAre("n", "e", "s", "w"));
  EXPECT_THAT(make({"samliam", "size=9"})->ways(), ElementsAre("nw", "ne", "se", "sw"));
}

TEST(Gesture, TheBoardsOfTheGames) {
  const auto large = make({"siam", "classic"})->board();
  EXPECT_THAT(large.front(), ElementsAre("a5", "b5", "c5", "d5", "e5"));
  EXPECT_THAT(large.back(), ElementsAre("a1", "b1", "c1", "d1", "e1"));
  const auto small = make({"samliam", "size=7"})->board();
  EXPECT_EQ(small.size(), 7U);
  EXPECT_THAT(small.front(), ElementsAre("b8", "c8", "d8", "e8", "f8", "g8", "h8"));
}

Gesture gesture_of(const AnyState& state, const std::string& move) {
  const auto gestures = state.gestures();
  const auto found = std::ranges::find(gestures, move, &Gesture::move);
  return found != gestures.end() ? *found : Gesture{};
}

TEST(Gesture, OfEachKindOfMove) {
  const auto siam = make({"siam", "classic"});
  const auto animals = siam->parse_position("5/5/1OOO1/5/En4 E * 4").value();
  EXPECT_EQ(gesture_of(*animals, "@a3e"), (Gesture{.move = "@a3e", .to = "a3", .to_way = "e"}));
  EXPECT_EQ(gesture_of(*animals, "a1b1s"),
            (Gesture{.move = "a1b1s", .from = "a1", .from_way = "n", .to = "b1", .to_way = "s"}));
  EXPECT_EQ(gesture_of(*animals, "a1w"),
            (Gesture{.move = "a1w", .from = "a1", .from_way = "n", .to = "a1", .to_way = "w"}));
  EXPECT_EQ(gesture_of(*animals, "a1x"), (Gesture{.move = "a1x", .from = "a1", .from_way = "n"}));
  const auto samliam = make({"samliam", "announce=strict"});
  const auto triangles = samliam->parse_position("9/9/9/9/9/2Rnw2Rne3/9/9/9 R - 4").value();
  EXPECT_EQ(gesture_of(*triangles, "c1sw!sam"),
            (Gesture{.move = "c1sw!sam", .to = "c1", .to_way = "sw", .call = "SAM"}));
}

TEST(Changes, AreThePlacesThatAPushMoves) {
  const auto siam = make({"siam", "classic"});
  const auto state = siam->parse_position("5/5/EeO1O1/5/O4 E * 4").value();
  EXPECT_EQ(state->changes("a3b3e").value(),
            (std::vector<PlaceChange>{{.place = "a3", .before = {"Ee"}},
                                      {.place = "b3", .before = {"O"}, .after = {"Ee"}},
                                      {.place = "c3", .after = {"O"}}}));
  EXPECT_EQ(state->text(), "5/5/EeO1O1/5/O4 E * 4");
  EXPECT_FALSE(state->changes("a3a4e1"));
  EXPECT_FALSE(state->changes("b3c3e"));
}

} // namespace
} // namespace howdah
