#include "training/opening_file.hpp"

#include "core/text.hpp"
#include "games/opening_sections.hpp"
#include "games/setup.hpp"

#include <algorithm>
#include <limits>

namespace howdah {
namespace {

constexpr std::string_view kSeed = "# seed ";
constexpr std::string_view kTried = " candidates tried";

bool is_of(const OpeningFile::Section& section, std::string_view game, std::string_view rules) {
  return section.game == game && section.rules == rules;
}

/// "# seed 1: 412 candidates tried". Nothing when the line is another comment.
std::optional<BalancedProgress> parse_progress_line(std::string_view line) {
  if (!line.starts_with(kSeed) || !line.ends_with(kTried)) return std::nullopt;
  constexpr auto kMost = std::numeric_limits<std::uint32_t>::max();
  auto rest = line.substr(kSeed.size(), line.size() - kSeed.size() - kTried.size());
  const auto seed = parse_number(take_until(rest, ':'), kMost);
  if (!seed || rest.empty()) return std::nullopt;
  const auto tried = parse_number(rest.substr(1), kMost);
  if (!tried) return std::nullopt;
  return BalancedProgress{.seed = *seed, .tried = *tried};
}

} // namespace

const OpeningFile::Section* OpeningFile::find(std::string_view game, std::string_view rules) const {
  const auto found = std::ranges::find_if(
      sections, [&](const Section& section) { return is_of(section, game, rules); });
  return found == sections.end() ? nullptr : &*found;
}

void OpeningFile::replace(Section section) {
  const auto found = std::ranges::find_if(
      sections, [&](const Section& each) { return is_of(each, section.game, section.rules); });
  if (found == sections.end()) {
    sections.push_back(std::move(section));
  } else {
    *found = std::move(section);
  }
}

Expected<OpeningFile> parse_opening_file(std::string_view text) {
  if (const auto sound = parse_opening_sections(text); !sound) {
    return tl::unexpected<Error>(sound.error());
  }
  OpeningFile file;
  std::string game;
  while (!text.empty()) {
    const auto line = take_until(text, '\n');
    auto value = line;
    const auto key = take_until(value, ' ');
    if (key == "game") {
      game = value;
    } else if (key == "rules") {
      const auto rules = (*make_game(game, value))->rules_text(); // sound
      file.sections.push_back(
          {.game = game, .rules = rules, .text = concat("game ", game, "\nrules ", value, '\n')});
    } else {
      auto& part = file.sections.empty() ? file.head : file.sections.back().text;
      part += concat(line, '\n');
    }
  }
  return file;
}

std::string to_text(const OpeningFile& file) {
  std::string text = file.head;
  for (const auto& section : file.sections) text += section.text;
  return text;
}

std::string to_text(const BalancedProgress& progress) {
  return concat(to_text(progress.list), kSeed, progress.seed, ": ", progress.tried, kTried, '\n');
}

Expected<BalancedProgress> parse_progress(std::string_view text, const AnyGame& game,
                                          std::uint64_t seed) {
  BalancedProgress fresh{
      .seed = seed,
      .list = {.game = std::string(game.name()), .rules = game.rules_text(), .starts = {}}};
  const auto lists = parse_balanced_lists(text);
  if (!lists) return tl::unexpected<Error>(lists.error());
  const auto file = parse_opening_file(text);
  if (!file) return tl::unexpected<Error>(file.error());
  const auto* const section = file->find(fresh.list.game, fresh.list.rules);
  if (section == nullptr) return fresh;
  const auto list = std::ranges::find_if(*lists, [&](const BalancedList& each) {
    return each.game == fresh.list.game && each.rules == fresh.list.rules;
  });
  std::string_view rest = section->text;
  while (!rest.empty()) {
    if (auto progress = parse_progress_line(take_until(rest, '\n'))) {
      progress->list = *list;
      return *progress;
    }
  }
  return fail({"the list of these rules does not say how far its search came",
               "la liste de ces règles ne dit pas où sa recherche s'est arrêtée"});
}

} // namespace howdah
