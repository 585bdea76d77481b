#include "engine/siam/evaluation.hpp"

#include "engine/siam/rock_pushes.hpp"

namespace howdah::siam {

Evaluation::Evaluation(const Rules& rules, const Weights& weights)
    : army_size_(rules.animals), lines_(std::make_unique<LineWords>()),
      blocks_(std::make_unique<BlockValues>()), animals_(weights.animals) {
  const RockPushLookup& rock_pushes = rock_push_lookup(rules.push_running);
  const auto one_of = [](std::int64_t count, bool is_there) {
    return is_there ? static_cast<std::uint32_t>(count & -count) : 0U;
  };
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (!is_possible(code)) continue;
    const RockPushes own = rock_pushes[code];
    const RockPushes others = rock_pushes[seen_by_other(code)];
    const std::uint32_t flags = one_of(kForcing, (own & kAllPushes) != 0) |
                                one_of(kOwnPushWins, (own & kPushWins) != 0) |
                                one_of(kOwnEntryWins, (own & kEntryWins) != 0) |
                                one_of(kOtherPushWins, (others & kPushWins) != 0) |
                                one_of(kOtherEntryWins, (others & kEntryWins) != 0);
    for (unsigned line = 0; line < kLineClasses; ++line) {
      const auto estimate = static_cast<std::uint16_t>(weights.lines[line][code]);
      (*lines_)[placed_line(line, code)] =
          static_cast<std::int32_t>(flags | (std::uint32_t{estimate} << kEstimateShift));
    }
  }
  for (BlockCode code = 0; code < kBlockCodes; ++code) {
    if (!is_possible_block(code)) continue;
    for (const auto zone : {corner_block, south_block, west_block, centre_block}) {
      const auto [block_class, folded] = folded_block(zone, code);
      (*blocks_)[placed_block(zone, code)] = weights.blocks[block_class][folded];
    }
  }
}

} // namespace howdah::siam
