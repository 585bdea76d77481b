// The log of a server: one line per event, "time=… level=info event=server.started port=8080", read
// by people and programs alike. Secrets, names and addresses do not appear in it.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace howdah::server {

enum class LogLevel : unsigned char { info, warning, error };

class Log {
public:
  using Field = std::pair<std::string_view, std::string>;
  /// Takes one line at a time, without its end.
  using Sink = std::function<void(const std::string& line)>;

  explicit Log(Sink sink = {}) : sink_(std::move(sink)) {}

  void operator()(LogLevel level, std::string_view event,
                  std::initializer_list<Field> fields = {}) const;

private:
  Sink sink_;
};

} // namespace howdah::server
