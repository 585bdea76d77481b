// Someone who knows the rules of a game and answers in texts. Rule tests are written once against
// this and run twice: against the fast library and against the plain reference.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

/// A game in progress.
class Referee {
public:
  Referee() = default;
  Referee(const Referee&) = delete;
  Referee& operator=(const Referee&) = delete;
  virtual ~Referee() = default;

  [[nodiscard]] virtual std::string position() const = 0;
  /// Sorted bytewise.
  [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
  /// False, and nothing happens, unless the move is legal.
  [[nodiscard]] virtual bool play(std::string_view move) = 0;
  /// "none", "draw" or the winner's letter.
  [[nodiscard]] virtual std::string result() const = 0;
  [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
};

/// Where referees come from. Either function returns null when a text is refused.
struct RefereeSource {
  std::string name;
  std::function<std::unique_ptr<Referee>(std::string_view rules)> start;
  std::function<std::unique_ptr<Referee>(std::string_view rules, std::string_view position)> set_up;

  friend std::ostream& operator<<(std::ostream& out, const RefereeSource& source) {
    return out << source.name;
  }
};

/// The fast library, through the registry.
[[nodiscard]] RefereeSource library_referees(std::string_view game);

} // namespace howdah::testing
