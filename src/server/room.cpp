#include "server/room.hpp"

#include "core/text.hpp"
#include "games/registry.hpp"
#include "server/secret.hpp"

#include <algorithm>
#include <charconv>

namespace howdah::server {
namespace {

constexpr std::array<std::string_view, 4> kWishNames = {"resign", "draw", "take-back", "rematch"};

tl::unexpected<Error> unknown_game(std::string_view name) {
  return fail({concat("there is no game '", quotable(name), "'"),
               concat("il n'y a pas de jeu « ", quotable(name), " »")});
}

Error game_is_over() {
  return {{"the game is over", "la partie est finie"}};
}

} // namespace

std::optional<Wish> wish_named(std::string_view name) {
  const auto* const found = std::ranges::find(kWishNames, name);
  if (found == kWishNames.end()) return std::nullopt;
  return static_cast<Wish>(found - kWishNames.begin());
}

std::string_view name_of(Wish wish) {
  return kWishNames[static_cast<std::size_t>(wish)];
}

Expected<std::unique_ptr<Room>> Room::open(GameRow row, Milliseconds now) {
  const GameEntry* entry = find_game(row.game);
  if (entry == nullptr) return unknown_game(row.game);
  const RuleBook& book = entry->rule_book();
  auto game = entry->make(row.rules.empty() ? book.text(book.defaults()) : row.rules);
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  if (row.seats.size() != static_cast<std::size_t>((*game)->players())) {
    return fail(
        {concat("these rules are for ", (*game)->players(), " players, not for ", row.seats.size()),
         concat("ces règles sont pour ", (*game)->players(), " joueurs, non pour ",
                row.seats.size())});
  }
  row.rules = (*game)->rules_text();
  auto state = (*game)->start();
  if (!row.start.empty()) {
    auto parsed = (*game)->parse_position(row.start);
    if (!parsed) return tl::unexpected<Error>(std::move(parsed).error());
    state = *std::move(parsed);
  }
  std::unique_ptr<Room> room(
      new Room(std::move(row), *std::move(game), std::move(state), now)); // private constructor
  for (const auto& played : room->row_.moves) {
    const Seat mover = room->state_->to_move();
    if (auto error = room->state_->play(played.move)) return tl::unexpected<Error>(*error);
    room->clock(mover) = played.left;
  }
  return room;
}

Room::Room(GameRow row, std::unique_ptr<AnyGame> game, std::unique_ptr<AnyState> state,
           Milliseconds now)
    : row_(std::move(row)), game_(std::move(game)), state_(std::move(state)), turn_began_(now) {
  left_.fill(row_.base);
}

Result Room::result() const {
  if (row_.result.empty()) return state_->result();
  if (row_.result == "draw") return Result::draw();
  Seat winner = 0;
  std::from_chars(row_.result.data(), row_.result.data() + row_.result.size(), winner);
  return Result::win(winner);
}

bool Room::is_over() const {
  return result().is_over();
}

bool Room::is_full() const {
  return std::ranges::all_of(
      row_.seats, [](const SeatRow& seat) { return seat.engine != 0 || !seat.secret.empty(); });
}

std::optional<Seat> Room::seat_of(const std::string& secret) const {
  if (secret.empty()) return std::nullopt;
  for (std::size_t seat = 0; seat < row_.seats.size(); ++seat) {
    if (same_secret(row_.seats[seat].secret, secret)) return static_cast<Seat>(seat);
  }
  return std::nullopt;
}

bool Room::clock_runs() const {
  // Nobody's first move is timed: players arrive when they can.
  const bool all_have_moved = row_.moves.size() >= row_.seats.size();
  return row_.base > 0 && all_have_moved && is_full() && !is_over() && engine_to_move() == 0;
}

std::optional<Milliseconds> Room::left(Seat seat, Milliseconds now) const {
  if (row_.base == 0) return std::nullopt;
  const auto left = left_[static_cast<std::size_t>(seat)];
  const bool running = clock_runs() && state_->to_move() == seat;
  return std::max<Milliseconds>(0, running ? left - (now - turn_began_) : left);
}

bool Room::wishes(Wish wish, Seat seat) const {
  return wishes_[static_cast<std::size_t>(wish)][static_cast<std::size_t>(seat)];
}

int Room::engine_to_move() const {
  if (is_over() || !is_full()) return 0;
  return row_.seats[static_cast<std::size_t>(state_->to_move())].engine;
}

Expected<Seat> Room::join(const std::string& invite, std::string name, std::string secret,
                          Milliseconds now) {
  for (std::size_t seat = 0; seat < row_.seats.size(); ++seat) {
    auto& row = row_.seats[seat];
    if (row.invite.empty() || !same_secret(row.invite, invite)) continue;
    row.invite.clear();
    row.secret = std::move(secret);
    if (!name.empty()) row.name = std::move(name);
    turn_began_ = now;
    return static_cast<Seat>(seat);
  }
  return fail({"this invitation was used already, or is for another game",
               "cette invitation a déjà servi, ou vaut pour une autre partie"});
}

std::optional<Error> Room::move(Seat seat, int ply, std::string_view move, Milliseconds now) {
  const auto played = static_cast<int>(row_.moves.size());
  // The same move once more: its acknowledgement was lost on the way.
  if (ply + 1 == played && row_.moves.back().move == move) return std::nullopt;
  if (is_over()) return game_is_over();
  if (!is_full()) {
    return Error{{"the game begins when all seats are taken",
                  "la partie commence quand tous les sièges sont pris"}};
  }
  if (state_->to_move() != seat) {
    return Error{{"it is another player's turn", "c'est à un autre joueur de jouer"}};
  }
  if (ply != played) {
    return Error{{concat("move number ", played, " is due, not ", ply),
                  concat("on attend le coup numéro ", played, ", non ", ply)}};
  }
  if (check_clock(now)) return game_is_over();
  const auto remaining = left(seat, now).value_or(0);
  const bool timed = clock_runs();
  if (auto error = state_->play(move)) return error;
  clock(seat) = remaining + (timed ? row_.increment : 0);
  row_.moves.push_back({.move = std::string(move), .left = clock(seat)});
  turn_began_ = now;
  forget_wishes();
  return std::nullopt;
}

std::optional<Error> Room::wish(Seat seat, Wish wish, Milliseconds now) {
  const bool over = is_over();
  if (wish == Wish::rematch) {
    if (!over) return Error{{"the game still goes on", "la partie n'est pas finie"}};
    if (!row_.next.empty()) return std::nullopt;
  } else if (over) {
    return game_is_over();
  }
  const bool has_engine =
      std::ranges::any_of(row_.seats, [](const SeatRow& one) { return one.engine != 0; });
  if (wish == Wish::draw && has_engine) {
    return Error{{"the computer plays on", "l'ordinateur veut jouer jusqu'au bout"}};
  }
  const bool asked =
      std::ranges::any_of(wishes_[static_cast<std::size_t>(wish)], [](bool one) { return one; });
  if (wish == Wish::take_back && !asked && moves_after_take_back(seat) < 0) {
    return Error{{"there is no move of yours to take back", "vous n'avez pas de coup à reprendre"}};
  }
  if (wish == Wish::resign) {
    end_against(seat, "resigned");
    return std::nullopt;
  }
  Seat asker = seat;
  for (Seat other = 0; other < seats(); ++other) {
    if (wishes(wish, other)) asker = other;
  }
  wishes_[static_cast<std::size_t>(wish)][static_cast<std::size_t>(seat)] = true;
  if (!all_agree(wish)) return std::nullopt;
  if (wish == Wish::draw) end(Result::draw(), "agreed", seat);
  if (wish == Wish::take_back) take_back(asker, now);
  return std::nullopt; // of a rematch the lobby makes another room
}

void Room::decline(Seat /*seat*/, Wish wish) {
  wishes_[static_cast<std::size_t>(wish)].fill(false);
}

bool Room::check_clock(Milliseconds now) {
  if (!clock_runs()) return false;
  const Seat seat = state_->to_move();
  if (left(seat, now).value_or(0) > 0) return false;
  clock(seat) = 0;
  end_against(seat, "time");
  return true;
}

void Room::end(Result result, std::string reason, Seat seat) {
  row_.result = result.is_draw() ? std::string("draw") : concat(result.winner());
  row_.reason = std::move(reason);
  row_.ended_by = seat;
  forget_wishes();
}

/// Whoever gives up or runs out of time loses against one opponent; among more nobody wins.
void Room::end_against(Seat seat, std::string reason) {
  end(seats() == 2 ? Result::win(1 - seat) : Result::draw(), std::move(reason), seat);
}

int Room::moves_after_take_back(Seat seat) const {
  // Seats move in turn, so the player's last move is at most a round ago.
  auto count = static_cast<int>(row_.moves.size());
  int mover = state_->to_move();
  while (count > 0) {
    --count;
    mover = (mover + seats() - 1) % seats();
    if (mover == seat) return count;
  }
  return -1;
}

void Room::take_back(Seat seat, Milliseconds now) {
  const int remaining = moves_after_take_back(seat);
  forget_wishes();
  if (remaining < 0) return;
  GameRow row = row_;
  row.moves.resize(static_cast<std::size_t>(remaining));
  auto earlier = open(std::move(row), now);
  if (!earlier) return; // what was legal once is legal again
  const auto clocks = left_;
  *this = std::move(**earlier);
  left_ = clocks; // time that was used stays used
}

bool Room::all_agree(Wish wish) const {
  for (Seat seat = 0; seat < seats(); ++seat) {
    if (row_.seats[static_cast<std::size_t>(seat)].engine == 0 && !wishes(wish, seat)) return false;
  }
  return true;
}

void Room::forget_wishes() {
  for (auto& wish : wishes_) wish.fill(false);
}

} // namespace howdah::server
