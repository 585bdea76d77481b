#include "tests/games/samliam/occurrences.hpp"

#include <string_view>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::samliam;

constexpr std::array<std::string_view, static_cast<std::size_t>(Event::count)> kNames = {
    "second-phase turns",
    "SAM",
    "SONG",
    "SONG SAM",
    "WIN holds",
    "left out",
    "bars felt",
    "duties to block",
    "duties to meet a SONG",
    "duties that no move met",
    "completed figures",
    "ended by WIN",
    "ended by repetition",
    "ended by the limit"};

} // namespace

void Occurrences::note(const reference::Game& before, const reference::Game& after) {
  const auto& setting = before.setting();
  const auto mover = before.position().to_move;
  const int own = before.position().board.triangles_of(mover);
  if (own == setting.rules.triangles) add(Event::second_phase_turn);
  if (!before.bars_of(mover).empty()) add(Event::bar_felt);
  const auto asked = duty(setting, before.position());
  if (asked.kind == reference::Duty::Kind::block) add(Event::block_duty);
  if (asked.kind == reference::Duty::Kind::meet_song) add(Event::song_duty);
  if (owns_complete_figure(setting, after.position().board, mover)) {
    add(Event::completed_figure);
    return;
  }
  if (!satisfies(setting, before.position(), asked, after.position().board)) {
    add(Event::unmet_duty);
  }
  switch (after.due_now()) {
  case reference::Announcement::sam: add(Event::sam); break;
  case reference::Announcement::song: add(Event::song); break;
  case reference::Announcement::song_sam: add(Event::song_sam); break;
  default: break;
  }
  if (!after.bars_of(mover).empty()) add(Event::left_out);
  if (after.win_holds_now()) add(Event::win_holds);
  note_ending(after);
}

void Occurrences::add(const Occurrences& others) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += others.counts_[i];
}

void Occurrences::note_ending(const reference::Game& after) {
  const auto result = after.result();
  if (result == "none") return;
  if (result != "draw") {
    add(Event::ended_by_win);
  } else if (is_over(after.setting(), after.position())) {
    add(Event::ended_by_limit);
  } else {
    add(Event::ended_by_repetition);
  }
}

std::string name_of(Event event) {
  return std::string(kNames[static_cast<std::size_t>(event)]);
}

std::string text_of(const Occurrences& occurrences) {
  std::string text;
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const auto event = static_cast<Event>(i);
    text += (i == 0 ? "" : ", ") + name_of(event) + " " + std::to_string(occurrences.of(event));
  }
  return text;
}

} // namespace howdah::testing
