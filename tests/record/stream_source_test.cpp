// Records out of pieces of text, of whatever size.
#include "record/stream_source.hpp"
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

#include <sstream>

namespace howdah::record {
namespace {

const std::string kTwo = "[Game \"siam\"]\n[Elephants \"A \\\"B\\\"\"]\n\n"
                         "{ one } 1. @a3e! { two } 1... @e3w 2. a3n *\n\n"
                         "[Game \"samliam\"]\n\n1. a1nw b1nw\n2. c1nw *\n";

/// A text in pieces of one size.
class Pieces final : public Source {
public:
  Pieces(std::string_view text, std::size_t size) : rest_(text), size_(size) {}

  std::string_view next() override {
    const auto piece = rest_.substr(0, size_);
    rest_.remove_prefix(piece.size());
    taken_ += piece.size();
    return piece;
  }
  [[nodiscard]] std::size_t taken() const { return taken_; }

private:
  std::string_view rest_;
  std::size_t size_;
  std::size_t taken_ = 0;
};

std::vector<Record> records_in(Source& source) {
  Reader reader(source);
  std::vector<Record> records;
  while (auto read = reader.next()) records.push_back(read->value().record);
  return records;
}

std::vector<Record> records_in(const std::string& text) {
  std::vector<Record> records;
  for (auto& read : read_all(text)) records.push_back(read.value().record);
  return records;
}

TEST(Source, PiecesOfAnySizeGiveTheSameRecords) {
  const auto whole = records_in(kTwo);
  ASSERT_EQ(whole.size(), 2U);
  for (std::size_t size = 1; size <= kTwo.size(); ++size) {
    Pieces pieces(kTwo, size);
    EXPECT_EQ(records_in(pieces), whole) << size;
  }
}

TEST(Source, IsAskedForNoMoreThanTheRecordAtHand) {
  const auto first = kTwo.find("[Game \"samliam\"]");
  std::string many = kTwo;
  for (int i = 0; i < 100; ++i) many += kTwo;
  constexpr std::size_t kPiece = 16;
  Pieces pieces(many, kPiece);
  Reader reader(pieces);
  ASSERT_TRUE(reader.next());
  EXPECT_LE(pieces.taken(), first + kPiece);
}

TEST(StreamSource, ReadsAStreamToItsEnd) {
  std::string many;
  for (int i = 0; i < 500; ++i) many += kTwo;
  std::istringstream in(many);
  StreamSource source(in);
  const auto records = records_in(source);
  EXPECT_EQ(records.size(), 1000U);
  EXPECT_EQ(records, records_in(many));
}

TEST(StreamSource, AnEmptyStreamHoldsNothing) {
  std::istringstream in;
  StreamSource source(in);
  EXPECT_TRUE(source.next().empty());
  EXPECT_TRUE(source.next().empty());
}

} // namespace
} // namespace howdah::record
