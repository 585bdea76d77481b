// How the weights of one evaluation are trained: a game defines it in its own folder.
#pragma once

#include "core/error.hpp"
#include "training/regression.hpp"
#include "training/self_play.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

template <class Weights, class Sample>
struct Learning {
  const char* name;
  FitPlan usual_fit;
  std::uint64_t usual_nodes; // per move
  /// The weights are learned for one variant of the game after the other: boards, numbers of
  /// players.
  std::vector<int> variants;
  const char* unit; // of the variants

  Weights (*first)(); // hand-crafted
  Expected<Weights> (*read)(std::string_view bytes);
  std::string (*write)(const Weights& weights);
  std::vector<Sample> (*play)(const SelfPlay& plan, int variant, const Weights& weights,
                              const SelfPlayListener& listener);
  void (*fit)(std::span<const Sample> samples, const FitPlan& plan, int variant, Weights& weights,
              const FitListener& listener);
};

} // namespace howdah
