#include "protocol/current_game.hpp"

#include "games/start_choice.hpp"
#include "protocol/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace howdah::protocol {

Expected<CurrentGame> CurrentGame::make(std::string_view name, std::string_view rules) {
  auto made = make_game(name, rules);
  if (!made) return tl::unexpected<Error>(std::move(made).error());
  std::shared_ptr<const AnyGame> game = *std::move(made);
  auto start = game->start();
  return CurrentGame(std::move(game), std::move(start), {});
}

Expected<CurrentGame> CurrentGame::at(const SetPosition& command) const {
  const auto start = command.position.value_or("");
  auto state = open_start(*game_, start);
  if (!state) return tl::unexpected<Error>(std::move(state).error());
  if (auto error = play_moves(**state, command.moves)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  if (command.swapped && game_->players() != 2) {
    return tl::unexpected<Error>(swap_needs_two_players());
  }
  return CurrentGame(game_, *std::move(state),
                     {.start = start, .moves = command.moves, .swapped = command.swapped});
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
