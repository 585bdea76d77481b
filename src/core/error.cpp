#include "core/error.hpp"

#include "core/text.hpp"

namespace howdah {

std::string Error::text(Language language) const {
  if (!place) return what.in(language);
  const bool french = language == Language::french;
  return concat(what.in(language), french ? " (caractère " : " (character ", *place + 1, ")");
}

} // namespace howdah
