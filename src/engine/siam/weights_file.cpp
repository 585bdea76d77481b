#include "core/text.hpp"
#include "engine/siam/weights.hpp"

namespace howdah::siam {
namespace {

constexpr std::string_view kHeader = "howdah siam weights 2\n";

/// Calls `visit` with each number that a file holds, in its order.
void for_each_weight(auto& weights, auto&& visit) {
  for (auto& of_class : weights.lines) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (is_possible(code) && code <= mirrored(code)) visit(of_class[code]);
    }
  }
  for (auto& row : weights.animals) {
    for (auto& weight : row) visit(weight);
  }
  for (const auto place : {corner_block, south_block, centre_block}) {
    for (BlockCode code = 0; code < kBlockCodes; ++code) {
      const auto [block_class, folded] = folded_block(place, code);
      if (is_possible_block(code) && code == folded) visit(weights.blocks[block_class][code]);
    }
  }
}

std::size_t count_weights() {
  const auto weights = std::make_unique<Weights>();
  std::size_t count = 0;
  for_each_weight(*weights, [&](std::int16_t) { ++count; });
  return count;
}

} // namespace

std::string write_weights(const Weights& weights) {
  std::string bytes(kHeader);
  for_each_weight(weights, [&](std::int16_t weight) {
    const auto word = static_cast<std::uint16_t>(weight);
    bytes += static_cast<char>(word & 0xffU);
    bytes += static_cast<char>(word >> 8U);
  });
  return bytes;
}

Expected<std::unique_ptr<Weights>> read_weights(std::string_view bytes) {
  if (!bytes.starts_with(kHeader)) {
    return fail({"these are not weights for Siam, version 2",
                 "ce ne sont pas des poids pour Siam, version 2"});
  }
  const auto words = bytes.substr(kHeader.size());
  const auto expected = 2 * count_weights();
  if (words.size() != expected) {
    return fail(
        {concat("weights have ", expected, " bytes behind their header, not ", words.size()),
         concat("les poids ont ", expected, " octets après l'en-tête, et non ", words.size())});
  }
  auto weights = std::make_unique<Weights>();
  std::size_t at = 0;
  for_each_weight(*weights, [&](std::int16_t& weight) {
    const auto low = static_cast<unsigned char>(words[at]);
    const auto high = static_cast<unsigned char>(words[at + 1]);
    weight = static_cast<std::int16_t>(low | (high << 8U));
    at += 2;
  });
  for (auto& of_class : weights->lines) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (is_possible(code) && code > mirrored(code)) of_class[code] = of_class[mirrored(code)];
    }
  }
  return weights;
}

} // namespace howdah::siam
