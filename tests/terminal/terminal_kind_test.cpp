// Which terminals get plain lines.
#include "terminal/terminal_kind.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

TEST(TerminalKind, DumbAndUnknownTerminalsCannotMoveTheirCursor) {
  EXPECT_FALSE(can_move_cursor(nullptr));
  EXPECT_FALSE(can_move_cursor(""));
  EXPECT_FALSE(can_move_cursor("dumb"));
}

TEST(TerminalKind, OtherTerminalsCan) {
  EXPECT_TRUE(can_move_cursor("xterm"));
  EXPECT_TRUE(can_move_cursor("screen-256color"));
}

} // namespace
} // namespace howdah::terminal
