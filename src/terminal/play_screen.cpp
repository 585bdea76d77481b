// The event loop of a game and its keys; play_commands.cpp has the longer commands,
// play_drawing.cpp the drawing.
#include "terminal/play_screen.hpp"

#include "engine/pie.hpp"
#include "play/words.hpp"
#include "terminal/chance.hpp"
#include "terminal/dialogs.hpp"
#include "terminal/texts.hpp"

#include <algorithm>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

constexpr auto kWaitForEvents = 50ms;
constexpr auto kEvaluationTime = 300ms;
constexpr auto kLook = 700ms; // between the moves of a game that is only watched

} // namespace

PlayScreen::PlayScreen(Screen& screen, SaveSlot& slot, LocalGame game, Language& language,
                       bool unicode, milliseconds engine_time)
    : screen_(screen), slot_(slot), game_(std::move(game)), language_(language), unicode_(unicode),
      engine_time_(engine_time), laid_out_rows_(screen.rows()), board_(new_board()),
      cursor_(board_.middle()) {
  begin_turn();
  paused_ = game_->timeline().can_redo();
}

std::string_view PlayScreen::tell(std::string_view english, std::string_view french) const {
  return terminal::tell(language_, english, french);
}

PlayScreen::End PlayScreen::run() {
  save();
  for (;;) {
    pass_time();
    hear_engine();
    wake_engine();
    if (large_enough(screen_, language_)) draw();
    if (const auto end = handle(screen_.read(kWaitForEvents))) return *end;
  }
}

void PlayScreen::pass_time() {
  const auto now = std::chrono::steady_clock::now();
  const auto passed = std::chrono::duration_cast<milliseconds>(now - last_time_);
  last_time_ += passed;
  if (paused_ || game_.pass_time(passed).empty()) return;
  engine_.cancel(); // a flag fell: the game is over, or another plays the seat
  begin_turn();
  save();
}

void PlayScreen::hear_engine() {
  const auto search = engine_.fetch();
  if (!search || search->at_move != game_->moves_played()) return;
  switch (search->purpose) {
  case SearchPurpose::move:
    if (!search->move.empty()) play(search->move);
    return;
  case SearchPurpose::hint:
    say(hint_words(*game_, *search).in(language_));
    hinted_ = hint_places(game_->state(), search->move);
    break;
  case SearchPurpose::evaluation:
  case SearchPurpose::draw_offer: break;
  }
  if (search->reports.empty()) return;
  score_ = search->reports.front().score;
  scored_at_ = game_->moves_played();
}

void PlayScreen::wake_engine() {
  if (engine_.purpose() || game_->is_over()) return;
  const auto due = game_->engine_due();
  if (due && !paused_ && std::chrono::steady_clock::now() >= engine_may_move_) {
    start_search(SearchPurpose::move, move_limits(game_, engine_time_),
                 {.level = due->level, .seed = any_seed()});
  } else if (evaluating_ && scored_at_ != game_->moves_played()) {
    start_search(SearchPurpose::evaluation, {.move_time = kEvaluationTime}, {});
  }
}

void PlayScreen::start_search(SearchPurpose purpose, const SearchLimits& limits,
                              const SearchOptions& options) {
  const auto error = engine_.start(purpose, *game_, limits, options);
  if (!error) return;
  say(error->text(language_));
  evaluating_ = false;
  if (purpose == SearchPurpose::move) paused_ = true;
}

void PlayScreen::begin_turn() {
  hinted_.clear();
  picker_ = game_->person_to_move() ? Picker(game_->game(), game_->state()) : Picker();
  if (!game_->has_person()) {
    engine_may_move_ =
        std::chrono::steady_clock::now() + std::min<milliseconds>(kLook, engine_time_);
  }
  report_fair_start();
}

void PlayScreen::report_fair_start() {
  const auto add = [&](const Phrase& words) {
    if (!words.english.empty()) add_message(words.in(language_));
  };
  add(play::chosen_side_words(*game_));
  if (!game_->person_to_move()) return;
  add(play::fair_start_words(*game_));
  if (game_->may_swap()) add(play::swap_choice_words(*game_));
}

void PlayScreen::save() {
  if (const auto why = slot_.save(game_)) say(why->in(language_));
}

std::optional<PlayScreen::End> PlayScreen::handle(const Input& input) {
  switch (input.key) {
  case Key::up: arrow({.north = 1}); break;
  case Key::down: arrow({.north = -1}); break;
  case Key::left: arrow({.east = -1}); break;
  case Key::right: arrow({.east = 1}); break;
  case Key::enter: picker_.stage() == Picker::Stage::aiming ? confirm() : point(cursor_); break;
  case Key::escape:
  case Key::backspace:
  case Key::right_click:
    messages_.clear();
    hinted_.clear();
    (void)picker_.back();
    break;
  case Key::tab:
    picker_.next();
    explain_preview();
    break;
  case Key::wheel_up:
  case Key::wheel_down:
    picker_.turn_on(input.key == Key::wheel_up ? -1 : 1);
    explain_preview();
    break;
  case Key::click: click(input); break;
  case Key::letter: return handle_letter(input.letter);
  default: break;
  }
  return std::nullopt;
}

std::optional<PlayScreen::End> PlayScreen::handle_letter(char32_t letter) {
  switch (letter) {
  case ' ': return handle({.key = Key::enter});
  case 'b':
    if (!picker_.take_from_beside()) {
      say(std::string(tell("Nothing waits beside the board for this turn.",
                           "Rien n'attend à côté du plateau pour ce tour.")));
    }
    break;
  case 'x':
    if (picker_.leave()) {
      explain_preview();
    } else {
      say(std::string(tell("Pick up a piece that may leave the board first.",
                           "Prenez d'abord une pièce qui peut quitter le plateau.")));
    }
    break;
  case ':': type_move(); break;
  case 'u': undo(); break;
  case 'r': redo(); break;
  case 'h': hint(); break;
  case 'e':
    evaluating_ = !evaluating_;
    scored_at_.reset();
    break;
  case 'm': marks_ = !marks_; break;
  case 'f':
    turned_ = !turned_;
    board_.set_turned(turned_);
    break;
  case 'p':
    paused_ = !paused_;
    engine_.cancel();
    break;
  case 'c':
    if (game_->person_to_move()) swap();
    break;
  case 'g': resign(); break;
  case 'd': offer_draw(); break;
  case 's': save_as(); break;
  case 'l': load(); break;
  case 'L':
    language_ = language_ == Language::french ? Language::english : Language::french;
    messages_.clear();
    report_fair_start();
    break;
  case '?': help(); break;
  case 'n': return new_game();
  case 'q': return leave();
  default: break;
  }
  return std::nullopt;
}

void PlayScreen::arrow(Step seen) {
  if (picker_.stage() == Picker::Stage::aiming) {
    picker_.turn(board_.on_board(seen));
    explain_preview();
  } else {
    cursor_ = board_.neighbour(cursor_, seen);
  }
}

void PlayScreen::click(const Input& input) {
  const auto place = board_.place_at(input.row, input.column);
  if (!place) return;
  if (picker_.stage() != Picker::Stage::aiming) {
    cursor_ = *place;
    point(*place);
  } else if (*place == picker_.to()) {
    confirm();
  } else if (!picker_.to().empty()) {
    picker_.turn(board_.direction(picker_.to(), *place));
    explain_preview();
  }
}

void PlayScreen::point(const std::string& place) {
  messages_.clear();
  if (!game_->person_to_move()) return;
  if (picker_.point(place)) {
    explain_preview();
    return;
  }
  const auto tried = picker_.tried(game_->game(), game_->state(), place);
  if (!tried.empty()) explain(tried);
}

/// Why a move is legal or not, as the command `why` says it.
void PlayScreen::explain(const std::string& move) {
  const auto explanation = game_->state().explain(move);
  if (!explanation) return say(explanation.error().text(language_));
  messages_ = {fmt::format("{}: {}", move, explanation->verdict.in(language_))};
  for (const auto& detail : explanation->details) messages_.push_back(detail.in(language_));
}

void PlayScreen::explain_preview() {
  messages_.clear();
  if (const auto* const gesture = picker_.ready()) explain(gesture->move);
}

void PlayScreen::confirm() {
  if (const auto* const gesture = picker_.ready()) play(std::string(gesture->move));
}

void PlayScreen::swap() {
  if (const auto events = game_.swap(); !events) return say(events.error().text(language_));
  engine_.cancel();
  messages_.clear();
  paused_ = paused_ && !game_->has_person();
  begin_turn();
  save();
}

void PlayScreen::play(const std::string& move) {
  if (move == kSwapMove) return swap();
  const auto changes = game_->state().changes(move);
  if (!game_.move(move)) return explain(move);
  last_changes_.clear();
  for (const auto& change : *changes) last_changes_.insert(change.place);
  messages_.clear();
  paused_ = paused_ && !game_->has_person();
  begin_turn();
  save();
}

} // namespace howdah::terminal
