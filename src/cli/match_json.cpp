#include "cli/match_report.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace howdah::cli {
namespace {

using match::Fault;
using match::Standing;

std::string_view fault_key(Fault fault) {
  switch (fault) {
  case Fault::crash: return "crash";
  case Fault::timeout: return "timeout";
  case Fault::unreadable: return "unreadable";
  case Fault::illegal_move: break;
  }
  return "illegal_move";
}

nlohmann::ordered_json standing_json(const Standing& standing) {
  return {{"wins", standing.wins},
          {"draws", standing.draws},
          {"losses", standing.losses},
          {"points", standing.points}};
}

/// JSON has no infinity: null stands for what cannot be measured.
nlohmann::ordered_json finite(double number) {
  return std::isfinite(number) ? nlohmann::ordered_json(number) : nullptr;
}

nlohmann::ordered_json engine_json(const MatchReport& report, std::size_t index) {
  const auto& tally = report.tally;
  const auto& engine = tally.engines()[index];
  const auto estimate = tally.estimate_of(index);
  const auto interval = match::elo_interval(estimate, tally.players());
  nlohmann::ordered_json json = {{"engine", report.plan.engines[index].name}};
  json.update(standing_json(engine.total));
  json["elo"] = finite(interval.elo);
  json["elo_error"] = finite(interval.half_width);
  json["los"] = match::likelihood_of_superiority(estimate, tally.players());
  auto& seats = json["seats"] = nlohmann::ordered_json::array();
  for (Seat seat = 0; seat < tally.players(); ++seat) {
    auto entry = nlohmann::ordered_json{{"letter", std::string(1, report.game.seat_letter(seat))}};
    entry.update(standing_json(engine.by_seat[static_cast<std::size_t>(seat)]));
    seats.push_back(std::move(entry));
  }
  auto& faults = json["faults"] = nlohmann::ordered_json::object();
  for (const auto& [fault, count] : engine.faults) faults[std::string(fault_key(fault))] = count;
  return json;
}

} // namespace

void add_match(nlohmann::ordered_json& document, const MatchReport& report) {
  const auto& tally = report.tally;
  document["time_control"] = match::time_control_text(report.plan.control);
  document["games"] = tally.games();
  document["draws"] = tally.draws();
  document["plies"] = {
      {"mean", tally.mean_plies()}, {"shortest", tally.shortest()}, {"longest", tally.longest()}};
  document["endings"] = {
      {"rules", tally.ended_by_rules()},
      {"ply_limit", tally.drawn_at_limit()},
      {"fault", tally.games() - tally.ended_by_rules() - tally.drawn_at_limit()}};
  if (tally.players() == 2) document["first_player"] = standing_json(tally.first_player());
  if (report.plan.swap == play::SwapRule::pie) document["swaps"] = tally.swaps();
  auto& engines = document["engines"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < tally.engines().size(); ++i) {
    engines.push_back(engine_json(report, i));
  }
  if (tally.players() == 2 && tally.engines().size() == 2) document["pairs"] = tally.pairs();
  if (!report.sprt) return;
  const double ratio = match::log_likelihood_ratio(tally.pairs(), *report.sprt);
  constexpr std::string_view kStates[] = {"undecided", "elo0", "elo1"};
  document["sprt"] = {{"elo0", report.sprt->elo0},
                      {"elo1", report.sprt->elo1},
                      {"llr", ratio},
                      {"bound", match::sprt_bound()},
                      {"accepted", kStates[static_cast<std::size_t>(match::sprt_state(ratio))]}};
}

} // namespace howdah::cli
