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

/// The words of the moves, in the order in which they are written.
class Words {
public:
  explicit Words(const Record& record) : players_(static_cast<std::uint32_t>(record.players)) {
    add_comments(record.comments);
    add_line(record.moves, record.first_ply, record.swapped);
    words_.push_back(record.result);
  }

  /// With spaces between, and a new line begun where one would be too long.
  [[nodiscard]] std::string wrapped() const {
    std::string text;
    std::size_t column = 0;
    for (const auto& word : words_) {
      if (column > 0 && column + 1 + word.size() > kColumns) {
        text += '\n';
        column = 0;
      }
      if (column > 0) {
        text += ' ';
        ++column;
      }
      text += word;
      column += word.size();
    }
    return text + '\n';
  }

private:
  void add_comments(const std::vector<std::string>& comments) {
    for (const auto& comment : comments) words_.push_back(comment_text(comment));
  }

  void add_line(const std::vector<Move>& moves, std::uint32_t ply, bool swapped) {
    bool interrupted = true; // a number is due even if the first player is not to move
    for (const auto& move : moves) {
      const bool begins_round = ply % players_ == 0;
      if (begins_round || interrupted) {
        words_.push_back(concat(ply / players_ + 1, begins_round ? "." : "..."));
      }
      words_.push_back(move.text + move.mark);
      add_comments(move.comments);
      for (const auto& variation : move.variations) add_variation(variation, ply);
      if (swapped && &move == &moves.front()) words_.emplace_back(kSwap);
      interrupted = !move.comments.empty() || !move.variations.empty();
      ++ply;
    }
  }

  void add_variation(const Variation& variation, std::uint32_t ply) {
    const auto first = words_.size();
    add_comments(variation.comments);
    add_line(variation.moves, ply, false);
    words_[first].insert(0, 1, '(');
    words_.back() += ')';
  }

  std::vector<std::string> words_{};
  std::uint32_t players_;
};

} // namespace

std::string tags_text(const std::vector<Tag>& tags) {
  std::string text;
  for (const auto& tag : tags) text += tag_line(tag);
  return text;
}

std::string to_text(const Record& record) {
  return tags_text(record.tags) + '\n' + Words(record).wrapped();
}

} // namespace howdah::record
