// The text of records in chunks, so that a file of any size is read one record at a time.
#pragma once

#include <string_view>

namespace howdah::record {

class Source {
public:
  Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  virtual ~Source() = default;

  /// The next chunk, valid until the next call; empty at the end.
  [[nodiscard]] virtual std::string_view next() = 0;
};

} // namespace howdah::record
