#include "terminal/record_screen.hpp"

#include "core/text.hpp"
#include "record/replay.hpp"
#include "terminal/board_view.hpp"
#include "terminal/dialogs.hpp"
#include "terminal/local_game.hpp"
#include "terminal/panel.hpp"
#include "terminal/text_layout.hpp"
#include "terminal/texts.hpp"

#include <algorithm>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

/// "4... @a1e?", and the comments behind it.
std::vector<std::string> move_words(const record::Record& record, std::size_t index) {
  const auto players = static_cast<std::uint32_t>(record.players);
  const auto ply = record.first_ply + static_cast<std::uint32_t>(index);
  const auto& move = record.moves[index];
  std::vector<std::string> words = {fmt::format(
      "{}{} {}{}", ply / players + 1, ply % players == 0 ? "." : "...", move.text, move.mark)};
  words.insert(words.end(), move.comments.begin(), move.comments.end());
  if (index == 0 && record.swapped) words.emplace_back(record::kSwap);
  return words;
}

class RecordScreen {
public:
  RecordScreen(Screen& screen, const RecordSource& source, std::size_t first,
               const Surroundings& surroundings)
      : screen_(screen), source_(source), surroundings_(surroundings),
        language_(surroundings.language) {
    open(first);
  }

  void run() {
    for (;;) {
      if (large_enough(screen_, language_)) draw();
      const auto input = screen_.read(100ms);
      const std::size_t at = game_ ? (*game_)->moves_played() : 0;
      switch (input.key) {
      case Key::left:
      case Key::up:
      case Key::wheel_up:
        if (at > 0) go_to(at - 1);
        break;
      case Key::right:
      case Key::down:
      case Key::enter:
      case Key::wheel_down: go_to(at + 1); break;
      case Key::home: go_to(0); break;
      case Key::end: go_to(record_.moves.size()); break;
      case Key::page_up:
        if (index_ > 0) open(index_ - 1);
        break;
      case Key::page_down: open(index_ + 1); break;
      case Key::escape: return;
      case Key::letter:
        if (input.letter == 'q') return;
        if (input.letter == 'f') turned_ = !turned_;
        if (input.letter == 'm') marks_ = !marks_;
        if (input.letter == ' ') go_to(at + 1);
        if (input.letter == 'L') {
          language_ = language_ == Language::french ? Language::english : Language::french;
        }
        break;
      default: break;
      }
    }
  }

private:
  void open(std::size_t index) {
    auto record = source_(index);
    if (!record) {
      problem_ = tell(language_, "That was the last game.", "C'était la dernière partie.");
      return;
    }
    index_ = index;
    if (!*record) {
      problem_ = record->error().text(language_);
      return;
    }
    auto game = LocalGame::replay(**record, 0);
    if (!game) {
      problem_ = game.error().text(language_);
      return;
    }
    problem_.clear();
    record_ = **std::move(record);
    game_ = *std::move(game);
    changed_.clear();
  }

  void go_to(std::size_t moves) {
    if (!game_) return;
    problem_.clear();
    moves = std::min(moves, record_.moves.size());
    changed_.clear();
    if (moves > 0) {
      const auto before = LocalGame::replay(record_, moves - 1).value(); // it was opened once
      const auto changes = before->state().changes(record_.moves[moves - 1].text);
      for (const auto& change : *changes) changed_.insert(change.place);
    }
    game_ = LocalGame::replay(record_, moves).value();
  }

  void draw() {
    screen_.clear();
    if (!game_) {
      screen_.put(0, 1, problem_);
      return screen_.show();
    }
    const auto& game = *game_;
    BoardView board(game->game(), screen_.rows() - 2);
    board.set_turned(turned_);
    board.draw(screen_, game->state(), {.changed = changed_},
               {.language = language_, .unicode = surroundings_.unicode, .marks = marks_});
    const std::size_t at = game->moves_played();
    auto messages = at > 0 ? move_words(record_, at - 1) : record_.comments;
    if (at == record_.moves.size()) {
      messages.push_back(tell_with(language_, "Result: {0}", "Résultat : {0}", record_.result));
    }
    if (!problem_.empty()) messages.push_back(problem_);
    const int column = board.width() + 2;
    draw_panel(screen_,
               {.column = column, .width = screen_.columns() - column, .rows = screen_.rows() - 2},
               game, {.threats = marks_, .messages = messages}, language_);
    screen_.put(screen_.rows() - 2, 1,
                tell_with(language_, "Game {0}, move {1} of {2}", "Partie {0}, coup {1} sur {2}",
                          index_ + 1, at, record_.moves.size()),
                {.paint = Paint::strong});
    screen_.put(screen_.rows() - 1, 1,
                tell(language_,
                     "Left/Right: moves  Home/End  PgUp/PgDn: games  f: flip  m: threats  q: leave",
                     "Gauche/Droite : coups  Début/Fin  Pg : parties  f : retourner  q : quitter"),
                {.paint = Paint::faint});
    screen_.show();
  }

  Screen& screen_;
  const RecordSource& source_;
  const Surroundings& surroundings_;
  Language language_;
  std::size_t index_ = 0;
  record::Record record_;
  std::optional<LocalGame> game_;
  std::set<std::string> changed_; // by the last move
  std::string problem_;
  bool turned_ = false;
  bool marks_ = false;
};

} // namespace

VisitEnd show_records(const RecordSource& source, std::size_t first,
                      const Surroundings& surroundings) {
  const auto screen = Screen::open(surroundings.colours, surroundings.interrupted);
  if (!screen) return VisitEnd::unknown_terminal;
  try {
    RecordScreen(*screen, source, first, surroundings).run();
  } catch (const Interrupted&) {
    return VisitEnd::interrupted;
  }
  return VisitEnd::left;
}

void print_record(const record::Record& record, const Surroundings& surroundings,
                  const std::function<void(std::string_view)>& write) {
  const auto replay = record::start_of(record).value(); // its moves were played when it was read
  auto& state = *replay.state;
  const auto board = [&] {
    const DrawOptions options{.language = surroundings.language, .unicode = surroundings.unicode};
    for (const auto& line : state.draw(options).lines) {
      for (const auto& span : line) write(span.text);
      write("\n");
    }
  };
  for (const auto& tag : record.tags) write(fmt::format("{}: {}\n", tag.name, tag.value));
  for (const auto& comment : record.comments) write(comment + "\n");
  board();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    (void)state.play(record.moves[i].text);
    write("\n");
    for (const auto& words : move_words(record, i)) write(words + "\n");
    board();
  }
  write(tell_with(surroundings.language, "Result: {0}\n", "Résultat : {0}\n", record.result));
}

} // namespace howdah::terminal
