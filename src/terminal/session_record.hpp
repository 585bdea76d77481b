// A session as a game record, and back: who sat where, moves that were taken back, the clock.
#pragma once

#include "record/record.hpp"
#include "terminal/session.hpp"

namespace howdah::terminal {

// Tags of our own, for a game that goes on: how many moves stand on the board when some were
// taken back, and the time each player has left, in milliseconds.
inline constexpr std::string_view kAtTag = "At";
inline constexpr std::string_view kTimeLeftTag = "TimeLeft";

[[nodiscard]] record::Record record_of(const Session& session);

/// The session a record describes; its moves are played.
[[nodiscard]] Expected<Session> session_of(const record::Record& record);

} // namespace howdah::terminal
