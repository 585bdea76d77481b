#include "tests/games/samliam/random_settings.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace howdah::testing {
namespace {

constexpr std::string_view kColours = "RGBW";

std::string any_of(Random& random, std::initializer_list<std::string_view> words) {
  return std::string(words.begin()[random.below(static_cast<std::uint32_t>(words.size()))]);
}

/// The number behind `key=`, or what stands there by default.
int number_of(std::string_view rules, std::string_view key, int usual) {
  const auto at = rules.find(key);
  return at == std::string_view::npos ? usual
                                      : std::stoi(std::string(rules.substr(at + key.size())));
}

class PositionMaker {
public:
  PositionMaker(std::string_view rules, Random& random)
      : random_(random), players_(number_of(rules, "players=", 2)),
        size_(number_of(rules, "size=", 9)), triangles_(number_of(rules, "triangles=", 40)),
        strict_(rules.find("announce=strict") != std::string_view::npos) {}

  std::string make() {
    std::string text = board();
    const auto ply = random_.below(200);
    text += ' ';
    text += kColours[ply % static_cast<std::uint32_t>(players_)];
    return text + " " + (strict_ && below(2) == 0 ? bars() : "-") + " " + std::to_string(ply);
  }

private:
  std::uint32_t below(int bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  /// A colour with triangles left, or none.
  char colour() {
    const auto player = below(players_);
    if (owned_.at(player) >= triangles_) return '\0';
    ++owned_.at(player);
    return kColours[player];
  }

  std::string cell() {
    if (below(100) >= density_) return "";
    const char first = colour();
    const char second = below(3) == 0 ? colour() : '\0';
    if (first == '\0' && second == '\0') return "";
    const bool falling = below(2) == 0;
    const std::string corners[] = {falling ? "nw" : "ne", falling ? "se" : "sw"};
    if (first == '\0') return second + corners[1];
    if (second == '\0') return first + corners[below(2)];
    return "(" + (first + corners[0]) + (second + corners[1]) + ")";
  }

  std::string board() {
    density_ = 5 + below(below(4) == 0 ? 95 : 35);
    std::string text;
    for (int rank = 0; rank < size_; ++rank) {
      if (rank > 0) text += '/';
      int empty = 0;
      for (int file = 0; file <= size_; ++file) {
        const auto content = file < size_ ? cell() : "";
        if (empty > 0 && (!content.empty() || file == size_)) {
          text += std::to_string(empty);
          empty = 0;
        }
        text += content;
        if (content.empty()) ++empty;
      }
    }
    return text;
  }

  std::string bars() {
    const int margin = (9 - size_) / 2;
    const auto share = below(8) == 0 ? 100U : 1 + below(20);
    std::string text;
    for (int player = 0; player < players_; ++player) {
      if (below(2) == 0) continue;
      std::string cells;
      for (int i = 0; i < size_ * size_; ++i) {
        if (below(100) >= share) continue;
        cells += cells.empty() ? "" : ",";
        cells += static_cast<char>('a' + margin + i / size_);
        cells += static_cast<char>('1' + margin + i % size_);
      }
      if (!cells.empty()) text += kColours[static_cast<std::size_t>(player)] + cells;
    }
    return text.empty() ? "-" : text;
  }

  Random& random_;
  int players_;
  int size_;
  int triangles_;
  bool strict_;
  std::uint32_t density_ = 0; // percent of cells with something in them
  std::array<int, 4> owned_{};
};

} // namespace

std::string random_rules(std::string_view players_and_announce, Random& random) {
  std::string rules(players_and_announce);
  if (number_of(rules, "players=", 2) == 2 && random.below(2) == 0) rules += ",size=7";
  if (random.below(2) == 0) rules += ",cross=" + any_of(random, {"any", "unit"});
  if (random.below(2) == 0) rules += ",line=" + any_of(random, {"spaced", "adjacent"});
  if (random.below(2) == 0) rules += ",repetition=" + any_of(random, {"draw", "none"});
  if (random.below(3) == 0) rules += ",limit=" + any_of(random, {"none", "400", "60", "25"});
  if (random.below(4) == 0) return rules;
  // Mostly few, for a second phase that comes early.
  const auto triangles = 8 + random.below(random.below(4) == 0 ? 33 : 5);
  return rules + ",triangles=" + std::to_string(triangles);
}

std::string random_position(std::string_view rules, Random& random) {
  return PositionMaker(rules, random).make();
}

} // namespace howdah::testing
