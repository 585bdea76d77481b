#include "store/digest.hpp"

#include <gtest/gtest.h>

namespace howdah::store {
namespace {

TEST(Digest, IsSha256) { // FIPS 180-2, appendix B.1
  EXPECT_EQ(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(digest(""), "");
}

TEST(Digest, OfAKeyIsHmac) { // RFC 4231, test case 2
  const auto bytes = keyed_digest("Jefe", "what do ya want for nothing?");
  ASSERT_EQ(bytes.size(), 32U);
  EXPECT_EQ(bytes.substr(0, 4), "\x5b\xdc\xc1\x46");
}

} // namespace
} // namespace howdah::store
