// Unguessable tokens: secrets of seats, and ids of games.
#pragma once

#include <string>
#include <string_view>

namespace howdah::server {

/// 132 random bits as 22 URL-safe letters.
[[nodiscard]] std::string new_secret();

/// A game's id: 60 random bits as twelve letters, none of them easily confused with another.
[[nodiscard]] std::string new_game_id();

/// What an id looks like; any other text names no game.
[[nodiscard]] bool is_game_id(std::string_view text);

/// A secret, or an id, that follows from a key and a text: whoever knows both gets it again.
[[nodiscard]] std::string derived_secret(std::string_view key, std::string_view text);
[[nodiscard]] std::string derived_game_id(std::string_view key, std::string_view text);

/// Constant-time comparison of two texts.
[[nodiscard]] bool same_secret(const std::string& one, const std::string& other) noexcept;

} // namespace howdah::server
