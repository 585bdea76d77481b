// A game in play as text is refused with a good error, or opens; then it is written and opens
// alike. Input: the lines of a snapshot.
#include "play/game_in_play.hpp"

#include "fuzz/fuzzing.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  auto snapshot = play::parse_snapshot(input);
  if (!snapshot) {
    require_good(snapshot.error(), input);
    return 0;
  }
  const play::Instant now(1000);
  const auto game = play::GameInPlay::restore(*std::move(snapshot), now);
  if (!game) {
    require(testing::is_good_phrase(game.error().what), "an error is one line in two languages");
    return 0;
  }
  const auto text = play::to_text(game->snapshot(now));
  auto again = play::parse_snapshot(text);
  require(again.has_value(), "what is written can be read");
  const auto reopened = play::GameInPlay::restore(*std::move(again), now);
  require(reopened.has_value(), "and opens again");
  require(reopened->state().text() == game->state().text(), "as the same position");
  require(play::to_text(reopened->snapshot(now)) == text, "and is written the same");
  return 0;
}
