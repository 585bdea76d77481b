// A search that Ctrl-C ends early, while the caller shows how far it is.
#pragma once

#include "thinking/thinker.hpp"

#include <atomic>
#include <functional>

namespace howdah::cli {

/// A whole search. When `stop` is set, it ends at once with what it has found so far; when it was
/// set before, the result is empty. `waiting` is called many times a second meanwhile.
[[nodiscard]] Expected<SearchResult> search_until(const std::atomic<bool>& stop, Thinker& thinker,
                                                  const SearchLimits& limits,
                                                  const SearchOptions& options,
                                                  SearchListener listener,
                                                  const std::function<void()>& waiting);

} // namespace howdah::cli
