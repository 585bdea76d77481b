// A file that game records are added to, one whole record at a time.
#pragma once

#include <string>
#include <string_view>

namespace howdah::cli {

class RecordFile {
public:
  /// Makes the file if there is none. Gives up with a sentence that begins with `where`, the
  /// option that named the path.
  RecordFile(std::string where, std::string path);
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;
  ~RecordFile();

  /// When that fails, the file ends where it ended before.
  void add(std::string_view record);

private:
  [[noreturn]] void give_up_writing(int code) const;

  std::string where_;
  std::string path_;
  int descriptor_ = -1;
};

} // namespace howdah::cli
