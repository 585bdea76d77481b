#include "games/place_changes.hpp"

#include <algorithm>

namespace howdah {

std::vector<PlaceChange> changed_places(const std::vector<PlacedPiece>& before,
                                        const std::vector<PlacedPiece>& after) {
  std::vector<PlaceChange> places;
  const auto at = [&](const std::string& place) -> PlaceChange& {
    const auto found = std::ranges::find(places, place, &PlaceChange::place);
    return found != places.end() ? *found : places.emplace_back(PlaceChange{.place = place});
  };
  for (const auto& placed : before) at(placed.place).before.push_back(placed.piece);
  for (const auto& placed : after) at(placed.place).after.push_back(placed.piece);
  std::erase_if(places, [](const PlaceChange& change) { return change.before == change.after; });
  return places;
}

} // namespace howdah
