#include "cli/annotation.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/record_actions.hpp"
#include "cli/record_input.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"
#include "record/writer.hpp"

namespace howdah::cli {
namespace {

// The help names both.
constexpr std::uint32_t kMostMilliseconds = 600'000;
constexpr std::uint32_t kUsualMilliseconds = 200;

/// An engine for the record's game, which may be another one than that of the record before it.
class Annotators {
public:
  Thinker& for_game(const AnyGame& game) {
    const auto name = concat(game.name(), ' ', game.rules_text());
    if (!thinker_ || name != name_) {
      auto engine = make_engine(game.name(), game.rules_text());
      if (!engine) give_up(engine.error().what);
      thinker_ = std::make_unique<Thinker>(*std::move(engine));
      name_ = name;
    }
    return *thinker_;
  }

private:
  std::string name_;
  std::unique_ptr<Thinker> thinker_;
};

} // namespace

ExitStatus annotate_records(const Request& request, Console& console) {
  RecordInput input(request.argument(1));
  const auto language = request.language();
  const auto only = request.number("--game", 1, kMostRecords);
  const auto time = request.number("--time", 1, kMostMilliseconds).value_or(kUsualMilliseconds);
  Progress progress(console.shows_progress);
  Annotators annotators;
  std::string text;
  std::uint32_t number = 0;
  while (auto read = input.next()) {
    ++number;
    if (only && number != *only) continue;
    if (!*read) input.refuse_bad(read->error());
    auto& record = (*read)->record;
    const AnnotationPlan plan{
        .time = std::chrono::milliseconds(time),
        .language = language,
        .stop = interrupted(),
        .progress = [&](std::size_t done, std::size_t all) {
          progress.show(
              Message("game {0} {1}", "partie {0} {1}")
                  .with(number, progress_bar(static_cast<double>(done) / static_cast<double>(all)))
                  .in(language));
        }};
    if (const auto error = annotate(record, annotators.for_game(*(*read)->replay.game), plan)) {
      give_up(error->what);
    }
    if (interrupted()) give_up_interrupted(); // before anything is written
    if (!text.empty()) text += '\n';
    text += record::to_text(record);
  }
  if (text.empty()) input.refuse_missing(only.value_or(1), number);
  if (const auto* const out = request.value("--out")) {
    write_whole_file("--out", *out, text);
  } else {
    console.out.write(text);
  }
  return ExitStatus::done;
}

} // namespace howdah::cli
