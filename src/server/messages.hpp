// The JSON of the API: validates input and writes output. docs/api.md describes all of it.
#pragma once

#include "server/lobby.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace howdah::server {

// The longest texts that are taken.
inline constexpr std::size_t kMaxMessage = 8192;
inline constexpr std::size_t kMaxName = 40;

[[nodiscard]] Expected<NewGame> read_new_game(std::string_view json);

struct JoinRequest {
  std::string invite{};
  std::string name{};
};
[[nodiscard]] Expected<JoinRequest> read_join(std::string_view json);

/// A message of a socket or a POST: the sender, the action, and a number to match the answer.
struct ActionRequest {
  std::string type{}; // "hello", "move", "swap", "wish", "decline"
  std::string secret{};
  std::int64_t number = 0;
  Action action{};
};
[[nodiscard]] Expected<ActionRequest> read_action(std::string_view json);

using Presence = std::function<bool(Seat)>;

/// Everything a player or a spectator may know of a game.
[[nodiscard]] std::string state_message(const Room& room, std::optional<Seat> you, Milliseconds now,
                                        const Presence& is_here);
/// One move alone.
[[nodiscard]] std::string move_message(const Room& room, const play::MovePlayed& played,
                                       Milliseconds now);
[[nodiscard]] std::string acknowledgement(std::int64_t number);
[[nodiscard]] std::string error_message(std::int64_t number, const Error& error);
[[nodiscard]] std::string created_json(const Created& created);
[[nodiscard]] std::string joined_json(const Joined& joined);
[[nodiscard]] std::string error_body(const Error& error);

} // namespace howdah::server
