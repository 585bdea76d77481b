// The players' actions, and their effects.
#include "core/text.hpp"
#include "play/game_in_play.hpp"

#include <algorithm>

namespace howdah::play {
namespace {

constexpr milliseconds kMoment{1};

Error game_is_over() {
  return {{"the game is over", "la partie est finie"}};
}

tl::unexpected<Error> refused(Error error) {
  return tl::unexpected<Error>(std::move(error));
}

EndReason end_reason(LeaveReason reason) {
  return reason == LeaveReason::time ? EndReason::time : EndReason::resigned;
}

} // namespace

std::optional<Error> GameInPlay::apply(const Entry& entry) {
  switch (entry.kind) {
  case Entry::Kind::move:
    if (auto error = state_->play(entry.move)) return error;
    ++moves_played_;
    break;
  case Entry::Kind::swap:
    if (!may_swap()) {
      return Error{
          {"sides can be swapped by the second player only, instead of the first reply, in a "
           "game with the pie rule",
           "seul le second joueur peut échanger les camps, au lieu de sa première "
           "réponse, dans une partie avec la règle du gâteau"}};
    }
    std::swap(players_[0], players_[1]);
    std::swap(left_[0], left_[1]);
    swapped_ = true;
    break;
  case Entry::Kind::leave: {
    if (seats() == 2 || entry.seat >= seats() || player(entry.seat).left) {
      return Error{{"only players of a game of three or four can leave it, once",
                    "on ne peut quitter qu'une partie à trois ou quatre, et une seule fois"}};
    }
    auto& player = player_at(entry.seat);
    player.kind = Player::Kind::engine;
    player.level = kSubstituteLevel;
    player.left = Departure{.ply = moves_played_, .reason = entry.reason};
    break;
  }
  }
  return std::nullopt;
}

std::optional<Error> GameInPlay::refuse_turn(Seat seat) const {
  if (is_over()) return game_is_over();
  if (!is_full()) {
    return Error{{"the game begins when all seats are taken",
                  "la partie commence quand tous les sièges sont pris"}};
  }
  if (state_->to_move() != seat) {
    return Error{{"it is another player's turn", "c'est à un autre joueur de jouer"}};
  }
  return std::nullopt;
}

Expected<Events> GameInPlay::take_seat(Seat seat, std::string name, Instant now) {
  if (!player(seat).is_open()) {
    return fail({"this seat is taken already", "ce siège est déjà pris"});
  }
  // Nobody has swapped or left before all are there, so the first seating is the present one.
  player_at(seat) = person(std::move(name));
  opening_.players[index(seat)] = player(seat);
  turn_began_ = now;
  Events events = {SeatTaken{seat}};
  report_engine(events);
  return events;
}

Expected<Events> GameInPlay::move(Seat seat, std::uint32_t ply, std::string_view move,
                                  Instant now) {
  if (was_played(seat, ply, move)) return Events{};
  if (auto error = refuse_turn(seat)) return refused(*std::move(error));
  if (ply != moves_played_) {
    return fail({concat("move number ", moves_played_, " is due, not ", ply),
                 concat("on attend le coup numéro ", moves_played_, ", non ", ply)});
  }
  if (flag_has_fallen(now)) {
    return fail({"your time is up", "votre temps est écoulé"});
  }
  Entry entry{.seat = seat, .move = std::string(move)};
  const bool timed = clock_runs();
  if (auto error = apply(entry)) return refused(*std::move(error));
  if (timed) charge(seat, now);
  if (opening_.clock) entry.left = left_[index(seat)];
  timeline_.add(std::move(entry));
  turn_began_ = now;
  offers_.clear();
  Events events = {MovePlayed{.seat = seat, .ply = ply, .move = std::string(move)}};
  check_end(events);
  report_engine(events);
  return events;
}

Expected<Events> GameInPlay::swap(Seat seat, Instant now) {
  if (has_swapped(seat)) return Events{};
  if (auto error = refuse_turn(seat)) return refused(*std::move(error));
  if (flag_has_fallen(now)) {
    return fail({"your time is up", "votre temps est écoulé"});
  }
  Entry entry{.kind = Entry::Kind::swap, .seat = seat};
  const bool timed = clock_runs();
  const auto before = left_;
  if (timed) charge(seat, now);
  if (opening_.clock) entry.left = left_[index(seat)];
  if (auto error = apply(entry)) {
    left_ = before;
    return refused(*std::move(error));
  }
  timeline_.add(std::move(entry));
  turn_began_ = now;
  offers_.clear();
  Events events = {Swapped{}};
  report_engine(events);
  return events;
}

void GameInPlay::charge(Seat seat, Instant now) {
  auto& left = clock_of(seat);
  // Who used the margin has a moment left.
  left = std::max(left - (now - turn_began_), kMoment) + opening_.clock->increment;
}

bool GameInPlay::flag_has_fallen(Instant now) const {
  const auto falls = deadline();
  return falls && now >= *falls;
}

Events GameInPlay::tick(Instant now) {
  Events events;
  if (!flag_has_fallen(now)) return events;
  const Seat seat = state_->to_move();
  clock_of(seat) = milliseconds(0);
  turn_began_ = now;
  lose(seat, LeaveReason::time, now, events);
  return events;
}

Expected<Events> GameInPlay::resign(Seat seat, Instant now) {
  if (is_over()) return refused(game_is_over());
  if (player(seat).left) {
    return fail({"you have left this game", "vous avez quitté cette partie"});
  }
  Events events;
  if (clock_runs() && state_->to_move() == seat) {
    clock_of(seat) = left(seat, now).value_or(milliseconds(0));
    turn_began_ = now;
  }
  lose(seat, LeaveReason::resigned, now, events);
  return events;
}

/// Against one opponent the game is lost; among more the player is out, and the game goes on.
void GameInPlay::lose(Seat seat, LeaveReason reason, Instant now, Events& events) {
  if (seats() == 2) {
    return end({.result = Result::win(1 - seat), .reason = end_reason(reason), .seat = seat},
               events);
  }
  leave(seat, reason, now, events);
}

void GameInPlay::leave(Seat seat, LeaveReason reason, Instant now, Events& events) {
  const bool was_person = player(seat).is_person();
  Entry entry{.kind = Entry::Kind::leave, .seat = seat, .reason = reason};
  if (opening_.clock) entry.left = left_[index(seat)];
  (void)apply(entry); // not refused: the caller has looked
  timeline_.add(std::move(entry));
  offers_.remove(seat);
  offers_.clear(Offer::take_back); // nobody can take back what came before
  events.emplace_back(PlayerLeft{.seat = seat, .departure = *player(seat).left});
  if (was_person && !has_person()) {
    return end({.result = Result::draw(), .reason = end_reason(reason), .seat = seat}, events);
  }
  // Perhaps all who remain had agreed already.
  if (const auto asker = offers_.asker(Offer::draw)) agree(*asker, Offer::draw, now, events);
  report_engine(events);
}

void GameInPlay::end(const Ending& ending, Events& events) {
  timeline_.entries.resize(timeline_.standing);
  ending_ = ending;
  offers_.clear();
  events.emplace_back(Ended{ending});
}

/// After a move: the rules, or the limit of the policy.
void GameInPlay::check_end(Events& events) {
  const auto limit = opening_.policy.ply_limit;
  if (!is_over() && limit > 0 && moves_played_ >= limit) {
    return end({.result = Result::draw(), .reason = EndReason::length}, events);
  }
  if (const auto ended = ending()) events.emplace_back(Ended{*ended});
}

std::optional<Error> GameInPlay::refuse_offer(Seat seat, Offer offer) const {
  const bool rematch = offer == Offer::rematch;
  if (rematch && !is_over()) {
    return Error{{"the game still goes on", "la partie n'est pas finie"}};
  }
  if (!rematch && is_over()) return game_is_over();
  if (player(seat).left) return Error{{"you have left this game", "vous avez quitté cette partie"}};
  const bool has_engine = std::ranges::any_of(players_, &Player::is_original_engine);
  if (offer == Offer::draw && has_engine && !opening_.policy.engines_judge_draws) {
    return Error{{"the computer declines the draw", "l'ordinateur refuse la nulle"}};
  }
  if (player(seat).is_engine() && !offers_.asker(offer)) {
    return Error{{"nobody has offered that", "personne ne l'a proposé"}};
  }
  if (offer == Offer::take_back && !offers_.asker(offer)) {
    const auto target = take_back_target(seat);
    if (!target) return target.error();
  }
  return std::nullopt;
}

Expected<Events> GameInPlay::offer(Seat seat, Offer offer, Instant now) {
  if (auto error = refuse_offer(seat, offer)) return refused(*std::move(error));
  Events events;
  if (!offers_.has(offer, seat)) {
    offers_.add(offer, seat);
    events.emplace_back(OfferMade{.offer = offer, .seat = seat});
  }
  agree(seat, offer, now, events);
  return events;
}

/// Carries an offer out when all agree: every person, and of engines those that are asked.
void GameInPlay::agree(Seat last, Offer offer, Instant now, Events& events) {
  std::optional<Seat> undecided_engine;
  for (Seat seat = 0; seat < seats(); ++seat) {
    const auto& player = players_[index(seat)];
    if (offers_.has(offer, seat) || player.is_open()) continue;
    if (player.is_person()) return;
    if (offer == Offer::draw && player.is_original_engine()) undecided_engine = seat;
  }
  if (undecided_engine) {
    events.emplace_back(EngineAskedForDraw{*undecided_engine});
    return;
  }
  switch (offer) {
  case Offer::draw:
    return end({.result = Result::draw(), .reason = EndReason::agreed, .seat = last}, events);
  case Offer::take_back:
    if (const auto target = take_back_target(*offers_.asker(offer))) {
      go_to(*target, now, events);
      timeline_.entries.resize(timeline_.standing);
      report_engine(events);
    }
    return;
  case Offer::rematch: events.emplace_back(RematchAgreed{}); return;
  }
}

Expected<Events> GameInPlay::decline(Seat seat, Offer offer) {
  const auto asker = offers_.asker(offer);
  if (!asker) return Events{};
  if (player(seat).left) return fail({"you have left this game", "vous avez quitté cette partie"});
  offers_.clear(offer);
  return Events{OfferDeclined{.offer = offer, .asker = *asker, .seat = seat}};
}

void GameInPlay::go_to(std::size_t standing, Instant now, Events& events) {
  // Time that was used stays used, with the player who used it.
  const auto clocks = left_;
  const bool was_swapped = swapped_;
  ending_.reset();
  offers_.clear();
  state_ = start_->clone();
  players_ = opening_.players;
  moves_played_ = 0;
  swapped_ = false;
  for (std::size_t i = 0; i < standing; ++i) (void)apply(timeline_.entries[i]); // it was once
  timeline_.standing = standing;
  left_ = clocks;
  if (swapped_ != was_swapped) std::swap(left_[0], left_[1]);
  turn_began_ = now;
  events.emplace_back(WentTo{standing});
}

bool GameInPlay::can_undo() const {
  const auto standing = timeline_.standing;
  if (standing == 0) return ending_.has_value();
  return timeline_.entries[standing - 1].kind != Entry::Kind::leave;
}

Expected<Events> GameInPlay::undo(Instant now) {
  if (!can_undo()) {
    return timeline_.standing == 0
               ? fail({"there is nothing to take back", "il n'y a rien à annuler"})
               : fail({"leaving the game cannot be taken back",
                       "quitter la partie ne se reprend pas"});
  }
  Events events;
  do {
    go_to(ending_ ? timeline_.standing : timeline_.standing - 1, now, events);
  } while (can_undo() && has_person() && !person_to_move());
  events = {events.back()};
  report_engine(events);
  return events;
}

Expected<Events> GameInPlay::redo(Instant now) {
  Events events;
  while (!ending_ && timeline_.can_redo()) {
    go_to(timeline_.standing + 1, now, events);
    if (!has_person() || person_to_move()) break;
  }
  if (events.empty()) return fail({"there is nothing to redo", "il n'y a rien à rejouer"});
  events = {events.back()};
  check_end(events);
  report_engine(events);
  return events;
}

void GameInPlay::report_engine(Events& events) const {
  if (const auto due = engine_due()) events.emplace_back(*due);
}

} // namespace howdah::play
