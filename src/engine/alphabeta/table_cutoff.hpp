// Cutoffs from entries of the transposition table, and the bound a search stores there.
#pragma once

#include "engine/alphabeta/transposition_table.hpp"

#include <optional>

namespace howdah {

/// The value of a node with this window, if the entry decides it. An estimate counts only where the
/// entry is deep enough; a proof holds whatever its depth.
[[nodiscard]] constexpr std::optional<Value>
table_cutoff(const TableEntry& entry, Value alpha, Value beta, int ply, bool deep_enough) noexcept {
  const Value value = from_table(entry.value, ply);
  const bool is_lower = entry.bound != Bound::upper;
  const bool is_upper = entry.bound != Bound::lower;
  if (is_lower && value >= beta && (deep_enough || is_proved_win(value))) return value;
  if (is_upper && value <= alpha && (deep_enough || is_proved_loss(value))) return value;
  if (deep_enough && entry.bound == Bound::exact) return value;
  return std::nullopt;
}

/// What the best value found with a window says of the true one.
[[nodiscard]] constexpr Bound bound_of(Value best, Value alpha, Value beta) noexcept {
  if (best >= beta) return Bound::lower;
  return best <= alpha ? Bound::upper : Bound::exact;
}

} // namespace howdah
