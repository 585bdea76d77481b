#include "server/metrics.hpp"
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>

namespace howdah::server {
namespace {

using testing::HasSubstr;

TEST_F(LobbyTest, MetricsAreTextForPrometheus) {
  begin_game();
  const auto text = metrics_text(lobby().store(), lobby(), {.limited = 3}, {.sockets = 5});
  EXPECT_THAT(text, HasSubstr("# TYPE howdah_changes_total counter\nhowdah_changes_total 2\n"));
  EXPECT_THAT(text, HasSubstr("\nhowdah_rooms 1\n"));
  EXPECT_THAT(text, HasSubstr("\nhowdah_sockets 5\n"));
  EXPECT_THAT(text, HasSubstr("\nhowdah_refused_limit_total 3\n"));
  EXPECT_THAT(text, HasSubstr("howdah_commit_seconds_bucket{le=\"0.001000\"} "));
  EXPECT_THAT(text, HasSubstr("howdah_commit_seconds_bucket{le=\"+Inf\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("howdah_commit_seconds_count 2\n"));
}

} // namespace
} // namespace howdah::server
