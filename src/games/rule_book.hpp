// The rule options of a game as data, and the text that chooses among them:
// `key=value` pairs with commas between, or a preset's name, or a preset followed by pairs.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// The longest game: position texts count no further, and limits go no further.
inline constexpr std::uint32_t kMaxPly = 9'999'999;

/// One option. A value is one of `words` or a number from `least` to `most`.
struct RuleOption {
  std::string_view key;
  std::string_view usual; // the default, as text
  std::span<const std::string_view> words{};
  std::uint32_t least = 1; // no numbers are taken when least > most
  std::uint32_t most = 0;
  std::string_view english; // what it is for
  std::string_view french;

  /// The values it takes, for messages: "draw, none" or "none, a number from 1 to 99".
  [[nodiscard]] Phrase values() const;
};

// Options that every game has, so that they read the same everywhere.
inline constexpr std::string_view kRepetitionWords[] = {"draw", "none"};
inline constexpr std::string_view kLimitWords[] = {"none"};

[[nodiscard]] constexpr RuleOption repetition_option() noexcept {
  return {.key = "repetition",
          .usual = kRepetitionWords[0],
          .words = kRepetitionWords,
          .english = "draw: the third occurrence of a position ends the game",
          .french = "draw : la troisième apparition d'une position met fin à la partie"};
}

[[nodiscard]] constexpr RuleOption limit_option(std::string_view usual) noexcept {
  return {.key = "limit",
          .usual = usual,
          .words = kLimitWords,
          .least = 1,
          .most = kMaxPly,
          .english = "a game of that many plies without a winner is a draw",
          .french = "une partie de ce nombre de coups sans vainqueur est nulle"};
}

struct RulePreset {
  std::string_view name;
  std::string_view pairs; // what it changes against the defaults; may be empty
  std::string_view english;
  std::string_view french;
};

struct RuleValue {
  std::string_view word{}; // one of the option's words; empty when it is a number
  std::uint32_t number = 0;

  friend bool operator==(const RuleValue&, const RuleValue&) = default;
};

struct RuleBook {
  std::span<const RuleOption> options;
  std::span<const RulePreset> presets;

  /// One value per option, in the order of `options`.
  [[nodiscard]] Expected<std::vector<RuleValue>> parse(std::string_view text) const;

  /// The shortest text that parses to these values: a preset's name, or what differs from the
  /// defaults. With all defaults and no preset for them, the first option's pair.
  [[nodiscard]] std::string text(std::span<const RuleValue> values) const;

  [[nodiscard]] std::vector<RuleValue> defaults() const;
};

} // namespace howdah
