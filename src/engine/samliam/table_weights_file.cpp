#include "core/text.hpp"
#include "engine/samliam/table_weights.hpp"

namespace howdah {

namespace embedded {
extern const std::string_view kSamLiamTableWeights; // data/samliam/tables.weights
} // namespace embedded

namespace samliam {
namespace {

constexpr std::string_view kTablesHeader = "howdah samliam table weights 1\n";
constexpr std::size_t kTablesBytes = 2 * sizeof(SeatWeights);

/// Calls `visit` with every number, in the order of the file.
void for_each_weight(auto& weights, auto&& visit) {
  for (auto* const seats : {&weights.three, &weights.four}) {
    for (auto& role : *seats) {
      for (auto& stage : role) {
        for (auto& weight : stage) visit(weight);
      }
    }
  }
}

} // namespace

Expected<TableWeights> learned_table_weights() {
  return read_table_weights(embedded::kSamLiamTableWeights);
}

std::string write_table_weights(const TableWeights& weights) {
  std::string bytes(kTablesHeader);
  for_each_weight(weights, [&](std::int16_t weight) {
    const auto word = static_cast<std::uint16_t>(weight);
    bytes += static_cast<char>(word & 0xffU);
    bytes += static_cast<char>(word >> 8U);
  });
  return bytes;
}

Expected<TableWeights> read_table_weights(std::string_view bytes) {
  if (!bytes.starts_with(kTablesHeader)) {
    return fail({"these are not weights for tables of Sam Liam, version 1",
                 "ce ne sont pas des poids pour les tables de Sam Liam, version 1"});
  }
  const auto words = bytes.substr(kTablesHeader.size());
  if (words.size() != kTablesBytes) {
    return fail(
        {concat("weights have ", kTablesBytes, " bytes behind their header, not ", words.size()),
         concat("les poids ont ", kTablesBytes, " octets après l'en-tête, et non ", words.size())});
  }
  TableWeights weights;
  std::size_t at = 0;
  for_each_weight(weights, [&](std::int16_t& weight) {
    const auto low = static_cast<unsigned char>(words[at]);
    const auto high = static_cast<unsigned char>(words[at + 1]);
    weight = static_cast<std::int16_t>(low | (high << 8U));
    at += 2;
  });
  return weights;
}

} // namespace samliam
} // namespace howdah
