// What a spectator should know of a position besides its pieces, as data and in words: threats,
// announcements, places where nothing may be played just now.
#pragma once

#include "core/language.hpp"
#include "games/explanation.hpp"
#include "games/result.hpp"

#include <string_view>
#include <vector>

namespace howdah {

// What a remark is about: stable names.
inline constexpr std::string_view kAnnouncedRemark = "announced";
inline constexpr std::string_view kBarredRemark = "barred";
inline constexpr std::string_view kOpenRemark = "open"; // a figure that one move completes

struct Remark {
  std::string_view kind{};
  Seat seat = 0; // whom it is about
  Phrase text{};
  /// The places it is about; a place where a piece would go has the role "missing".
  std::vector<PieceRole> places{};
};

} // namespace howdah
