#include "store/digest.hpp"

#include <array>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>

namespace howdah::store {

std::string digest(std::string_view text) {
  if (text.empty()) return {};
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  if (EVP_Digest(text.data(), text.size(), bytes.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("SHA-256 is not available");
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  for (unsigned i = 0; i < size; ++i) {
    hex += kDigits[bytes[i] >> 4U];
    hex += kDigits[bytes[i] & 15U];
  }
  return hex;
}

std::string keyed_digest(std::string_view key, std::string_view text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  const auto* const data = reinterpret_cast<const unsigned char*>(text.data());
  if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), data, text.size(), bytes.data(),
           &size) == nullptr) {
    throw std::runtime_error("HMAC is not available");
  }
  return {bytes.begin(), bytes.begin() + size};
}

} // namespace howdah::store
