// A file of game records that a command reads, or standard input.
#pragma once

#include "record/reader.hpp"
#include "record/stream_source.hpp"

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>

namespace howdah::cli {

class RecordInput {
public:
  /// Refuses a file that cannot be read. "-" is standard input.
  explicit RecordInput(const std::string& path);

  /// The next record; nothing at the end. Gives up when Ctrl-C comes.
  [[nodiscard]] std::optional<Expected<record::ReadRecord>> next();

  /// How much of the file has been read, from 0 to 1; 1 when its size is not known.
  [[nodiscard]] double part_read();

  /// The record with that number, from 1; refuses when there is none or it is bad.
  [[nodiscard]] record::Record record(std::uint32_t number);

  /// Refuses what is wrong with the input; the sentence begins with its name.
  [[noreturn]] void refuse_bad(const Error& error) const;
  /// Refuses the number of a game that it does not have.
  [[noreturn]] void refuse_missing(std::uint32_t number, std::size_t games) const;

private:
  std::string path_;
  std::unique_ptr<std::streambuf> buffer_;
  std::istream stream_;
  record::StreamSource source_;
  double size_ = 0;
  record::Reader reader_;
};

} // namespace howdah::cli
