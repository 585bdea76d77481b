#include "server/log.hpp"

#include <gmock/gmock.h>

namespace howdah::server {
namespace {

TEST(Log, HasOneLinePerEvent) {
  std::vector<std::string> lines;
  const Log log([&](const std::string& line) { lines.push_back(line); });
  log(LogLevel::info, "server.started", {{"port", "8080"}});
  log(LogLevel::error, "database.lost", {{"why", "no \"route\"\nto host"}, {"empty", ""}});
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], testing::MatchesRegex("time=[-0-9]+T[:.0-9]+Z level=info "
                                              "event=server.started port=8080"));
  EXPECT_THAT(lines[1], testing::EndsWith(" level=error event=database.lost "
                                          "why=\"no \\\"route\\\" to host\" empty=\"\""));
  Log()(LogLevel::warning, "to nobody");
}

} // namespace
} // namespace howdah::server
