// The turns of the dialogue; plain_commands.cpp has the commands other than moves.
#include "terminal/plain_game.hpp"

#include "core/text.hpp"
#include "engine/pie.hpp"
#include "play/words.hpp"
#include "terminal/chance.hpp"
#include "terminal/seat.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
namespace {

using std::chrono::steady_clock;

std::string_view trimmed(std::string_view line) {
  while (line.ends_with(' ')) line.remove_suffix(1);
  while (line.starts_with(' ')) line.remove_prefix(1);
  return line;
}

} // namespace

std::optional<bool> ask_yes_no(const Dialogue& dialogue, Language language,
                               std::string_view question) {
  for (;;) {
    dialogue.write(fmt::format("{} {}\n", question, tell(language, "(yes or no)", "(oui ou non)")));
    const auto line = dialogue.read();
    if (!line) return std::nullopt;
    const auto word = trimmed(*line);
    if (word == "yes" || word == "y" || word == "oui" || word == "o") return true;
    if (word == "no" || word == "n" || word == "non") return false;
  }
}

PlainGame::PlainGame(SaveSlot& slot, LocalGame game, const Surroundings& surroundings,
                     milliseconds engine_time, const Dialogue& dialogue)
    : slot_(slot), game_(std::move(game)), surroundings_(surroundings), engine_time_(engine_time),
      dialogue_(dialogue) {}

std::string_view PlainGame::tell(std::string_view english, std::string_view french) const {
  return terminal::tell(language(), english, french);
}

void PlainGame::say(std::string_view line) const {
  dialogue_.write(concat(line, '\n'));
}

VisitEnd PlainGame::run() {
  save();
  show_board({});
  report_fair_start();
  while (!leaving_) {
    if (surroundings_.interrupted) return VisitEnd::interrupted;
    if (game_->engine_due() && !paused_) {
      engine_turn();
      continue;
    }
    say(prompt());
    const auto asked = steady_clock::now();
    const auto line = dialogue_.read();
    if (!line) break;
    const bool time_is_up = pass_time(asked);
    handle(trimmed(*line), time_is_up);
  }
  if (surroundings_.interrupted) return VisitEnd::interrupted;
  if (game_->is_over() || !game_.is_begun()) (void)slot_.keep(game_);
  return VisitEnd::left;
}

std::string PlainGame::prompt() const {
  const auto standing = play::standing_words(*game_).in(language());
  if (game_->is_over()) {
    return tell_with(language(),
                     "{0}. new, undo, or quit:", "{0}. nouvelle, annuler ou quitter :", standing);
  }
  if (game_->may_swap() && game_->person_to_move()) {
    return tell_with(language(),
                     "{0}. Move, swap, or help:", "{0}. Coup, échanger, ou aide :", standing);
  }
  return tell_with(language(), "{0}. Move, or help:", "{0}. Coup, ou aide :", standing);
}

bool PlainGame::pass_time(steady_clock::time_point since) {
  const auto events =
      game_.pass_time(std::chrono::duration_cast<milliseconds>(steady_clock::now() - since));
  if (events.empty()) return false;
  report_departures(events);
  save();
  return true;
}

void PlainGame::report_departures(const play::Events& events) const {
  const auto* const left = play::find<play::PlayerLeft>(events);
  // When the last person leaves, the game is over and nobody plays on.
  if (left != nullptr && play::find<play::Ended>(events) == nullptr) {
    say(play::departure_words(*game_, left->seat).in(language()));
  }
}

void PlainGame::report_fair_start() const {
  const auto say_words = [&](const Phrase& words) {
    if (!words.english.empty()) say(words.in(language()));
  };
  say_words(play::chosen_side_words(*game_));
  if (!game_->person_to_move()) return;
  say_words(play::fair_start_words(*game_));
  if (game_->may_swap()) say_words(play::swap_choice_words(*game_));
}

void PlainGame::save() {
  if (const auto why = slot_.save(game_)) {
    if (!told_trouble_) say(why->in(language()));
    told_trouble_ = true;
  }
}

void PlainGame::handle(std::string_view line, bool time_is_up) {
  if (line.empty()) return;
  auto rest = line;
  const auto word = take_until(rest, ' ');
  for (const auto& command : commands()) {
    if (word == command.english || word == command.french) return (this->*command.run)(rest);
  }
  // A move that came too late is not the next player's.
  if (!time_is_up) play_typed(line);
}

void PlainGame::play_typed(std::string_view typed) {
  if (refuse_without_turn()) return;
  const auto moves = game_->state().legal_moves();
  const auto number = parse_number(typed, static_cast<std::uint32_t>(moves.size()));
  const std::string move = number && *number > 0 ? moves[*number - 1] : std::string(typed);
  const auto events = game_.move(move);
  if (!events) return why(move);
  after_change(*events);
}

void PlainGame::after_change(const play::Events& events) {
  paused_ = false;
  report_departures(events);
  save();
  show_board({});
  report_fair_start();
}

void PlainGame::engine_turn() {
  const auto due = *game_->engine_due();
  const auto started = steady_clock::now();
  const auto found = search(SearchPurpose::move, move_limits(game_, engine_time_),
                            {.level = due.level, .seed = any_seed()});
  if (!found) {
    paused_ = true;
    return;
  }
  if (pass_time(started)) return;
  const auto player = player_words(game_->player(due.seat)).in(language());
  const bool swaps = found->move == kSwapMove;
  const auto events = swaps ? game_.swap() : game_.move(found->move);
  if (!events) return;
  say(tell_with(language(), "{0} ({1}): {2}", "{0} ({1}) : {2}",
                game_->game().seat_name(due.seat).in(language()), player,
                swaps ? tell("swap", "échange") : std::string_view(found->move)));
  after_change(*events);
}

std::optional<FinishedSearch> PlainGame::search(SearchPurpose purpose, const SearchLimits& limits,
                                                const SearchOptions& options) {
  if (const auto error = engine_.start(purpose, *game_, limits, options)) {
    say(error->text(language()));
    return std::nullopt;
  }
  return engine_.wait(surroundings_.interrupted);
}

} // namespace howdah::terminal
