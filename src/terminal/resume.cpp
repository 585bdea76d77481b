#include "terminal/resume.hpp"

#include "play/words.hpp"

#include <fmt/format.h>

namespace howdah::terminal {

Phrase moves_words(std::uint32_t moves) {
  if (moves == 0) return {"no moves", "aucun coup"};
  return {fmt::format("{} {}", moves, moves == 1 ? "move" : "moves"),
          fmt::format("{} {}", moves, moves == 1 ? "coup" : "coups")};
}

Phrase resume_question(const LocalGame& saved) {
  const auto moves = moves_words(saved->moves_played());
  const auto standing = play::standing_words(*saved);
  return {fmt::format("Resume the saved game ({}, {})?", moves.english, standing.english),
          fmt::format("Reprendre la partie sauvegardée ({}, {}) ?", moves.french, standing.french)};
}

PutAway put_away(SaveSlot& slot, const LocalGame& saved) {
  if (auto problem = slot.keep(saved)) return {.problem = std::move(problem)};
  if (!saved.is_begun()) return {};
  const auto moves = moves_words(saved->moves_played());
  return {.notice = Phrase{fmt::format("A new game begins; the saved one ({}) is kept in {}.",
                                       moves.english, slot.kept_file()),
                           fmt::format("Une nouvelle partie commence ; la précédente ({}) est "
                                       "gardée dans {}.",
                                       moves.french, slot.kept_file())}};
}

} // namespace howdah::terminal
