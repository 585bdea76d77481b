// Staged move generation: returns the moves of a position one by one, most promising first, and
// generates as few as it can, since often the first move cuts off.
//
//   the table's move | forcing moves | all others
//
// In a threatened position there is one list, of the moves that may meet the threat.
#pragma once

#include "engine/siam/knowledge.hpp"
#include "engine/siam/ordering.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace howdah::siam {

class MovePicker {
public:
  struct Context {
    const Siam& game;
    const Knowledge& knowledge;
    const Ordering& ordering;
    const Position& position;
    const PositionInfo& info;
    std::optional<Move> table_move;
    std::optional<Move> before; // the move that led here
    int ply;
    bool must_evade;
  };

  explicit MovePicker(const Context& context) noexcept
      : context_(context),
        stage_(context.table_move
                   ? Stage::table_move
                   : (context.must_evade ? Stage::list_evasions : Stage::list_forcing)) {}

  /// Nothing when there are no more.
  [[nodiscard]] std::optional<Move> next() {
    if (stage_ == Stage::rest) return take_best(); // far more often than all else
    switch (stage_) {
    case Stage::table_move:
      stage_ = context_.must_evade ? Stage::list_evasions : Stage::list_forcing;
      return context_.table_move;
    case Stage::list_evasions:
      threats_ = context_.knowledge.evasions(context_.position, moves_);
      score_all();
      break;
    case Stage::list_forcing:
      list_forcing();
      stage_ = Stage::forcing;
      [[fallthrough]];
    case Stage::forcing:
      if (const auto move = take_best()) return move;
      context_.game.legal_moves(context_.position, moves_);
      leave_out_forcing();
      score_all();
      break;
    case Stage::rest: break;
    }
    stage_ = Stage::rest;
    return take_best();
  }

  /// The threats that the moves have to meet; none where there is no threat.
  [[nodiscard]] const Threats& threats() const noexcept { return threats_; }

private:
  enum class Stage : unsigned char { table_move, list_evasions, list_forcing, forcing, rest };

  // A move's score and its index in the list in one number, so that the best is a plain maximum.
  // Taken ones pad the last block: the maximum is searched in whole blocks, whose loops are
  // unrolled without a remainder.
  static constexpr int kIndexBits = 12;
  static constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();
  static constexpr std::size_t kBlock = 16;

  void list_forcing() noexcept {
    if (!context_.info.has_forcing_moves) return;
    context_.knowledge.forcing_moves(context_.position, moves_);
    forcing_count_ = std::min(moves_.size(), forcing_.size());
    std::copy_n(moves_.begin(), forcing_count_, forcing_.begin());
    score_all();
  }

  void leave_out_forcing() noexcept {
    if (forcing_count_ == 0) return;
    const auto first = forcing_.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(forcing_count_);
    const auto kept = std::remove_if(moves_.begin(), moves_.end(), [&](Move move) {
      return Knowledge::is_forcing(move) && std::find(first, last, move) != last;
    });
    moves_.set_end(kept);
  }

  void score_all() noexcept {
    const auto seat = static_cast<unsigned>(context_.game.to_move(context_.position));
    const auto score = context_.ordering.scorer(seat, context_.before, context_.ply);
    left_ = moves_.size();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Move move = moves_[i];
      if (context_.table_move && move == *context_.table_move) {
        ranks_[i] = kTaken;
        --left_;
        continue;
      }
      ranks_[i] = score(move) * (1 << kIndexBits) + static_cast<std::int32_t>(i);
    }
    std::fill_n(ranks_.begin() + static_cast<std::ptrdiff_t>(moves_.size()), kBlock, kTaken);
  }

  [[nodiscard]] std::optional<Move> take_best() noexcept {
    if (left_ == 0) return std::nullopt;
    --left_;
    std::array<std::int32_t, kBlock> bests;
    bests.fill(kTaken);
    for (std::size_t i = 0; i < moves_.size(); i += kBlock) {
      for (std::size_t j = 0; j < kBlock; ++j) bests[j] = std::max(bests[j], ranks_[i + j]);
    }
    for (std::size_t half = kBlock / 2; half > 0; half /= 2) {
      for (std::size_t j = 0; j < half; ++j) bests[j] = std::max(bests[j], bests[half + j]);
    }
    const std::int32_t best = bests[0];
    const auto index = static_cast<std::size_t>(best & ((1 << kIndexBits) - 1));
    ranks_[index] = kTaken;
    return moves_[index];
  }

  static_assert(MoveList::capacity() < (1U << kIndexBits));

  Context context_;
  Stage stage_;
  Threats threats_;
  MoveList moves_;
  std::array<std::int32_t, MoveList::capacity() + kBlock> ranks_;
  std::array<Move, 32> forcing_;
  std::size_t forcing_count_ = 0;
  std::size_t left_ = 0;
};

} // namespace howdah::siam
