// A line of the protocol word by word. Words stand between spaces and tabs, any number of them.
#pragma once

#include <string_view>

namespace howdah::protocol {

class Words {
public:
  explicit constexpr Words(std::string_view line) noexcept : rest_(trimmed(line)) {}

  [[nodiscard]] constexpr bool empty() const noexcept { return rest_.empty(); }

  /// The next word, left where it is; empty behind the last.
  [[nodiscard]] constexpr std::string_view peek() const noexcept {
    return rest_.substr(0, rest_.find_first_of(kBlanks));
  }
  /// Takes the next word; empty behind the last.
  constexpr std::string_view next() noexcept {
    const auto word = peek();
    rest_ = trimmed(rest_.substr(word.size()));
    return word;
  }
  /// Takes what stands before the next word that is `end`, with the blanks inside, and that word.
  constexpr std::string_view until(std::string_view end) noexcept {
    const auto before = rest_;
    while (!empty() && peek() != end) (void)next();
    const auto taken = trimmed(before.substr(0, before.size() - rest_.size()));
    (void)next();
    return taken;
  }
  /// Takes all that is left.
  constexpr std::string_view all() noexcept {
    const auto taken = rest_;
    rest_ = {};
    return taken;
  }

private:
  static constexpr std::string_view kBlanks = " \t\r\n";

  [[nodiscard]] static constexpr std::string_view trimmed(std::string_view text) noexcept {
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
  }

  std::string_view rest_; // without blanks at either end
};

} // namespace howdah::protocol
