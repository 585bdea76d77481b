// A game in progress: what the history adds to the rules of a position.
#include "tests/reference/siam.hpp"

#include <algorithm>

namespace howdah::reference::siam {
namespace {

std::uint64_t count_sequences(const Rules& rules, const Position& position, int depth) {
  if (depth == 0) return 1;
  const std::vector<Action> actions = legal_actions(rules, position);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const Action& action : actions) count += count_sequences(rules, action.after, depth - 1);
  return count;
}

/// Equal for two positions when they are the same to the repetition rule: board, player to move,
/// exit rights, opening restriction.
std::string repetition_key(const Rules& rules, const Position& position) {
  const std::string text = position_text(position);
  const int restricted_plies = rules.crosses ? std::max(0, 4 - position.ply) : 0;
  return text.substr(0, text.rfind(' ')) + " " + std::to_string(restricted_plies);
}

} // namespace

Game::Game(const Rules& rules, const Position& position)
    : rules_(rules), position_(position), seen_({repetition_key(rules, position)}) {}

Reading<Game> Game::start(std::string_view rules) {
  const Reading<Rules> read = read_rules(rules);
  if (!read.value) return {{}, read.reason};
  return set_up(rules, read.value->one_exit ? "5/5/1OOO1/5/5 E ER 0" : "5/5/1OOO1/5/5 E * 0");
}

Reading<Game> Game::set_up(std::string_view rules, std::string_view position) {
  const Reading<Rules> chosen = read_rules(rules);
  if (!chosen.value) return {{}, chosen.reason};
  const Reading<Position> read = read_position(*chosen.value, position);
  if (!read.value) return {{}, read.reason};
  return {Game(*chosen.value, *read.value), ""};
}

std::string Game::position() const {
  return position_text(position_);
}

std::vector<std::string> Game::legal_moves() const {
  std::vector<std::string> texts;
  if (result() != "none") return texts;
  for (const Action& action : legal_actions(rules_, position_)) texts.push_back(action.text);
  std::ranges::sort(texts);
  return texts;
}

bool Game::play(std::string_view move) {
  if (result() != "none") return false;
  const std::vector<Action> actions = legal_actions(rules_, position_);
  const auto chosen = std::ranges::find(actions, move, &Action::text);
  if (chosen == actions.end()) return false;
  position_ = chosen->after;
  seen_.push_back(repetition_key(rules_, position_));
  return true;
}

std::string Game::result_without_repetition() const {
  return siam::result(rules_, position_);
}

std::string Game::result() const {
  std::string shown = result_without_repetition();
  if (shown != "none" || !rules_.repetition_draws) return shown;
  return std::ranges::count(seen_, seen_.back()) >= 3 ? "draw" : "none";
}

std::uint64_t Game::perft(int depth) const {
  return count_sequences(rules_, position_, depth);
}

} // namespace howdah::reference::siam
