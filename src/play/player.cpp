#include "play/player.hpp"

namespace howdah::play {
namespace {

constexpr std::string_view kResigned = "resigned";
constexpr std::string_view kTime = "time";

} // namespace

std::string_view word_of(LeaveReason reason) {
  return reason == LeaveReason::time ? kTime : kResigned;
}

std::optional<LeaveReason> leave_reason_named(std::string_view word) {
  if (word == kResigned) return LeaveReason::resigned;
  if (word == kTime) return LeaveReason::time;
  return std::nullopt;
}

} // namespace howdah::play
