#include "games/registry.hpp"
#include "tests/games/referee.hpp"
#include "tests/games/result_text.hpp"

namespace howdah::testing {
namespace {

class LibraryReferee final : public Referee {
public:
  LibraryReferee(std::unique_ptr<AnyGame> game, std::unique_ptr<AnyState> state)
      : game_(std::move(game)), state_(std::move(state)) {}

  std::string position() const override { return state_->text(); }
  std::vector<std::string> moves() const override { return state_->legal_moves(); }
  bool play(std::string_view move) override { return !state_->play(move).has_value(); }
  std::string result() const override { return result_text(*game_, *state_); }
  std::uint64_t perft(int depth) const override { return state_->perft(depth, never_); }

private:
  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<AnyState> state_;
  std::atomic<bool> never_ = false;
};

std::unique_ptr<AnyGame> make_game(const std::string& name, std::string_view rules) {
  const GameEntry* entry = find_game(name);
  if (entry == nullptr) return nullptr;
  auto game = entry->make(rules);
  return game ? *std::move(game) : nullptr;
}

} // namespace

RefereeSource library_referees(std::string_view game) {
  const std::string name(game);
  return {.name = "Library",
          .start = [name](std::string_view rules) -> std::unique_ptr<Referee> {
            auto made = make_game(name, rules);
            if (!made) return nullptr;
            auto state = made->start();
            return std::make_unique<LibraryReferee>(std::move(made), std::move(state));
          },
          .set_up = [name](std::string_view rules,
                           std::string_view position) -> std::unique_ptr<Referee> {
            auto made = make_game(name, rules);
            if (!made) return nullptr;
            auto state = made->parse_position(position);
            if (!state) return nullptr;
            return std::make_unique<LibraryReferee>(std::move(made), *std::move(state));
          }};
}

} // namespace howdah::testing
