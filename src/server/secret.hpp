// Unguessable tokens: secrets of seats, and ids of games.
#pragma once

#include <string>

namespace howdah::server {

/// 132 random bits as 22 URL-safe letters.
[[nodiscard]] std::string new_secret();

/// A game's id: 60 random bits as twelve letters, none of them easily confused with another.
[[nodiscard]] std::string new_game_id();

/// Constant-time comparison of two texts.
[[nodiscard]] bool same_secret(const std::string& one, const std::string& other) noexcept;

} // namespace howdah::server
