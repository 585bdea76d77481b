// The engine's options, as `ugi` lists them and `setoption` names them.
#pragma once

#include "engine/engine.hpp"
#include "thinking/table_memory.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace howdah::protocol {

enum class NumberOption : unsigned char { hash, threads, multipv, level, seed };

struct NumberRange {
  std::string_view name;
  std::uint32_t usual;
  std::uint32_t least;
  std::uint32_t most;
};

/// In the order of NumberOption.
inline constexpr std::array kNumberOptions = {
    NumberRange{
        .name = "Hash", .usual = kUsualTableMegabytes, .least = 1, .most = kMostTableMegabytes},
    NumberRange{.name = "Threads", .usual = 1, .least = 1, .most = Engine::kMaxThreads},
    NumberRange{.name = "MultiPV", .usual = 1, .least = 1, .most = kMaxLines},
    NumberRange{.name = "Level", .usual = kMaxLevel, .least = kMinLevel, .most = kMaxLevel},
    // The random seed below full strength; 0 for a new one in each game.
    NumberRange{.name = "Seed", .usual = 0, .least = 0, .most = UINT32_MAX},
};
inline constexpr std::string_view kRulesOption = "Rules";
inline constexpr std::string_view kPieOption = "Pie";
inline constexpr std::string_view kClearHashOption = "Clear Hash";

/// The current values.
class OptionValues {
public:
  [[nodiscard]] constexpr std::uint32_t operator[](NumberOption option) const {
    return values_[static_cast<std::size_t>(option)];
  }
  constexpr void set(NumberOption option, std::uint32_t value) {
    values_[static_cast<std::size_t>(option)] = value;
  }

private:
  static constexpr auto kUsual = [] {
    std::array<std::uint32_t, kNumberOptions.size()> values{};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = kNumberOptions[i].usual;
    return values;
  }();
  std::array<std::uint32_t, kNumberOptions.size()> values_ = kUsual;
};

} // namespace howdah::protocol
