// Annotation of a game by the engine: mistakes, the better move, the change of score.
#pragma once

#include "core/error.hpp"
#include "record/record.hpp"
#include "thinking/thinker.hpp"

#include <atomic>
#include <chrono>
#include <functional>

namespace howdah::cli {

struct AnnotationPlan {
  std::chrono::milliseconds time{}; // for each question about a position
  Language language = Language::english;
  const std::atomic<bool>&
      stop; // when it is set, `annotate` returns at once; the record is half done
  std::function<void(std::size_t done, std::size_t all)> progress;
};

/// Marks the mistakes of a record whose moves are legal and says what would have been better.
/// Earlier annotations are replaced; other marks and comments stay.
[[nodiscard]] std::optional<Error> annotate(record::Record& record, Thinker& thinker,
                                            const AnnotationPlan& plan);

} // namespace howdah::cli
