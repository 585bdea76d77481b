// The open offers: a draw, a take-back, a rematch. One that all accept takes effect.
#pragma once

#include "games/result.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace howdah::play {

enum class Offer : unsigned char { draw, take_back, rematch };
inline constexpr std::array kOffers = {Offer::draw, Offer::take_back, Offer::rematch};

/// As texts write it: "draw", "take-back", "rematch".
[[nodiscard]] std::string_view to_word(Offer offer);
[[nodiscard]] std::optional<Offer> parse_offer(std::string_view word);

class Offers {
public:
  [[nodiscard]] bool has(Offer offer, Seat seat) const { return of(offer).agreed[index(seat)]; }
  /// Who offered first; nothing when nobody did.
  [[nodiscard]] std::optional<Seat> asker(Offer offer) const { return of(offer).asker; }
  void add(Offer offer, Seat seat) {
    auto& entry = entries_[static_cast<std::size_t>(offer)];
    if (!entry.asker) entry.asker = seat;
    entry.agreed[index(seat)] = true;
  }
  void clear(Offer offer) { entries_[static_cast<std::size_t>(offer)] = {}; }
  void clear() { entries_ = {}; }
  /// Withdraws the offers of a player who leaves.
  void remove(Seat seat) {
    for (auto& entry : entries_) {
      entry.agreed[index(seat)] = false;
      if (entry.asker == seat) entry = {};
    }
  }

  friend bool operator==(const Offers&, const Offers&) = default;

private:
  struct Entry {
    std::optional<Seat> asker{};
    std::array<bool, kMaxPlayers> agreed{};

    friend bool operator==(const Entry&, const Entry&) = default;
  };

  [[nodiscard]] static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
  [[nodiscard]] const Entry& of(Offer offer) const {
    return entries_[static_cast<std::size_t>(offer)];
  }

  std::array<Entry, kOffers.size()> entries_{};
};

} // namespace howdah::play
