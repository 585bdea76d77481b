#include "record/record.hpp"

#include <algorithm>

namespace howdah::record {

// Written out: clang 19 crashes on default ones that need each other.
bool operator==(const Variation& one, const Variation& other) {
  return one.comments == other.comments && one.moves == other.moves;
}

bool operator==(const Move& one, const Move& other) {
  return one.text == other.text && one.mark == other.mark && one.comments == other.comments &&
         one.variations == other.variations;
}

const std::string* Record::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? nullptr : &found->value;
}

void Record::set_tag(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  if (found != tags.end()) {
    found->value = std::move(value);
  } else {
    tags.push_back({.name = std::string(name), .value = std::move(value)});
  }
}

Record begin_record(const AnyGame& game, const AnyState& start) {
  Record record;
  record.set_tag(kGameTag, std::string(game.name()));
  record.set_tag(kRulesTag, game.rules_text());
  auto position = start.text();
  if (position != game.start()->text()) record.set_tag(kPositionTag, std::move(position));
  record.players = game.players();
  record.first_ply = start.ply();
  return record;
}

std::string result_word(const AnyGame& game, Result result) {
  if (!result.is_over()) return std::string(kUnfinished);
  if (result.is_draw()) return std::string(kDraw);
  return {game.seat_letter(result.winner())};
}

bool is_result_word(const AnyGame& game, std::string_view word) {
  if (word == kDraw || word == kUnfinished) return true;
  if (word.size() != 1) return false;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (word.front() == game.seat_letter(seat)) return true;
  }
  return false;
}

} // namespace howdah::record
