// The fast library against the plain reference: legal moves, results and position texts at every
// ply of random games, on positions no game reaches, and on texts with a small fault.
//
// HOWDAH_GAMES sets how many games are played under each rule set.
#include "games/registry.hpp"
#include "tests/games/battery/damage.hpp"
#include "tests/games/result_text.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/samliam/occurrences.hpp"
#include "tests/games/samliam/pushy_play.hpp"
#include "tests/games/samliam/random_settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdlib>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::samliam;

constexpr int kUsualGames = 3;

int games_to_play() {
  const char* const text = std::getenv("HOWDAH_GAMES");
  if (text == nullptr) return kUsualGames;
  int number = kUsualGames;
  std::from_chars(text, text + std::string_view(text).size(), number);
  return number;
}

/// A different random stream for each rule set, the same in every run.
Random seeded(std::string_view rules) {
  std::uint64_t seed = 0;
  for (const char letter : rules) seed = mix(seed + static_cast<unsigned char>(letter));
  return Random(seed);
}

std::unique_ptr<AnyGame> library(const std::string& rules) {
  return std::move(find_game("samliam")->make(rules)).value();
}

/// Stops the test at the first difference, with the text of the position.
void compare(const AnyGame& game, const AnyState& fast, const reference::Game& plain) {
  const auto text = plain.position_text();
  ASSERT_EQ(fast.text(), text);
  ASSERT_EQ(result_text(game, fast), plain.result()) << text;
  const auto moves = plain.legal_moves();
  ASSERT_EQ(fast.legal_moves(), moves) << text;
  // Repetition ends a game without being seen in the number of moves.
  if (moves.empty()) return;
  const std::atomic<bool> stop = false;
  ASSERT_EQ(fast.perft(1, stop), moves.size()) << text;
}

bool is_complete(const reference::Game& plain) {
  for (reference::Player player = 0; player < plain.setting().rules.players; ++player) {
    if (owns_complete_figure(plain.setting(), plain.position().board, player)) return true;
  }
  return false;
}

/// Moves with a small fault are legal for both or for neither.
void compare_damaged_moves(const AnyState& fast, const reference::Game& plain,
                           const std::string& move, Random& random) {
  const auto legal = plain.legal_moves();
  for (int times = 0; times < 2; ++times) {
    const auto text = damaged(move, "abcdefghi123456789nwse-!samongwin", random);
    const bool known = std::ranges::find(legal, text) != legal.end();
    ASSERT_EQ(!fast.clone()->play(text).has_value(), known)
        << '"' << text << "\" in " << plain.position_text();
  }
}

/// A game to be played: its rules, where it starts, and how.
struct Plan {
  std::string rules;
  std::string start;
  bool shuffles = false;
};

/// One game in four is a second phase to be shuffled through, one ends at its limit, one starts
/// in the middle, where more is going on, and one may be anything.
Plan plan_game(const std::string& chosen, int number, Random& random) {
  const std::string empty = "9/9/9/9/9/9/9/9/9 R - 0";
  if (number % 4 == 0) return {chosen + ",triangles=8", empty, true};
  if (number % 4 == 1) return {chosen + ",limit=50", empty};
  const auto rules = random_rules(chosen, random);
  auto start = rules.find("size=7") == std::string::npos ? empty : "7/7/7/7/7/7/7 R - 0";
  if (number % 4 == 2) {
    do start = random_position(rules, random);
    while (reference::Game::make(rules, start).value().result() != "none");
  }
  return {rules, start};
}

/// A turn of the second phase has thousands of choices, slow to judge plainly, slower still with
/// more players.
bool is_long_enough(const reference::Rules& rules, int plies, const Occurrences& occurred) {
  const bool two = rules.players == 2;
  return plies >= (two ? 150 : 60) || occurred.of(Event::second_phase_turn) >= (two ? 30 : 10);
}

void play_and_compare(const Plan& plan, std::uint64_t seed, Occurrences& all) {
  const auto game = library(plan.rules);
  const auto fast = game->parse_position(plan.start).value();
  auto plain = reference::Game::make(plan.rules, plan.start).value();
  PushyPlayer player(seed, plan.shuffles);
  Random random(~seed);
  Occurrences occurred;
  ASSERT_NO_FATAL_FAILURE(compare(*game, *fast, plain));
  for (int plies = 0; plain.result() == "none"; ++plies) {
    if (is_long_enough(plain.setting().rules, plies, occurred)) break;
    const auto move = player.choose(plain);
    ASSERT_NO_FATAL_FAILURE(compare_damaged_moves(*fast, plain, move, random));
    const auto before = plain;
    ASSERT_EQ(plain.play(move), std::nullopt);
    const auto error = fast->play(move);
    ASSERT_FALSE(error) << move << " in " << before.position_text() << ": "
                        << error->text(Language::english);
    occurred.note(before, plain);
    ASSERT_NO_FATAL_FAILURE(compare(*game, *fast, plain)) << "after " << move;
  }
  all.add(occurred);
}

/// The parameter names players and announcements; the other options are random.
class SamLiamAgreement : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Rules, SamLiamAgreement,
                         ::testing::Values("players=2,announce=auto", "players=2,announce=off",
                                           "players=2,announce=strict", "players=3,announce=auto",
                                           "players=3,announce=off", "players=3,announce=strict",
                                           "players=4,announce=auto", "players=4,announce=off",
                                           "players=4,announce=strict"),
                         rules_test_name);

/// A comparison in which nothing happened would prove nothing.
void expect_eventful(const reference::Rules& rules, const Occurrences& occurred) {
  std::vector<Event> expected = {Event::second_phase_turn, Event::sam, Event::song};
  if (rules.players == 2) {
    expected.insert(expected.end(),
                    {Event::win_holds, Event::completed_figure, Event::ended_by_repetition});
  } else {
    expected.insert(expected.end(),
                    {Event::song_sam, Event::block_duty, Event::song_duty, Event::unmet_duty});
  }
  if (rules.announce == reference::Announce::strict) {
    expected.insert(expected.end(), {Event::left_out, Event::bar_felt});
  }
  for (const auto event : expected) EXPECT_GT(occurred.of(event), 0) << name_of(event);
}

TEST_P(SamLiamAgreement, AtEveryPlyOfRandomGames) {
  const auto rules = reference::read_rules(GetParam()).value();
  // Games of fewer players are judged more quickly.
  const int games = games_to_play() * std::max(2, 5 - rules.players);
  Random random = seeded(GetParam());
  Occurrences occurred;
  for (int i = 0; i < games; ++i) {
    const auto plan = plan_game(GetParam(), i, random);
    ASSERT_NO_FATAL_FAILURE(play_and_compare(plan, random.next(), occurred))
        << plan.rules << ", game " << i << " from " << plan.start;
  }
  RecordProperty("occurred", text_of(occurred));

  if (games_to_play() >= kUsualGames) expect_eventful(rules, occurred);
}

TEST_P(SamLiamAgreement, OnSetUpPositions) {
  Random random = seeded(GetParam());
  for (int i = 6 * games_to_play(); i > 0; --i) {
    const auto rules = random_rules(GetParam(), random);
    const auto game = library(rules);
    const auto text = random_position(rules, random);
    const auto fast = game->parse_position(text);
    const auto plain = reference::Game::make(rules, text);
    ASSERT_TRUE(plain) << text << ": " << plain.error();
    ASSERT_TRUE(fast) << text << ": " << fast.error().text(Language::english);
    ASSERT_NO_FATAL_FAILURE(compare(*game, **fast, *plain)) << rules;
  }
}

TEST_P(SamLiamAgreement, OnTheResultsOfSetUpPositions) {
  Random random = seeded(GetParam());
  int complete = 0;
  int win = 0;
  int draws = 0;
  for (int i = 500 * games_to_play(); i > 0; --i) {
    const auto rules = random_rules(GetParam(), random);
    const auto game = library(rules);
    const auto text = random_position(rules, random);
    const auto fast = game->parse_position(text);
    const auto plain = reference::Game::make(rules, text).value();
    ASSERT_TRUE(fast) << text << ": " << fast.error().text(Language::english);
    ASSERT_EQ(result_text(*game, **fast), plain.result()) << rules << ' ' << text;
    if (plain.result() == "none") continue;
    if (plain.result() == "draw") {
      ++draws;
    } else if (is_complete(plain)) {
      ++complete;
    } else {
      ++win;
    }
  }
  EXPECT_GT(complete, 0);
  EXPECT_GT(draws, 0);
  EXPECT_EQ(win > 0, GetParam().ends_with("auto")) << "only then WIN ends the game by itself";
}

TEST_P(SamLiamAgreement, OnTheNumberOfSequencesOfTwoMoves) {
  Random random = seeded(GetParam());
  const auto game = library(GetParam());
  int unfinished = 0;
  while (unfinished < games_to_play() / 3) {
    const auto text = random_position(GetParam(), random);
    const auto plain = reference::Game::make(GetParam(), text).value();
    constexpr std::size_t kFirstPhase = 400; // the second has thousands of moves
    if (plain.turns().empty() || plain.turns().size() > kFirstPhase) continue;
    ++unfinished;
    const std::atomic<bool> stop = false;
    ASSERT_EQ(game->parse_position(text).value()->perft(2, stop), plain.perft(2)) << text;
  }
}

TEST_P(SamLiamAgreement, OnPositionTextsWithASmallFault) {
  Random random = seeded(GetParam());
  int refused = 0;
  for (int i = 100 * games_to_play(); i > 0; --i) {
    const auto rules = random_rules(GetParam(), random);
    const auto game = library(rules);
    const auto text =
        damaged(random_position(rules, random), "RGBWabcdefghi0123456789nwse()/,- ", random);
    const auto fast = game->parse_position(text);
    const auto plain = reference::Game::make(rules, text);
    ASSERT_EQ(fast.has_value(), plain.has_value())
        << rules << " \"" << text
        << "\": " << (fast ? plain.error() : fast.error().text(Language::english));
    if (!plain) {
      ++refused;
      continue;
    }
    ASSERT_EQ((*fast)->text(), plain->position_text()) << rules;
    ASSERT_EQ(result_text(*game, **fast), plain->result()) << rules << ' ' << text;
  }
  EXPECT_GT(refused, 0);
}

TEST_P(SamLiamAgreement, OnRulesTextsWithASmallFault) {
  Random random = seeded(GetParam());
  int refused = 0;
  for (int i = 100 * games_to_play(); i > 0; --i) {
    const auto text = damaged(random_rules(GetParam(), random), "0123456789=,nopqrstuv", random);
    const bool known = reference::read_rules(text).has_value();
    ASSERT_EQ(find_game("samliam")->make(text).has_value(), known) << text;
    if (!known) ++refused;
  }
  EXPECT_GT(refused, 0);
}

} // namespace
} // namespace howdah::testing
