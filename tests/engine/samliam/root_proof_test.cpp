// Wins and refutations that the engine for two players proves beside its search.
#include "engine/samliam/root_proof.hpp"
#include "games/registry.hpp"
#include "tests/engine/searching.hpp"
#include "tests/engine/solver/plain_search.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace howdah {
namespace {

using samliam::Move;
using samliam::Position;
using samliam::ProofEffort;
using samliam::ProvedWin;
using samliam::RootProof;
using samliam::RootProofs;
using samliam::SamLiam;
using ::testing::Contains;

constexpr std::size_t kBytes = std::size_t{32} << 20U;

/// Red wins, but not by SAMs alone.
struct WonBoard {
  std::string rules;
  std::string position;
};
const std::vector<WonBoard> kWonBoards = {
    {"size=7", "2RnwRnw1RneRne/Gsw2RseGse2/Rse1Rsw4/4Gsw2/6Gne/7/7 R - 14"},
    {"size=7", "Rse6/Rne4Gne1/Rne6/Rne6/4RnwRne1/7/Gnw6 R - 12"},
    {"size=7,announce=off", "7/7/7/7/1Rne1Rnw3/2RseRsw1Rse1/7 R - 10"},
    {"size=9", "Rnw2Gse5/9/9/9/7Rne1/Gse8/5RswRse2/4Rne4/4Rse4 R - 12"},
    {"size=9", "2Rnw6/9/9/Gnw8/4Gnw1Rse2/6Rse2/2Rsw3Rne2/5Rsw3/9 R - 12"},
};
const WonBoard& kSmallBoard = kWonBoards.front();
/// Enough for the proof of every one of them, not for the search without it.
constexpr std::uint64_t kNodesForProof = 6'000;
constexpr std::uint64_t kExpansionsForProof = 60;

Position after(const SamLiam& game, Position position, Move move) {
  (void)game.play(position, move);
  return position;
}

/// As many positions as it takes, up to so many.
ProofEffort effort_of(std::uint64_t expansions) {
  return {.meter = [](std::uint32_t) { return true; },
          .go_on = [expansions](const SolveState& state) { return state.expanded < expansions; },
          .bytes = kBytes};
}

// ---- what a proof says, held against every reply

/// Follows the proof through all positions of its graph, and to some of those that SAMs win.
/// Returns how many positions it has seen.
int follow(const SamLiam& game, RootProof& proof, const Position& position, const ProvedWin& win,
           int plies) {
  EXPECT_LE(win.plies, plies);
  if (win.line.empty()) {
    EXPECT_TRUE(win.sams.won);
    return 1;
  }
  const Seat attacker = position.mover;
  const Position moved = after(game, position, win.line.front());
  if (game.result(moved).is_over()) {
    EXPECT_EQ(game.result(moved), Result::win(attacker));
    return 1;
  }
  int seen = 1;
  int place = 0;
  for (const Move reply : testing::legal_moves(game, moved)) {
    const Position answered = after(game, moved, reply);
    EXPECT_FALSE(game.result(answered).is_over());
    const auto known = proof.win_in(answered);
    if (!known && ++place % 20 != 0) continue;
    const auto next = known ? known : proof.win_after_reply(moved, answered);
    EXPECT_TRUE(next) << game.position_text(answered);
    if (next) seen += follow(game, proof, answered, *next, win.plies - 2);
    if (::testing::Test::HasFailure()) return seen;
  }
  return seen;
}

TEST(RootProof, AnswersEveryReplyWithinThePliesItSays) {
  int seen = 0;
  for (const auto& [rules, text] : kWonBoards) {
    const auto game = *SamLiam::make(rules);
    const auto root = *game.parse_position(text);
    EXPECT_FALSE(search_threats(game.setting(), root, 0, {.nodes = 200'000}).won) << text;
    RootProof proof(game, root);
    ASSERT_TRUE(proof.run(effort_of(kExpansionsForProof))) << text;
    const auto win = proof.win_in(root);
    ASSERT_TRUE(win);
    seen += follow(game, proof, root, *win, win->plies);
    ASSERT_FALSE(HasFailure()) << text;
  }
  EXPECT_GT(seen, 40);
}

TEST(RootProof, GoesOnAfterAPauseAndAfterAnInterruption) {
  const auto game = *SamLiam::make(kWonBoards[1].rules);
  const auto root = *game.parse_position(kWonBoards[1].position);
  RootProof whole(game, root);
  ASSERT_TRUE(whole.run(effort_of(kExpansionsForProof)));

  RootProof paused(game, root);
  std::uint64_t pauses = 0;
  while (!paused.run(effort_of(pauses + 1))) ASSERT_LT(++pauses, 200U);
  EXPECT_GT(pauses, 5U);
  EXPECT_EQ(paused.win_in(root)->line, whole.win_in(root)->line);

  RootProof interrupted(game, root);
  std::uint64_t sams = 0;
  std::uint64_t most = 50;
  auto effort = effort_of(kExpansionsForProof);
  effort.meter = [&](std::uint32_t tried) { return (sams += tried) < most; };
  int interruptions = 0;
  for (; !interrupted.run(effort); most = 2 * most) {
    sams = 0;
    ASSERT_LT(++interruptions, 40);
  }
  EXPECT_GT(interruptions, 5);
  EXPECT_EQ(interrupted.win_in(root)->line, whole.win_in(root)->line);
}

TEST(RootProof, KeepsWithinItsMemory) {
  const auto game = *SamLiam::make(kSmallBoard.rules);
  RootProof proof(game, *game.parse_position(kSmallBoard.position));
  auto effort = effort_of(kExpansionsForProof);
  effort.bytes = 1;
  EXPECT_FALSE(proof.run(effort));
}

TEST(RootProof, IsForgottenWithTheGameAndWhenTheGameLeavesIt) {
  const auto game = *SamLiam::make(kSmallBoard.rules);
  const auto root = *game.parse_position(kSmallBoard.position);
  RootProofs proofs(game);
  proofs.begin(root);
  ASSERT_TRUE(proofs.prove_win(effort_of(kExpansionsForProof)));
  proofs.begin(root);
  EXPECT_TRUE(proofs.recall());

  auto elsewhere = root;
  elsewhere.ply += 2;
  proofs.begin(elsewhere);
  EXPECT_FALSE(proofs.recall());
  proofs.begin(root);
  EXPECT_FALSE(proofs.recall());

  ASSERT_TRUE(proofs.prove_win(effort_of(kExpansionsForProof)));
  proofs.forget();
  proofs.begin(root);
  EXPECT_FALSE(proofs.recall());
}

TEST(RootProof, IsKeptWhileTheOtherThinks) {
  const auto game = *SamLiam::make(kSmallBoard.rules);
  const auto root = *game.parse_position(kSmallBoard.position);
  RootProofs proofs(game);
  proofs.begin(root);
  const auto win = proofs.prove_win(effort_of(kExpansionsForProof));
  ASSERT_TRUE(win);
  const auto moved = after(game, root, win->line.front());
  proofs.begin(moved);
  EXPECT_FALSE(proofs.recall()); // it is a loss
  proofs.begin(after(game, moved, win->line[1]));
  EXPECT_TRUE(proofs.recall());
}

// ---- the engine

class PlayingAProofOut : public ::testing::TestWithParam<EngineKind> {};

INSTANTIATE_TEST_SUITE_P(Defenders, PlayingAProofOut,
                         ::testing::Values(EngineKind::random, EngineKind::greedy,
                                           EngineKind::full),
                         [](const auto& defender) -> std::string {
                           if (defender.param == EngineKind::random) return "Random";
                           return defender.param == EngineKind::greedy ? "Greedy" : "Full";
                         });

TEST_P(PlayingAProofOut, WinsWithinThePliesItSays) {
  for (const auto& [rules, text] : kWonBoards) {
    const auto game = *find_game("samliam")->make(rules);
    const auto engine = small_engine("samliam", rules);
    const auto defender = small_engine("samliam", rules, GetParam());
    const int games = GetParam() == EngineKind::full ? 1 : 3;
    for (int i = 0; i < games; ++i) {
      engine->forget();
      GameLine line{.start = text};
      const auto state = *game->parse_position(text);
      int plies = 1000;
      while (!state->result().is_over()) {
        const bool engines_turn = state->to_move() == 0;
        // The proof is found in the first turn; after that there is no time for another.
        const auto limits = to_nodes(line.moves.empty() ? kNodesForProof : 1);
        const SearchOptions options{.seed = static_cast<std::uint64_t>(i)};
        const auto result = engines_turn ? search(*engine, line, limits)
                                         : search(*defender, line, to_nodes(200), options);
        if (engines_turn) {
          ASSERT_TRUE(result.report && result.report->score.is_win()) << state->text();
          ASSERT_LE(result.report->score.plies(), plies) << state->text();
          ASSERT_EQ(result.report->line.front(), result.best_move);
          plies = result.report->score.plies();
        }
        ASSERT_FALSE(state->play(result.best_move));
        line.moves.push_back(result.best_move);
        --plies;
      }
      EXPECT_EQ(state->result(), Result::win(0));
      EXPECT_GE(plies, 0);
    }
  }
}

SearchResult search_for_proof(Engine& engine, const WonBoard& board) {
  return search(engine, {.start = board.position}, to_nodes(kNodesForProof));
}

TEST(ProvingEngine, KeepsToTheProofAfterEveryReply) {
  for (const auto& board : {kSmallBoard, kWonBoards[2]}) {
    const auto engine = small_engine("samliam", board.rules);
    const auto won = search_for_proof(*engine, board);
    ASSERT_TRUE(won.report && won.report->score.is_win());
    const auto state = *(*find_game("samliam")->make(board.rules))->parse_position(board.position);
    ASSERT_FALSE(state->play(won.best_move));
    for (const auto& reply : state->legal_moves()) {
      const GameLine line{.start = board.position, .moves = {won.best_move, reply}};
      const auto next = search(*engine, line, to_nodes(1));
      ASSERT_TRUE(next.report && next.report->score.is_win()) << reply;
      ASSERT_LE(next.report->score.plies(), won.report->score.plies() - 2) << reply;
      // Back to where the proof began.
      const auto again = search(*engine, {.start = board.position}, to_nodes(1));
      ASSERT_EQ(again.report->line, won.report->line);
    }
  }
}

TEST(ProvingEngine, ReportsALineThatCanBePlayed) {
  for (const auto& board : kWonBoards) {
    const auto engine = small_engine("samliam", board.rules);
    const auto won = search_for_proof(*engine, board);
    ASSERT_TRUE(won.report && won.report->score.is_win()) << board.position;
    EXPECT_LE(won.report->line.size(), static_cast<std::size_t>(won.report->score.plies()));
    EXPECT_GT(won.report->line.size(), 5U);
    const auto state = *(*find_game("samliam")->make(board.rules))->parse_position(board.position);
    for (const auto& move : won.report->line) ASSERT_FALSE(state->play(move)) << move;
  }
}

TEST(ProvingEngine, ProvesTheSameWithTheSameNodes) {
  for (const std::uint64_t nodes : {std::uint64_t{2'300}, kNodesForProof}) {
    const GameLine line{.start = kWonBoards[1].position};
    const auto one = search(*small_engine("samliam", "size=7"), line, to_nodes(nodes));
    const auto other = search(*small_engine("samliam", "size=7"), line, to_nodes(nodes));
    EXPECT_EQ(one.nodes, other.nodes);
    EXPECT_EQ(one.report->score, other.report->score);
    EXPECT_EQ(one.report->line, other.report->line);
  }
}

TEST(ProvingEngine, ProvesNothingBelowFullStrengthNorUnderStrictAnnouncements) {
  const auto engine = small_engine("samliam", "size=7");
  const GameLine line{.start = kSmallBoard.position};
  const auto level = search(*engine, line, to_nodes(kNodesForProof), {.level = 9});
  EXPECT_FALSE(level.report->score.is_win());
  const auto strict = small_engine("samliam", "size=7,announce=strict");
  EXPECT_FALSE(search(*strict, line, to_nodes(kNodesForProof)).report->score.is_win());
}

TEST(ProvingEngine, LooksForNoWinAmongMovesThatItMustNotThinkAbout) {
  const auto engine = small_engine("samliam", kSmallBoard.rules);
  const GameLine line{.start = kSmallBoard.position};
  const auto winning = search_for_proof(*engine, kSmallBoard).best_move;
  engine->forget();
  const auto state =
      *(*find_game("samliam")->make(kSmallBoard.rules))->parse_position(kSmallBoard.position);
  auto limits = to_nodes(kNodesForProof);
  limits.moves = state->legal_moves();
  std::erase(limits.moves, winning);
  const auto result = search(*engine, line, limits);
  EXPECT_THAT(limits.moves, Contains(result.best_move));
  EXPECT_FALSE(result.report->score.is_win());
}

TEST(ProvingEngine, PutsTheProvedMoveFirstAmongSeveralLines) {
  const auto& board = kWonBoards[1];
  const auto engine = small_engine("samliam", board.rules);
  const auto result =
      search(*engine, {.start = board.position}, to_nodes(2 * kNodesForProof), {.lines = 3});
  EXPECT_TRUE(result.report->score.is_win());
  EXPECT_EQ(result.report->line.front(), result.best_move);
}

// Green is to move on a board where most moves let red win, though not by SAMs alone.
const std::string kGreenToMove = "2RnwRnw1RneRne/Gsw2RseGse2/Rse1Rsw4/4Gsw2/7/7/7 G - 13";

SearchResult search_moves(std::uint64_t nodes, const std::vector<std::string>& moves) {
  auto limits = to_nodes(nodes);
  limits.moves = moves;
  return search(*small_engine("samliam", "size=7"), {.start = kGreenToMove}, limits);
}

TEST(ProvingEngine, DoesNotPlayAMoveThatItRefutes) {
  const std::vector<std::string> moves = {"d3ne", "c4ne"};
  EXPECT_EQ(search_moves(1'000, moves).best_move, "d3ne"); // which looks better
  const auto result = search_moves(kNodesForProof, moves);
  EXPECT_EQ(result.best_move, "c4ne");
  EXPECT_EQ(result.report->line.front(), "c4ne");
  EXPECT_FALSE(result.report->score.is_loss());
}

TEST(ProvingEngine, ReportsALossWhereEveryMoveIsRefuted) {
  const std::vector<std::string> moves = {"d3ne", "b8ne", "c2se"};
  const auto result = search_moves(2 * kNodesForProof, moves);
  ASSERT_TRUE(result.report->score.is_loss());
  const auto state = *(*find_game("samliam")->make("size=7"))->parse_position(kGreenToMove);
  EXPECT_EQ(result.report->line.front(), result.best_move);
  for (const auto& move : result.report->line) ASSERT_FALSE(state->play(move)) << move;

  // Whatever green plays of them, red wins in time.
  const auto red = small_engine("samliam", "size=7");
  for (const auto& move : moves) {
    const auto reply =
        search(*red, {.start = kGreenToMove, .moves = {move}}, to_nodes(kNodesForProof));
    ASSERT_TRUE(reply.report->score.is_win()) << move;
    EXPECT_LT(reply.report->score.plies(), result.report->score.plies() + 1) << move;
  }
}

TEST(ProvingEngine, HasAnotherMoveAtHandOnceOneIsRefuted) {
  const auto refutes = [](std::uint64_t nodes) {
    return search_moves(nodes, {"d3ne", "c4ne"}).best_move == "c4ne";
  };
  // A search with more nodes begins as one with fewer: there is a first one that knows.
  std::uint64_t too_few = 1'000;
  std::uint64_t enough = kNodesForProof;
  while (enough - too_few > 1) {
    const auto middle = (too_few + enough) / 2;
    (refutes(middle) ? enough : too_few) = middle;
  }
  for (const auto more : {1U, 8U, 16U, 40U}) EXPECT_TRUE(refutes(enough + more)) << more;
}

} // namespace
} // namespace howdah
