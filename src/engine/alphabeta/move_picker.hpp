// Hands out the moves of a position one by one, most promising first, and makes as few lists as
// it can: often the first move is enough.
//
//   the table's move | moves that force matters | all others
//
// In a threatened position there is one list, of the moves that may meet the threat.
#pragma once

#include "engine/alphabeta/ordering.hpp"

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
    while (true) {
      switch (stage_) {
      case Stage::table_move:
        stage_ = context_.threatened ? Stage::list_evasions : Stage::list_forcing;
        return context_.table_move;
      case Stage::list_evasions:
        threats_ = context_.knowledge.evasions(context_.position, context_.view, moves_);
        score_all();
        stage_ = Stage::rest;
        break;
      case Stage::list_forcing:
        stage_ = Stage::forcing;
        moves_.clear();
        left_ = 0;
        if (context_.view.has_forcing_moves) {
          context_.knowledge.forcing_moves(context_.position, context_.view, moves_);
          forcing_count_ = std::min(moves_.size(), forcing_.size());
          std::copy_n(moves_.begin(), forcing_count_, forcing_.begin());
          score_all();
        }
        break;
      case Stage::forcing:
        if (const auto move = take_best()) return move;
        stage_ = Stage::list_rest;
        break;
      case Stage::list_rest:
        context_.game.legal_moves(context_.position, moves_);
        leave_out_forcing();
        score_all();
        stage_ = Stage::rest;
        break;
      case Stage::rest: return take_best();
      }
    }
  }

  /// What the moves handed out have to meet; nothing where there is no threat.
  [[nodiscard]] const typename K::Threats& threats() const noexcept { return threats_; }

private:
  enum class Stage : unsigned char {
    table_move,
    list_evasions,
    list_forcing,
    forcing,
    list_rest,
    rest
  };

  // A move's score and its place in the list in one number, so that the best is a plain maximum.
  static constexpr int kPlaceBits = 12;
  static constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();

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
  }

  [[nodiscard]] std::optional<Move> take_best() noexcept {
    if (left_ == 0) return std::nullopt;
    --left_;
    std::int32_t best = kTaken;
    for (std::size_t i = 0; i < moves_.size(); ++i) best = std::max(best, ranks_[i]);
    const auto place = static_cast<std::size_t>(best & ((1 << kPlaceBits) - 1));
    ranks_[place] = kTaken;
    return moves_[place];
  }

  static_assert(MoveList::capacity() < (1U << kPlaceBits));

  Context context_;
  Stage stage_;
  typename K::Threats threats_;
  MoveList moves_;
  std::array<std::int32_t, MoveList::capacity()> ranks_;
  std::array<Move, 32> forcing_;
  std::size_t forcing_count_ = 0;
  std::size_t left_ = 0;
};

} // namespace howdah
