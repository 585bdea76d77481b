#include "play/words.hpp"

#include "core/text.hpp"
#include "games/start_choice.hpp"

namespace howdah::play {
namespace {

/// Why a game ended; empty when the board says so itself.
Phrase reason_words(const AnyGame& game, const Ending& ending) {
  switch (ending.reason) {
  case EndReason::rules: return {};
  case EndReason::resigned: return game.seat_sentences(ending.seat).resigned;
  case EndReason::time: return game.seat_sentences(ending.seat).out_of_time;
  case EndReason::agreed: return {"agreed", "d'un commun accord"};
  case EndReason::length: return {"too many moves", "trop de coups"};
  }
  return {};
}

/// Sentences that may follow others begin with a small letter in French, an ASCII one.
std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

} // namespace

Phrase ending_words(const AnyGame& game, const Ending& ending) {
  const auto words = ending.result.is_win() ? game.seat_sentences(ending.result.winner()).wins
                                            : Phrase{"Draw", "Partie nulle"};
  const auto why = reason_words(game, ending);
  if (why.english.empty()) return words;
  return {concat(words.english, " (", why.english, ")"),
          concat(words.french, " (", why.french, ")")};
}

Phrase standing_words(const GameInPlay& game) {
  if (const auto ending = game.ending()) return ending_words(game.game(), *ending);
  return game.game().seat_sentences(game.state().to_move()).to_move;
}

Phrase fair_start_words(const GameInPlay& game) {
  if (game.is_over() || game.moves_played() > 0) return {};
  if (game.opening().swap == SwapRule::pie) {
    return {"Pie rule: after the first move the other player may take this side, so a balanced "
            "move is best.",
            "Règle du gâteau : après le premier coup, l'adversaire peut prendre ce camp ; mieux "
            "vaut donc un coup équilibré."};
  }
  std::string_view number = game.opening().start_name;
  if (take_until(number, ' ') != kBalancedStart) return {};
  return {concat("Balanced start ", number, ": neither side is better."),
          concat("Départ équilibré ", number, " : aucun camp n'est favorisé.")};
}

Phrase swap_choice_words(const GameInPlay& game) {
  const Seat seat = game.state().to_move();
  const auto own = game.game().seat_sentences(seat).side;
  const auto other = game.game().seat_sentences(1 - seat).side;
  return {concat("Pie rule: a move keeps ", own.english, "; a swap takes ", other.english,
                 ", and the first player moves again."),
          concat("Règle du gâteau : un coup garde ", own.french, " ; un échange prend ",
                 other.french, ", et le premier joueur rejoue.")};
}

Phrase chosen_side_words(const GameInPlay& game) {
  const auto standing = game.timeline().standing;
  if (game.opening().swap != SwapRule::pie || standing != 2) return {};
  const auto& chosen = game.timeline().entries[1];
  const auto second = game.game().seat_sentences(chosen.seat).side;
  if (chosen.kind != Entry::Kind::swap) {
    return {concat("The second player keeps ", second.english, "."),
            concat("Le second joueur garde ", second.french, ".")};
  }
  const auto first = game.game().seat_sentences(1 - chosen.seat).side;
  return {concat("The sides are swapped: the second player takes ", first.english,
                 ", the first player moves again, for ", second.english, "."),
          concat("Les camps sont échangés : le second joueur prend ", first.french,
                 ", le premier rejoue, avec ", second.french, ".")};
}

Phrase departure_words(const GameInPlay& game, Seat seat) {
  const auto& player = game.player(seat);
  const auto sentences = game.game().seat_sentences(seat);
  const auto& what =
      player.left->reason == LeaveReason::resigned ? sentences.resigned : sentences.out_of_time;
  const auto round = static_cast<std::uint32_t>(game.seats());
  const auto move = (game.start().ply() + player.left->ply) / round + 1;
  return {concat(what.english, " at move ", move, "; level ", player.level, " plays on"),
          concat(capitalised(what.french), " au coup ", move, " ; le niveau ", player.level,
                 " joue à sa place")};
}

} // namespace howdah::play
