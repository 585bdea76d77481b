// Our own engines as players, on the thread of their game.
#include "match/player.hpp"

namespace howdah::match {
namespace {

class OwnPlayer final : public Player {
public:
  OwnPlayer(std::unique_ptr<Engine> engine, const SearchOptions& options)
      : engine_(std::move(engine)), options_(options) {}

  std::optional<Fault> new_game(std::uint64_t seed) override {
    engine_->forget();
    options_.seed = seed;
    return std::nullopt;
  }

  Choice choose(const GameLine& line, const SearchLimits& limits,
                std::chrono::milliseconds patience) override {
    const auto start = std::chrono::steady_clock::now();
    // Neither can fail: every move of the line is legal, and the limits name no moves.
    (void)engine_->set_game(line);
    (void)engine_->begin(limits, options_);
    auto result = engine_->think([](const SearchReport&) {});
    if (std::chrono::steady_clock::now() - start > patience) return {.fault = Fault::timeout};
    return {.move = std::move(result.best_move)};
  }

  void stop() noexcept override { engine_->stop(); }

private:
  std::unique_ptr<Engine> engine_;
  SearchOptions options_;
};

} // namespace

Expected<std::unique_ptr<Player>> make_own_player(const EngineSpec& spec,
                                                  const PlayerTerms& terms) {
  auto engine = make_engine(terms.game.name(), terms.game.rules_text(), spec.kind);
  if (!engine) return tl::unexpected<Error>(std::move(engine).error());
  const SearchOptions options{.level = spec.level, .pie = terms.swap == play::SwapRule::pie};
  return std::make_unique<OwnPlayer>(*std::move(engine), options);
}

Expected<std::unique_ptr<Player>> make_player(const EngineSpec& spec, const PlayerTerms& terms,
                                              const std::atomic<bool>& stop) {
  return spec.is_program ? make_ugi_player(spec, terms, stop) : make_own_player(spec, terms);
}

} // namespace howdah::match
