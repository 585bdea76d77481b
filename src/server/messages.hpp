// What clients are sent, as JSON. docs/api.md describes all of it.
#pragma once

#include "server/listener.hpp"
#include "server/replies.hpp"
#include "server/room.hpp"

#include <functional>
#include <string>

namespace howdah::server {

using Presence = std::function<bool(Seat)>;

/// Everything a player or a spectator may know of a game; serialised once for all readers.
class StateText {
public:
  StateText(const Room& room, Milliseconds now, const Presence& is_here);
  /// `you`: the reader's seat, nothing for a spectator.
  [[nodiscard]] Text seen_by(std::optional<Seat> you) const;

private:
  std::string text_;
};

/// The latest move alone.
[[nodiscard]] std::string move_message(const Room& room, Milliseconds now);
/// Who offers what.
[[nodiscard]] std::string wishes_message(const Room& room);
[[nodiscard]] std::string declined_message(const Room& room, const Room::Declined& declined);
[[nodiscard]] std::string acknowledgement(std::int64_t number, std::int64_t version);
[[nodiscard]] std::string error_message(std::int64_t number, const Refusal& refusal);
[[nodiscard]] std::string created_json(const Created& created);
[[nodiscard]] std::string joined_json(const Joined& joined);
[[nodiscard]] std::string done_json(std::int64_t version);
/// URLs may be empty.
[[nodiscard]] std::string api_json(const std::string& public_url, const std::string& lan_url);
[[nodiscard]] std::string error_body(const Error& error);
/// The game as a record.
[[nodiscard]] std::string record_text(const Room& room, Milliseconds now);

} // namespace howdah::server
