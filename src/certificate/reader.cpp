#include "certificate/certificate.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace howdah::certificate {
namespace {

constexpr std::string_view kTitle = "howdah certificate ";
constexpr std::string_view kVersion = "1";
constexpr std::uint32_t kMostSteps = 100'000'000;

class Reader {
public:
  explicit Reader(std::string_view text) : rest_(text) {}

  Expected<Certificate> read() {
    if (auto error = refuse_control_characters()) return tl::unexpected<Error>(std::move(*error));
    if (auto error = read_title()) return tl::unexpected<Error>(std::move(*error));
    Certificate certificate;
    for (auto [name, value] : {std::pair{"game", &certificate.setup.game},
                               {"rules", &certificate.setup.rules},
                               {"position", &certificate.setup.start},
                               {"winner", &certificate.winner}}) {
      if (auto error = read_field(name, *value)) return tl::unexpected<Error>(std::move(*error));
    }
    while (next_line()) {
      auto words = line_;
      const auto first = take_until(words, ' ');
      if (first == "end") return finished(std::move(certificate), words);
      if (first != concat(certificate.steps.size() + 1)) {
        return bad({concat("step ", certificate.steps.size() + 1, " is missing"),
                    concat("l'étape ", certificate.steps.size() + 1, " manque")});
      }
      auto step = read_step(words, static_cast<StepNumber>(certificate.steps.size() + 1));
      if (!step) return tl::unexpected<Error>(std::move(step).error());
      certificate.steps.push_back(*std::move(step));
    }
    return bad(
        {"unexpected end: the last line is missing", "fin prématurée : la dernière ligne manque"});
  }

private:
  /// A CR inside a line would be taken for a part of a line end once the line is written again.
  std::optional<Error> refuse_control_characters() {
    const auto all = rest_;
    while (next_line()) {
      if (std::ranges::none_of(line_, is_control)) continue;
      return problem({"a control character in the text", "un caractère de contrôle dans le texte"});
    }
    rest_ = all;
    number_ = 0;
    return std::nullopt;
  }

  [[nodiscard]] static bool is_control(char letter) {
    return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
  }

  std::optional<Error> read_title() {
    if (!next_line() || !line_.starts_with(kTitle)) {
      return problem({"it does not begin with 'howdah certificate'",
                      "il ne commence pas par « howdah certificate »"});
    }
    const auto version = line_.substr(kTitle.size());
    if (version == kVersion) return std::nullopt;
    return problem({concat("unknown version '", quotable(version), "'; the only one is 1"),
                    concat("version inconnue « ", quotable(version), " » ; la seule est 1")});
  }

  std::optional<Error> read_field(std::string_view name, std::string& value) {
    auto rest = next_line() ? line_ : std::string_view();
    if (take_until(rest, ' ') != name || rest.empty()) {
      return problem({concat("expected a line '", name, " ...'"),
                      concat("ligne « ", name, " ... » attendue")});
    }
    value = rest;
    return std::nullopt;
  }

  Expected<Certificate> finished(Certificate certificate, std::string_view count) {
    if (count != concat(certificate.steps.size())) {
      return bad({concat("expected 'end ", certificate.steps.size(), "': the number of steps"),
                  concat("« end ", certificate.steps.size(), " » attendu : le nombre d'étapes")});
    }
    if (certificate.steps.empty()) return bad({"there is no step", "il n'y a aucune étape"});
    if (!rest_.empty()) {
      (void)next_line();
      return bad(
          {"unexpected text after the last line", "texte inattendu après la dernière ligne"});
    }
    for (std::size_t i = 0; i < certificate.steps.size(); ++i) {
      const auto missing = missing_step(certificate.steps[i], certificate.steps.size());
      if (missing == kNoStep) continue;
      return fail({concat("step ", i + 1, " leads to step ", missing, ", which does not exist"),
                   concat("l'étape ", i + 1, " mène à l'étape ", missing, ", qui n'existe pas")});
    }
    return certificate;
  }

  [[nodiscard]] static StepNumber missing_step(const Step& step, std::size_t steps) {
    if (step.next > steps) return step.next;
    const auto missing =
        std::ranges::find_if(step.replies, [&](const auto& reply) { return reply.second > steps; });
    return missing == step.replies.end() ? kNoStep : missing->second;
  }

  Expected<Step> read_step(std::string_view words, StepNumber number) {
    const auto kind = take_until(words, ' ');
    if (kind == "plays") return read_own(words, number);
    if (kind == "meets") return read_replies(words, number);
    return bad({"a step either 'plays' or 'meets'", "une étape « plays » ou « meets »"});
  }

  Expected<Step> read_own(std::string_view words, StepNumber number) {
    Step step;
    step.move = take_until(words, ' ');
    if (step.move.empty()) return bad({"the move is missing", "le coup manque"});
    if (words.empty()) return step;
    if (take_until(words, ' ') != "then") {
      return bad({"expected 'then' after the move", "« then » attendu après le coup"});
    }
    return with_next(std::move(step), words, number);
  }

  Expected<Step> read_replies(std::string_view words, StepNumber number) {
    Step step;
    auto word = take_until(words, ' ');
    for (; !word.empty() && word != "finish" && word != "else"; word = take_until(words, ' ')) {
      auto next = word;
      const auto reply = take_until(next, '>');
      const auto follows = later_step(next, number);
      if (reply.empty() || !follows) {
        return bad(
            {concat("'", quotable(word), "' is not of the form REPLY>STEP with a later step"),
             concat("« ", quotable(word),
                    " » n'est pas de la forme RÉPONSE>ÉTAPE avec une étape suivante")});
      }
      step.replies.emplace_back(reply, *follows);
    }
    if (word == "finish") {
      for (word = take_until(words, ' '); !word.empty() && word != "else";
           word = take_until(words, ' ')) {
        step.finish.emplace_back(word);
      }
      if (step.finish.empty()) return bad({"'finish' needs a move", "« finish » demande un coup"});
    }
    if (word == "else") return with_next(std::move(step), words, number);
    if (!words.empty()) return bad({"two spaces in a row", "deux espaces de suite"});
    return step;
  }

  Expected<Step> with_next(Step step, std::string_view text, StepNumber number) {
    const auto next = later_step(text, number);
    if (!next) {
      return bad({concat("'", quotable(text), "' is not the number of a later step"),
                  concat("« ", quotable(text), " » n'est pas le numéro d'une étape suivante")});
    }
    step.next = *next;
    return step;
  }

  [[nodiscard]] static std::optional<StepNumber> later_step(std::string_view text,
                                                            StepNumber number) {
    const auto next = parse_number(text, kMostSteps);
    return next && *next > number ? next : std::nullopt;
  }

  bool next_line() {
    if (rest_.empty()) return false;
    ++number_;
    line_ = take_until(rest_, '\n');
    if (line_.ends_with('\r')) line_.remove_suffix(1); // CR LF line ends
    return true;
  }

  [[nodiscard]] Error problem(const Phrase& what) const {
    return {{concat("line ", std::max(number_, 1U), ": ", what.english),
             concat("ligne ", std::max(number_, 1U), " : ", what.french)}};
  }
  [[nodiscard]] tl::unexpected<Error> bad(const Phrase& what) const {
    return tl::unexpected<Error>(problem(what));
  }

  std::string_view rest_;
  std::string_view line_{};
  unsigned number_ = 0;
};

} // namespace

Expected<Certificate> read_certificate(std::string_view text) {
  return Reader(text).read();
}

} // namespace howdah::certificate
