// Opening a game, and what it knows of itself; actions.cpp has what the players do.
#include "play/game_in_play.hpp"

#include "core/text.hpp"
#include "games/start_choice.hpp"

#include <algorithm>

namespace howdah::play {
namespace {

std::optional<Error> wrong_players(const Opening& opening, int seats) {
  if (opening.players.size() > static_cast<std::size_t>(seats)) {
    return Error{
        {concat("these rules are for ", seats, " players, not for ", opening.players.size()),
         concat("ces règles sont pour ", seats, " joueurs, non pour ", opening.players.size())}};
  }
  if (opening.swap == SwapRule::pie && seats != 2) return swap_needs_two_players();
  return std::nullopt;
}

} // namespace

GameInPlay::GameInPlay(Opening opening, OpenGame game, Instant now)
    : opening_(std::move(opening)), game_(std::move(game.game)), start_(std::move(game.start)),
      state_(start_->clone()), turn_began_(now) {
  opening_.setup.rules = game_->rules_text();
  opening_.setup.moves.clear();
  opening_.players.resize(static_cast<std::size_t>(game_->players()));
  players_ = opening_.players;
  if (opening_.clock) left_.fill(opening_.clock->base);
}

Expected<GameInPlay> GameInPlay::open(Opening opening, Instant now) {
  Snapshot snapshot{.opening = std::move(opening)};
  for (auto& move : snapshot.opening.setup.moves) {
    snapshot.timeline.add({.move = std::move(move)});
  }
  snapshot.opening.setup.moves.clear();
  return restore(std::move(snapshot), now);
}

Expected<GameInPlay> GameInPlay::restore(Snapshot snapshot, Instant now) {
  auto opened = open_game(snapshot.opening.setup);
  if (!opened) return tl::unexpected<Error>(std::move(opened).error());
  if (auto error = wrong_players(snapshot.opening, opened->game->players())) {
    return tl::unexpected<Error>(*std::move(error));
  }
  GameInPlay game(std::move(snapshot.opening), *std::move(opened), now);
  for (auto& entry : snapshot.timeline.entries) {
    // Whose entry it is the game knows; what is stored of it need not be trusted.
    if (entry.kind != Entry::Kind::leave) entry.seat = game.state_->to_move();
    const auto number = game.timeline_.entries.size() + 1;
    if (auto error = game.apply(entry)) {
      return fail({concat("entry ", number, ": ", error->what.english),
                   concat("entrée ", number, " : ", error->what.french)});
    }
    // Whoever swapped took the clock along.
    const Seat holder = entry.kind == Entry::Kind::swap ? 1 - entry.seat : entry.seat;
    if (number <= snapshot.timeline.standing && entry.left) game.clock_of(holder) = *entry.left;
    game.timeline_.add(std::move(entry));
  }
  Events events;
  if (snapshot.timeline.standing < game.timeline_.standing) {
    game.go_to(snapshot.timeline.standing, now, events);
  }
  for (Seat seat = 0; seat < game.seats() && index(seat) < snapshot.left.size(); ++seat) {
    game.clock_of(seat) = snapshot.left[index(seat)];
  }
  if (const auto& ending = snapshot.ending) {
    const Seat winner = ending->result.is_win() ? ending->result.winner() : 0;
    if (std::max(winner, ending->seat) >= game.seats()) {
      return fail(
          {"the ending names a seat that is not there", "la fin nomme un siège qui n'existe pas"});
    }
  }
  game.offers_ = snapshot.offers;
  game.ending_ = snapshot.ending;
  game.turn_began_ = now - snapshot.used;
  if (!game.timeline_.can_redo()) game.check_end(events);
  return game;
}

Snapshot GameInPlay::snapshot(Instant now) const {
  Snapshot snapshot{.opening = opening_,
                    .timeline = timeline_,
                    .ending = ending_,
                    .offers = offers_,
                    .used = clock_runs() ? now - turn_began_ : milliseconds(0)};
  if (opening_.clock) snapshot.left.assign(left_.begin(), left_.begin() + seats());
  return snapshot;
}

GameSetup GameInPlay::setup() const {
  GameSetup setup = opening_.setup;
  for (std::size_t i = 0; i < timeline_.standing; ++i) {
    const auto& entry = timeline_.entries[i];
    if (entry.kind == Entry::Kind::move) setup.moves.push_back(entry.move);
  }
  return setup;
}

bool GameInPlay::is_full() const {
  return std::ranges::none_of(players_, &Player::is_open);
}

bool GameInPlay::has_person() const {
  return persons() > 0;
}

int GameInPlay::persons() const {
  return static_cast<int>(std::ranges::count_if(players_, &Player::is_person));
}

std::optional<Ending> GameInPlay::ending() const {
  if (ending_) return ending_;
  const auto result = state_->result();
  if (!result.is_over()) return std::nullopt;
  return Ending{.result = result, .seat = result.is_win() ? result.winner() : 0};
}

Result GameInPlay::result() const {
  const auto end = ending();
  return end ? end->result : Result::none();
}

bool GameInPlay::person_to_move() const {
  return !is_over() && is_full() && player(state_->to_move()).is_person();
}

bool GameInPlay::may_swap() const {
  return opening_.swap == SwapRule::pie && moves_played_ == 1 && !swapped_ && is_full() &&
         !is_over();
}

std::optional<EngineDue> GameInPlay::engine_due() const {
  if (is_over() || !is_full()) return std::nullopt;
  const Seat seat = state_->to_move();
  if (!player(seat).is_engine()) return std::nullopt;
  return EngineDue{.seat = seat, .level = player(seat).level, .may_swap = may_swap()};
}

bool GameInPlay::is_timed(const Player& player) const {
  // A substitute plays for somebody whose time may be up.
  if (player.left) return false;
  return player.is_person() || opening_.policy.times_engines;
}

bool GameInPlay::clock_runs() const {
  const bool all_have_moved = moves_played_ >= static_cast<std::uint32_t>(seats());
  return opening_.clock && (opening_.policy.times_first_moves || all_have_moved) && is_full() &&
         !is_over() && is_timed(player(state_->to_move()));
}

std::optional<milliseconds> GameInPlay::left(Seat seat, Instant now) const {
  if (!opening_.clock) return std::nullopt;
  const auto left = left_[index(seat)];
  const bool running = clock_runs() && state_->to_move() == seat;
  return std::max(milliseconds(0), running ? left - (now - turn_began_) : left);
}

std::optional<Instant> GameInPlay::deadline() const {
  if (!clock_runs()) return std::nullopt;
  return turn_began_ + left_[index(state_->to_move())] + opening_.policy.margin;
}

Seat GameInPlay::original_author(std::size_t entry) const {
  const auto begin = timeline_.entries.begin();
  const bool swapped =
      std::any_of(begin, begin + static_cast<std::ptrdiff_t>(entry),
                  [](const Entry& earlier) { return earlier.kind == Entry::Kind::swap; });
  const Seat seat = timeline_.entries[entry].seat;
  return swapped ? 1 - seat : seat;
}

bool GameInPlay::was_played(Seat seat, std::uint32_t ply, std::string_view move) const {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < timeline_.standing; ++i) {
    const auto& entry = timeline_.entries[i];
    if (entry.kind != Entry::Kind::move || number++ != ply) continue;
    return entry.move == move && original_author(i) == seat_of_original(seat);
  }
  return false;
}

bool GameInPlay::has_swapped(Seat seat) const {
  // A swap comes right after the first move, and nobody leaves a game of two before it.
  return swapped_ && original_author(1) == seat_of_original(seat);
}

Expected<std::size_t> GameInPlay::take_back_target(Seat seat) const {
  for (auto i = timeline_.standing; i > 0; --i) {
    if (timeline_.entries[i - 1].kind == Entry::Kind::leave) {
      return fail({"a player has left since your last move, and that cannot be taken back",
                   "un joueur a quitté la partie depuis votre dernier coup, et cela ne se reprend "
                   "pas"});
    }
    if (original_author(i - 1) == seat_of_original(seat)) return i - 1;
  }
  return fail({"there is no move of yours to take back", "vous n'avez pas de coup à reprendre"});
}

} // namespace howdah::play
