#include "games/position_fields.hpp"

#include "core/text.hpp"

namespace howdah {

Expected<std::array<PositionField, 4>> split_position(std::string_view text, const Phrase& names) {
  std::array<PositionField, 4> fields{};
  std::size_t count = 0;
  std::size_t place = 0;
  for (;;) {
    const auto field = text.substr(place, text.find(' ', place) - place);
    if (count == fields.size()) {
      return fail({"a position text has four fields; here a fifth one begins",
                   "une position s'écrit en quatre champs ; ici commence un cinquième"},
                  place);
    }
    fields[count++] = {.text = field, .place = place};
    place += field.size();
    if (place == text.size()) break;
    ++place;
  }
  if (count < fields.size()) {
    return fail(
        {concat("a position text has four fields (", names.english, "); this one has ", count),
         concat("une position s'écrit en quatre champs (", names.french, ") ; celle-ci en a ",
                count)},
        text.size());
  }
  return fields;
}

Expected<std::uint32_t> read_plies(PositionField field, std::uint32_t most) {
  if (const auto ply = parse_number(field.text, most)) return *ply;
  return fail({concat("'", quotable(field.text), "' is not a number of plies from 0 to ", most),
               concat("« ", quotable(field.text), " » n'est pas un nombre de coups de 0 à ", most)},
              field.place);
}

Error wrong_player_to_move(PositionField player, std::uint32_t ply, char expected) {
  return {{concat("after ply ", ply, ", ", expected, " is to move, not ", player.text),
           concat("après le coup ", ply, ", le trait est à ", expected, " et non à ", player.text)},
          player.place};
}

} // namespace howdah
