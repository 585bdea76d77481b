// Battery: texts of rules, positions and moves go out and come in again, and nothing else does.
#pragma once

#include "tests/games/battery/damage.hpp"
#include "tests/games/battery/subject.hpp"
#include "tests/games/good_error.hpp"

#include <set>

namespace howdah::testing {

template <Game G>
void check_rules_text(const Subject<G>& subject) {
  const auto text = subject.game.rules_text();
  const auto again = G::make(text);
  ASSERT_TRUE(again) << text;
  EXPECT_EQ(again->rules_text(), text);
  EXPECT_EQ(G(subject.game.rules()).rules_text(), text);
  EXPECT_EQ(again->position_text(again->start()), subject.text(subject.game.start()));
}

template <Game G>
void check_position_texts(const Subject<G>& subject) {
  for (const auto& position : subject.positions()) {
    const auto text = subject.text(position);
    const auto read = subject.game.parse_position(text);
    // The text of a finished game need not be readable, nor say how the game ended.
    const bool over = subject.game.result(position).is_over();
    if (!read && over) continue;
    ASSERT_TRUE(read) << text << ": " << read.error().text(Language::english);
    EXPECT_EQ(subject.text(*read), text);
    if (over) continue;
    EXPECT_TRUE(subject.game.same(*read, position)) << text;
    EXPECT_EQ(subject.game.hash(*read), subject.game.hash(position)) << text;
    EXPECT_EQ(subject.game.result(*read), subject.game.result(position)) << text;
    EXPECT_EQ(subject.game.ply(*read), subject.game.ply(position)) << text;
    EXPECT_EQ(subject.moves(*read), subject.moves(position)) << text;
  }
}

template <Game G>
void check_damaged_position_texts(const Subject<G>& subject) {
  Random random(1);
  const auto letters = subject.text(subject.sample.open.back());
  for (const auto& position : subject.positions()) {
    for (int i = 0; i < 20; ++i) {
      const auto text = damaged(subject.text(position), letters, random);
      const auto read = subject.game.parse_position(text);
      if (!read) {
        ASSERT_TRUE(is_good_error(read.error(), text))
            << text << ": " << read.error().text(Language::english);
        continue;
      }
      // Still a position: then one that is as good as any other.
      const auto written = subject.text(*read);
      const auto again = subject.game.parse_position(written);
      ASSERT_TRUE(again) << text << " was read, but not " << written;
      EXPECT_EQ(subject.text(*again), written);
    }
  }
}

template <Game G>
void check_move_texts(const Subject<G>& subject) {
  for (const auto& position : subject.sample.open) {
    typename G::MoveList moves;
    subject.game.legal_moves(position, moves);
    std::set<std::string> texts;
    for (const auto move : moves) {
      const auto text = subject.game.move_text(move);
      EXPECT_TRUE(texts.insert(text).second) << text << " twice in " << subject.text(position);
      const auto read = subject.game.parse_move(position, text);
      ASSERT_TRUE(read) << text << " in " << subject.text(position) << ": "
                        << read.error().text(Language::english);
      EXPECT_EQ(subject.game.move_text(*read), text);
      // The move that was read does what the listed one does.
      auto listed_played = position;
      auto read_played = position;
      (void)subject.game.play(listed_played, move);
      (void)subject.game.play(read_played, *read);
      EXPECT_EQ(subject.text(read_played), subject.text(listed_played)) << text;
    }
  }
}

/// Reads and explains a text that may or may not be a legal move.
template <Game G>
void check_one_move_text(const Subject<G>& subject, const typename G::Position& position,
                         const std::string& text, bool legal) {
  const auto where = [&] { return text + " in " + subject.text(position); };
  const auto read = subject.game.parse_move(position, text);
  EXPECT_EQ(read.has_value(), legal) << where();
  ASSERT_TRUE(read || is_good_error(read.error(), text)) << where();

  const auto explained = subject.game.explain(position, text);
  EXPECT_EQ(explained && explained->legal, legal) << where();
  if (!explained) {
    ASSERT_TRUE(is_good_error(explained.error(), text)) << where();
    return;
  }
  EXPECT_FALSE(explained->rule.empty()) << where();
  EXPECT_TRUE(is_good_phrase(explained->verdict)) << where();
  for (const auto& detail : explained->details) EXPECT_TRUE(is_good_phrase(detail)) << where();
  for (const auto& piece : explained->pieces) {
    EXPECT_FALSE(piece.role.empty()) << where();
    EXPECT_FALSE(piece.piece.empty()) << where();
  }
}

template <Game G>
void check_only_legal_moves_are_read(const Subject<G>& subject) {
  Random random(2);
  std::set<std::string> known = {"", "?"};
  const auto positions = subject.some(60);
  for (const auto& position : positions) {
    for (const auto& text : subject.moves(position)) known.insert(text);
  }
  const std::vector<std::string> pool(known.begin(), known.end());
  std::string letters;
  for (const auto& text : pool) letters += text;

  for (const auto& position : positions) {
    const auto legal = subject.moves(position);
    const auto check = [&](const std::string& text) {
      check_one_move_text(subject, position, text, std::ranges::binary_search(legal, text));
    };
    for (const auto& text : legal) check(text);
    for (int i = 0; i < 200; ++i) {
      const auto& text = pool[random.below(static_cast<std::uint32_t>(pool.size()))];
      check(text);
      check(damaged(text, letters, random));
    }
  }
}

} // namespace howdah::testing
