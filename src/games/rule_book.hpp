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

  /// One value an option, in the order of `options`.
  [[nodiscard]] Expected<std::vector<RuleValue>> parse(std::string_view text) const;

  /// The shortest text that parses to these values: a preset's name, or what differs from the
  /// defaults. With all defaults and no preset for them, the first option's pair.
  [[nodiscard]] std::string text(std::span<const RuleValue> values) const;

  [[nodiscard]] std::vector<RuleValue> defaults() const;
};

/// Plies fit 24 bits in positions; longer games and larger limits are refused.
inline constexpr std::uint32_t kMaxPly = 9'999'999;

} // namespace howdah
