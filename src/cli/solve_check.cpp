#include "cli/solve_check.hpp"

#include "certificate/certificate.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/progress.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

/// What the check says while it runs.
class CheckProgress {
public:
  CheckProgress(Language language, const Console& console)
      : language_(language), progress_(console.shows_progress) {}

  [[nodiscard]] certificate::CheckListener listener() {
    return {.go_on =
                [](void* self, std::uint64_t moves) {
                  return static_cast<CheckProgress*>(self)->go_on(moves);
                },
            .self = this};
  }

private:
  bool go_on(std::uint64_t moves) {
    if (progress_.is_due()) {
      progress_.show(Message("checking: {0} moves played", "contrôle : {0} coups joués")
                         .with(moves)
                         .in(language_));
    }
    return !interrupted();
  }

  Language language_;
  Progress progress_;
};

} // namespace

ExitStatus check_certificate(const Request& request, Console& console, const std::string& path) {
  if (!request.arguments_from(0).empty()) {
    refuse(Message("--check takes no GAME: the file names it",
                   "--check ne prend pas de JEU : le fichier l'indique")
               .with());
  }
  for (const std::string_view other :
       {"--rules", "--position", "--winner", "--plies", "--all-moves", "--nodes", "--time",
        "--memory", "--save", "--resume", "--certificate"}) {
    if (!request.has(other)) continue;
    refuse(
        Message("--check and {0} are mutually exclusive", "--check et {0} s'excluent").with(other));
  }
  const auto shown = quotable(path);
  const Phrase where{fmt::format("--check '{}'", shown), fmt::format("--check « {} »", shown)};
  const auto certificate = certificate::read_certificate(read_whole_file("--check", path));
  if (!certificate) refuse(where, certificate.error());
  const auto language = request.language();
  const auto report = [&] {
    CheckProgress progress(language, console);
    return certificate::check(*certificate, progress.listener());
  }();
  if (interrupted()) give_up_interrupted();
  if (!report) refuse(where, report.error());

  if (request.has("--json")) {
    console.out.write_line(json_text({{"game", certificate->setup.game},
                                      {"rules", certificate->setup.rules},
                                      {"position", certificate->setup.start},
                                      {"winner", certificate->winner},
                                      {"steps", certificate->steps.size()},
                                      {"moves", report->moves},
                                      {"plies", report->plies}}));
  } else {
    const auto plies = report->plies == 1 ? Message("1 ply", "1 coup").with()
                                          : Message("{0} plies", "{0} coups").with(report->plies);
    console.out.write_line(
        Message("proved: {0} wins in {1} at most (steps: {2}; moves played: {3})",
                "prouvé : {0} gagne en {1} au plus (étapes : {2} ; coups joués : {3})")
            .with(certificate->winner, plies.in(language), certificate->steps.size(), report->moves)
            .in(language));
  }
  return ExitStatus::done;
}

} // namespace howdah::cli
