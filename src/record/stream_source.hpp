// Records from a stream. Not part of the portable library, which has no streams.
#pragma once

#include "record/source.hpp"

#include <array>
#include <istream>

namespace howdah::record {

class StreamSource final : public Source {
public:
  explicit StreamSource(std::istream& in) : in_(*in.rdbuf()) {}

  /// Waits for no more than the stream has at hand.
  [[nodiscard]] std::string_view next() override;

private:
  std::streambuf& in_;
  std::array<char, 1U << 14U> piece_{};
};

} // namespace howdah::record
