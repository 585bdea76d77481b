// Interruptible reading from a descriptor.
#pragma once

#include <cstddef>
#include <span>
#include <streambuf>
#include <string>

namespace howdah::cli {

/// Reads what there is, waiting if need be: how much. 0 at the end of the input, and when Ctrl-C
/// comes. Gives up when reading fails.
[[nodiscard]] std::size_t read_input(int descriptor, std::span<char> into);

/// The same as the buffer of a stream.
class InputBuffer final : public std::streambuf {
public:
  explicit InputBuffer(int descriptor) : descriptor_(descriptor) {}

private:
  int_type underflow() override;

  int descriptor_;
  std::string block_;
};

} // namespace howdah::cli
