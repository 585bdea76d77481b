#include "record/stream_source.hpp"

#include <algorithm>

namespace howdah::record {

std::string_view StreamSource::next() {
  if (in_.sgetc() == std::char_traits<char>::eof()) return {};
  const auto at_hand = std::max<std::streamsize>(in_.in_avail(), 1);
  const auto most = static_cast<std::streamsize>(piece_.size());
  const auto size = in_.sgetn(piece_.data(), std::min(at_hand, most));
  return {piece_.data(), static_cast<std::size_t>(size)};
}

} // namespace howdah::record
