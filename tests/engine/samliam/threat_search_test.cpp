// The claims of the threat search, checked against every legal reply.
#include "engine/samliam/threat_search.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/samliam/attack_boards.hpp"

#include <gmock/gmock.h>

#include <memory>
#include <string>
#include <vector>

namespace howdah::samliam {
namespace {

using testing::AttackBoard;
using testing::make_attack_board;

std::vector<Move> legal(const SamLiam& game, const Position& position) {
  const auto moves = std::make_unique<MoveList>();
  game.legal_moves(position, *moves);
  return {moves->begin(), moves->end()};
}

Position after(const SamLiam& game, Position position, Move move) {
  (void)game.play(position, move);
  return position;
}

bool is_won(const SamLiam& game, const Position& position, Seat seat) {
  return game.result(position) == Result::win(seat);
}

/// Follows the sequence against all replies. It knows the rules and nothing of threats: who is to
/// reply may play anything, and the attacker may complete a figure or go on as said.
class Checker {
public:
  Checker(const SamLiam& game, Seat attacker, const ThreatResult& claim)
      : game_(game), attacker_(attacker), claim_(claim) {}

  /// With the attacker to move.
  [[nodiscard]] bool holds(const Position& position, std::size_t next = 0, int plies = 0) {
    if (next == claim_.placements.size()) return false;
    const Move move = announced(position, claim_.placements[next]);
    const Position sam = after(game_, position, move);
    ++plies;
    if (is_won(game_, sam, attacker_)) return plies <= claim_.plies;
    if (game_.result(sam).is_over()) return false;
    const auto completions = completions_of(position, move);
    for (const Move reply : legal(game_, sam)) {
      const Position answered = after(game_, sam, reply);
      if (game_.result(answered).is_over()) return false;
      const bool completes = std::ranges::any_of(completions, [&](Move completion) {
        const auto place = completion.placed();
        return answered.at(cell_of(place)).accepts(corner_of(place)) &&
               is_won(game_, after(game_, answered, completion), attacker_);
      });
      if (completes ? plies + 2 > claim_.plies : !holds(answered, next + 1, plies + 1)) {
        return false;
      }
    }
    return true;
  }

private:
  /// The move as the rules want it announced: WIN where that is allowed.
  [[nodiscard]] Move announced(const Position& position, Point placement) const {
    Move best(kNoPoint);
    for (const Move move : legal(game_, position)) {
      if (move.placed() == placement &&
          (best.placed() == kNoPoint || move.announced() > best.announced())) {
        best = move;
      }
    }
    EXPECT_EQ(best.placed(), placement) << game_.position_text(position);
    return best;
  }

  /// What would complete a figure if the attacker could move twice.
  [[nodiscard]] std::vector<Move> completions_of(const Position& position, Move first) const {
    const Position sam = after(game_, position, first);
    std::vector<Move> found;
    for (Point point = 0; point < kPoints; ++point) {
      if (!game_.setting().board.contains(cell_of(point))) continue;
      if (!sam.at(cell_of(point)).accepts(corner_of(point))) continue;
      Position twice = sam;
      set_mover(twice, attacker_);
      (void)game_.play(twice, Move(point));
      if (twice.ending == Ending::complete_figure) found.emplace_back(point);
    }
    return found;
  }

  const SamLiam& game_;
  Seat attacker_;
  const ThreatResult& claim_;
};

class SamLiamThreatSearch : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Rules, SamLiamThreatSearch,
                         ::testing::Values("announce=off", "announce=auto", "announce=strict",
                                           "size=7,announce=off", "size=7", "triangles=9",
                                           "triangles=12,announce=off", "limit=24",
                                           "limit=24,announce=off"),
                         testing::rules_test_name);

TEST_P(SamLiamThreatSearch, WinsAgainstEveryReplyWhatItClaimsToWin) {
  const auto game = *SamLiam::make(GetParam());
  Random random(11);
  int claimed = 0;
  for (int i = 0; i < 90; ++i) {
    const AttackBoard plan{.own = 5 + i % 4, .foreign = 4 + i % 3, .foreign_together = i % 2 == 0};
    const auto position = make_attack_board(game, plan, random);
    const auto claim = search_threats(game.setting(), position, 0,
                                      {.sams = 5, .nodes = 5'000, .shortest_first = i % 3 != 0});
    if (!claim.won) continue;
    ++claimed;
    ASSERT_TRUE(Checker(game, 0, claim).holds(position)) << game.position_text(position);
    EXPECT_EQ(first_move(game.setting(), claim).placed(), claim.placements[0]);
    EXPECT_TRUE(game.parse_move(position, game.move_text(first_move(game.setting(), claim))));
  }
  EXPECT_GT(claimed, 5);
}

TEST_P(SamLiamThreatSearch, WinsAsItStandsAfterEveryTurnThatIsNoDefence) {
  const auto game = *SamLiam::make(GetParam());
  Random random(16);
  int met = 0;
  for (int i = 0; i < 60; ++i) {
    auto position = make_attack_board(game, {.own = 6 + i % 2, .foreign = 5}, random);
    set_mover(position, 1);
    ++position.ply;
    auto threat = search_threats(game.setting(), position, 0, {.sams = 4, .nodes = 5'000});
    if (!threat.won) continue;
    const auto defences = list_defences(game.setting(), position, threat);
    met += static_cast<int>(defences.size());
    for (const Move move : legal(game, position)) {
      if (move.announced() != Announcement::none) continue;
      if (std::ranges::find(defences, move.placed()) != defences.end()) continue;
      const auto answered = after(game, position, move);
      if (random.below(32) != 0) continue; // a sample: each check is slow
      ASSERT_TRUE(Checker(game, 0, threat).holds(answered))
          << game.position_text(position) << ' ' << game.move_text(move);
    }
  }
  EXPECT_GT(met, 0);
}

TEST_P(SamLiamThreatSearch, SeesTheSameForEitherPlayer) {
  const auto game = *SamLiam::make(GetParam());
  Random random(12);
  for (int i = 0; i < 60; ++i) {
    const auto position = make_attack_board(game, {.own = 6, .foreign = 6}, random);
    Position exchanged = game.start();
    for (Point point = 0; point < kPoints; ++point) {
      const Seat owner = position.at(cell_of(point)).owner(corner_of(point));
      if (owner != kNobody) put_triangle(*game.setting().figures, exchanged, point, 1 - owner);
    }
    exchanged.ply = position.ply;
    EXPECT_EQ(search_threats(game.setting(), position, 0).won,
              search_threats(game.setting(), exchanged, 1).won);
  }
}

Position played(const SamLiam& game, std::initializer_list<std::string_view> moves) {
  auto position = game.start();
  for (const auto move : moves) (void)game.play(position, *game.parse_move(position, move));
  return position;
}

TEST(SamLiamThreats, ProveAPositionOfAGameAtPly16) {
  for (const auto* rules : {"announce=off", "announce=auto", "announce=strict"}) {
    const auto game = *SamLiam::make(rules);
    const auto position =
        played(game, {"e5nw", "d6se", "e5se", "d6nw", "f6ne", "e6nw", "f6sw", "e6se", "e7se",
                      "g6ne", "e7nw", "g6sw", "e4se", "g5ne", "e4nw", "f5nw"});
    for (const bool shortest_first : {false, true}) {
      const auto claim =
          search_threats(game.setting(), position, 0, {.shortest_first = shortest_first});
      EXPECT_TRUE(claim.won) << rules;
      if (shortest_first) {
        EXPECT_TRUE(Checker(game, 0, claim).holds(position));
      }
    }
  }
}

TEST(SamLiamThreats, AreFoundInHalfOfTheBoardsWithSixAgainstFive) {
  const auto game = *SamLiam::make("announce=off");
  Random random(13);
  int won = 0;
  for (int i = 0; i < 200; ++i) {
    won += search_threats(game.setting(), make_attack_board(game, {}, random), 0).won ? 1 : 0;
  }
  EXPECT_GT(won, 90);
}

TEST(SamLiamThreats, AreShorterWhenShortOnesAreTriedFirst) {
  const auto game = *SamLiam::make("announce=off");
  Random random(14);
  for (int i = 0; i < 40; ++i) {
    const auto position = make_attack_board(game, {.own = 7, .foreign = 5}, random);
    const auto any = search_threats(game.setting(), position, 0);
    const auto shortest =
        search_threats(game.setting(), position, 0, {.nodes = 200'000, .shortest_first = true});
    if (any.won && shortest.won) {
      EXPECT_LE(shortest.plies, any.plies);
    }
  }
}

TEST(SamLiamThreats, CompleteAnOpenFigureFirst) {
  const auto game = *SamLiam::make("announce=off");
  const auto position = played(game, {"e5nw", "a1ne", "f5ne", "a2ne", "f4se", "a3ne"});
  const auto claim = search_threats(game.setting(), position, 0);
  ASSERT_TRUE(claim.won);
  EXPECT_TRUE(claim.completes);
  EXPECT_EQ(claim.plies, 1);
  EXPECT_EQ(game.move_text(first_move(game.setting(), claim)), "e4sw");
}

TEST(SamLiamThreats, PromiseNothingInTheSecondPhase) {
  const auto game = *SamLiam::make("triangles=8,announce=off");
  Random random(15);
  for (int i = 0; i < 30; ++i) {
    const auto position = make_attack_board(game, {.own = 8, .foreign = 8}, random);
    EXPECT_FALSE(search_threats(game.setting(), position, 0).won);
  }
}

TEST(SamLiamThreats, PromiseNothingToAPlayerBarredFromCells) {
  const auto game = *SamLiam::make("announce=strict");
  // Red leaves out the SAM.
  const auto position = played(game, {"e5nw", "a1ne", "f5ne", "a2ne", "f4se", "a3ne"});
  ASSERT_FALSE(position.barred_to(0).empty());
  EXPECT_FALSE(search_threats(game.setting(), position, 0).won);
}

} // namespace
} // namespace howdah::samliam
