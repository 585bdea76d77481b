#include "wasm/json_writer.hpp"

namespace howdah::wasm {

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  text_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') {
      text_ += '\\';
      text_ += letter;
    } else if (static_cast<unsigned char>(letter) < 0x20) {
      constexpr std::string_view kHex = "0123456789abcdef";
      text_ += "\\u00";
      text_ += kHex[static_cast<unsigned char>(letter) >> 4U];
      text_ += kHex[static_cast<unsigned char>(letter) & 15U];
    } else {
      text_ += letter;
    }
  }
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(const Phrase& phrase) {
  return open_object()
      .key("en")
      .value(phrase.english)
      .key("fr")
      .value(phrase.french)
      .close_object();
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view text) {
  separate();
  text_ += text;
  return *this;
}

void JsonWriter::separate() {
  if (needs_comma_) text_ += ',';
  needs_comma_ = true;
}

std::string error_json(const Error& error, std::optional<std::size_t> line) {
  JsonWriter json;
  json.open_object().key("error").open_object();
  json.key("en").value(error.what.english).key("fr").value(error.what.french);
  if (error.place) json.key("place").value(*error.place);
  if (line) json.key("line").value(*line);
  json.close_object().close_object();
  return json.take();
}

} // namespace howdah::wasm
