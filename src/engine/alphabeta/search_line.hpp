// Principal variations: the moves that a search expects, from some ply on.
#pragma once

#include "core/fixed_list.hpp"
#include "engine/alphabeta/value.hpp"

namespace howdah {

template <class Move>
using SearchLine = FixedList<Move, kMaxPlies>;

/// The line becomes the move, and what is expected to follow it.
template <class Move>
void keep_line(SearchLine<Move>& line, Move move, const SearchLine<Move>& below) noexcept {
  line.clear();
  line.push_back(move);
  for (const Move next : below) {
    if (line.size() < line.capacity()) line.push_back(next);
  }
}

} // namespace howdah
