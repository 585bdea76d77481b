// The time of a database on another machine, from this one's steady clock: whatever this machine
// believes the time is, all servers of a database agree.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace howdah::store {

class DatabaseClock {
public:
  using Local = std::int64_t; // milliseconds of the steady clock

  [[nodiscard]] static Local local() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  }

  [[nodiscard]] std::int64_t at(Local local) const { return local + offset_.load(); }

  /// The database said `time` somewhen between `asked` and `answered`: the offset lies between
  /// those bounds, and moves no further than it must.
  void hear(std::int64_t time, Local asked, Local answered) {
    const auto least = time - answered;
    const auto most = time - asked;
    offset_ = known_ ? std::clamp(offset_.load(), least, most) : (least + most) / 2;
    known_ = true;
  }

private:
  std::atomic<std::int64_t> offset_{0};
  bool known_ = false;
};

} // namespace howdah::store
