// A game in play as rows of the store, and back.
#pragma once

#include "play/game_in_play.hpp"
#include "store/rows.hpp"

namespace howdah::server {

using store::Milliseconds;

/// The policy is the caller's. A clock that runs in a row of an older schema, which had no
/// beginning of the turn, starts now.
[[nodiscard]] play::Snapshot snapshot_of(const store::GameRow& row, Milliseconds now);

[[nodiscard]] store::EntryRow entry_row(const play::Entry& entry);

/// Without `next` and the engine turn, which a game in play does not know.
[[nodiscard]] store::StandingRow standing_of(const play::GameInPlay& game, Milliseconds now);

/// "draw 0 2;rematch 1": who offers what, the asker first.
[[nodiscard]] std::string offers_text(const play::Offers& offers);
/// Skips what it does not understand.
[[nodiscard]] play::Offers parse_offers(std::string_view text);

} // namespace howdah::server
