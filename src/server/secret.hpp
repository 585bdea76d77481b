// Texts nobody can guess: they hold seats, and name games.
#pragma once

#include <string>

namespace howdah::server {

/// 128 random bits as 22 letters that may stand in an address.
[[nodiscard]] std::string new_secret();

/// A game's name: about 60 random bits as twelve letters, none of them easily mistaken for another.
[[nodiscard]] std::string new_game_id();

/// Whether two texts are equal, taking the same time wherever they differ.
[[nodiscard]] bool same_secret(const std::string& one, const std::string& other) noexcept;

} // namespace howdah::server
