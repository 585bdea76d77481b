// A plain-text session: the saved game is resumed or archived, and a game is played.
#include "terminal/plain_game.hpp"
#include "terminal/resume.hpp"

namespace howdah::terminal {

VisitEnd play_in_lines(const PlayRequest& request, const Surroundings& surroundings,
                       const Dialogue& dialogue) {
  const auto language = surroundings.language;
  const auto say = [&](const Phrase& phrase) { dialogue.write(phrase.in(language) + "\n"); };
  const auto play = [&](SaveSlot& slot, LocalGame game) {
    return PlainGame(slot, std::move(game), surroundings, request.engine_time, dialogue).run();
  };
  SaveSlot slot(surroundings.save_folder, request.opening.setup.game);
  auto found = slot.find();
  if (found.unreadable) say(*found.unreadable);
  if (found.game) {
    bool resumes = false;
    if (!request.starts_new) {
      const auto answer = ask_yes_no(dialogue, language, resume_question(*found.game).in(language));
      if (surroundings.interrupted) return VisitEnd::interrupted;
      if (!answer) return VisitEnd::left; // the input has ended, and the game stays saved
      resumes = *answer;
    }
    if (resumes) return play(slot, *std::move(found.game));
    const auto outcome = put_away(slot, *found.game);
    if (outcome.notice) say(*outcome.notice);
    if (outcome.problem) {
      say(*outcome.problem);
      return play(slot, *std::move(found.game)); // it must not be lost
    }
  }
  return play(slot, LocalGame::open(request.opening).value()); // it was validated before
}

} // namespace howdah::terminal
