// The events of an action in a game in play. Display, network, storage and engines belong to the
// caller.
#pragma once

#include "play/ending.hpp"
#include "play/offers.hpp"
#include "play/player.hpp"

#include <string>
#include <variant>
#include <vector>

namespace howdah::play {

struct SeatTaken {
  Seat seat;
};
struct MovePlayed {
  Seat seat;
  std::uint32_t ply; // from 0: how many moves were played before
  std::string move;
};
/// The players exchanged seats.
struct Swapped {};
struct PlayerLeft {
  Seat seat;
  Departure departure;
};
struct OfferMade {
  Offer offer;
  Seat seat;
};
/// Or withdrawn, when it was the seat's own.
struct OfferDeclined {
  Offer offer;
  Seat asker;
  Seat seat; // who declined
};
/// Moves or a swap were undone, by agreement or at will; or redone.
struct WentTo {
  std::size_t standing; // entries of the timeline
};
struct RematchAgreed {};
/// The engine of that seat is to move; as second player it may swap instead.
struct EngineDue {
  Seat seat;
  int level;
  bool may_swap;
};
/// All persons agree to a draw, and the engine of that seat has not said yet.
struct EngineAskedForDraw {
  Seat seat;
};
struct Ended {
  Ending ending;
};

using Event = std::variant<SeatTaken, MovePlayed, Swapped, PlayerLeft, OfferMade, OfferDeclined,
                           WentTo, RematchAgreed, EngineDue, EngineAskedForDraw, Ended>;
using Events = std::vector<Event>;

/// The first event of a kind; null when there is none.
template <class T>
[[nodiscard]] const T* find(const Events& events) {
  for (const auto& event : events) {
    if (const auto* const found = std::get_if<T>(&event)) return found;
  }
  return nullptr;
}

} // namespace howdah::play
