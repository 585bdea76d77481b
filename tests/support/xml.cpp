#include "tests/support/xml.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <vector>

namespace howdah::testing {
namespace {

bool is_name_character(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-' || letter == '_' ||
         letter == ':' || letter == '.';
}

class XmlReader {
public:
  explicit XmlReader(std::string_view text) : rest_(text) {}

  std::string problem() {
    while (!rest_.empty() && problem_.empty()) {
      if (rest_.front() == '<') {
        read_tag();
      } else {
        read_text();
      }
    }
    if (!problem_.empty()) return problem_;
    if (!open_.empty()) return "<" + open_.back() + "> is not closed";
    return elements_ > 0 ? "" : "there is no element";
  }

private:
  void fail(std::string what) {
    if (problem_.empty())
      problem_ = std::move(what) + " before: " + std::string(rest_.substr(0, 40));
  }

  bool take(std::string_view expected) {
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  void skip_spaces() {
    while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())) != 0) {
      rest_.remove_prefix(1);
    }
  }

  std::string read_name() {
    const auto end = std::ranges::find_if_not(rest_, is_name_character);
    std::string name(rest_.begin(), end);
    rest_.remove_prefix(name.size());
    if (name.empty()) fail("a name is missing");
    return name;
  }

  void check_characters(std::string_view content) {
    if (content.find('<') != std::string_view::npos) fail("a bare <");
    for (auto at = content.find('&'); at != std::string_view::npos;
         at = content.find('&', at + 1)) {
      const auto entity = content.substr(at, content.find(';', at) - at + 1);
      constexpr std::string_view kKnown[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"};
      if (!entity.starts_with("&#") && std::ranges::find(kKnown, entity) == std::end(kKnown)) {
        fail("a bare &");
      }
    }
  }

  void read_text() {
    const auto text = rest_.substr(0, rest_.find('<'));
    rest_.remove_prefix(text.size());
    check_characters(text);
    const bool blank = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (open_.empty() && !blank) fail("text outside of the element");
  }

  void read_tag() {
    if (take("<!--")) return skip_past("-->");
    if (take("<?")) return skip_past("?>");
    if (take("</")) {
      const auto name = read_name();
      skip_spaces();
      if (!take(">")) fail("the end tag is not finished");
      if (open_.empty() || open_.back() != name) return fail("</" + name + "> closes nothing");
      open_.pop_back();
      return;
    }
    if (open_.empty() && ++elements_ > 1) fail("more than one element");
    (void)take("<");
    const auto name = read_name();
    read_attributes();
    if (take("/>")) return;
    if (!take(">")) fail("the tag <" + name + " is not finished");
    open_.push_back(name);
  }

  void skip_past(std::string_view end) {
    const auto at = rest_.find(end);
    if (at == std::string_view::npos) return fail("not closed");
    rest_.remove_prefix(at + end.size());
  }

  void read_attributes() {
    std::set<std::string> names;
    for (skip_spaces(); problem_.empty() && !rest_.empty() && is_name_character(rest_.front());
         skip_spaces()) {
      const auto name = read_name();
      if (!names.insert(name).second) fail("attribute " + name + " twice");
      if (!take("=\"")) return fail("attribute " + name + " has no quoted value");
      const auto value = rest_.substr(0, rest_.find('"'));
      check_characters(value);
      rest_.remove_prefix(value.size());
      if (!take("\"")) fail("a quote is not closed");
    }
  }

  std::string_view rest_;
  std::vector<std::string> open_;
  int elements_ = 0; // outermost ones
  std::string problem_;
};

} // namespace

std::string xml_problem(std::string_view text) {
  return XmlReader(text).problem();
}

} // namespace howdah::testing
