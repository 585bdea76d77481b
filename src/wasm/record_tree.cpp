#include "wasm/record_tree.hpp"

namespace howdah::wasm {
namespace {

class Tree {
public:
  explicit Tree(const record::Record& record) {
    auto& start = nodes_.emplace_back();
    start.comments.assign(record.comments.begin(), record.comments.end());
    add_line(0, record.moves, {});
  }

  [[nodiscard]] std::vector<RecordNode> take() { return std::move(nodes_); }

private:
  void add_line(std::size_t at, const std::vector<record::Move>& moves,
                const std::vector<std::string>& comments) {
    bool first = true;
    for (const auto& move : moves) {
      const auto next = child(at, move.text);
      auto& node = nodes_[next];
      if (node.mark.empty()) node.mark = move.mark;
      if (first) node.comments.insert(node.comments.end(), comments.begin(), comments.end());
      node.comments.insert(node.comments.end(), move.comments.begin(), move.comments.end());
      first = false;
      for (const auto& variation : move.variations) {
        add_line(at, variation.moves, variation.comments);
      }
      at = next;
    }
  }

  std::size_t child(std::size_t parent, std::string_view move) {
    for (const auto known : nodes_[parent].children) {
      if (nodes_[known].move == move) return known;
    }
    nodes_[parent].children.push_back(nodes_.size());
    nodes_.push_back({.move = move});
    return nodes_.size() - 1;
  }

  std::vector<RecordNode> nodes_{};
};

} // namespace

std::vector<RecordNode> nodes_of(const record::Record& record) {
  return Tree(record).take();
}

} // namespace howdah::wasm
