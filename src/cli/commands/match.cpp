// howdah match: engine against engine.
#include "match/match.hpp"

#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/match_report.hpp"
#include "cli/match_request.hpp"
#include "cli/progress.hpp"
#include "cli/record_file.hpp"
#include "match/tally.hpp"
#include "record/writer.hpp"

#include <nlohmann/json.hpp>

#include <ctime>

namespace howdah::cli {
namespace {

/// Today, as records write it.
std::string date_text() {
  const std::time_t now = std::time(nullptr);
  std::tm day = {};
  (void)::localtime_r(&now, &day);
  return fmt::format("{:04}.{:02}.{:02}", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

/// Counts and stores the games as they finish.
class Scorer final : public match::MatchListener {
public:
  Scorer(const MatchReport& report, match::Tally& tally, RecordFile* records, Progress& progress,
         Language language)
      : report_(report), tally_(tally), records_(records), progress_(progress),
        language_(language) {}

  bool finished(const match::FinishedGame& game) override {
    if (records_ != nullptr) {
      auto record = game.played.record;
      record.set_tag(record::kDateTag, date_text());
      record.set_tag("Round", fmt::format("{}", game.number + 1));
      records_->add(record::to_text(record));
    }
    tally_.add(game.played, game.opening, game.lineup);
    return !report_.sprt ||
           match::sprt_state(match::log_likelihood_ratio(tally_.pairs(), *report_.sprt)) ==
               match::SprtState::undecided;
  }

  bool waiting() override {
    const auto& first = tally_.engines().front().total;
    progress_.show(
        Message("match: {0} of {1} games, +{2} ={3} -{4}",
                "match : {0} parties sur {1}, +{2} ={3} -{4}")
            .with(tally_.games(), report_.plan.games, first.wins, first.draws, first.losses)
            .in(language_));
    return !interrupted();
  }

private:
  const MatchReport& report_;
  match::Tally& tally_;
  RecordFile* records_;
  Progress& progress_;
  Language language_;
};

void play(const MatchReport& report, match::Tally& tally, const Request& request,
          const Console& console) {
  std::optional<RecordFile> records;
  if (const auto* const path = request.value("--records")) records.emplace("--records", *path);
  Progress progress(console.shows_progress);
  Scorer scorer(report, tally, records ? &*records : nullptr, progress, request.language());
  if (const auto error = match::run_match(report.plan, scorer)) refuse(error->what);
}

ExitStatus run(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto start = chosen_state(request, *game);
  const auto plan = match_plan(request, *game, *start);
  match::Tally tally(static_cast<int>(plan.engines.size()), game->players());
  const MatchReport report{
      .game = *game, .plan = plan, .tally = tally, .sprt = sprt_choice(request, plan)};

  play(report, tally, request, console);

  if (request.has("--json")) {
    auto answer = document(*game, *start);
    add_match(answer, report);
    console.out.write_line(json_text(answer));
  } else {
    console.out.write(match_text(report, request.language()));
  }
  if (interrupted()) {
    console.out.flush(); // before the message about it
    give_up_interrupted();
  }
  return ExitStatus::done;
}

} // namespace

const Command& match_command() {
  static const Command kCommand = {
      .name = "match",
      .summary = Message("plays matches between engines and measures their Elo difference",
                         "fait jouer des matchs entre moteurs et mesure leur écart Elo"),
      .arguments = {game_argument()},
      .options = with_position_options(match_options()),
      .examples = {{Message("Four games between the two baselines:",
                            "Quatre parties entre les deux joueurs de référence :"),
                    {"match", "{game}", "--engine", "greedy", "--engine", "random", "--games", "4"},
                    "",
                    4}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
