// A game, its rules, where it starts and what was played: one value, and the one way to open it.
//
// Requests, stored games, questions to the solver and certificates contain a GameSetup; none of
// them reads rules, positions or moves by itself.
#pragma once

#include "games/any_game.hpp"
#include "games/registry.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

struct GameSetup {
  std::string game{};               // a name of the registry
  std::string rules{};              // a rules text; the default rules when empty
  std::string start{};              // a position text; the usual start when empty
  std::vector<std::string> moves{}; // played from there

  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// The error for a name that is not in the registry.
[[nodiscard]] Error unknown_game(std::string_view name);

/// The default rules of a game.
[[nodiscard]] std::string default_rules(const GameEntry& entry);

/// The rules a setup names, or the default rules of its game.
[[nodiscard]] std::string rules_of(const GameSetup& setup);

/// The game of that name with these rules, or with its default rules when they are empty.
[[nodiscard]] Expected<std::unique_ptr<AnyGame>> make_game(std::string_view name,
                                                           std::string_view rules);

/// A game with its start and how it stands after the moves.
struct OpenGame {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyState> start;
  std::unique_ptr<AnyState> state;
};

/// An error says what is wrong with the name, the rules or the start, or names the first move that
/// cannot be played by its number.
[[nodiscard]] Expected<OpenGame> open_game(const GameSetup& setup);

/// The position a text names, or the usual start when it is empty.
[[nodiscard]] Expected<std::unique_ptr<AnyState>> open_start(const AnyGame& game,
                                                             std::string_view start);

/// Plays the moves one after the other. An error names the first that cannot be played by its
/// number, from 1; those before it stay played.
[[nodiscard]] std::optional<Error> play_moves(AnyState& state, std::span<const std::string> moves);

} // namespace howdah
