#include "games/move_error.hpp"

#include "core/text.hpp"

namespace howdah {

tl::unexpected<Error> not_a_move(std::string_view text, std::size_t place, std::string_view english,
                                 std::string_view french) {
  const auto shown = quotable(text);
  return fail({concat("'", shown, "' is not a move: ", english, " is expected"),
               concat("« ", shown, " » n'est pas un coup : il faut ", french)},
              place);
}

} // namespace howdah
