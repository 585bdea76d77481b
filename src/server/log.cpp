#include "server/log.hpp"

#include <array>
#include <chrono>
#include <ctime>

namespace howdah::server {
namespace {

std::string time_text() {
  const auto now = std::chrono::system_clock::now();
  const auto seconds = std::chrono::system_clock::to_time_t(now);
  const auto milliseconds =
      std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const auto size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S.", &parts);
  return std::string(text.data(), size) + std::to_string(1000 + milliseconds).substr(1) + "Z";
}

/// In quotes unless it is one plain word.
std::string value_text(std::string_view value) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:/_-+";
  if (!value.empty() && value.find_first_not_of(kPlain) == std::string_view::npos) {
    return std::string(value);
  }
  std::string quoted = "\"";
  for (const char letter : value) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
  }
  return quoted + "\"";
}

std::string_view level_text(LogLevel level) {
  switch (level) {
  case LogLevel::info: return "info";
  case LogLevel::warning: return "warning";
  case LogLevel::error: return "error";
  }
  return "";
}

} // namespace

void Log::operator()(LogLevel level, std::string_view event,
                     std::initializer_list<Field> fields) const {
  if (!sink_) return;
  std::string line = "time=" + time_text() + " level=" + std::string(level_text(level)) +
                     " event=" + std::string(event);
  for (const auto& [name, value] : fields) {
    line += " " + std::string(name) + "=" + value_text(value);
  }
  sink_(line);
}

} // namespace howdah::server
