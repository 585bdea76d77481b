// Reads what snapshot_writer.cpp writes; the form is described there.
#include "core/text.hpp"
#include "games/rule_book.hpp"
#include "play/snapshot.hpp"

#include <algorithm>

namespace howdah::play {
namespace {

/// Reads the value of one line: words and numbers, until something is wrong.
class Words {
public:
  explicit Words(std::string_view value) : rest_(value) {}

  [[nodiscard]] std::string_view word() { return take_until(rest_, ' '); }
  [[nodiscard]] std::string_view rest() const noexcept { return rest_; }
  [[nodiscard]] std::uint32_t number(std::uint32_t most) {
    const auto read = parse_number(word(), most);
    good_ = good_ && read;
    return read.value_or(0);
  }
  [[nodiscard]] Seat seat() { return static_cast<Seat>(number(kMaxPlayers - 1)); }
  [[nodiscard]] milliseconds time() { return milliseconds(number(kMostMilliseconds)); }
  [[nodiscard]] std::optional<milliseconds> time_if_any() {
    if (rest_.empty()) return std::nullopt;
    return time();
  }
  /// The place of a word in a list.
  template <class List>
  [[nodiscard]] std::size_t one_of(const List& list) {
    const auto found = std::ranges::find(list, word());
    good_ = good_ && found != std::ranges::end(list);
    return good_ ? static_cast<std::size_t>(found - std::ranges::begin(list)) : 0;
  }
  void require(bool truth) { good_ = good_ && truth; }
  [[nodiscard]] bool all_read() const noexcept { return good_ && rest_.empty(); }

private:
  std::string_view rest_;
  bool good_ = true;
};

Player read_player(Words& words) {
  constexpr std::string_view kKinds[] = {"open", "person", "engine"};
  switch (words.one_of(kKinds)) {
  case 1: {
    auto name = std::string(words.rest());
    while (!words.rest().empty()) (void)words.word();
    return person(std::move(name));
  }
  case 2: return engine(static_cast<int>(words.number(kMostMilliseconds)));
  default: return open_seat();
  }
}

void read_policy(Words& words, Policy& policy) {
  constexpr std::string_view kChoices[] = {"first-moves-untimed", "engines-untimed",
                                           "engines-refuse-draws"};
  switch (words.one_of(kChoices)) {
  case 0: policy.times_first_moves = false; break;
  case 1: policy.times_engines = false; break;
  default: policy.engines_judge_draws = false; break;
  }
}

Ending read_ending(Words& words) {
  Ending ending;
  if (const auto result = words.word(); result != "draw") {
    Words seat(result);
    ending.result = Result::win(seat.seat());
    words.require(seat.all_read());
  }
  const auto reason = parse_end_reason(words.word());
  words.require(reason && *reason != EndReason::rules);
  ending.reason = reason.value_or(EndReason::agreed);
  ending.seat = words.seat();
  return ending;
}

/// False when the key is unknown.
bool read_opening_line(std::string_view key, Words& words, Opening& opening) {
  const auto all = [&] {
    const std::string value(words.rest());
    while (!words.rest().empty()) (void)words.word();
    return value;
  };
  if (key == "game") {
    opening.setup.game = all();
  } else if (key == "rules") {
    opening.setup.rules = all();
  } else if (key == "start") {
    opening.setup.start = all();
  } else if (key == "start-name") {
    opening.start_name = all();
  } else if (key == "swap-rule") {
    words.require(words.word() == "pie");
    opening.swap = SwapRule::pie;
  } else if (key == "clock") {
    const auto base = words.time();
    opening.clock = ClockRules{.base = base, .increment = words.time()};
  } else if (key == "policy") {
    read_policy(words, opening.policy);
  } else if (key == "margin") {
    opening.policy.margin = words.time();
  } else if (key == "ply-limit") {
    opening.policy.ply_limit = words.number(kMaxPly);
  } else if (key == "player") {
    opening.players.push_back(read_player(words));
  } else {
    return false;
  }
  return true;
}

bool read_line(std::string_view key, Words& words, Snapshot& snapshot) {
  auto& entries = snapshot.timeline.entries;
  if (read_opening_line(key, words, snapshot.opening)) return true;
  if (key == "move") {
    auto move = std::string(words.word());
    entries.push_back({.move = std::move(move), .left = words.time_if_any()});
  } else if (key == "swap") {
    entries.push_back({.kind = Entry::Kind::swap, .seat = 1, .left = words.time_if_any()});
  } else if (key == "leave") {
    const Seat seat = words.seat();
    const auto reason = record::parse_leave_reason(words.word());
    words.require(reason.has_value());
    entries.push_back({.kind = Entry::Kind::leave,
                       .seat = seat,
                       .reason = reason.value_or(LeaveReason::resigned),
                       .left = words.time_if_any()});
  } else if (key == "standing") {
    snapshot.timeline.standing = words.number(kMaxPly);
  } else if (key == "ending") {
    snapshot.ending = read_ending(words);
  } else if (key == "offer") {
    const auto offer = parse_offer(words.word());
    words.require(offer.has_value());
    const Seat seat = words.seat();
    if (offer) snapshot.offers.add(*offer, seat);
  } else if (key == "left") {
    while (!words.rest().empty()) snapshot.left.push_back(words.time());
  } else if (key == "used") {
    snapshot.used = words.time();
  } else {
    return false;
  }
  return true;
}

} // namespace

Expected<Snapshot> parse_snapshot(std::string_view text) {
  Snapshot snapshot;
  constexpr auto kAll = static_cast<std::size_t>(-1);
  snapshot.timeline.standing = kAll;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    auto value = take_until(text, '\n');
    const auto line = value;
    const auto key = take_until(value, ' ');
    Words words(value);
    if (!read_line(key, words, snapshot) || !words.all_read()) {
      return fail(
          {concat("line ", number, " of a game in play cannot be read: '", quotable(line), "'"),
           concat("la ligne ", number, " d'une partie en cours est illisible : « ", quotable(line),
                  " »")});
    }
  }
  auto& timeline = snapshot.timeline;
  if (timeline.standing == kAll) timeline.standing = timeline.entries.size();
  if (timeline.standing > timeline.entries.size()) {
    return fail({"a game in play cannot stand behind its last entry",
                 "une partie en cours ne peut pas dépasser sa dernière entrée"});
  }
  return snapshot;
}

} // namespace howdah::play
