#include "cli/command.hpp"

namespace howdah::cli {
namespace {

std::string usage_in(Language language, const Command& command) {
  auto line = fmt::format("howdah {}", command.name);
  for (const auto& argument : command.arguments) {
    const auto name = argument.name.in(language);
    line += argument.any_number ? fmt::format(" [{}...]", name) : fmt::format(" {}", name);
  }
  return line;
}

} // namespace

Phrase usage(const Command& command) {
  return {usage_in(Language::english, command), usage_in(Language::french, command)};
}

} // namespace howdah::cli
