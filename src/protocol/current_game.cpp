#include "protocol/current_game.hpp"

#include "core/text.hpp"
#include "protocol/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace howdah::protocol {

Expected<CurrentGame> CurrentGame::make(std::string_view name, std::string_view rules) {
  const GameEntry* const entry = find_game(name);
  if (entry == nullptr) {
    return fail({concat("there is no game '", quotable(name), "'"),
                 concat("il n'y a pas de jeu « ", quotable(name), " »")});
  }
  auto made = entry->make(rules);
  if (!made) return tl::unexpected<Error>(std::move(made).error());
  std::shared_ptr<const AnyGame> game = *std::move(made);
  auto start = game->start();
  return CurrentGame(std::move(game), std::move(start), {});
}

Expected<CurrentGame> CurrentGame::at(const SetPosition& command) const {
  auto state = game_->start();
  if (command.position) {
    auto parsed = game_->parse_position(*command.position);
    if (!parsed) return tl::unexpected<Error>(std::move(parsed).error());
    state = *std::move(parsed);
  }
  for (std::size_t i = 0; i < command.moves.size(); ++i) {
    const auto& move = command.moves[i];
    const auto error = state->play(move);
    if (!error) continue;
    const auto which = [&](Language language) {
      return concat(i + 1, " '", quotable(move), "': ", error->text(language));
    };
    return fail(
        {concat("move ", which(Language::english)), concat("coup ", which(Language::french))});
  }
  return CurrentGame(game_, std::move(state),
                     {.start = command.position.value_or(""), .moves = command.moves});
}

std::string CurrentGame::answer(Question question) const {
  const auto yes_or_no = [](bool yes) { return std::string(yes ? "true" : "false"); };
  switch (question) {
  case Question::p1turn: return yes_or_no(state_->to_move() == 0);
  case Question::gameover: return yes_or_no(state_->result().is_over());
  case Question::result: return result_word(state_->result());
  case Question::turn: return fmt::format("{}", state_->to_move() + 1);
  case Question::players: return fmt::format("{}", game_->players());
  case Question::fen: return state_->text();
  case Question::legalmoves: return fmt::format("{}", fmt::join(state_->legal_moves(), " "));
  }
  return {};
}

} // namespace howdah::protocol
