#include "terminal/play.hpp"

#include "terminal/dialogs.hpp"
#include "terminal/play_screen.hpp"
#include "terminal/setup_screen.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
namespace {

/// The saved game, if there is one and the person wants to go on with it.
std::optional<Session> saved_session(Screen& screen, SaveSlot& slot, const Wish& wish,
                                     Language language) {
  auto found = slot.find();
  if (found.unreadable) {
    show_text(screen, language, tell(language, "A new game starts", "Une nouvelle partie commence"),
              {found.unreadable->in(language)});
  }
  if (!found.session) return std::nullopt;
  const auto question =
      tell_with(language, "Moves played: {0}. {1}", "Coups joués : {0}. {1}",
                found.session->played(), standing_words(*found.session, language));
  if (!wish.start_new &&
      ask_yes_no(screen, language,
                 tell(language, "Go on with the saved game?", "Continuer la partie sauvegardée ?"),
                 {question, std::string(tell(language, "No puts it to the kept games.",
                                             "Non la met avec les parties gardées."))})) {
    return std::move(found.session);
  }
  const auto why = slot.keep(*found.session);
  if (!why) return std::nullopt;
  // It cannot be put aside, and must not be lost.
  show_text(screen, language, tell(language, "The saved game goes on", "La partie continue"),
            {why->in(language)});
  return std::move(found.session);
}

} // namespace

Ending play_on_screen(const Wish& wish, const Surroundings& surroundings) {
  auto language = surroundings.language;
  const auto screen = Screen::open(surroundings.colours, surroundings.interrupted);
  if (!screen) return Ending::unknown_terminal;
  try {
    SaveSlot slot(surroundings.save_folder, std::string(wish.setup.entry->name));
    auto setup = wish.setup;
    auto session = saved_session(*screen, slot, wish, language);
    bool is_complete = wish.is_complete;
    for (;;) {
      if (!session) {
        if (!is_complete && !edit_setup(*screen, setup, language)) return Ending::left;
        session = make_session(setup).value(); // what can be wrong was looked at before
      }
      PlayScreen play(*screen, slot, std::move(*session), language, surroundings.unicode,
                      setup.engine_time);
      if (play.run() == PlayScreen::End::leave) return Ending::left;
      session.reset();
      setup.position.clear();
      is_complete = false;
    }
  } catch (const Interrupted&) {
    return Ending::interrupted;
  }
}

} // namespace howdah::terminal
