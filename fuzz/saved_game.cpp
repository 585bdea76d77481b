// A saved game is refused with a good error, or goes on, and then is saved and goes on alike.
// Input: a file of records; the first one is the saved game.
#include "fuzz/fuzzing.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "terminal/session_record.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

Expected<terminal::Session> session_in(const std::string& text) {
  record::Reader reader(text);
  const auto read = reader.next();
  if (!read) return fail({"empty", "vide"});
  if (!*read) return tl::unexpected<Error>(read->error());
  return terminal::session_of((*read)->record);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  const auto session = session_in(std::string(input));
  if (!session) {
    require_good(session.error(), input);
    return 0;
  }
  const auto again = session_in(record::to_text(terminal::record_of(*session)));
  require(again.has_value(), "a game that goes on can be saved and read again");
  require(again->moves() == session->moves(), "with the same moves");
  require(again->played() == session->played(), "as many of them on the board");
  require(again->seats() == session->seats(), "the same players");
  require(again->state().text() == session->state().text(), "and the same position");
  require(session->can_redo() || again->result() == session->result(), "and the same result");
  return 0;
}
