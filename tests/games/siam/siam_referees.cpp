#include "tests/games/siam/siam_referees.hpp"

#include "tests/reference/siam.hpp"

#include <sstream>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::siam;

class ReferenceReferee final : public Referee {
public:
  explicit ReferenceReferee(reference::Game game) : game_(std::move(game)) {}

  std::string position() const override { return game_.position(); }
  std::vector<std::string> moves() const override { return game_.legal_moves(); }
  bool play(std::string_view move) override { return game_.play(move); }
  std::string result() const override { return game_.result(); }
  std::uint64_t perft(int depth) const override { return game_.perft(depth); }

private:
  reference::Game game_;
};

std::unique_ptr<Referee> referee_of(reference::Reading<reference::Game> game) {
  if (!game.value) return nullptr;
  return std::make_unique<ReferenceReferee>(*std::move(game.value));
}

} // namespace

RefereeSource siam_reference_referees() {
  return {.name = "Reference",
          .start = [](std::string_view rules) { return referee_of(reference::Game::start(rules)); },
          .set_up =
              [](std::string_view rules, std::string_view position) {
                return referee_of(reference::Game::set_up(rules, position));
              }};
}

std::unique_ptr<Referee> SiamTest::game(std::string_view rules, std::string_view moves) {
  auto referee = GetParam().start(rules);
  if (!referee) {
    ADD_FAILURE() << "rules refused: " << rules;
  } else if (!play_all(*referee, moves)) {
    ADD_FAILURE() << "a move was refused among " << moves;
    return nullptr;
  }
  return referee;
}

std::unique_ptr<Referee> SiamTest::game_at(std::string_view position, std::string_view rules) {
  auto referee = GetParam().set_up(rules, position);
  if (!referee) ADD_FAILURE() << "refused: " << position << " with the rules " << rules;
  return referee;
}

bool SiamTest::reads_rules(std::string_view rules) {
  return GetParam().start(rules) != nullptr;
}

bool SiamTest::reads_position(std::string_view position, std::string_view rules) {
  return GetParam().set_up(rules, position) != nullptr;
}

std::vector<std::string> SiamTest::moves_at(std::string_view position, std::string_view rules) {
  const auto referee = game_at(position, rules);
  return referee ? referee->moves() : std::vector<std::string>{};
}

bool SiamTest::is_legal(std::string_view position, std::string_view move, std::string_view rules) {
  const auto referee = game_at(position, rules);
  if (!referee) return false;
  const auto moves = referee->moves();
  const bool listed = std::ranges::find(moves, move) != moves.end();
  EXPECT_EQ(referee->play(move), listed) << "listed and played differ: " << move;
  return listed;
}

std::string SiamTest::after(std::string_view position, std::string_view move,
                            std::string_view rules) {
  const auto referee = game_at(position, rules);
  return referee && referee->play(move) ? referee->position() : "illegal";
}

std::string SiamTest::result_after(std::string_view position, std::string_view move,
                                   std::string_view rules) {
  const auto referee = game_at(position, rules);
  return referee && referee->play(move) ? referee->result() : "illegal";
}

std::vector<std::string> starting_with(std::string_view beginning,
                                       const std::vector<std::string>& moves) {
  std::vector<std::string> found;
  for (const auto& move : moves) {
    if (move.starts_with(beginning)) found.push_back(move);
  }
  return found;
}

std::vector<std::string> all_squares() {
  std::vector<std::string> squares;
  for (const char file : std::string_view("abcde")) {
    for (const char rank : std::string_view("12345")) squares.push_back({file, rank});
  }
  return squares;
}

bool on_border(std::string_view square) {
  return square[0] == 'a' || square[0] == 'e' || square[1] == '1' || square[1] == '5';
}

bool play_all(Referee& referee, std::string_view moves) {
  std::istringstream words{std::string(moves)};
  for (std::string move; words >> move;) {
    if (!referee.play(move)) return false;
  }
  return true;
}

} // namespace howdah::testing
