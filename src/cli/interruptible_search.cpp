#include "cli/interruptible_search.hpp"

namespace howdah::cli {

Expected<SearchResult> search_until(const std::atomic<bool>& stop, Thinker& thinker,
                                    const SearchLimits& limits, const SearchOptions& options,
                                    SearchListener listener, const std::function<void()>& waiting) {
  using namespace std::chrono_literals;
  if (stop) return Expected<SearchResult>(tl::in_place);
  SearchResult result;
  auto error = thinker.start(limits, options, std::move(listener),
                             [&](const SearchResult& found) { result = found; });
  if (error) return tl::unexpected<Error>(*std::move(error));
  while (!thinker.wait_for(20ms)) {
    if (stop) thinker.stop();
    waiting();
  }
  return result;
}

} // namespace howdah::cli
