// Hands out the moves of a position one by one, most promising first, and makes as few lists as
// it can: often the first move is enough.
//
//   the table's move | moves that force matters | all others
//
// In a threatened position there is one list, of the moves that may meet the threat.
#pragma once

#include "engine/alphabeta/ordering.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace howdah {

template <class K>
class MovePicker {
public:
  using Game = typename K::Game;
  using Move = typename Game::Move;
  using MoveList = typename Game::MoveList;
  using Position = typename Game::Position;
  using View = typename K::View;

  struct Context {
    const Game& game;
    const K& knowledge;
    const Ordering<K>& ordering;
    const Position& position;
    const View& view;
    std::optional<Move> table_move;
    std::optional<Move> before;
    int ply;
    bool threatened;
  };

  explicit MovePicker(const Context& context) noexcept
      : context_(context),
        stage_(context.table_move
                   ? Stage::table_move
                   : (context.threatened ? Stage::list_evasions : Stage::list_forcing)) {}

  /// Nothing when all were handed out.
  [[nodiscard]] std::optional<Move> next() {
    if (stage_ == Stage::rest) return take_best(); // far more often than all else
    switch (stage_) {
    case Stage::table_move:
      stage_ = context_.threatened ? Stage::list_evasions : Stage::list_forcing;
      return context_.table_move;
    case Stage::list_evasions:
      threats_ = context_.knowledge.evasions(context_.position, context_.view, moves_);
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

  /// What the moves handed out have to meet; nothing where there is no threat.
  [[nodiscard]] const typename K::Threats& threats() const noexcept { return threats_; }

private:
  enum class Stage : unsigned char { table_move, list_evasions, list_forcing, forcing, rest };

  // A move's score and its place in the list in one number, so that the best is a plain maximum.
  // Taken ones fill up the last block: the maximum is looked for in whole blocks, whose loops are
  // unrolled and leave nothing over.
  static constexpr int kPlaceBits = 12;
  static constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();
  static constexpr std::size_t kBlock = 16;

  void list_forcing() noexcept {
    if (!context_.view.has_forcing_moves) return;
    context_.knowledge.forcing_moves(context_.position, context_.view, moves_);
    forcing_count_ = std::min(moves_.size(), forcing_.size());
    std::copy_n(moves_.begin(), forcing_count_, forcing_.begin());
    score_all();
  }

  void leave_out_forcing() noexcept {
    if (forcing_count_ == 0) return;
    const auto first = forcing_.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(forcing_count_);
    const auto kept = std::remove_if(moves_.begin(), moves_.end(), [&](Move move) {
      return K::is_forcing(move) && std::find(first, last, move) != last;
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
      ranks_[i] = score(move) * (1 << kPlaceBits) + static_cast<std::int32_t>(i);
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
    const auto place = static_cast<std::size_t>(best & ((1 << kPlaceBits) - 1));
    ranks_[place] = kTaken;
    return moves_[place];
  }

  static_assert(MoveList::capacity() < (1U << kPlaceBits));

  Context context_;
  Stage stage_;
  typename K::Threats threats_;
  MoveList moves_;
  std::array<std::int32_t, MoveList::capacity() + kBlock> ranks_;
  std::array<Move, 32> forcing_;
  std::size_t forcing_count_ = 0;
  std::size_t left_ = 0;
};

} // namespace howdah
