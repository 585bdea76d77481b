// Writes JSON text piece by piece: the page reads it with one call, and no library is needed here.
#pragma once

#include "core/error.hpp"
#include "core/text.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::wasm {

class JsonWriter {
public:
  JsonWriter& open_object() { return open('{'); }
  JsonWriter& close_object() { return close('}'); }
  JsonWriter& open_array() { return open('['); }
  JsonWriter& close_array() { return close(']'); }

  /// Of an object: the next value belongs to this key.
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonWriter& value(std::integral auto number) { return raw(concat(number)); }
  JsonWriter& null() { return raw("null"); }
  /// A text in both languages.
  JsonWriter& value(const Phrase& phrase);

  [[nodiscard]] std::string take() { return std::move(text_); }

private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& raw(std::string_view text);
  void separate();

  std::string text_{};
  bool needs_comma_ = false;
};

/// {"error": {"en": ..., "fr": ..., "place": ..., "line": ...}}
[[nodiscard]] std::string error_json(const Error& error,
                                     std::optional<std::size_t> line = std::nullopt);

} // namespace howdah::wasm
