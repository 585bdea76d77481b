#include "games/rule_book.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <optional>

namespace howdah {
namespace {

std::optional<RuleValue> read_value(const RuleOption& option, std::string_view text) {
  const auto word = std::ranges::find(option.words, text);
  if (word != option.words.end()) return RuleValue{.word = *word};
  const auto number = parse_number(text, option.most);
  if (number && *number >= option.least) return RuleValue{.number = *number};
  return std::nullopt;
}

std::string write_value(const RuleValue& value) {
  return value.word.empty() ? concat(value.number) : std::string(value.word);
}

std::string list_keys(std::span<const RuleOption> options) {
  std::string keys;
  for (const auto& option : options) keys += concat(keys.empty() ? "" : ", ", option.key);
  return keys;
}

/// Reads `key=value` pairs into `values`; `place` is where `text` starts in what the user wrote.
std::optional<Error> read_pairs(const RuleBook& book, std::string_view text, std::size_t place,
                                std::vector<RuleValue>& values) {
  std::vector<bool> given(book.options.size());
  for (;;) {
    const auto pair = text.substr(0, text.find(','));
    auto value = pair;
    const auto key = take_until(value, '=');
    const auto option = std::ranges::find(book.options, key, &RuleOption::key);
    if (option == book.options.end()) {
      const auto shown = quotable(key);
      const auto keys = list_keys(book.options);
      return Error{{concat("unknown rule '", shown, "'; the rules are ", keys),
                    concat("règle inconnue « ", shown, " » ; les règles sont ", keys)},
                   place};
    }
    if (key.size() == pair.size()) {
      return Error{
          {concat("rule '", key, "' has no value; write ", key, "=", option->usual),
           concat("la règle « ", key, " » n'a pas de valeur ; écrire ", key, "=", option->usual)},
          place};
    }
    const auto index = static_cast<std::size_t>(option - book.options.begin());
    if (given[index]) {
      return Error{{concat("rule '", key, "' is given twice"),
                    concat("la règle « ", key, " » est donnée deux fois")},
                   place};
    }
    const auto read = read_value(*option, value);
    if (!read) {
      const auto shown = quotable(value);
      const auto known = option->values();
      return Error{
          {concat("'", shown, "' is no value of rule '", key, "'; it takes ", known.english),
           concat("« ", shown, " » n'est pas une valeur de la règle « ", key, " » ; elle accepte ",
                  known.french)},
          place + key.size() + 1};
    }
    given[index] = true;
    values[index] = *read;
    if (pair.size() == text.size()) return std::nullopt;
    text.remove_prefix(pair.size() + 1);
    place += pair.size() + 1;
  }
}

} // namespace

Phrase RuleOption::values() const {
  std::string listed;
  for (const auto word : words) listed += concat(listed.empty() ? "" : ", ", word);
  Phrase phrase{listed, listed};
  if (least <= most) {
    const auto comma = listed.empty() ? "" : ", ";
    phrase.english += concat(comma, "a number from ", least, " to ", most);
    phrase.french += concat(comma, "un nombre de ", least, " à ", most);
  }
  return phrase;
}

std::vector<RuleValue> RuleBook::defaults() const {
  std::vector<RuleValue> values;
  for (const auto& option : options)
    values.push_back(read_value(option, option.usual).value_or(RuleValue{}));
  return values;
}

Expected<std::vector<RuleValue>> RuleBook::parse(std::string_view text) const {
  auto values = defaults();
  std::size_t place = 0;
  auto rest = text;
  const auto first = take_until(rest, ',');
  const auto preset = std::ranges::find(presets, first, &RulePreset::name);
  if (preset != presets.end()) {
    if (!preset->pairs.empty()) (void)read_pairs(*this, preset->pairs, 0, values);
    if (first.size() == text.size()) return values;
    place = first.size() + 1;
  } else {
    rest = text;
  }
  if (rest.empty()) {
    const auto keys = list_keys(options);
    return fail({concat("a rule is missing here; the rules are ", keys),
                 concat("il manque une règle ici ; les règles sont ", keys)},
                place);
  }
  if (auto error = read_pairs(*this, rest, place, values)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return values;
}

std::string RuleBook::text(std::span<const RuleValue> values) const {
  for (const auto& preset : presets) {
    const auto preset_values = parse(preset.name);
    if (preset_values && std::ranges::equal(*preset_values, values)) {
      return std::string(preset.name);
    }
  }
  const auto usual = defaults();
  std::string pairs;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (values[i] == usual[i]) continue;
    pairs += concat(pairs.empty() ? "" : ",", options[i].key, "=", write_value(values[i]));
  }
  if (pairs.empty()) return concat(options[0].key, "=", write_value(values[0]));
  return pairs;
}

} // namespace howdah
