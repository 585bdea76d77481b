#include "wasm/request.hpp"

#include "core/text.hpp"
#include "engine/forced/forced_wins.hpp"
#include "engine/limits.hpp"

namespace howdah::wasm {
namespace {

constexpr std::uint32_t kMaxTime = 600'000;
constexpr std::uint32_t kMaxSeed = 2'000'000'000;

Error bad_number(std::string_view key, std::string_view value, std::uint32_t most) {
  return {{concat(key, " is a number from 1 to ", most, ", not '", quotable(value), "'"),
           concat(key, " est un nombre de 1 à ", most, ", non « ", quotable(value), " »")}};
}

void read_words(std::string_view value, std::vector<std::string>& into) {
  while (!value.empty()) {
    const auto word = take_until(value, ' ');
    if (!word.empty()) into.emplace_back(word);
  }
}

/// Null when the key names none.
std::string* gesture_part(std::string_view key, Gesture& gesture) {
  if (key == "from") return &gesture.from;
  if (key == "from_way") return &gesture.from_way;
  if (key == "to") return &gesture.to;
  if (key == "to_way") return &gesture.to_way;
  return key == "call" ? &gesture.call : nullptr;
}

/// Nothing when the key was read; else what is wrong with it.
std::optional<Error> read_field(std::string_view key, std::string_view value, Request& request) {
  const auto number = [&](std::uint32_t most, auto& into) -> std::optional<Error> {
    const auto read = parse_number(value, most);
    if (!read || *read == 0) return bad_number(key, value, most);
    const std::uint32_t found = *read;
    into = found;
    return std::nullopt;
  };
  if (key == "game") {
    request.setup.game = value;
  } else if (key == "rules") {
    request.setup.rules = value;
  } else if (key == "start") {
    request.setup.start = value;
  } else if (key == "move") {
    request.move = value;
  } else if (key == "moves") {
    read_words(value, request.setup.moves);
  } else if (key == "only") {
    read_words(value, request.only);
  } else if (key == "swap") {
    if (value != record::kPie) {
      return Error{{concat("swap is pie, not '", quotable(value), "'"),
                    concat("swap est pie, non « ", quotable(value), " »")}};
    }
    request.pie = true;
  } else if (key == "tag") {
    auto rest = value;
    const auto name = take_until(rest, ' ');
    request.tags.push_back({.name = std::string(name), .value = std::string(rest)});
  } else if (std::string* const part = gesture_part(key, request.gesture)) {
    *part = value;
  } else if (key == "level") {
    return number(kMaxLevel, request.level);
  } else if (key == "time") {
    return number(kMaxTime, request.time);
  } else if (key == "depth") {
    return number(kMaxDepth, request.depth);
  } else if (key == "seed") {
    return number(kMaxSeed, request.seed);
  } else if (key == "plies") {
    return number(ForcedWins::kMostPlies, request.plies);
  } else if (key == "lines") {
    return number(kMaxLines, request.lines);
  } else {
    return Error{{concat("a request has no key '", quotable(key), "'"),
                  concat("une demande n'a pas de clé « ", quotable(key), " »")}};
  }
  return std::nullopt;
}

} // namespace

Expected<Request> parse_request(std::string_view text) {
  Request request;
  constexpr std::string_view kText = "text ";
  while (!text.empty()) {
    if (text.starts_with(kText)) {
      request.text = text.substr(kText.size());
      break;
    }
    auto value = take_until(text, '\n');
    if (value.empty()) continue;
    const auto key = take_until(value, ' ');
    if (auto error = read_field(key, value, request)) return tl::unexpected<Error>(*error);
  }
  return request;
}

} // namespace howdah::wasm
