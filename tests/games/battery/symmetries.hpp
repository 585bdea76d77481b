// Battery: the symmetries of the board under the rules.
#pragma once

#include "tests/games/battery/subject.hpp"

namespace howdah::testing {

/// The symmetry that does what one and then another do, or -1.
template <Game G>
[[nodiscard]] int composed(const Subject<G>& subject, int first, int second) {
  const auto& game = subject.game;
  const auto positions = subject.some(20);
  for (int candidate = 0; candidate < game.symmetries(); ++candidate) {
    const bool fits = std::ranges::all_of(positions, [&](const typename G::Position& position) {
      const auto stepwise = game.transform(game.transform(position, first), second);
      return subject.text(stepwise) == subject.text(game.transform(position, candidate));
    });
    if (fits) return candidate;
  }
  return -1;
}

template <Game G>
void check_group(const Subject<G>& subject) {
  const int symmetries = subject.game.symmetries();
  ASSERT_GE(symmetries, 1);
  for (const auto& position : subject.positions()) {
    EXPECT_EQ(subject.text(subject.game.transform(position, 0)), subject.text(position));
  }
  for (int first = 0; first < symmetries; ++first) {
    std::vector<int> products;
    for (int second = 0; second < symmetries; ++second) {
      products.push_back(composed(subject, first, second));
      EXPECT_GE(products.back(), 0) << first << " then " << second << " is no symmetry";
    }
    // All different: so one of them undoes the first, and no symmetry is listed twice.
    std::ranges::sort(products);
    EXPECT_TRUE(std::ranges::adjacent_find(products) == products.end()) << first;
  }
}

template <Game G>
void check_symmetric_moves(const Subject<G>& subject) {
  const auto& game = subject.game;
  for (const auto& position : subject.positions()) {
    typename G::MoveList moves;
    game.legal_moves(position, moves);
    for (int symmetry = 0; symmetry < game.symmetries(); ++symmetry) {
      const auto image = game.transform(position, symmetry);
      const auto where = [&] {
        return subject.text(position) + " and its image " + subject.text(image);
      };
      EXPECT_EQ(game.result(image), game.result(position)) << where();
      EXPECT_EQ(game.to_move(image), game.to_move(position)) << where();
      EXPECT_EQ(game.ply(image), game.ply(position)) << where();
      for (Seat seat = 0; seat < game.players(); ++seat) {
        EXPECT_EQ(game.in_hand(image, seat), game.in_hand(position, seat)) << where();
      }
      std::vector<std::string> images;
      const auto stride = std::max<std::size_t>(1, moves.size() / 50); // some games have thousands
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto move = moves[i];
        const auto move_image = game.transform_move(move, symmetry);
        images.push_back(game.move_text(move_image));
        if (i % stride != 0) continue;
        // Playing and then turning the board is turning it and then playing.
        auto played = position;
        (void)game.play(played, move);
        auto image_played = image;
        (void)game.play(image_played, move_image);
        ASSERT_EQ(subject.text(game.transform(played, symmetry)), subject.text(image_played))
            << game.move_text(move) << " in " << where();
      }
      std::ranges::sort(images);
      ASSERT_EQ(images, subject.moves(image)) << where();
    }
  }
}

} // namespace howdah::testing
