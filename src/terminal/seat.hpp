// Who sits where, as the command line writes it and people read it.
#pragma once

#include "core/error.hpp"
#include "play/player.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah::terminal {

/// A person at this terminal, who has no name of their own.
[[nodiscard]] play::Player local_person();

/// "person" or "level:5", with commas between: one per seat, or fewer, and the last one repeats.
[[nodiscard]] Expected<std::vector<play::Player>> parse_seats(std::string_view text, int players);

/// For people: "person", "level 5".
[[nodiscard]] Phrase player_words(const play::Player& player);

} // namespace howdah::terminal
