// A record is refused with a good error, or read, and then written and read again alike.
// Input: a file of records.
#include "fuzz/fuzzing.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

void check_round_trip(const record::ReadRecord& read) {
  const auto text = record::to_text(read.record);
  record::Reader reader(text);
  const auto again = reader.next();
  require(again.has_value() && again->has_value(), "what was read can be written and read again");
  require((*again)->record == read.record, "and it is the same record");
  require((*again)->replay.state->text() == read.replay.state->text(), "which ends alike");
  require(!reader.next(), "one record is written as one");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  record::Reader reader(input);
  while (const auto read = reader.next()) {
    if (*read) {
      check_round_trip(**read);
    } else {
      require_good(read->error(), input);
    }
  }
  return 0;
}
