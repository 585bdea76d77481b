// A certificate is refused with a good error, or read, and then written and read again alike; and
// whatever it says, checking it ends with a report or a good error.
// Input: a certificate.
#include "certificate/certificate.hpp"
#include "fuzz/fuzzing.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  const auto read = certificate::read_certificate(input);
  if (!read) {
    require_good(read.error(), input);
    return 0;
  }
  const auto again = certificate::read_certificate(certificate::to_text(*read));
  require(again.has_value() && *again == *read, "what was read can be written and read again");
  // A few steps may lead to very many lines: those are left alone after a while.
  const certificate::CheckListener listener{.go_on = [](void*, std::uint64_t) { return false; }};
  const auto report = certificate::check(*read, listener);
  if (!report) require_good(report.error(), input);
  return 0;
}
