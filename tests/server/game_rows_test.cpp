#include "server/game_rows.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

using play::Offer;

TEST(GameRows, OffersAreReadAsTheyWereWritten) {
  play::Offers offers;
  EXPECT_EQ(offers_text(offers), "");
  EXPECT_EQ(parse_offers(""), offers);
  offers.add(Offer::draw, 2);
  offers.add(Offer::draw, 0);
  offers.add(Offer::rematch, 1);
  EXPECT_EQ(offers_text(offers), "draw 2 0;rematch 1");
  EXPECT_EQ(parse_offers(offers_text(offers)), offers);
}

TEST(GameRows, OffersThatAreNoneAreSkipped) {
  EXPECT_EQ(offers_text(parse_offers("money 1;draw 9 x;declined draw 0 1;rematch 1")), "rematch 1");
}

TEST(GameRows, ARowOfAnOlderSchemaHasItsClocksFromItsMoves) {
  const store::GameRow row{
      .setup = {.game = "siam"},
      .base = 60'000,
      .seats = {{.secret = "a"}, {.secret = "b"}},
      .entries = {{.move = "@c1n", .left = 50'000}, {.seat = 1, .move = "@a1n", .left = 40'000}}};
  const auto game = play::GameInPlay::restore(snapshot_of(row, 5000), play::Instant(5000));
  ASSERT_TRUE(game);
  EXPECT_EQ(game->left(0, play::Instant(5000))->count(), 50'000);
  EXPECT_EQ(game->left(1, play::Instant(5000))->count(), 40'000);
}

TEST(GameRows, AnEndingIsKept) {
  store::GameRow row{.setup = {.game = "siam"}, .seats = {{.secret = "a"}, {.secret = "b"}}};
  row.standing = {.result = "1", .reason = "time", .ended_by = 0, .over = true};
  auto game = play::GameInPlay::restore(snapshot_of(row, 0), play::Instant(0));
  ASSERT_TRUE(game);
  EXPECT_EQ(game->ending(),
            (play::Ending{.result = Result::win(1), .reason = play::EndReason::time, .seat = 0}));
  EXPECT_EQ(standing_of(*game, 0), row.standing);
}

} // namespace
} // namespace howdah::server
