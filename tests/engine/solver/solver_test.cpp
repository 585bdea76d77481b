// The prover: its verdicts against plain search, its certificates against the checker, its files.
#include "engine/solver/prover.hpp"
#include "engine/solver/solver.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"
#include "tests/engine/solver/plain_search.hpp"
#include "tests/games/samliam/attack_boards.hpp"
#include "tests/games/siam/random_positions.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kSevenWon = "7/7/7/2RnwRne(RneRsw)2/7/7/Rsw6 R - 0";
constexpr std::string_view kNineWon = "4Rne4/4(RnwRse)4/4(RnwRse)4/9/9/9/9/9/9 R - 0";

bool go_on(const SolveState& /*state*/) {
  return true;
}

std::unique_ptr<Solver> solver_for(const SolveQuestion& question) {
  auto solver = make_solver(question);
  EXPECT_TRUE(solver) << question.setup.start;
  return *std::move(solver);
}

/// What the search and the certificate of a win say.
SolveVerdict verdict_of(const SolveQuestion& question, std::uint64_t expansions = 1'000'000) {
  const auto solver = solver_for(question);
  const auto state = solver->run({.expansions = expansions}, go_on);
  if (state.verdict == SolveVerdict::won) {
    const auto report = certificate::check(solver->certificate());
    EXPECT_TRUE(report) << question.setup.start << '\n' << report.error().what.english;
    EXPECT_LE(report ? report->plies : 0, question.plies.value_or(1000)) << question.setup.start;
  }
  return state.verdict;
}

/// Counts how often there was a win, so that a test can ask for enough of both.
template <Game G>
int agree(const G& game, const typename G::Position& position, int plies) {
  const Seat seat = game.to_move(position);
  const bool won = can_force_win(game, position, seat, plies);
  const SolveQuestion question{.setup = {.game = std::string(G::kName),
                                         .rules = game.rules_text(),
                                         .start = game.position_text(position)},
                               .plies = plies,
                               .all_moves = true};
  EXPECT_EQ(verdict_of(question), won ? SolveVerdict::won : SolveVerdict::not_won)
      << question.setup.start << " within " << plies;
  return won ? 1 : 0;
}

TEST(Prover, AgreesWithPlainSearchInSiam) {
  Random random(5);
  int won = 0;
  for (const auto* const rules : {"animals=1", "animals=2", "animals=1,limit=20"}) {
    const auto game = *siam::Siam::make(rules);
    const auto set_up = set_up_rules(rules);
    for (int i = 0; i < 150; ++i) {
      const auto position = game.parse_position(random_position(set_up, random));
      ASSERT_TRUE(position);
      if (game.result(*position).is_over()) continue;
      won += agree(game, *position, 1 + i % 3);
    }
  }
  EXPECT_GT(won, 50);
}

/// A position late in the first phase, where few places are left: random moves that end nothing.
std::optional<samliam::Position> late_position(const samliam::SamLiam& game, std::uint32_t ply,
                                               Random& random) {
  auto position = game.start();
  while (position.ply < ply) {
    auto moves = legal_moves(game, position);
    const auto ends = [&](samliam::Move move) {
      auto after = position;
      (void)game.play(after, move);
      return game.result(after).is_over();
    };
    std::erase_if(moves, ends);
    if (moves.empty()) return std::nullopt;
    (void)game.play(position, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return position;
}

TEST(Prover, AgreesWithPlainSearchLateInSamLiam) {
  Random random(6);
  int won = 0;
  int seen = 0;
  for (const auto* const rules : {"size=7", "size=7,announce=off", "size=7,announce=strict"}) {
    const auto game = *samliam::SamLiam::make(rules);
    for (int i = 0; i < 60; ++i) {
      const auto position = late_position(game, 68U + static_cast<std::uint32_t>(i % 8), random);
      if (!position) continue;
      ++seen;
      won += agree(game, *position, 1 + i % 3);
    }
  }
  EXPECT_GT(seen, 100);
  EXPECT_GT(won, 20);
}

TEST(Prover, AgreesWithPlainSearchAtTablesOfThreeAndFour) {
  Random random(7);
  int won = 0;
  for (const auto* const rules : {"players=3", "players=4,announce=off"}) {
    const auto game = *samliam::SamLiam::make(rules);
    for (int i = 0; i < 25; ++i) {
      if (const auto position = late_position(game, 100, random)) {
        won += agree(game, *position, 1 + i % 2);
      }
    }
  }
  EXPECT_GT(won, 0);
}

TEST(Prover, AgreesWithPlainSearchOnAttacksInSamLiam) {
  Random random(8);
  int won = 0;
  const auto game = *samliam::SamLiam::make("size=7,announce=off");
  for (int i = 0; i < 40; ++i) {
    const auto position = make_attack_board(game, {.own = 9, .foreign = 8}, random);
    won += agree(game, position, 3);
  }
  EXPECT_GT(won, 5);
}

TEST(Prover, ThreatsAreNeverClaimedToWinWhereAllMovesDoNot) {
  Random random(9);
  const auto game = *samliam::SamLiam::make("size=7");
  int won = 0;
  for (int i = 0; i < 60; ++i) {
    const auto position = late_position(game, 70, random);
    if (!position) continue;
    SolveQuestion question{
        .setup = {.game = "samliam", .rules = "size=7", .start = game.position_text(*position)},
        .plies = 3};
    if (verdict_of(question) != SolveVerdict::won) continue;
    ++won;
    EXPECT_TRUE(can_force_win(game, *position, position->mover, 3)) << question.setup.start;
  }
  EXPECT_GT(won, 5);
}

TEST(Prover, FiveTrianglesWinOnTheSmallBoard) {
  for (const std::string announce : {"auto", "off"}) {
    EXPECT_EQ(verdict_of({.setup = {.game = "samliam",
                                    .rules = "size=7,announce=" + announce,
                                    .start = std::string(kSevenWon)}}),
              SolveVerdict::won);
  }
}

TEST(Prover, FiveTrianglesWinOnTheLargeBoard) {
  EXPECT_EQ(
      verdict_of({.setup = {.game = "samliam", .rules = "size=9", .start = std::string(kNineWon)}}),
      SolveVerdict::won);
}

TEST(Prover, SaysHowManyPliesAWinTakesAtMost) {
  Random random(12);
  const auto game = *siam::Siam::make("animals=1");
  int won = 0;
  for (int i = 0; i < 300; ++i) {
    const auto position = *game.parse_position(random_position({.animals = 1}, random));
    if (game.result(position).is_over()) continue;
    const Seat seat = game.to_move(position);
    const auto limit = i % 2 == 0 ? std::optional<int>() : std::optional(1 + 2 * (i % 3));
    PlainAttack<siam::Siam> attack(game, false);
    Prover<PlainAttack<siam::Siam>> prover(game, position, seat, limit, attack);
    if (prover.run({.expansions = 300}, go_on).verdict != SolveVerdict::won) continue;
    const int plies = prover.graph()[prover.root_node()].plies;
    EXPECT_LE(plies, limit.value_or(1000));
    if (plies > 5) continue;
    ++won;
    EXPECT_TRUE(can_force_win(game, position, seat, plies)) << game.position_text(position);
  }
  EXPECT_GT(won, 20);
}

TEST(Prover, SaysWhichMovesItLeavesOut) {
  const SolveQuestion threats{.setup = {.game = "samliam", .rules = "size=7"}};
  EXPECT_TRUE(solver_for(threats)->leaves_moves_out());
  const SolveQuestion all{.setup = {.game = "samliam", .rules = "size=7"}, .all_moves = true};
  EXPECT_FALSE(solver_for(all)->leaves_moves_out());
  EXPECT_FALSE(solver_for({.setup = {.game = "siam", .rules = "classic"}})->leaves_moves_out());
  EXPECT_TRUE(solver_for({.setup = {.game = "samliam", .rules = "players=3"}})->leaves_moves_out());
}

TEST(Prover, LooksForTheWinOfAnyPlayer) {
  const auto game = *siam::Siam::make("animals=1");
  Random random(10);
  int won = 0;
  for (int i = 0; i < 60; ++i) {
    const auto text = random_position({.animals = 1}, random);
    const auto position = *game.parse_position(text);
    const Seat other = 1 - game.to_move(position);
    const auto verdict = verdict_of({.setup = {.game = "siam", .rules = "animals=1", .start = text},
                                     .attacker = other,
                                     .plies = 2});
    const bool truth = can_force_win(game, position, other, 2);
    EXPECT_EQ(verdict == SolveVerdict::won, truth) << text;
    won += truth ? 1 : 0;
  }
  EXPECT_GT(won, 0);
}

TEST(Prover, StopsAtItsLimits) {
  const auto solver = solver_for({.setup = {.game = "siam", .rules = "classic"}});
  EXPECT_EQ(solver->run({.expansions = 100}, go_on).expanded, 100U);
  EXPECT_EQ(solver->run({.expansions = 50}, go_on).expanded, 150U);
  EXPECT_EQ(solver->run({.expansions = 50, .bytes = 1}, go_on).expanded, 150U);
  EXPECT_EQ(solver->run({}, [](const SolveState&) { return false; }).verdict, SolveVerdict::open);
}

TEST(Prover, KeepsWithinItsMemory) {
  const auto solver = solver_for({.setup = {.game = "siam", .rules = "animals=1"}});
  constexpr std::size_t kBytes = std::size_t{24} << 20U;
  const auto state = solver->run({.bytes = kBytes}, go_on);
  EXPECT_LE(state.bytes, kBytes);
  EXPECT_GT(state.bytes, kBytes / 8);
}

// ---- certificates that prove nothing

certificate::Certificate seven_certificate() {
  const auto solver = solver_for(
      {.setup = {.game = "samliam", .rules = "size=7", .start = std::string(kSevenWon)}});
  EXPECT_EQ(solver->run({}, go_on).verdict, SolveVerdict::won);
  return solver->certificate();
}

std::string refusal_of(const certificate::Certificate& certificate) {
  const auto report = certificate::check(certificate);
  return report ? "accepted" : report.error().what.english;
}

TEST(CertificateOfAProof, IsRefusedWithoutOneOfItsReplies) {
  const auto whole = seven_certificate();
  int removed = 0;
  for (std::size_t i = 0; i < whole.steps.size(); ++i) {
    for (std::size_t reply = 0; reply < whole.steps[i].replies.size(); reply += 40) {
      auto damaged = whole;
      auto& replies = damaged.steps[i].replies;
      replies.erase(replies.begin() + static_cast<std::ptrdiff_t>(reply));
      EXPECT_THAT(refusal_of(damaged), HasSubstr("there is no answer to the last reply"));
      ++removed;
    }
  }
  EXPECT_GT(removed, 3);
}

TEST(CertificateOfAProof, IsRefusedWithAnotherMove) {
  auto damaged = seven_certificate();
  damaged.steps[0].move = "h8ne"; // legal, and of no use
  EXPECT_THAT(refusal_of(damaged), HasSubstr("step"));
  damaged.steps[0].move = "d5se!";
  EXPECT_THAT(refusal_of(damaged), HasSubstr("step 1: 'd5se!'"));
}

TEST(CertificateOfAProof, IsRefusedWithAnotherWinner) {
  auto damaged = seven_certificate();
  damaged.winner = "G";
  EXPECT_EQ(refusal_of(damaged), "step 1: it names a move where another player is to move");
  damaged.winner = "B";
  EXPECT_EQ(refusal_of(damaged), "winner: 'B' is no player's letter");
}

TEST(CertificateOfAProof, IsRefusedInAnotherPosition) {
  auto damaged = seven_certificate();
  damaged.setup.start = "7/7/7/2RnwRne(RneRsw)2/7/7/7 R - 0";
  EXPECT_THAT(refusal_of(damaged), HasSubstr("step"));
  damaged.setup.start = "7/7 R - 0";
  EXPECT_THAT(refusal_of(damaged), HasSubstr("position: "));
}

// ---- files

TEST(ProofFile, GoesOnWhereASearchStopped) {
  Random random(11);
  const auto game = *siam::Siam::make("animals=1");
  int stopped = 0;
  for (int i = 0; i < 40; ++i) {
    const SolveQuestion question{.setup = {.game = "siam",
                                           .rules = "animals=1",
                                           .start = random_position({.animals = 1}, random)},
                                 .plies = 7};
    if (game.result(*game.parse_position(question.setup.start)).is_over()) continue;
    const auto whole = solver_for(question)->run({}, go_on);
    const auto first = solver_for(question);
    if (first->run({.expansions = 20}, go_on).verdict != SolveVerdict::open) continue;
    ++stopped;
    const auto second = solver_for(question);
    ASSERT_FALSE(second->restore(first->save()));
    EXPECT_EQ(second->state().expanded, 20U);
    EXPECT_EQ(second->save(), first->save());
    EXPECT_EQ(second->run({}, go_on).verdict, whole.verdict) << question.setup.start;
  }
  EXPECT_GT(stopped, 5);
}

class DamagedFile : public ::testing::Test {
protected:
  DamagedFile() {
    const auto solver = solver_for(question_);
    (void)solver->run({.expansions = 200}, go_on);
    content_ = solver->save();
  }

  [[nodiscard]] static std::string refusal(const SolveQuestion& question,
                                           const std::string& content) {
    const auto error = solver_for(question)->restore(content);
    return error ? error->what.english : "accepted";
  }

  SolveQuestion question_{.setup = {.game = "siam", .rules = "animals=1"}};
  std::string content_;
};

TEST_F(DamagedFile, IsRefusedWhereverAByteIsWrong) {
  EXPECT_EQ(refusal(question_, content_), "accepted");
  for (std::size_t i = 0; i < content_.size(); i += 1 + content_.size() / 300) {
    auto damaged = content_;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    EXPECT_NE(refusal(question_, damaged), "accepted") << i;
  }
}

TEST_F(DamagedFile, IsRefusedWhereverItEnds) {
  for (std::size_t i = 0; i < content_.size(); i += 1 + content_.size() / 100) {
    EXPECT_NE(refusal(question_, content_.substr(0, i)), "accepted") << i;
  }
  EXPECT_EQ(refusal(question_, content_ + "x"), "the file is damaged");
}

TEST_F(DamagedFile, IsRefusedForAnotherQuestion) {
  auto other = question_;
  other.setup.rules = "animals=2";
  EXPECT_THAT(refusal(other, content_),
              HasSubstr("another question: 'rules animals=1' instead of 'rules animals=2'"));
  other = question_;
  other.plies = 9;
  EXPECT_THAT(refusal(other, content_), HasSubstr("'plies any' instead of 'plies 9'"));
  other = question_;
  other.attacker = 1;
  EXPECT_THAT(refusal(other, content_), HasSubstr("'winner E' instead of 'winner R'"));
}

TEST_F(DamagedFile, IsRefusedInAnotherVersion) {
  auto newer = content_;
  newer.replace(newer.find(" 1\n"), 2, " 2");
  EXPECT_EQ(refusal(question_, newer), "version '2' cannot be read, only version 1");
  EXPECT_EQ(refusal(question_, "hello\n"), "the file is not one of a proof search");
}

} // namespace
} // namespace howdah::testing
