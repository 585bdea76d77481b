// What clients send: JSON that is validated and read. docs/api.md describes all of it.
#pragma once

#include "server/room.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah::server {

inline constexpr std::size_t kMaxMessage = 8192; // bytes

struct NewGame {
  /// Its start may also be `balanced` or `balanced:N`.
  GameSetup setup{};
  play::SwapRule swap = play::SwapRule::none;
  Milliseconds base = 0;
  Milliseconds increment = 0;
  Seat own_seat = 0;
  std::string name{};
  std::vector<int> engines{}; // by seat: a level, or 0; may be shorter than the seats
  std::string key{};
};
[[nodiscard]] Expected<NewGame> read_new_game(std::string_view json);

struct JoinRequest {
  std::string invite{};
  std::string name{};
  std::string secret{}; // chosen by the client; may be empty
};
[[nodiscard]] Expected<JoinRequest> read_join(std::string_view json);

/// A message of a socket or a POST: the sender, the action, and a number to match the answer.
struct ActionRequest {
  std::string type{}; // "hello", "ping", "move", "swap", "wish", "decline"
  std::string secret{};
  std::int64_t number = 0;
  std::string key{};
  Action action{};

  [[nodiscard]] bool is_action() const { return type != "hello" && type != "ping"; }
};
[[nodiscard]] Expected<ActionRequest> read_action(std::string_view json);

} // namespace howdah::server
