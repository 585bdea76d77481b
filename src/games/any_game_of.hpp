// AnyGame and AnyState implemented for any Game, for the list of games.
#pragma once

#include "games/game_state.hpp"
#include "games/perft.hpp"
#include "games/place_changes.hpp"
#include "games/registry.hpp"

#include <algorithm>
#include <utility>

namespace howdah {

template <Game G>
class StateOf final : public AnyState {
public:
  explicit StateOf(GameState<G> state) : state_(std::move(state)) {}

  std::unique_ptr<AnyState> clone() const override { return std::make_unique<StateOf>(state_); }

  std::string text() const override { return game().position_text(position()); }
  Seat to_move() const override { return game().to_move(position()); }
  std::uint32_t ply() const override { return game().ply(position()); }
  Result result() const override { return state_.result(); }
  std::vector<PlacedPiece> pieces() const override { return game().pieces(position()); }
  int in_hand(Seat seat) const override { return game().in_hand(position(), seat); }
  std::vector<Remark> remarks() const override { return game().remarks(position()); }

  std::vector<std::string> legal_moves() const override {
    std::vector<std::string> texts;
    if (result().is_over()) return texts;
    typename G::MoveList moves;
    game().legal_moves(position(), moves);
    for (const auto move : moves) texts.push_back(game().move_text(move));
    std::ranges::sort(texts);
    return texts;
  }

  std::vector<Gesture> gestures() const override {
    std::vector<Gesture> gestures;
    if (result().is_over()) return gestures;
    typename G::MoveList moves;
    game().legal_moves(position(), moves);
    for (const auto move : moves) gestures.push_back(game().gesture(position(), move));
    std::ranges::sort(gestures, {}, &Gesture::move);
    return gestures;
  }

  Expected<std::vector<PlaceChange>> changes(std::string_view move) const override {
    StateOf after(state_);
    if (auto error = after.play(move)) return tl::unexpected<Error>(*std::move(error));
    return changed_places(pieces(), after.pieces());
  }

  std::optional<Error> play(std::string_view move) override {
    if (auto error = drawn_by_repetition()) return error;
    auto parsed = game().parse_move(position(), move);
    if (!parsed) return std::move(parsed).error();
    state_.play(*parsed);
    return std::nullopt;
  }

  Expected<Explanation> explain(std::string_view move) const override {
    if (auto error = drawn_by_repetition()) {
      return Explanation{.rule = "game.over", .verdict = std::move(error->what)};
    }
    return game().explain(position(), move);
  }

  std::uint64_t symmetry_key() const override {
    auto key = game().hash(position());
    for (int symmetry = 1; symmetry < game().symmetries(); ++symmetry) {
      key = std::min(key, game().hash(game().transform(position(), symmetry)));
    }
    return key;
  }

  std::uint64_t perft(int depth, const std::atomic<bool>& stop) const override {
    auto position = state_.position();
    return howdah::perft(game(), position, depth, stop);
  }

  Phrase hand_words(Seat seat) const override { return game().hand_words(position(), seat); }

  Drawing draw(const DrawOptions& options) const override {
    return game().draw(position(), options);
  }
  PlaceDrawings draw_places(const DrawOptions& options, bool turned) const override {
    return game().draw_places(position(), options, turned);
  }
  std::string svg() const override { return game().svg(position()); }

private:
  [[nodiscard]] const G& game() const { return state_.game(); }
  [[nodiscard]] const typename G::Position& position() const { return state_.position(); }

  /// The one end of a game that the position alone does not show.
  [[nodiscard]] std::optional<Error> drawn_by_repetition() const {
    if (game().result(position()).is_over() || !result().is_over()) return std::nullopt;
    return Error{{"the game is over: the position occurred for the third time, a draw",
                  "la partie est finie : la position est apparue trois fois, partie nulle"}};
  }

  GameState<G> state_;
};

template <Game G>
class GameOf final : public AnyGame {
public:
  explicit GameOf(G game) : game_(std::move(game)) {}

  std::string_view name() const override { return G::kName; }
  std::string rules_text() const override { return game_.rules_text(); }
  int players() const override { return game_.players(); }
  char seat_letter(Seat seat) const override { return game_.seat_letter(seat); }
  std::string_view seat_tag(Seat seat) const override { return game_.seat_tag(seat); }
  Phrase seat_name(Seat seat) const override { return game_.seat_name(seat); }
  SeatSentences seat_sentences(Seat seat) const override { return game_.seat_sentences(seat); }

  BoardPlaces board() const override { return game_.board(); }
  std::vector<std::string> ways() const override { return game_.ways(); }
  std::string gesture_text(const Gesture& gesture) const override {
    return game_.gesture_text(gesture);
  }

  std::unique_ptr<AnyState> start() const override {
    return std::make_unique<StateOf<G>>(GameState<G>(game_, game_.start()));
  }

  Expected<std::unique_ptr<AnyState>> parse_position(std::string_view text) const override {
    auto position = game_.parse_position(text);
    if (!position) return tl::unexpected<Error>(std::move(position).error());
    return std::make_unique<StateOf<G>>(GameState<G>(game_, *position));
  }

private:
  G game_;
};

/// A game's line in the list of games.
template <Game G>
constexpr GameEntry entry() {
  return {.name = G::kName,
          .rule_book = &G::rule_book,
          .make = [](std::string_view rules) -> Expected<std::unique_ptr<AnyGame>> {
            auto game = G::make(rules);
            if (!game) return tl::unexpected<Error>(std::move(game).error());
            return std::make_unique<GameOf<G>>(*std::move(game));
          }};
}

} // namespace howdah
