// The parsed arguments and options of a command.
#pragma once

#include "cli/message.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::cli {

class Request {
public:
  Request(Language language, std::vector<std::string> arguments,
          std::map<std::string, std::vector<std::string>, std::less<>> options)
      : language_(language), arguments_(std::move(arguments)), options_(std::move(options)) {}

  [[nodiscard]] Language language() const noexcept { return language_; }

  [[nodiscard]] const std::string& argument(std::size_t index) const { return arguments_[index]; }
  [[nodiscard]] std::span<const std::string> arguments_from(std::size_t first) const {
    return std::span(arguments_).subspan(first);
  }

  [[nodiscard]] bool has(std::string_view option) const { return options_.contains(option); }
  /// Null when the option was not given.
  [[nodiscard]] const std::string* value(std::string_view option) const;
  /// Of an option that may be given several times.
  [[nodiscard]] std::span<const std::string> values(std::string_view option) const;

  /// A number from `least` to `most`; refuses anything else. Nothing when it was not given.
  [[nodiscard]] std::optional<std::uint32_t> number(std::string_view option, std::uint32_t least,
                                                    std::uint32_t most) const;
  /// One of `words`; refuses anything else. Nothing when it was not given.
  [[nodiscard]] std::optional<std::string> choice(std::string_view option,
                                                  std::span<const std::string> words) const;

private:
  Language language_;
  std::vector<std::string> arguments_;
  // What each was given, at least one text; a switch has an empty one.
  std::map<std::string, std::vector<std::string>, std::less<>> options_;
};

/// The number a text spells; `where` names the option or argument it was given for.
[[nodiscard]] std::uint32_t read_number(const Phrase& where, std::string_view text,
                                        std::uint32_t least, std::uint32_t most);

/// "; did you mean 'NAME'?" when there is a name that was probably meant, else nothing.
[[nodiscard]] std::optional<Phrase> did_you_mean(std::string_view typed,
                                                 std::span<const std::string> known);

} // namespace howdah::cli
