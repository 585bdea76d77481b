#include "record/writer.hpp"

#include "core/text.hpp"

namespace howdah::record {
namespace {

constexpr std::size_t kColumns = 80;

std::string tag_line(const Tag& tag) {
  std::string line = concat("[", tag.name, " \"");
  for (const char letter : tag.value) {
    if (letter == '\n') {
      line += "\\n";
    } else if (letter == '\r') {
      line += "\\r";
    } else {
      if (letter == '"' || letter == '\\') line += '\\';
      line += letter;
    }
  }
  return line + "\"]\n";
}

std::string comment_text(std::string_view comment) {
  std::string text = "{ ";
  for (const char letter : comment) {
    if (letter == '}' || letter == '\\') text += '\\';
    text += letter;
  }
  return text + (comment.empty() ? "}" : " }");
}

/// Puts words behind each other with spaces, and begins a new line where one would be too long.
class Lines {
public:
  void add(std::string_view word) {
    if (column_ > 0 && column_ + 1 + word.size() > kColumns) {
      text_ += '\n';
      column_ = 0;
    }
    if (column_ > 0) {
      text_ += ' ';
      ++column_;
    }
    text_ += word;
    column_ += word.size();
  }

  [[nodiscard]] const std::string& text() const { return text_; }

private:
  std::string text_;
  std::size_t column_ = 0;
};

} // namespace

std::string to_text(const Record& record) {
  std::string text;
  for (const auto& tag : record.tags) text += tag_line(tag);
  text += '\n';

  Lines lines;
  for (const auto& comment : record.comments) lines.add(comment_text(comment));
  const auto players = static_cast<std::uint32_t>(record.players);
  std::uint32_t ply = record.first_ply;
  bool interrupted = true; // a number is due even if the first player is not to move
  for (const auto& move : record.moves) {
    const bool begins_round = ply % players == 0;
    if (begins_round || interrupted) {
      lines.add(concat(ply / players + 1, begins_round ? "." : "..."));
    }
    lines.add(move.text + move.mark);
    for (const auto& comment : move.comments) lines.add(comment_text(comment));
    interrupted = !move.comments.empty();
    ++ply;
  }
  lines.add(record.result);
  return text + lines.text() + '\n';
}

} // namespace howdah::record
