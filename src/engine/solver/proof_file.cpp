#include "engine/solver/proof_file.hpp"

#include "core/hashing.hpp"
#include "core/text.hpp"

namespace howdah {
namespace {

constexpr std::string_view kTitle = "howdah proof search ";
constexpr std::string_view kVersion = "1";
constexpr std::size_t kChecksumDigits = 16;

[[nodiscard]] std::uint64_t checksum(std::string_view content) {
  std::uint64_t sum = mix(content.size());
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < content.size(); ++i) {
    word = (word << 8U) | static_cast<unsigned char>(content[i]);
    if (i % 8 == 7) sum = mix(sum ^ word);
  }
  return mix(sum ^ word);
}

[[nodiscard]] std::string hexadecimal(std::uint64_t number) {
  std::string digits(kChecksumDigits, '0');
  for (std::size_t i = kChecksumDigits; i-- > 0; number >>= 4U) {
    digits[i] = "0123456789abcdef"[number & 15U];
  }
  return digits;
}

[[nodiscard]] tl::unexpected<Error> damaged() {
  return fail({"the file is damaged", "le fichier est endommagé"});
}

/// The lines of `about` differ from what the file has there: says in which.
[[nodiscard]] tl::unexpected<Error> other_question(std::string_view about, std::string_view text) {
  while (!about.empty()) {
    const auto wanted = take_until(about, '\n');
    const auto found = take_until(text, '\n');
    if (wanted == found) continue;
    return fail({concat("the file is about another question: '", quotable(found), "' instead of '",
                        quotable(wanted), "'"),
                 concat("le fichier porte sur une autre question : « ", quotable(found),
                        " » au lieu de « ", quotable(wanted), " »")});
  }
  return damaged();
}

} // namespace

std::string to_content(const std::string& about, std::uint64_t expanded, const ProofGraph& graph) {
  std::string content = concat(kTitle, kVersion, '\n', about, "expanded ", expanded, '\n');
  std::vector<std::uint8_t> bytes;
  graph.write(bytes);
  content.append(bytes.begin(), bytes.end());
  return content += hexadecimal(checksum(content));
}

Expected<ProofFile> read_proof_file(std::string_view content, const std::string& about) {
  if (!content.starts_with(kTitle)) {
    return fail({"the file is not one of a proof search",
                 "le fichier n'est pas celui d'une recherche de preuve"});
  }
  auto rest = content.substr(kTitle.size());
  const auto version = take_until(rest, '\n');
  if (version != kVersion) {
    return fail({concat("version '", quotable(version), "' cannot be read, only version 1"),
                 concat("la version « ", quotable(version),
                        " » ne peut être lue, seulement la version 1")});
  }
  if (rest.size() < kChecksumDigits) return damaged();
  const auto summed = content.substr(0, content.size() - kChecksumDigits);
  if (content.substr(summed.size()) != hexadecimal(checksum(summed))) return damaged();
  rest.remove_suffix(kChecksumDigits);
  if (!rest.starts_with(about)) return other_question(about, rest);
  rest.remove_prefix(about.size());
  ProofFile file{.about = about};
  auto counted = take_until(rest, '\n');
  if (take_until(counted, ' ') != "expanded") return damaged();
  const auto* const begin = counted.data();
  const auto* const end = begin + counted.size();
  const auto number = std::from_chars(begin, end, file.expanded);
  if (counted.empty() || number.ec != std::errc() || number.ptr != end) return damaged();
  const std::vector<std::uint8_t> bytes(rest.begin(), rest.end());
  if (!file.graph.read(bytes)) return damaged();
  return file;
}

} // namespace howdah
