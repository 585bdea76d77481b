// Whatever a client says, the server reads it or refuses it with one good line, and a game in which
// all of it is done still is a game: its row opens again as the same position.
// Input: lines, each a JSON message; said by both players in turn.
#include "fuzz/fuzzing.hpp"
#include "server/messages.hpp"

using namespace howdah;
using namespace howdah::fuzzing;
using namespace howdah::server;

namespace {

void require_good_refusal(const Error& error) {
  require(testing::is_one_good_line(error.what.english), "a refusal is one good line");
  require(testing::is_one_good_line(error.what.french), "in French too");
}

void do_action(Room& room, Seat seat, const Action& action, Milliseconds now) {
  std::optional<Error> refusal;
  switch (action.kind) {
  case Action::Kind::move: refusal = room.move(seat, action.ply, action.move, now); break;
  case Action::Kind::wish: refusal = room.wish(seat, action.wish, now); break;
  case Action::Kind::decline: room.decline(seat, action.wish); break;
  }
  if (refusal) require_good_refusal(*refusal);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  auto input = as_text(data, size);
  const auto room = *Room::open(
      {.id = "room", .game = "siam", .base = 60'000, .seats = {{.secret = "a"}, {.secret = "b"}}},
      0);
  Milliseconds now = 0;
  for (Seat seat = 0; !input.empty(); seat = 1 - seat) {
    const auto line = take_until(input, '\n');
    if (const auto game = read_new_game(line); !game) require_good_refusal(game.error());
    if (const auto join = read_join(line); !join) require_good_refusal(join.error());
    const auto action = read_action(line);
    now += 1000;
    if (action) {
      do_action(*room, seat, action->action, now);
    } else {
      require_good_refusal(action.error());
    }
    (void)state_message(*room, seat, now, [](Seat) { return true; });
  }
  const auto again = Room::open(room->row(), now);
  require(again.has_value(), "a stored game opens again");
  require((*again)->state().text() == room->state().text(), "as the same position");
  require((*again)->result() == room->result(), "with the same result");
  return 0;
}
