#include "terminal/local_game.hpp"

#include "engine/engine.hpp"
#include "play/game_record.hpp"
#include "terminal/seat.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>

namespace howdah::terminal {
namespace {

std::string today() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm local = {};
  (void)localtime_r(&now, &local);
  return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

/// Whoever is no engine of ours sits here now.
void seat_local_persons(std::vector<play::Player>& players) {
  for (auto& player : players) {
    const bool unknown_level = player.is_engine() && player.level > kMaxLevel;
    const bool unnamed = player.is_person() && player.name.empty();
    if (unknown_level || unnamed) player = local_person();
  }
}

} // namespace

Expected<LocalGame> LocalGame::open(play::Opening opening) {
  const auto game = make_game(opening.setup.game, opening.setup.rules);
  if (!game) return tl::unexpected<Error>(game.error());
  opening.players.resize(static_cast<std::size_t>((*game)->players()));
  seat_local_persons(opening.players);
  if (std::ranges::any_of(opening.players, &play::Player::is_engine)) {
    const auto engine = make_engine((*game)->name(), (*game)->rules_text());
    if (!engine) return tl::unexpected<Error>(engine.error());
  }
  auto opened = play::GameInPlay::open(std::move(opening), {});
  if (!opened) return tl::unexpected<Error>(std::move(opened).error());
  return LocalGame(*std::move(opened));
}

Expected<LocalGame> LocalGame::restored(play::Snapshot snapshot) {
  seat_local_persons(snapshot.opening.players);
  auto game = play::GameInPlay::restore(std::move(snapshot), {});
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  return LocalGame(*std::move(game));
}

Expected<LocalGame> LocalGame::resume(const record::Record& record) {
  auto snapshot = play::snapshot_of(record);
  if (!snapshot) return tl::unexpected<Error>(std::move(snapshot).error());
  return restored(*std::move(snapshot));
}

Expected<LocalGame> LocalGame::replay(const record::Record& record, std::size_t moves) {
  auto snapshot = play::snapshot_of(record);
  if (!snapshot) return tl::unexpected<Error>(std::move(snapshot).error());
  auto& timeline = snapshot->timeline;
  std::size_t seen = 0;
  const auto next = std::ranges::find_if(timeline.entries, [&](const play::Entry& entry) {
    return entry.kind == play::Entry::Kind::move && ++seen > moves;
  });
  timeline.standing = static_cast<std::size_t>(next - timeline.entries.begin());
  if (timeline.can_redo()) snapshot->ending.reset();
  return restored(*std::move(snapshot));
}

record::Record LocalGame::record() const {
  auto record = play::record_of(game_, now_);
  // Behind the players, as records usually have it.
  const auto last_player = game_.game().seat_tag(game_.seats() - 1);
  const auto found = std::ranges::find(record.tags, last_player, &record::Tag::name);
  record.tags.insert(found == record.tags.end() ? found : found + 1,
                     {.name = std::string(record::kDateTag), .value = today()});
  return record;
}

Expected<play::Events> LocalGame::move(std::string_view move) {
  return game_.move(game_.state().to_move(), game_.moves_played(), move, now_);
}

Expected<play::Events> LocalGame::swap() {
  return game_.swap(game_.state().to_move(), now_);
}

Expected<play::Events> LocalGame::resign() {
  return game_.resign(game_.state().to_move(), now_);
}

} // namespace howdah::terminal
