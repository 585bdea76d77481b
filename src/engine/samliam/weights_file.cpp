#include "core/text.hpp"
#include "engine/samliam/weights.hpp"

namespace howdah::samliam {
namespace {

constexpr std::string_view kHeader = "howdah samliam weights 1\n";
constexpr std::size_t kBytes = 2 * 2 * kFeatures;

} // namespace

std::string write_weights(const Weights& weights) {
  std::string bytes(kHeader);
  for (const auto* const board : {&weights.nine, &weights.seven}) {
    for (const std::int16_t weight : *board) {
      const auto word = static_cast<std::uint16_t>(weight);
      bytes += static_cast<char>(word & 0xffU);
      bytes += static_cast<char>(word >> 8U);
    }
  }
  return bytes;
}

Expected<Weights> read_weights(std::string_view bytes) {
  if (!bytes.starts_with(kHeader)) {
    return fail({"these are not weights for Sam Liam, version 1",
                 "ce ne sont pas des poids pour Sam Liam, version 1"});
  }
  const auto words = bytes.substr(kHeader.size());
  if (words.size() != kBytes) {
    return fail(
        {concat("weights have ", kBytes, " bytes behind their header, not ", words.size()),
         concat("les poids ont ", kBytes, " octets après l'en-tête, et non ", words.size())});
  }
  Weights weights;
  std::size_t at = 0;
  for (auto* const board : {&weights.nine, &weights.seven}) {
    for (std::int16_t& weight : *board) {
      const auto low = static_cast<unsigned char>(words[at]);
      const auto high = static_cast<unsigned char>(words[at + 1]);
      weight = static_cast<std::int16_t>(low | (high << 8U));
      at += 2;
    }
  }
  return weights;
}

} // namespace howdah::samliam
