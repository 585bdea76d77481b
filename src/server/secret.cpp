#include "server/secret.hpp"

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <sys/random.h>

namespace howdah::server {
namespace {

// The second omits letters that are easily confused, and has 32.
constexpr std::string_view kAll =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kPlain = "abcdefghijkmnpqrstuvwxyz23456789";
static_assert(kAll.size() == 64 && kPlain.size() == 32, "each byte chooses evenly");

std::string letters(std::size_t count, std::string_view alphabet) {
  std::array<std::uint8_t, 32> bytes{};
  if (getrandom(bytes.data(), count, 0) != static_cast<ssize_t>(count)) {
    throw std::runtime_error("the system gives no random numbers");
  }
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += alphabet[bytes[i] % alphabet.size()];
  return text;
}

} // namespace

std::string new_secret() {
  return letters(22, kAll);
}

std::string new_game_id() {
  return letters(12, kPlain);
}

bool same_secret(const std::string& one, const std::string& other) noexcept {
  if (one.size() != other.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    difference |= static_cast<unsigned>(one[i] ^ other[i]);
  }
  return difference == 0;
}

} // namespace howdah::server
