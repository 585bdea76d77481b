// A file of game records that a command reads.
#pragma once

#include "record/reader.hpp"
#include "record/stream_source.hpp"

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

namespace howdah::cli {

class RecordInput {
public:
  /// Refuses a file that cannot be read.
  explicit RecordInput(const std::string& path);

  /// The next record; nothing at the end.
  [[nodiscard]] std::optional<Expected<record::ReadRecord>> next() { return reader_.next(); }

  /// How much of the file has been read, from 0 to 1; 1 when its size is not known.
  [[nodiscard]] double part_read();

  /// The record with that number, from 1; refuses when there is none or it is bad.
  [[nodiscard]] record::Record record(std::uint32_t number);

private:
  std::string path_;
  std::ifstream file_;
  record::StreamSource source_;
  double size_ = 0;
  record::Reader reader_;
};

/// Refuses the number of a game that a file does not have.
[[noreturn]] void refuse_missing(const std::string& path, std::uint32_t number, std::size_t games);

} // namespace howdah::cli
