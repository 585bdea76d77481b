// Weights as a file: a header line, then little-endian words of 16 bits.
#pragma once

#include "core/error.hpp"
#include "core/text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace howdah {

struct WeightsFormat {
  std::string_view header;
  std::string_view english; // what the weights are for, with the version
  std::string_view french;
};

/// `for_each_weight(weights, visit)` calls `visit` with each number that a file holds, in its
/// order.
template <class Weights>
[[nodiscard]] std::string weights_as_bytes(const WeightsFormat& format, const Weights& weights,
                                           auto&& for_each_weight) {
  std::string bytes(format.header);
  for_each_weight(weights, [&](std::int16_t weight) {
    const auto word = static_cast<std::uint16_t>(weight);
    bytes += static_cast<char>(word & 0xffU);
    bytes += static_cast<char>(word >> 8U);
  });
  return bytes;
}

/// Fills the weights, or says why these bytes do not hold them.
template <class Weights>
[[nodiscard]] std::optional<Error> fill_weights(const WeightsFormat& format, std::string_view bytes,
                                                Weights& weights, auto&& for_each_weight) {
  if (!bytes.starts_with(format.header)) {
    return Error{{concat("these are not weights for ", format.english),
                  concat("ce ne sont pas des poids pour ", format.french)}};
  }
  const auto words = bytes.substr(format.header.size());
  std::size_t expected = 0;
  for_each_weight(weights, [&](std::int16_t) { expected += 2; });
  if (words.size() != expected) {
    return Error{
        {concat("weights have ", expected, " bytes behind their header, not ", words.size()),
         concat("les poids ont ", expected, " octets après l'en-tête, et non ", words.size())}};
  }
  std::size_t at = 0;
  for_each_weight(weights, [&](std::int16_t& weight) {
    const auto low = static_cast<unsigned char>(words[at]);
    const auto high = static_cast<unsigned char>(words[at + 1]);
    weight = static_cast<std::int16_t>(low | (high << 8U));
    at += 2;
  });
  return std::nullopt;
}

/// Weights that are small enough to be returned.
template <class Weights>
[[nodiscard]] Expected<Weights> weights_from_bytes(const WeightsFormat& format,
                                                   std::string_view bytes, auto&& for_each_weight) {
  Weights weights;
  if (auto error = fill_weights(format, bytes, weights, for_each_weight)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return weights;
}

} // namespace howdah
