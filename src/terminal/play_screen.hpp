// The full-screen game: the board, the panel beside it, and every key.
#pragma once

#include "terminal/advice.hpp"
#include "terminal/background_engine.hpp"
#include "terminal/board_view.hpp"
#include "terminal/local_game.hpp"
#include "terminal/panel.hpp"
#include "terminal/picker.hpp"
#include "terminal/save_slot.hpp"
#include "terminal/screen.hpp"

#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace howdah::terminal {

class PlayScreen {
public:
  enum class End : unsigned char { leave, new_game };

  PlayScreen(Screen& screen, SaveSlot& slot, LocalGame game, Language& language, bool unicode,
             milliseconds engine_time);

  /// Until the person leaves or wants another game. The game is saved after every move.
  [[nodiscard]] End run();
  void say(std::string message) { messages_ = {std::move(message)}; }
  /// Below what is said already.
  void add_message(std::string message) { messages_.push_back(std::move(message)); }

private:
  using Time = std::chrono::steady_clock::time_point;

  // What happens by itself.
  void pass_time();
  void hear_engine();
  void wake_engine();
  void start_search(SearchPurpose purpose, const SearchLimits& limits,
                    const SearchOptions& options);
  void begin_turn();
  /// What a fair start asks of the player to move, and what was chosen.
  void report_fair_start();
  void save();

  // Keys and clicks.
  [[nodiscard]] std::optional<End> handle(const Input& input);
  [[nodiscard]] std::optional<End> handle_letter(char32_t letter);
  void arrow(Step seen);
  void point(const std::string& place);
  void click(const Input& input);
  void confirm();
  void play(const std::string& move);
  void swap();
  void explain(const std::string& move);

  // Commands.
  void undo();
  void redo();
  void hint();
  void type_move();
  void resign();
  void offer_draw();
  [[nodiscard]] bool person_accepts_draw(Seat asker, Seat seat);
  [[nodiscard]] bool engines_accept_draw();
  void go_in_timeline(const Expected<play::Events>& gone);
  void save_as();
  void load();
  [[nodiscard]] bool keep();
  void help();
  [[nodiscard]] std::optional<End> new_game();
  End leave();

  // Drawing.
  void draw();
  void lay_out();
  [[nodiscard]] BoardView new_board() const;
  [[nodiscard]] BoardMarks marks() const;
  [[nodiscard]] std::string evaluation_line() const;
  [[nodiscard]] std::string status_line() const;
  void draw_keys();
  void draw_swap_choice();
  void explain_preview();

  [[nodiscard]] std::string_view tell(std::string_view english, std::string_view french) const;

  Screen& screen_;
  SaveSlot& slot_;
  LocalGame game_;
  Language& language_;
  bool unicode_;
  milliseconds engine_time_;

  BackgroundEngine engine_;
  int laid_out_rows_; // of the screen
  bool turned_ = false;
  BoardView board_;
  Picker picker_;
  std::string cursor_;
  std::vector<std::string> messages_;
  std::set<std::string> last_changes_; // of the last move
  std::set<std::string> hinted_;       // the places of the move that the hint names
  bool marks_ = false;
  bool paused_ = false; // engines wait
  bool evaluating_ = false;
  std::optional<Score> score_; // of the player to move
  std::optional<std::uint32_t> scored_at_;
  Time last_time_ = std::chrono::steady_clock::now();
  Time engine_may_move_ = last_time_; // watched games are not played faster than one can look
};

} // namespace howdah::terminal
