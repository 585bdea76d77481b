// What a parser returns instead of a value: what is wrong, in both languages, and where.
#pragma once

#include "core/language.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace howdah {

struct Error {
  Phrase what;
  /// Offset in bytes, from 0, of the offending part in the text that was read.
  std::optional<std::size_t> place = std::nullopt;

  /// One line for people: the sentence, then the place counted from 1.
  [[nodiscard]] std::string text(Language language) const;
};

template <class T>
using Expected = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(Phrase what,
                                                std::optional<std::size_t> place = std::nullopt) {
  return tl::unexpected<Error>(Error{.what = std::move(what), .place = place});
}

} // namespace howdah
