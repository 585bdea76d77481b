// A game in play as a game record, and back: who sat where, what happened, how it ended.
#pragma once

#include "play/game_in_play.hpp"
#include "record/record.hpp"
#include "record/termination.hpp"

namespace howdah::play {

// Tags of our own, for a game that goes on: how many entries of the timeline stand when some were
// undone, and the time each player has left, in milliseconds.
inline constexpr std::string_view kAtTag = "At";
inline constexpr std::string_view kTimeLeftTag = "TimeLeft";

/// As records name who sits at a seat: "howdah level 5", or the person's name; may be empty.
[[nodiscard]] std::string player_tag(const Player& player);

[[nodiscard]] record::Termination termination_of(EndReason reason);

[[nodiscard]] record::Record record_of(const GameInPlay& game, Instant now);

/// The policy is the caller's. An error says which tag is wrong, or which entry could not happen.
[[nodiscard]] Expected<Snapshot> snapshot_of(const record::Record& record);

} // namespace howdah::play
