#include "core/text.hpp"
#include "protocol/parse.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace howdah::protocol {
namespace {

using std::chrono::milliseconds;

/// The seat and what is said of its clock, when a word is `p1time`, `p2inc` and so on.
struct ClockWord {
  std::size_t seat;
  bool increment;
};

std::optional<ClockWord> clock_word(std::string_view word) {
  if (word.size() < 3 || word[0] != 'p' || word[1] < '1' || word[1] >= '1' + kMaxPlayers) {
    return std::nullopt;
  }
  const auto what = word.substr(2);
  if (what != "time" && what != "inc") return std::nullopt;
  return ClockWord{.seat = static_cast<std::size_t>(word[1] - '1'), .increment = what == "inc"};
}

bool is_go_word(std::string_view word) {
  constexpr std::array<std::string_view, 6> kWords = {"depth",    "nodes",       "movetime",
                                                      "infinite", "searchmoves", "perft"};
  return std::ranges::find(kWords, word) != kWords.end() || clock_word(word).has_value();
}

/// Reads the words behind `go` one after the other; the first problem ends it.
class GoReader {
public:
  explicit GoReader(Words words) : words_(words) {}

  [[nodiscard]] ParsedCommand read() {
    while (problem_.empty() && !words_.empty()) read_one(words_.next());
    if (problem_.empty()) finish();
    if (!problem_.empty()) return refused(problem_);
    if (perft_) return GoPerft{static_cast<int>(*perft_)};
    return go_;
  }

private:
  void read_one(std::string_view name) {
    ++limits_read_;
    if (name == "infinite") {
      go_.until_stopped = true;
    } else if (name == "searchmoves") {
      read_moves();
    } else if (name == "depth") {
      if (const auto depth = once(name, go_.limits.depth.has_value(), 1, kMaxDepth)) {
        go_.limits.depth = static_cast<int>(*depth);
      }
    } else if (name == "nodes") {
      constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
      go_.limits.nodes = once(name, go_.limits.nodes.has_value(), 1, kMost);
    } else if (name == "movetime") {
      if (const auto time = once(name, go_.limits.move_time.has_value(), 0, kMostMilliseconds)) {
        go_.limits.move_time = milliseconds(*time);
      }
    } else if (name == "perft") {
      perft_ = once(name, perft_.has_value(), 0, kMostPerftDepth);
    } else if (const auto clock = clock_word(name)) {
      read_clock(name, *clock);
    } else {
      refuse("unknown word '", quotable(name), "' behind 'go'");
    }
  }

  void read_moves() {
    if (!go_.limits.moves.empty()) return refuse("'searchmoves' is given twice");
    while (!words_.empty() && !is_go_word(words_.peek())) {
      go_.limits.moves.emplace_back(words_.next());
    }
    if (go_.limits.moves.empty()) refuse("'searchmoves' needs at least one move");
  }

  void read_clock(std::string_view name, ClockWord clock) {
    auto& field = clock.increment ? increments_[clock.seat] : times_[clock.seat];
    // A program that keeps the clocks may send a time that has run out.
    if (words_.peek().starts_with('-') && !clock.increment && !field) {
      const auto text = words_.next();
      if (!number(text.substr(1))) return refuse_number(name, text, 0, kMostMilliseconds);
      field = milliseconds(0);
      return;
    }
    if (const auto time = once(name, field.has_value(), 0, kMostMilliseconds)) {
      field = milliseconds(*time);
    }
  }

  void finish() {
    if (perft_ && limits_read_ > 1) return refuse("'go perft' takes nothing but a depth");
    bool has_clock = false;
    for (std::size_t seat = 0; seat < times_.size(); ++seat) {
      const auto player = concat('p', seat + 1);
      const auto& time = times_[seat];
      const auto& increment = increments_[seat];
      if (time) {
        has_clock = true;
        go_.limits.clocks[seat] = {.left = *time, .increment = increment.value_or(milliseconds(0))};
      } else if (increment) {
        return refuse("'", player, "inc' without '", player, "time'");
      }
    }
    const auto& limits = go_.limits;
    if (!limits.depth && !limits.nodes && !limits.move_time && !has_clock) go_.until_stopped = true;
  }

  /// The number behind a word that is allowed once.
  [[nodiscard]] std::optional<std::uint64_t> once(std::string_view name, bool seen,
                                                  std::uint64_t least, std::uint64_t most) {
    const auto text = words_.next();
    const auto value = number(text);
    if (seen) {
      refuse("'", name, "' is given twice");
    } else if (!value || *value < least || *value > most) {
      refuse_number(name, text, least, most);
    } else {
      return value;
    }
    return std::nullopt;
  }

  [[nodiscard]] static std::optional<std::uint64_t> number(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): it stops at `end`
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (text.empty() || problem != std::errc{} || stop != end) return std::nullopt;
    return value;
  }

  void refuse_number(std::string_view name, std::string_view text, std::uint64_t least,
                     std::uint64_t most) {
    refuse(name, ": '", quotable(text), "' is not a number from ", least, " to ", most);
  }
  void refuse(const auto&... parts) { problem_ = concat(parts...); }

  Words words_;
  Go go_;
  std::optional<std::uint64_t> perft_;
  std::array<std::optional<milliseconds>, kMaxPlayers> times_;
  std::array<std::optional<milliseconds>, kMaxPlayers> increments_;
  int limits_read_ = 0;
  std::string problem_;
};

} // namespace

ParsedCommand parse_go(Words words) {
  return GoReader(words).read();
}

} // namespace howdah::protocol
