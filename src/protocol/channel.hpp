// Where a session writes, from any of its threads, whole lines at a time.
#pragma once

#include <functional>
#include <mutex>
#include <string_view>

namespace howdah::protocol {

/// Takes whole lines. False when nobody will read them any more; it is then not called again.
using TextSink = std::function<bool(std::string_view lines)>;

class Channel {
public:
  explicit Channel(TextSink sink) : sink_(std::move(sink)) {}

  void write(std::string_view lines) {
    const std::scoped_lock lock(mutex_);
    open_ = open_ && sink_(lines);
  }
  [[nodiscard]] bool is_open() const {
    const std::scoped_lock lock(mutex_);
    return open_;
  }

private:
  mutable std::mutex mutex_;
  TextSink sink_;
  bool open_ = true;
};

} // namespace howdah::protocol
