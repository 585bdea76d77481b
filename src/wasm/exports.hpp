// The calling convention of the module: the page writes a request into memory it has allocated,
// calls an export with its address and length, and gets the address of an answer, which is valid
// until the next call.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#define HOWDAH_EXPORT(name) extern "C" __attribute__((export_name("howdah_" #name)))

namespace howdah::wasm {

struct Answer {
  const char* text;
  std::uint32_t length;
};
static_assert(sizeof(Answer) == 8, "the page reads two numbers of 32 bits");

[[nodiscard]] const Answer* answer(std::string text);

[[nodiscard]] inline std::string_view request_text(const char* text, std::uint32_t length) {
  return {text, length};
}

} // namespace howdah::wasm
