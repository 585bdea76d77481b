#include "terminal/picker.hpp"

#include "games/attempt.hpp"

#include <algorithm>

namespace howdah::terminal {
namespace {

/// The different values of a member, in the order of their first gestures.
std::vector<std::string> different(const auto& gestures, std::string Gesture::* member) {
  std::vector<std::string> values;
  for (const Gesture* const gesture : gestures) {
    if (std::ranges::find(values, gesture->*member) == values.end()) {
      values.push_back(gesture->*member);
    }
  }
  return values;
}

/// The value behind `present` in a circle.
std::string following(const std::vector<std::string>& values, const std::string& present, int by) {
  if (values.empty()) return present;
  const auto found = std::ranges::find(values, present);
  const auto size = static_cast<std::ptrdiff_t>(values.size());
  const auto index = found == values.end() ? 0 : found - values.begin() + by;
  return values[static_cast<std::size_t>((index % size + size) % size)];
}

} // namespace

Picker::Picker(const AnyGame& game, const AnyState& state) : gestures_(state.gestures()) {
  // In the order of the ways, so that turning goes round.
  const auto ways = game.ways();
  std::ranges::sort(gestures_, {}, [&](const Gesture& gesture) {
    return std::pair(std::ranges::find(ways, gesture.to_way) - ways.begin(), gesture.move);
  });
}

std::set<std::string> Picker::sources() const {
  std::set<std::string> places;
  if (stage_ != Stage::choosing) return places;
  for (const auto& gesture : gestures_) {
    if (!gesture.from.empty()) places.insert(gesture.from);
  }
  return places;
}

std::set<std::string> Picker::targets() const {
  std::set<std::string> places;
  if (stage_ == Stage::aiming) return places;
  for (const auto& gesture : gestures_) {
    const bool fits = stage_ == Stage::choosing
                          ? gesture.from.empty()
                          : gesture.from == from_ && gesture.from_way == from_way_;
    if (fits && !gesture.to.empty()) places.insert(gesture.to);
  }
  return places;
}

bool Picker::can_leave() const {
  return stage_ == Stage::holding && std::ranges::any_of(gestures_, [&](const Gesture& gesture) {
           return gesture.from == from_ && gesture.from_way == from_way_ && gesture.to.empty();
         });
}

bool Picker::can_enter() const {
  return stage_ == Stage::choosing && std::ranges::any_of(gestures_, [](const Gesture& gesture) {
           return gesture.from.empty();
         });
}

std::size_t Picker::variants() const {
  if (stage_ == Stage::holding) return held_ways().size();
  return stage_ == Stage::aiming ? calls().size() : 0;
}

bool Picker::point(const std::string& place) {
  switch (stage_) {
  case Stage::choosing:
    if (sources().contains(place)) {
      hold(place);
      picked_ = true;
      return true;
    }
    if (!targets().contains(place)) return false;
    from_.clear();
    from_way_.clear();
    picked_ = false;
    aim(place);
    return true;
  case Stage::holding:
    if (!targets().contains(place)) return false;
    aim(place);
    return true;
  case Stage::aiming: return place == to_;
  }
  return false;
}

bool Picker::take_from_beside() {
  if (!can_enter()) return false;
  hold({});
  picked_ = true;
  return true;
}

bool Picker::leave() {
  if (!can_leave()) return false;
  aim({});
  return true;
}

void Picker::next() {
  if (stage_ == Stage::holding) from_way_ = following(held_ways(), from_way_, 1);
  if (stage_ == Stage::aiming) call_ = following(calls(), call_, 1);
}

void Picker::turn(Step direction) {
  if (stage_ != Stage::aiming) return;
  to_way_ = std::string(way_towards(ways(), to_way_, direction));
  settle_call();
}

void Picker::turn_on(int by) {
  if (stage_ != Stage::aiming) return;
  to_way_ = following(ways(), to_way_, by);
  settle_call();
}

bool Picker::back() {
  if (stage_ == Stage::choosing) return false;
  stage_ = stage_ == Stage::aiming && picked_ ? Stage::holding : Stage::choosing;
  return true;
}

const Gesture* Picker::ready() const {
  if (stage_ != Stage::aiming) return nullptr;
  for (const Gesture* const gesture : aimed()) {
    if (gesture->to_way == to_way_ && gesture->call == call_) return gesture;
  }
  return nullptr;
}

std::string Picker::tried(const AnyGame& game, const AnyState& state,
                          const std::string& place) const {
  Gesture attempt{.move = {}, .to = place};
  if (stage_ == Stage::holding) {
    attempt.from = from_;
    attempt.from_way = from_way_;
  }
  const auto pieces = state.pieces();
  const bool occupied = std::ranges::find(pieces, place, &PlacedPiece::place) != pieces.end();
  // Where pieces can be picked up, pointing at one tries to do that.
  const bool picks_up = stage_ == Stage::choosing && occupied && !sources().empty();
  if (picks_up) attempt.from = place;
  return attempt_text(game, state, attempt);
}

std::vector<const Gesture*> Picker::aimed() const {
  std::vector<const Gesture*> fitting;
  for (const auto& gesture : gestures_) {
    if (gesture.from == from_ && gesture.from_way == from_way_ && gesture.to == to_) {
      fitting.push_back(&gesture);
    }
  }
  return fitting;
}

std::vector<std::string> Picker::ways() const {
  return different(aimed(), &Gesture::to_way);
}

std::vector<std::string> Picker::calls() const {
  auto fitting = aimed();
  std::erase_if(fitting, [&](const Gesture* gesture) { return gesture->to_way != to_way_; });
  return different(fitting, &Gesture::call);
}

std::vector<std::string> Picker::held_ways() const {
  std::vector<const Gesture*> fitting;
  for (const auto& gesture : gestures_) {
    if (gesture.from == from_) fitting.push_back(&gesture);
  }
  return different(fitting, &Gesture::from_way);
}

void Picker::hold(const std::string& from) {
  stage_ = Stage::holding;
  from_ = from;
  from_way_ = held_ways().front();
}

void Picker::aim(const std::string& to) {
  stage_ = Stage::aiming;
  to_ = to;
  const auto possible = ways();
  // A piece goes on pointing as it did, where it can.
  const bool stays = std::ranges::find(possible, from_way_) != possible.end();
  to_way_ = stays ? from_way_ : possible.front();
  call_.clear();
  settle_call();
}

void Picker::settle_call() {
  const auto said = calls();
  const bool possible = !call_.empty() && std::ranges::find(said, call_) != said.end();
  if (!possible) call_ = said.back(); // what is due comes behind saying nothing
}

} // namespace howdah::terminal
