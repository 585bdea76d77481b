#include "record/termination.hpp"
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

namespace howdah::record {
namespace {

TEST(Termination, EveryWordIsReadAsItIsWritten) {
  for (int i = 0; i <= static_cast<int>(Termination::illegal); ++i) {
    const auto termination = static_cast<Termination>(i);
    EXPECT_EQ(parse_termination(to_word(termination)), termination);
  }
  EXPECT_EQ(to_word(Termination::resigned), "resigned");
  EXPECT_EQ(to_word(Termination::illegal), "illegal");
}

TEST(Termination, OtherWordsAreKeptInARecord) {
  EXPECT_EQ(parse_termination("Rhinos resigned"), std::nullopt);
  EXPECT_EQ(parse_termination(""), std::nullopt);
  const auto record = read_one("[Game \"siam\"][Termination \"Rhinos resigned\"] *");
  EXPECT_EQ(*read_one(to_text(record)).tag("Termination"), "Rhinos resigned");
}

} // namespace
} // namespace howdah::record
