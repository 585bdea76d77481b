#include "play/words.hpp"

#include "core/text.hpp"

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
