#include "terminal/play.hpp"

#include "play/words.hpp"
#include "terminal/dialogs.hpp"
#include "terminal/play_screen.hpp"
#include "terminal/resume.hpp"
#include "terminal/setup_screen.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
namespace {

/// The game to begin with, if there is one, and what the person is told about it.
struct Beginning {
  std::optional<LocalGame> game{};
  std::string notice{};
};

/// The saved game, if there is one and the person wants to resume it.
Beginning begin(Screen& screen, SaveSlot& slot, const PlayRequest& request, Language language) {
  auto found = slot.find();
  if (found.unreadable) {
    show_text(screen, language, tell(language, "A new game starts", "Une nouvelle partie commence"),
              {found.unreadable->in(language)});
  }
  if (!found.game) return {};
  if (!request.starts_new && ask_yes_no(screen, language, resume_question(*found.game).in(language),
                                        {std::string(tell(language, "With No it is archived.",
                                                          "Si non, elle est archivée."))})) {
    return {.game = std::move(found.game)};
  }
  const auto outcome = put_away(slot, *found.game);
  if (outcome.problem) {
    return {.game = std::move(found.game), .notice = outcome.problem->in(language)};
  }
  // Who chose it need not be told.
  if (!request.starts_new || !outcome.notice) return {};
  return {.notice = outcome.notice->in(language)};
}

} // namespace

VisitEnd play_on_screen(const PlayRequest& request, const Surroundings& surroundings) {
  auto language = surroundings.language;
  const auto screen = Screen::open(surroundings.colours, surroundings.interrupted);
  if (!screen) return VisitEnd::unknown_terminal;
  try {
    auto opening = request.opening;
    SaveSlot slot(surroundings.save_folder, opening.setup.game);
    auto [game, notice] = begin(*screen, slot, request, language);
    bool is_complete = request.is_complete;
    for (;;) {
      if (!game) {
        if (!is_complete && !edit_opening(*screen, opening, language)) return VisitEnd::left;
        game = LocalGame::open(opening).value(); // it was validated before
      }
      PlayScreen play(*screen, slot, std::move(*game), language, surroundings.unicode,
                      request.engine_time);
      if (!notice.empty()) play.add_message(std::exchange(notice, {}));
      if (play.run() == PlayScreen::End::leave) return VisitEnd::left;
      game.reset();
      opening.setup.start.clear();
      is_complete = false;
    }
  } catch (const Interrupted&) {
    return VisitEnd::interrupted;
  }
}

} // namespace howdah::terminal
