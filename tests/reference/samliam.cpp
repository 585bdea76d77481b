#include "tests/reference/samliam.hpp"

#include "tests/reference/samliam_text.hpp"

#include <algorithm>

namespace howdah::reference::samliam {
namespace {

std::uint64_t count_sequences(const Setting& setting, const Position& position, int depth) {
  if (depth == 0) return 1;
  const auto turns = legal_turns(setting, position);
  if (depth == 1) return turns.size();
  std::uint64_t count = 0;
  for (const auto& turn : turns) {
    count += count_sequences(setting, after(setting, position, turn), depth - 1);
  }
  return count;
}

} // namespace

Game::Game(std::shared_ptr<const Setting> setting, const Position& position)
    : setting_(std::move(setting)) {
  arrive_at(position);
}

OrReason<Game> Game::make(std::string_view rules) {
  const auto chosen = read_rules(rules);
  if (!chosen) return tl::unexpected(chosen.error());
  return Game(std::make_shared<const Setting>(*chosen), Position{});
}

OrReason<Game> Game::make(std::string_view rules, std::string_view position) {
  const auto chosen = read_rules(rules);
  if (!chosen) return tl::unexpected(chosen.error());
  auto setting = std::make_shared<const Setting>(*chosen);
  const auto read = read_position(*setting, position);
  if (!read) return tl::unexpected(read.error());
  return Game(std::move(setting), *read);
}

void Game::arrive_at(const Position& position) {
  position_ = position;
  occurred_.push_back(position_text_without_ply(*setting_, position_));
  turns_.reset();
}

const std::vector<Turn>& Game::turns() const {
  if (!turns_) {
    turns_ = result() == "none" ? legal_turns(*setting_, position_) : std::vector<Turn>();
  }
  return *turns_;
}

std::string Game::position_text() const {
  return samliam::position_text(*setting_, position_);
}

std::string Game::result() const {
  if (const auto player = winner(*setting_, position_)) return {letter_of(*player)};
  if (is_over(*setting_, position_)) return "draw"; // by the limit
  const bool third_time = std::ranges::count(occurred_, occurred_.back()) >= 3;
  return setting_->rules.repetition_draws && third_time ? "draw" : "none";
}

std::vector<std::string> Game::legal_moves() const {
  std::vector<std::string> texts;
  texts.reserve(turns().size());
  for (const auto& turn : turns()) texts.push_back(text_of(turn));
  std::ranges::sort(texts);
  return texts;
}

std::optional<std::string> Game::play(std::string_view move) {
  const auto turn = std::ranges::find(turns(), move, [](const Turn& t) { return text_of(t); });
  if (turn != turns().end()) {
    arrive_at(after(*setting_, position_, *turn));
    return std::nullopt;
  }
  return "'" + std::string(move) + "' is not a legal move here";
}

Announcement Game::due_now() const {
  const auto player = just_moved(*setting_, position_);
  if (!player) return Announcement::nothing;
  return due(*setting_, position_.board, *player, {});
}

bool Game::win_holds_now() const {
  const auto player = just_moved(*setting_, position_);
  return player && win_holds(*setting_, position_.board, *player);
}

std::vector<OpenFigure> Game::open_figures_of(Player player) const {
  return open_figures(*setting_, position_.board, player);
}

std::vector<Threat> Game::threats_now() const {
  return threats(*setting_, position_, position_.board);
}

const std::set<Cell>& Game::bars_of(Player player) const {
  return position_.bars[static_cast<std::size_t>(player)];
}

std::uint64_t Game::perft(int depth) const {
  return count_sequences(*setting_, position_, depth);
}

} // namespace howdah::reference::samliam
