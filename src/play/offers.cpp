#include "play/offers.hpp"

#include <algorithm>

namespace howdah::play {
namespace {

constexpr std::array<std::string_view, kOffers.size()> kWords = {"draw", "take-back", "rematch"};

} // namespace

std::string_view to_word(Offer offer) {
  return kWords[static_cast<std::size_t>(offer)];
}

std::optional<Offer> parse_offer(std::string_view word) {
  const auto* const found = std::ranges::find(kWords, word);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<Offer>(found - kWords.begin());
}

} // namespace howdah::play
