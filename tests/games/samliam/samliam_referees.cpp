#include "tests/games/samliam/samliam_referees.hpp"

#include "tests/reference/samliam.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::samliam;

class ReferenceReferee final : public Referee {
public:
  explicit ReferenceReferee(reference::Game game) : game_(std::move(game)) {}

  std::string position() const override { return game_.position_text(); }
  std::vector<std::string> moves() const override { return game_.legal_moves(); }
  bool play(std::string_view move) override { return !game_.play(move).has_value(); }
  std::string result() const override { return game_.result(); }
  std::uint64_t perft(int depth) const override { return game_.perft(depth); }

private:
  reference::Game game_;
};

std::unique_ptr<Referee> referee_of(reference::OrReason<reference::Game> game) {
  if (!game) return nullptr;
  return std::make_unique<ReferenceReferee>(*std::move(game));
}

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> found;
  for (std::string word; stream >> word;) found.push_back(word);
  return found;
}

} // namespace

RefereeSource samliam_reference_referees() {
  return {.name = "Reference",
          .start = [](std::string_view rules) { return referee_of(reference::Game::make(rules)); },
          .set_up =
              [](std::string_view rules, std::string_view position) {
                return referee_of(reference::Game::make(rules, position));
              }};
}

std::unique_ptr<Referee> SamLiamTest::start(std::string_view rules) {
  auto game = GetParam().start(rules);
  if (!game) throw std::runtime_error("rules refused: " + std::string(rules));
  return game;
}

std::unique_ptr<Referee> SamLiamTest::read(std::string_view rules, std::string_view position) {
  auto game = GetParam().set_up(rules, position);
  if (!game) throw std::runtime_error("position refused: " + std::string(position));
  return game;
}

std::unique_ptr<Referee> SamLiamTest::given(std::string_view rules, std::string_view triangles,
                                            std::string_view rest) {
  const int size = rules.find("size=7") == std::string_view::npos ? 9 : 7;
  return read(rules, board_of(triangles, size) + " " + std::string(rest));
}

bool SamLiamTest::refuses_rules(std::string_view rules) {
  return GetParam().start(rules) == nullptr;
}

bool SamLiamTest::refuses_position(std::string_view rules, std::string_view position) {
  (void)start(rules); // it is the position that must be at fault
  return GetParam().set_up(rules, position) == nullptr;
}

std::string board_of(std::string_view triangles, int size) {
  std::map<std::string, std::vector<std::string>> cells;
  for (const auto& triangle : words(triangles)) {
    cells[triangle.substr(1, 2)].push_back(triangle.substr(0, 1) + triangle.substr(3));
  }
  const int margin = (9 - size) / 2;
  std::string board;
  for (char rank = static_cast<char>('9' - margin); rank >= '1' + margin; --rank) {
    int empty = 0;
    const auto write_empty = [&] {
      if (empty > 0) board += std::to_string(empty);
      empty = 0;
    };
    for (char file = static_cast<char>('a' + margin); file <= 'i' - margin; ++file) {
      const auto held = cells.find({file, rank});
      if (held == cells.end()) {
        ++empty;
        continue;
      }
      write_empty();
      const auto& in_cell = held->second;
      board += in_cell.size() == 1 ? in_cell[0] : "(" + in_cell[0] + in_cell[1] + ")";
    }
    write_empty();
    if (rank > '1' + margin) board += '/';
  }
  return board;
}

std::vector<std::string> moves_onto(const Referee& game, std::string_view cell) {
  std::vector<std::string> found;
  for (const auto& move : game.moves()) {
    const auto dash = move.find('-');
    const auto placed = dash == std::string::npos ? move : move.substr(dash + 1);
    if (placed.starts_with(cell)) found.push_back(move);
  }
  return found;
}

std::set<std::string> announcements(const Referee& game, std::string_view move) {
  std::set<std::string> found;
  for (const auto& text : game.moves()) {
    const auto mark = std::min(text.find('!'), text.size());
    if (text.substr(0, mark) == move) found.insert(text.substr(mark));
  }
  return found;
}

std::string field(const Referee& game, int index) {
  return words(game.position()).at(static_cast<std::size_t>(index));
}

void play_all(Referee& game, std::string_view moves) {
  for (const auto& move : words(moves)) {
    ASSERT_TRUE(game.play(move)) << move << " in " << game.position();
  }
}

bool refuses(Referee& game, std::string_view move) {
  const auto before = game.position();
  if (game.play(move)) return false;
  EXPECT_EQ(game.position(), before) << "a refused move changes nothing";
  return true;
}

} // namespace howdah::testing
