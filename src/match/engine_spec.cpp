#include "match/engine_spec.hpp"

#include "core/text.hpp"

namespace howdah::match {
namespace {

constexpr std::string_view kLevel = "level:";
constexpr std::string_view kOption = "option.";

std::optional<Error> read_option(std::string_view word, EngineSpec& spec) {
  word.remove_prefix(kOption.size());
  const auto equals = word.find('=');
  if (equals == 0 || equals == std::string_view::npos) {
    return Error{
        {concat("'option.", quotable(word), "' is not of the form option.NAME=VALUE"),
         concat("« option.", quotable(word), " » n'est pas de la forme option.NOM=VALEUR")}};
  }
  spec.options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
  return std::nullopt;
}

/// Whether the first word names a player of our own, which is then filled in.
Expected<bool> read_own_player(const std::string& word, EngineSpec& spec) {
  constexpr std::pair<std::string_view, EngineKind> kNames[] = {
      {"random", EngineKind::random},
      {"greedy", EngineKind::greedy},
      {"hand-made", EngineKind::hand_crafted},
  };
  for (const auto& [name, kind] : kNames) {
    if (word != name) continue;
    spec.kind = kind;
    return true;
  }
  if (!word.starts_with(kLevel)) return false;
  const auto number = parse_number(std::string_view(word).substr(kLevel.size()), kMaxLevel);
  if (!number || *number < static_cast<std::uint32_t>(kMinLevel)) {
    return fail(
        {concat("'", quotable(word), "': levels go from ", kMinLevel, " to ", kMaxLevel),
         concat("« ", quotable(word), " » : les niveaux vont de ", kMinLevel, " à ", kMaxLevel)});
  }
  spec.level = static_cast<int>(*number);
  return true;
}

} // namespace

Expected<std::vector<std::string>> split_words(std::string_view text) {
  std::vector<std::string> words;
  std::optional<std::string> word;
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    const bool space = letter == ' ' || letter == '\t' || letter == '\n';
    if (quote == '\0' && space) {
      if (auto whole = std::exchange(word, std::nullopt)) words.push_back(*std::move(whole));
      continue;
    }
    if (!word) word.emplace();
    if (letter == quote) {
      quote = '\0';
    } else if (quote == '\0' && (letter == '\'' || letter == '"')) {
      quote = letter;
    } else if (letter == '\\' && quote != '\'' && i + 1 < text.size()) {
      *word += text[++i];
    } else {
      *word += letter;
    }
  }
  if (quote != '\0') {
    return fail({"unterminated quotation mark", "guillemet non fermé"});
  }
  if (word) words.push_back(*std::move(word));
  return words;
}

Expected<EngineSpec> parse_engine(std::string_view text) {
  auto words = split_words(text);
  if (!words) return tl::unexpected<Error>(std::move(words).error());
  EngineSpec spec{.name = std::string(text)};
  for (auto& word : *words) {
    if (!word.starts_with(kOption)) {
      spec.command.push_back(std::move(word));
    } else if (auto error = read_option(word, spec)) {
      return tl::unexpected<Error>(*std::move(error));
    }
  }
  if (spec.command.empty()) {
    return fail({"an engine is level:N, hand-made, greedy, random or a command line",
                 "un moteur est level:N, hand-made, greedy, random ou une ligne de commande"});
  }
  const auto own = read_own_player(spec.command.front(), spec);
  if (!own) return tl::unexpected<Error>(own.error());
  spec.is_program = !*own;
  if (!*own) return spec;
  const auto player = quotable(spec.command.front());
  if (!spec.options.empty()) {
    const auto option = quotable(concat("option.", spec.options.front().first));
    return fail({concat("'", player, "' takes no options, such as '", option, "'"),
                 concat("« ", player, " » ne prend pas d'options, telles que « ", option, " »")});
  }
  if (spec.command.size() > 1) {
    return fail({concat("unexpected word '", quotable(spec.command[1]), "' after '", player, "'"),
                 concat("mot de trop « ", quotable(spec.command[1]), " » après « ", player, " »")});
  }
  return spec;
}

} // namespace howdah::match
