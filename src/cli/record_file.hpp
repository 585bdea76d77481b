// A file to which game records are appended, one whole record at a time.
#pragma once

#include <string>
#include <string_view>

namespace howdah::cli {

class RecordFile {
public:
  /// Creates the file if there is none. On failure the message begins with `where`, the option that
  /// named the path.
  RecordFile(std::string where, std::string path);
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;
  ~RecordFile();

  /// On failure the file is truncated to its previous end.
  void add(std::string_view record);

private:
  [[noreturn]] void give_up_writing(int code) const;

  std::string where_;
  std::string path_;
  int descriptor_ = -1;
};

} // namespace howdah::cli
