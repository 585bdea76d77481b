// A saved game is refused with a good error, or goes on, and then is saved and goes on alike.
// Input: a file of records; the first one is the saved game.
#include "fuzz/fuzzing.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "terminal/local_game.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

Expected<terminal::LocalGame> game_in(const std::string& text) {
  record::Reader reader(text);
  const auto read = reader.next();
  if (!read) return fail({"empty", "vide"});
  if (!*read) return tl::unexpected<Error>(read->error());
  return terminal::LocalGame::resume((*read)->record);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  const auto game = game_in(std::string(input));
  if (!game) {
    require_good(game.error(), input);
    return 0;
  }
  const auto read_again = game_in(record::to_text(game->record()));
  require(read_again.has_value(), "a game that goes on can be saved and read again");
  const auto& saved = **game;
  const auto& again = **read_again;
  require(again.setup() == saved.setup(), "with the same rules, start and moves");
  require(again.timeline().standing == saved.timeline().standing, "as many of them on the board");
  require(again.timeline().entries.size() == saved.timeline().entries.size(),
          "as many to be redone");
  for (Seat seat = 0; seat < saved.seats(); ++seat) {
    require(again.player(seat) == saved.player(seat), "the same players, and who left");
  }
  require(again.state().text() == saved.state().text(), "and the same position");
  require(saved.timeline().can_redo() || again.result() == saved.result(), "and the same result");
  return 0;
}
