// Whatever a client says, the server reads it or refuses it with one good line, and a game in which
// all of it is done still is a game: its row opens again as the same position.
// Input: lines, each a JSON message; said by both players in turn.
#include "fuzz/fuzzing.hpp"
#include "server/messages.hpp"
#include "server/requests.hpp"
#include "store/digest.hpp"

using namespace howdah;
using namespace howdah::fuzzing;
using namespace howdah::server;

namespace {

void require_good_refusal(const Error& error) {
  require(testing::is_one_good_line(error.what.english), "a refusal is one good line");
  require(testing::is_one_good_line(error.what.french), "in French too");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  auto input = as_text(data, size);
  const auto room =
      *Room::open({.id = "room",
                   .setup = {.game = "siam"},
                   .swap = static_cast<int>(play::SwapRule::pie),
                   .base = 60'000,
                   .seats = {{.secret = store::digest("a")}, {.secret = store::digest("b")}}},
                  0);
  Milliseconds now = 0;
  for (Seat seat = 0; !input.empty(); seat = 1 - seat) {
    const auto line = take_until(input, '\n');
    if (const auto game = read_new_game(line); !game) require_good_refusal(game.error());
    if (const auto join = read_join(line); !join) require_good_refusal(join.error());
    const auto action = read_action(line);
    now += 1000;
    if (action) {
      const auto done = room->act(seat, action->action, now);
      if (!done) require_good_refusal(done.error());
      (void)room->tick(now);
      (void)room->take_change(now, "client", seat, action->key);
    } else {
      require_good_refusal(action.error());
    }
    (void)StateText(*room, now, [](Seat) { return true; }).seen_by(seat);
  }
  const auto again = Room::open(room->row(now), now);
  require(again.has_value(), "a stored game opens again");
  require((*again)->game().state().text() == room->game().state().text(), "as the same position");
  require((*again)->game().result() == room->game().result(), "with the same result");
  require((*again)->game().swapped() == room->game().swapped(), "and the same seats");
  return 0;
}
