#include "terminal/setup_screen.hpp"

#include "core/text.hpp"
#include "engine/limits.hpp"
#include "terminal/chance.hpp"
#include "terminal/clock.hpp"
#include "terminal/dialogs.hpp"
#include "terminal/fair_start.hpp"
#include "terminal/local_game.hpp"
#include "terminal/seat.hpp"
#include "terminal/text_layout.hpp"
#include "terminal/texts.hpp"

#include <algorithm>
#include <array>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

constexpr std::array<std::string_view, 7> kClocks = {"",     "1+0",   "3+2", "5+3",
                                                     "10+5", "15+10", "30+0"};

class SetupScreen {
public:
  SetupScreen(Screen& screen, play::Opening& opening, Language& language)
      : screen_(screen), opening_(opening), language_(language),
        book_(find_game(opening.setup.game)->rule_book()),
        values_(book_.parse(opening.setup.rules).value_or(book_.defaults())) {
    players_ = opening.players;
    if (players_.empty()) players_ = {local_person(), play::engine(kFirstLevel)};
    const auto last = players_.back();
    players_.resize(kMaxPlayers, last);
    if (opening.clock) clock_ = clock_text(*opening.clock);
    fair_start_ = fair_start_of(opening);
    check();
  }

  bool run() {
    for (;;) {
      if (large_enough(screen_, language_)) draw();
      const auto input = screen_.read(100ms);
      switch (input.key) {
      case Key::up: row_ = std::max(0, row_ - 1); break;
      case Key::down:
      case Key::tab: row_ = std::min(rows() - 1, row_ + 1); break;
      case Key::left: change(-1); break;
      case Key::right: change(1); break;
      case Key::enter:
        if (start()) return true;
        break;
      case Key::click: clicked(input); break;
      case Key::escape: return false;
      case Key::letter:
        if (input.letter == 'q') return false;
        if (input.letter == 's' && start()) return true;
        if (input.letter == ' ') change(1);
        if (input.letter == 't') type_value();
        if (input.letter == 'L') language_ = other(language_);
        break;
      default: break;
      }
    }
  }

private:
  [[nodiscard]] static Language other(Language language) {
    return language == Language::french ? Language::english : Language::french;
  }
  [[nodiscard]] int seats() const { return game_ ? game_->players() : 2; }
  // The rows: seats, the clock, the fair start, then the rule options.
  [[nodiscard]] int clock_row() const { return seats(); }
  [[nodiscard]] int start_row() const { return seats() + 1; }
  [[nodiscard]] int rows() const { return seats() + 2 + static_cast<int>(book_.options.size()); }
  /// Of a row below the fair start.
  [[nodiscard]] std::size_t rule_index(int row) const {
    return static_cast<std::size_t>(row - start_row() - 1);
  }
  [[nodiscard]] const RuleOption& option_at(int row) const {
    return book_.options[rule_index(row)];
  }
  [[nodiscard]] RuleValue& value_at(int row) { return values_[rule_index(row)]; }

  [[nodiscard]] static std::string value_text(const RuleValue& value) {
    return value.word.empty() ? concat(value.number) : std::string(value.word);
  }

  /// Recreates the game; conflicts between rules are shown.
  void check() {
    const auto rules = book_.text(values_);
    auto game = make_game(opening_.setup.game, rules);
    problem_ = game ? "" : game.error().text(language_);
    if (game) check_fair_start(rules);
    const int old_clock_row = clock_row();
    if (game) game_ = *std::move(game);
    if (row_ >= old_clock_row) row_ += clock_row() - old_clock_row; // the same option
    row_ = std::min(row_, rows() - 1);
  }

  /// Whether a game of these rules can begin so.
  void check_fair_start(const std::string& rules) {
    auto tried = opening_;
    tried.setup.rules = rules;
    if (const auto error = set_fair_start(tried, fair_start_, any_seed())) {
      problem_ = error->text(language_);
    }
  }

  /// A start that the command line names stays, unless the rules or the choice are others now.
  [[nodiscard]] bool has_start() const {
    return opening_.setup.rules == game_->rules_text() && fair_start_of(opening_) == fair_start_ &&
           !opening_.setup.start.empty();
  }

  bool start() {
    if (!problem_.empty()) return false;
    const bool keeps_start = has_start();
    opening_.setup.rules = game_->rules_text();
    if (!keeps_start) (void)set_fair_start(opening_, fair_start_, any_seed()); // it was checked
    opening_.players = players_;
    opening_.players.resize(static_cast<std::size_t>(seats()));
    opening_.clock.reset();
    if (!clock_.empty()) opening_.clock = parse_clock(clock_).value();
    const auto game = LocalGame::open(opening_);
    if (!game) problem_ = game.error().text(language_);
    return game.has_value();
  }

  void change(int by) {
    if (row_ < clock_row()) {
      auto& player = players_[static_cast<std::size_t>(row_)];
      const int steps = kMaxLevel + 1; // a person, then the levels
      const int next = (player.level + by + steps) % steps;
      player = next == 0 ? local_person() : play::engine(next);
    } else if (row_ == clock_row()) {
      const auto found = std::ranges::find(kClocks, std::string_view(clock_));
      const auto size = static_cast<std::ptrdiff_t>(kClocks.size());
      const auto index = found == kClocks.end() ? 0 : found - kClocks.begin();
      clock_ = kClocks[static_cast<std::size_t>((index + by + size) % size)];
    } else if (row_ == start_row()) {
      const auto size = static_cast<int>(kFairStarts.size());
      const int index = (static_cast<int>(fair_start_) + by + size) % size;
      fair_start_ = kFairStarts[static_cast<std::size_t>(index)];
    } else {
      change_rule(by);
    }
    check();
  }

  /// Through the words, then the numbers, and round again.
  void change_rule(int by) {
    const auto& option = option_at(row_);
    auto& value = value_at(row_);
    const auto words = static_cast<std::int64_t>(option.words.size());
    const auto numbers =
        option.least > option.most ? std::int64_t{0} : std::int64_t{option.most} - option.least + 1;
    std::int64_t index = 0;
    if (value.word.empty()) {
      index = words + value.number - option.least;
    } else {
      index = std::ranges::find(option.words, value.word) - option.words.begin();
    }
    const auto size = words + numbers;
    index = (index + by + size) % size;
    value = index < words
                ? RuleValue{.word = option.words[static_cast<std::size_t>(index)]}
                : RuleValue{.number = static_cast<std::uint32_t>(index - words + option.least)};
  }

  /// A value by its text, for numbers that are far away.
  void type_value() {
    if (row_ < clock_row() || row_ == start_row()) return;
    if (row_ == clock_row()) return type_clock();
    const auto& option = option_at(row_);
    const auto typed =
        ask_line(screen_, language_,
                 fmt::format("{} ({}) =", option.key, option.values().in(language_)), "");
    if (!typed) return;
    const auto values = book_.parse(concat(option.key, '=', *typed));
    if (!values) {
      problem_ = values.error().text(language_);
      return;
    }
    value_at(row_) = (*values)[rule_index(row_)];
    check();
  }

  void type_clock() {
    const auto typed = ask_line(screen_, language_,
                                tell(language_, "Clock (minutes+seconds per move, or nothing):",
                                     "Pendule (minutes+secondes par coup, ou rien) :"),
                                "");
    if (!typed) return;
    const auto clock = parse_clock(*typed);
    const bool fine = typed->empty() || clock;
    if (fine) clock_ = *typed;
    problem_ = fine ? "" : clock.error().text(language_);
  }

  void clicked(const Input& input) {
    const int row = input.row - kFirstRow;
    if (row < 0 || row >= rows()) return;
    if (row_ == row) {
      change(1);
    } else {
      row_ = row;
    }
  }

  void draw() {
    screen_.clear();
    screen_.put(0, 2,
                tell_with(language_, "New game: {0}", "Nouvelle partie : {0}", opening_.setup.game),
                {.paint = Paint::strong});
    for (int row = 0; row < rows(); ++row) draw_row(row);
    const int below = kFirstRow + rows() + 1;
    std::string about(tell(language_, "Who sits there: a person, or the engine at a level.",
                           "Qui joue : une personne, ou le moteur à un niveau."));
    if (row_ == clock_row()) {
      about = tell(language_, "Minutes per game + seconds per move; none: without a clock.",
                   "Minutes pour la partie + secondes par coup ; aucune : sans pendule.");
    }
    if (row_ == start_row()) about = fair_start_help(fair_start_).in(language_);
    if (row_ > start_row()) {
      const auto& option = option_at(row_);
      about = fmt::format("{} ({})", tell(language_, option.english, option.french),
                          option.values().in(language_));
    }
    int row = below;
    for (const auto& line : lines_of(about, 76)) {
      screen_.put(row++, 2, line, {.paint = Paint::faint});
    }
    for (const auto& line : lines_of(problem_, 76)) {
      screen_.put(row++, 2, line, {.paint = Paint::strong});
    }
    screen_.put(
        screen_.rows() - 1, 1,
        tell(language_, "Up/Down: choose  Left/Right: change  t: type  L: français  q: leave",
             "Haut/Bas : choisir  Gauche/Droite : changer  t : taper  L: English  q: quitter"),
        {.paint = Paint::faint});
    screen_.put_button(screen_.rows() - 2, 1,
                       tell(language_, "[Enter: start]", "[Entrée : commencer]"), 's',
                       {.paint = Paint::strong});
    screen_.show();
  }

  void draw_row(int row) {
    std::string name;
    std::string value;
    Paint paint = Paint::plain;
    if (row < clock_row()) {
      name = game_->seat_name(row).in(language_);
      value = player_words(players_[static_cast<std::size_t>(row)]).in(language_);
      paint = seat_paint(row);
    } else if (row == clock_row()) {
      name = tell(language_, "clock", "pendule");
      value = clock_.empty() ? tell(language_, "none", "aucune") : std::string_view(clock_);
    } else if (row == start_row()) {
      name = tell(language_, "fair start", "départ équitable");
      value = fair_start_name(fair_start_).in(language_);
    } else {
      name = option_at(row).key;
      value = value_text(value_at(row));
    }
    const Ground ground = row == row_ ? Ground::cursor : Ground::none;
    screen_.put(kFirstRow + row, 2, row == row_ ? ">" : " ", {.paint = Paint::strong});
    screen_.put(kFirstRow + row, 4, name, {.paint = paint});
    screen_.put(kFirstRow + row, 22, fmt::format(" {} ", value), {.ground = ground});
  }

  static constexpr int kFirstRow = 2;
  static constexpr int kFirstLevel = 3; // of the opponent, unless another is chosen

  Screen& screen_;
  play::Opening& opening_;
  Language& language_;
  const RuleBook& book_;
  std::vector<RuleValue> values_;
  std::vector<play::Player> players_;
  std::string clock_; // empty for none
  FairStart fair_start_ = FairStart::booklet;
  std::unique_ptr<AnyGame> game_;
  std::string problem_;
  int row_ = 0;
};

} // namespace

bool edit_opening(Screen& screen, play::Opening& opening, Language& language) {
  return SetupScreen(screen, opening, language).run();
}

} // namespace howdah::terminal
