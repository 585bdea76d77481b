// The game as a dialogue of text lines, for screen readers and scripts.
#pragma once

#include "terminal/background_engine.hpp"
#include "terminal/play.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace howdah::terminal {

/// Asks until the answer is yes or no; nothing at the end of the input.
[[nodiscard]] std::optional<bool> ask_yes_no(const Dialogue& dialogue, Language language,
                                             std::string_view question);

class PlainGame {
public:
  PlainGame(SaveSlot& slot, LocalGame game, const Surroundings& surroundings,
            milliseconds engine_time, const Dialogue& dialogue);

  /// Until the person leaves or the input ends. The game is saved after every move.
  [[nodiscard]] VisitEnd run();

private:
  struct Command {
    std::string_view english;
    std::string_view french;
    void (PlainGame::*run)(std::string_view rest);
    std::string_view about;
    std::string_view about_french;
  };
  [[nodiscard]] static std::span<const Command> commands();

  // What happens by itself.
  [[nodiscard]] std::string prompt() const;
  void handle(std::string_view line, bool time_is_up);
  void play_typed(std::string_view typed);
  void engine_turn();
  /// Whether a flag fell.
  bool pass_time(std::chrono::steady_clock::time_point since);
  void report_departures(const play::Events& events) const;
  /// What a fair start asks of the player to move, and what was chosen.
  void report_fair_start() const;
  void after_change(const play::Events& events);
  void go_in_timeline(const Expected<play::Events>& gone);
  void save();
  [[nodiscard]] std::optional<FinishedSearch>
  search(SearchPurpose purpose, const SearchLimits& limits, const SearchOptions& options);
  /// Says why nothing of the kind can be done now.
  [[nodiscard]] bool refuse_without_turn() const;
  [[nodiscard]] bool refuse_when_over() const;

  // Commands.
  void list_moves(std::string_view rest);
  void why(std::string_view move);
  void show_board(std::string_view rest);
  void list_played(std::string_view rest);
  void swap(std::string_view rest);
  void undo(std::string_view rest);
  void redo(std::string_view rest);
  void go_on(std::string_view rest);
  void hint(std::string_view rest);
  void evaluate(std::string_view rest);
  void resign(std::string_view rest);
  void offer_draw(std::string_view rest);
  void new_game(std::string_view rest);
  void save_as(std::string_view path);
  void load(std::string_view path);
  void help(std::string_view rest);
  void quit(std::string_view rest);
  /// Archives this game and starts another one.
  [[nodiscard]] bool replace(LocalGame game);

  [[nodiscard]] Language language() const { return surroundings_.language; }
  [[nodiscard]] std::string_view tell(std::string_view english, std::string_view french) const;
  void say(std::string_view line) const;

  SaveSlot& slot_;
  LocalGame game_;
  const Surroundings& surroundings_;
  milliseconds engine_time_;
  const Dialogue& dialogue_;
  BackgroundEngine engine_;
  bool paused_ = false; // engines wait
  bool leaving_ = false;
  bool told_trouble_ = false;
};

} // namespace howdah::terminal
