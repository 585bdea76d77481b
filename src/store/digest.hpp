// SHA-256: secrets are stored as digests, and tokens are derived from keys.
#pragma once

#include <string>
#include <string_view>

namespace howdah::store {

/// 64 hexadecimal digits; empty for an empty text.
[[nodiscard]] std::string digest(std::string_view text);

/// HMAC-SHA-256, 32 bytes.
[[nodiscard]] std::string keyed_digest(std::string_view key, std::string_view text);

} // namespace howdah::store
