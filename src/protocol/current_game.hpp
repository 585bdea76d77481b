// The game a session is about: its rules, the position, and how it came about.
#pragma once

#include "engine/engine.hpp"
#include "games/setup.hpp"
#include "protocol/command.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace howdah::protocol {

class CurrentGame {
public:
  /// At its start.
  [[nodiscard]] static Expected<CurrentGame> make(std::string_view name, std::string_view rules);

  /// The same game somewhere else. An error names the move that could not be played.
  [[nodiscard]] Expected<CurrentGame> at(const SetPosition& command) const;

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const AnyState& state() const { return *state_; }
  [[nodiscard]] const GameLine& line() const { return line_; }

  /// The answer to a query.
  [[nodiscard]] std::string answer(Question question) const;

private:
  CurrentGame(std::shared_ptr<const AnyGame> game, std::unique_ptr<AnyState> state, GameLine line)
      : game_(std::move(game)), state_(std::move(state)), line_(std::move(line)) {}

  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<AnyState> state_;
  GameLine line_;
};

} // namespace howdah::protocol
