#include "play/offers.hpp"

#include <algorithm>
#include <iterator>

namespace howdah::play {
namespace {

constexpr std::string_view kOfferWords[] = {"draw", "take-back", "rematch"};

} // namespace

std::string_view to_word(Offer offer) {
  return kOfferWords[static_cast<std::size_t>(offer)];
}

std::optional<Offer> parse_offer(std::string_view word) {
  const auto* const found = std::ranges::find(kOfferWords, word);
  if (found == std::end(kOfferWords)) return std::nullopt;
  return static_cast<Offer>(found - std::begin(kOfferWords));
}

} // namespace howdah::play
