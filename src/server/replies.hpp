// What becomes of a request: its answer, or why it is refused, with the status of HTTP.
#pragma once

#include "core/error.hpp"
#include "games/result.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace howdah::server {

struct Refusal {
  int status = 400;
  Error error{};
};

/// Called once, on the server's thread, now or later.
template <class T>
using Answer = std::function<void(tl::expected<T, Refusal>)>;

struct Created {
  std::string id{};
  std::int64_t version = 1;
  Seat seat = 0;
  std::string secret{};
  std::vector<std::string> invites{}; // by seat; empty where no guest is expected
};

struct Joined {
  Seat seat = 0;
  std::string secret{};
  std::int64_t version = 0;
};

[[nodiscard]] inline Refusal no_such_game() {
  return {404, {{"there is no such game", "cette partie n'existe pas"}}};
}
[[nodiscard]] inline Refusal unavailable() {
  return {503,
          {{"the games cannot be stored at present; try again in a moment",
            "les parties ne peuvent pas être enregistrées en ce moment ; réessayez dans un "
            "instant"}}};
}
[[nodiscard]] inline Refusal nearly_full() {
  return {503,
          {{"the server has no room for new games at present",
            "le serveur n'a plus de place pour de nouvelles parties en ce moment"}}};
}
[[nodiscard]] inline Refusal shutting_down() {
  return {503, {{"the server is shutting down", "le serveur s'arrête"}}};
}
[[nodiscard]] inline Refusal too_many_requests() {
  return {429, {{"too many requests; wait a little", "trop de demandes ; patientez un peu"}}};
}
[[nodiscard]] inline Refusal too_many_games() {
  return {429,
          {{"too many new games; wait a little", "trop de nouvelles parties ; patientez un peu"}}};
}
[[nodiscard]] inline Refusal too_many_engines() {
  return {429,
          {{"too many of your games wait for the computer; wait a little",
            "trop de vos parties attendent l'ordinateur ; patientez un peu"}}};
}

} // namespace howdah::server
