#include "cli/record_input.hpp"

#include "cli/input.hpp"
#include "cli/interrupt.hpp"
#include "cli/problem.hpp"
#include "core/text.hpp"
#include "files/system_problem.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace howdah::cli {
namespace {

constexpr std::string_view kStandardInput = "-";

std::unique_ptr<std::streambuf> opened(const std::string& path) {
  if (path == kStandardInput) return std::make_unique<InputBuffer>(STDIN_FILENO);
  auto file = std::make_unique<std::filebuf>();
  std::error_code ignored;
  const bool folder = std::filesystem::is_directory(path, ignored);
  if (!folder && file->open(path, std::ios::in | std::ios::binary) != nullptr) return file;
  refuse(cannot_read(path, folder ? EISDIR : errno));
}

/// As sentences name it.
Phrase name_of(const std::string& path) {
  if (path == kStandardInput) return Message("standard input", "l'entrée standard").with();
  return {fmt::format("'{}'", quotable(path)), fmt::format("« {} »", quotable(path))};
}

} // namespace

RecordInput::RecordInput(const std::string& path)
    : path_(path), buffer_(opened(path)), stream_(buffer_.get()), source_(stream_),
      reader_(source_) {
  std::error_code problem;
  const auto size = std::filesystem::file_size(path, problem);
  if (!problem) size_ = static_cast<double>(size);
}

std::optional<Expected<record::ReadRecord>> RecordInput::next() {
  auto read = reader_.next();
  if (interrupted()) give_up_interrupted();
  return read;
}

double RecordInput::part_read() {
  const auto at = static_cast<double>(stream_.tellg());
  return size_ > 0 && at >= 0 ? at / size_ : 1;
}

void RecordInput::refuse_bad(const Error& error) const {
  refuse(path_ == kStandardInput ? name_of(path_) : same(quotable(path_)), error);
}

void RecordInput::refuse_missing(std::uint32_t number, std::size_t games) const {
  const auto name = name_of(path_);
  refuse({fmt::format("{} has no game {}; it has {}", name.english, number, games),
          fmt::format("{} n'a pas de partie {} ; il y en a {}", name.french, number, games)});
}

record::Record RecordInput::record(std::uint32_t number) {
  for (std::uint32_t i = 1;; ++i) {
    auto read = next();
    if (!read) refuse_missing(number, i - 1);
    if (i < number) continue;
    if (!*read) refuse_bad(read->error());
    return std::move((*read)->record);
  }
}

} // namespace howdah::cli
