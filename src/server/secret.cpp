#include "server/secret.hpp"

#include "store/digest.hpp"

#include <algorithm>
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

constexpr std::size_t kSecretLetters = 22;
constexpr std::size_t kIdLetters = 12;

/// As many letters as there are wanted, each from a byte.
std::string letters(std::string_view bytes, std::size_t count, std::string_view alphabet) {
  std::string text;
  for (const char byte : bytes.substr(0, count)) {
    text += alphabet[static_cast<unsigned char>(byte) % alphabet.size()];
  }
  return text;
}

std::string random_bytes() {
  std::string bytes(32, '\0');
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    throw std::runtime_error("the system gives no random numbers");
  }
  return bytes;
}

} // namespace

std::string new_secret() {
  return letters(random_bytes(), kSecretLetters, kAll);
}

std::string new_game_id() {
  return letters(random_bytes(), kIdLetters, kPlain);
}

bool is_game_id(std::string_view text) {
  return text.size() == kIdLetters && std::ranges::all_of(text, [](char letter) {
           return kPlain.find(letter) != std::string_view::npos;
         });
}

std::string derived_secret(std::string_view key, std::string_view text) {
  return letters(store::keyed_digest(key, text), kSecretLetters, kAll);
}

std::string derived_game_id(std::string_view key, std::string_view text) {
  return letters(store::keyed_digest(key, text), kIdLetters, kPlain);
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
