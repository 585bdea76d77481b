// The game, rules and position a command line names, and the options that name them.
#pragma once

#include "cli/command.hpp"
#include "cli/request.hpp"
#include "games/setup.hpp"
#include "games/start_choice.hpp"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::cli {

[[nodiscard]] Argument game_argument();
[[nodiscard]] Option rules_option();
[[nodiscard]] Option position_option();
[[nodiscard]] Option json_option();
[[nodiscard]] Option swap_option();

/// The options of a command that looks at a position, then the command's own.
[[nodiscard]] std::vector<Option> with_position_options(std::vector<Option> own);

/// The names of all games, with commas between.
[[nodiscard]] std::string game_names();

/// The game of that name; refuses what is none.
[[nodiscard]] const GameEntry& entry_named(const std::string& name);

/// The game that the command's first argument names.
[[nodiscard]] const GameEntry& chosen_entry(const Request& request);

/// That game with the rules of --rules, or its usual ones.
[[nodiscard]] std::unique_ptr<AnyGame> chosen_game(const Request& request);

/// The position of --position, or the start.
[[nodiscard]] std::unique_ptr<AnyState> chosen_state(const Request& request, const AnyGame& game);

/// The balanced start that a value of --start names; chance decides where it leaves that open.
/// Refuses another text, and rules without balanced starts.
[[nodiscard]] ChosenStart named_start(const std::string& text, const AnyGame& game);

/// Whether --swap asks for the pie rule. Refuses games of another number of players than two.
[[nodiscard]] bool wants_pie(const Request& request, const AnyGame& game);

/// Refuses the first two of these options that were given together.
void refuse_together(const Request& request, std::initializer_list<std::string_view> options);

/// "none", "draw" or the winner's letter.
[[nodiscard]] std::string result_text(const AnyGame& game, Result result);

} // namespace howdah::cli
