// How the weights of Siam are learned.
#pragma once

#include "training/learning.hpp"
#include "training/siam/fit.hpp"

#include <memory>

namespace howdah::siam {

[[nodiscard]] const Learning<std::unique_ptr<Weights>, Sample>& learning();

} // namespace howdah::siam
