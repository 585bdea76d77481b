#include "engine/move_bits.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace howdah {
namespace {

template <class G>
void expect_round_trips() {
  const G game{typename G::Rules{}};
  const auto moves = std::make_unique<typename G::MoveList>(); // may be large for a stack
  game.legal_moves(game.start(), *moves);
  for (const auto move : *moves) {
    EXPECT_EQ(from_bits<typename G::Move>(to_bits(move)), move) << game.move_text(move);
  }
}

TEST(MoveBits, BecomeTheSameMoveAgain) {
  expect_round_trips<siam::Siam>();
  expect_round_trips<samliam::SamLiam>();
}

} // namespace
} // namespace howdah
