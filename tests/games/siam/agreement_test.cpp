// The fast library against the plain reference: legal moves, what they lead to, results, position
// texts, and which texts are refused.
//
// HOWDAH_POSITIONS sets how many positions are compared under each rule set.
#include "games/registry.hpp"
#include "tests/games/battery/damage.hpp"
#include "tests/games/result_text.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/siam/random_positions.hpp"
#include "tests/games/siam/siam_referees.hpp"
#include "tests/reference/siam.hpp"

#include <charconv>
#include <cstdlib>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::siam;

/// A number below the size of something.
std::uint32_t pick(Random& random, const auto& container) {
  return random.below(static_cast<std::uint32_t>(std::size(container)));
}

int positions_to_compare() {
  constexpr int kUsual = 1000;
  const char* const text = std::getenv("HOWDAH_POSITIONS");
  if (text == nullptr) return kUsual;
  int number = kUsual;
  std::from_chars(text, text + std::string_view(text).size(), number);
  return number;
}

class SiamAgreement : public ::testing::TestWithParam<std::string> {
protected:
  [[nodiscard]] static std::unique_ptr<AnyGame> library() {
    return std::move(find_game("siam")->make(GetParam())).value();
  }
  [[nodiscard]] static reference::Rules reference_rules() {
    return reference::read_rules(GetParam()).value.value();
  }
};

INSTANTIATE_TEST_SUITE_P(Rules, SiamAgreement,
                         ::testing::Values("classic", "2015", "push=running", "exits=once",
                                           "2015,push=running", "2015,exits=once",
                                           "exits=once,push=running",
                                           "opening=crosses,exits=once,push=running", "animals=4",
                                           "animals=1", "animals=2,repetition=none",
                                           "animals=3,exits=once,limit=40",
                                           "2015,animals=4,limit=6,repetition=none"),
                         rules_test_name);

/// The pushes of a list, told by their effect: an animal goes to, or enters on, a taken square.
bool is_push(const reference::Position& position, std::string_view move) {
  if (move.size() < 4) return false;                        // a turn, or leaving
  const auto to = move.substr(move.size() == 5 ? 2 : 1, 2); // from-to-facing, or @-to-facing
  const auto file = static_cast<std::size_t>(to[0] - 'a');
  const auto rank = static_cast<std::size_t>(to[1] - '1');
  return position.board.at(file).at(rank).kind != '.';
}

TEST_P(SiamAgreement, OnSetUpPositionsAndAllTheirMoves) {
  const auto game = library();
  const auto rules = reference_rules();
  const auto set_up = set_up_rules(GetParam());
  Random random(11);
  std::uint64_t pushes = 0;
  for (int i = positions_to_compare(); i > 0; --i) {
    const auto text = random_position(set_up, random);
    const auto fast = game->parse_position(text);
    const auto plain = reference::read_position(rules, text);
    ASSERT_TRUE(fast) << text << ": " << fast.error().text(Language::english);
    ASSERT_TRUE(plain.value) << text << ": " << plain.reason;
    ASSERT_EQ((*fast)->text(), reference::position_text(*plain.value));
    ASSERT_EQ(result_text(*game, **fast), reference::result(rules, *plain.value)) << text;

    auto actions = reference::legal_actions(rules, *plain.value);
    std::ranges::sort(actions, {}, &reference::Action::text);
    std::vector<std::string> moves(actions.size());
    std::ranges::transform(actions, moves.begin(), &reference::Action::text);
    ASSERT_EQ((*fast)->legal_moves(), moves) << text;
    for (const auto& action : actions) {
      const auto played = (*fast)->clone();
      ASSERT_FALSE(played->play(action.text)) << action.text << " in " << text;
      ASSERT_EQ(played->text(), reference::position_text(action.after))
          << action.text << " in " << text;
      ASSERT_EQ(result_text(*game, *played), reference::result(rules, action.after))
          << action.text << " in " << text;
      if (is_push(*plain.value, action.text)) ++pushes;
    }
  }
  EXPECT_GT(pushes, 0U) << "the set-up positions had no pushes";
}

/// A push in half of the cases, if there is one; so that games come to an end.
std::string choose(const std::vector<std::string>& moves, const std::string& position,
                   const reference::Rules& rules, Random& random) {
  if (random.below(2) == 0) {
    const auto read = reference::read_position(rules, position);
    std::vector<std::string> pushes;
    for (const auto& move : moves) {
      if (is_push(*read.value, move)) pushes.push_back(move);
    }
    if (!pushes.empty()) return pushes[pick(random, pushes)];
  }
  return moves[pick(random, moves)];
}

TEST_P(SiamAgreement, InGamesFromTheStart) {
  constexpr int kLongest = 500; // plies; the reference walks through its whole history
  const auto game = library();
  const auto rules = reference_rules();
  Random random(12);
  for (int positions = positions_to_compare(); positions > 0;) {
    const auto fast = game->start();
    auto plain = reference::Game::start(GetParam()).value.value();
    for (int ply = 0; ply < kLongest && positions > 0; ++ply, --positions) {
      const auto moves = plain.legal_moves();
      ASSERT_EQ(fast->text(), plain.position());
      ASSERT_EQ(fast->legal_moves(), moves) << plain.position();
      ASSERT_EQ(result_text(*game, *fast), plain.result()) << plain.position();
      if (moves.empty()) break;
      const auto move = choose(moves, plain.position(), rules, random);
      ASSERT_TRUE(plain.play(move));
      ASSERT_FALSE(fast->play(move)) << move;
    }
  }
}

TEST_P(SiamAgreement, OnEveryWellFormedMoveText) {
  const auto game = library();
  const auto set_up = set_up_rules(GetParam());
  Random random(13);
  for (int i = positions_to_compare() / 100; i > 0; --i) {
    const auto text = random_position(set_up, random);
    const auto fast = game->parse_position(text);
    auto plain = reference::Game::set_up(GetParam(), text).value.value();
    ASSERT_TRUE(fast) << text;
    const auto legal = plain.legal_moves();
    const auto check = [&](const std::string& move) {
      const bool accepted = !(*fast)->clone()->play(move).has_value();
      ASSERT_EQ(accepted, std::ranges::binary_search(legal, move)) << move << " in " << text;
    };
    for (const auto& from : all_squares()) {
      check(from + "x");
      for (const char facing : std::string_view("nesw")) {
        check("@" + from + facing);
        check(from + facing);
        for (const auto& to : all_squares()) check(from + to + facing);
      }
    }
  }
}

TEST_P(SiamAgreement, OnWhichPositionTextsAreRefused) {
  const auto game = library();
  const auto rules = reference_rules();
  const auto set_up = set_up_rules(GetParam());
  Random random(14);
  int accepted = 0;
  for (int i = 4 * positions_to_compare(); i > 0; --i) {
    auto text = random_position(set_up, random);
    for (auto faults = 1 + random.below(2); faults > 0; --faults) {
      text = damaged(text, "12345OEReswn/ *-0", random);
    }
    const auto fast = game->parse_position(text);
    const auto plain = reference::read_position(rules, text);
    ASSERT_EQ(fast.has_value(), plain.value.has_value())
        << text << ": " << (fast ? plain.reason : fast.error().text(Language::english));
    if (!fast) continue;
    ++accepted;
    ASSERT_EQ((*fast)->text(), reference::position_text(*plain.value)) << text;
  }
  EXPECT_GT(accepted, 0) << "every text was refused";
}

TEST(SiamRulesAgreement, OnWhichRulesTextsAreRefused) {
  constexpr std::string_view kParts[] = {"classic",
                                         "2015",
                                         "opening=free",
                                         "opening=crosses",
                                         "exits=unlimited",
                                         "exits=once",
                                         "push=total",
                                         "push=running",
                                         "animals=5",
                                         "animals=1",
                                         "animals=6",
                                         "repetition=draw",
                                         "repetition=none",
                                         "limit=none",
                                         "limit=100",
                                         "limit=9999999",
                                         "limit=10000000",
                                         "limit=0",
                                         ""};
  Random random(15);
  int accepted = 0;
  for (int i = 20 * positions_to_compare(); i > 0; --i) {
    std::string text(kParts[pick(random, kParts)]);
    for (auto more = random.below(3); more > 0; --more) {
      text += ",";
      text += kParts[pick(random, kParts)];
    }
    if (random.below(2) == 0)
      text = damaged(text, "abcdefghijklmnopqrstuvwxyz0123456789=,", random);
    const auto fast = find_game("siam")->make(text);
    const auto plain = reference::Game::start(text);
    ASSERT_EQ(fast.has_value(), plain.value.has_value())
        << text << ": " << (fast ? plain.reason : fast.error().text(Language::english));
    if (!fast) continue;
    ++accepted;
    ASSERT_EQ((*fast)->start()->text(), plain.value->position()) << text;
    // The shortest text for the same rules means the same rules.
    const auto again = reference::Game::start((*fast)->rules_text());
    ASSERT_TRUE(again.value) << (*fast)->rules_text();
    ASSERT_EQ(again.value->legal_moves(), plain.value->legal_moves()) << text;
  }
  EXPECT_GT(accepted, 0) << "every text was refused";
}

} // namespace
} // namespace howdah::testing
