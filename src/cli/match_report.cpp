#include "cli/match_report.hpp"

#include "cli/message.hpp"
#include "cli/quantity.hpp"
#include "cli/word_wrap.hpp"

#include <algorithm>
#include <cmath>

namespace howdah::cli {
namespace {

using match::Fault;
using match::SprtState;
using match::Standing;

std::string percent(double share, Language language) {
  return decimal_text(100 * share, 1, language) + " %";
}

/// "+12 =3 -5"; with more than two players a draw or a share is the '='.
std::string standing_text(const Standing& standing) {
  return fmt::format("+{} ={} -{}", standing.wins, standing.draws, standing.losses);
}

double share(const Standing& standing) {
  return standing.games() == 0 ? 0 : standing.points / static_cast<double>(standing.games());
}

std::string elo_text(const match::EloInterval& interval, Language language) {
  if (std::isinf(interval.elo)) {
    return interval.elo > 0
               ? Message("not measurable, every point won", "non mesurable, tous les points gagnés")
                     .in(language)
               : Message("not measurable, no point won", "non mesurable, aucun point gagné")
                     .in(language);
  }
  const auto elo = fmt::format("{:+.0f}", std::round(interval.elo) + 0.0); // no -0
  const auto width = std::isinf(interval.half_width) ? std::string("?")
                                                     : fmt::format("{:.0f}", interval.half_width);
  return fmt::format("{} ± {} (95 %)", elo, width);
}

/// Elo as --sprt takes it.
std::string bound_text(double elo, Language language) {
  return localized(fmt::format("{}", elo), language);
}

Message fault_message(Fault fault) {
  switch (fault) {
  case Fault::crash: return {"crashes: {0}", "plantages : {0}"};
  case Fault::timeout: return {"timeouts: {0}", "dépassements du temps : {0}"};
  case Fault::unreadable: return {"unreadable answers: {0}", "réponses illisibles : {0}"};
  case Fault::illegal_move: break;
  }
  return {"illegal moves: {0}", "coups illégaux : {0}"};
}

class Text {
public:
  Text(const MatchReport& report, Language language) : report_(report), language_(language) {}

  std::string write() {
    const auto& tally = report_.tally;
    if (tally.games() == 0) {
      line(Message("No game was finished.", "Aucune partie n'est finie.").with());
      return text_;
    }
    for (std::size_t i = 0; i < shown_engines(); ++i) write_engine(i);
    if (tally.players() == 2 && tally.engines().size() > 2) write_table();
    if (report_.sprt) write_sprt(*report_.sprt);
    write_games();
    write_faults();
    return text_;
  }

private:
  void line(const Phrase& phrase) { text_ += phrase.in(language_) + "\n"; }

  /// Of two opponents one says it all.
  [[nodiscard]] std::size_t shown_engines() const {
    const auto all = report_.tally.engines().size();
    return all == 2 && report_.tally.players() == 2 ? 1 : all;
  }

  [[nodiscard]] const std::string& name(std::size_t engine) const {
    return report_.plan.engines[engine].name;
  }

  void write_engine(std::size_t index) {
    const auto& tally = report_.tally;
    const auto& engine = tally.engines()[index];
    const auto estimate = tally.estimate_of(index);
    const auto title =
        shown_engines() == 1
            ? Message("{0} against {1}", "{0} contre {1}").with(name(0), name(1)).in(language_)
            : name(index);
    line(Message("{0}: {1}, {2}", "{0} : {1}, {2}")
             .with(title, standing_text(engine.total), percent(share(engine.total), language_)));
    line(
        Message("  Elo: {0}; likelihood of superiority {1}",
                "  Elo : {0} ; vraisemblance de supériorité {1}")
            .with(elo_text(match::elo_interval(estimate, tally.players()), language_),
                  percent(match::likelihood_of_superiority(estimate, tally.players()), language_)));
    for (Seat seat = 0; seat < tally.players(); ++seat) {
      const auto& standing = engine.by_seat[static_cast<std::size_t>(seat)];
      const Phrase side{report_.game.seat_name(seat).english,
                        report_.game.seat_sentences(seat).side.french};
      line(Message("  as {0}: {1}, {2}", "  avec {0} : {1}, {2}")
               .with(side.in(language_), standing_text(standing),
                     percent(share(standing), language_)));
    }
  }

  /// Every engine against every other, in points of games.
  void write_table() {
    const auto& tally = report_.tally;
    const auto count = tally.engines().size();
    std::size_t width = 0;
    for (std::size_t i = 0; i < count; ++i) width = std::max(width, columns(name(i)));
    line(Message("Points (row against column):", "Points (ligne contre colonne) :").with());
    for (std::size_t i = 0; i < count; ++i) {
      auto row =
          fmt::format("  {} {}{}", i + 1, name(i), std::string(width - columns(name(i)), ' '));
      for (std::size_t j = 0; j < count; ++j) {
        const auto& standing = tally.against(i, j);
        row += fmt::format(
            " {:>9}", i == j ? "-"
                             : fmt::format("{}/{}", decimal_text(standing.points, 1, language_),
                                           standing.games()));
      }
      text_ += row + "\n";
    }
  }

  void write_sprt(const match::SprtHypotheses& sprt) {
    const double ratio = match::log_likelihood_ratio(report_.tally.pairs(), sprt);
    const auto verdict = [&] {
      switch (match::sprt_state(ratio)) {
      case SprtState::elo0_accepted:
        return Message("not better than {0} Elo", "pas meilleur que {0} Elo")
            .with(bound_text(sprt.elo0, language_));
      case SprtState::elo1_accepted:
        return Message("better by {0} Elo", "meilleur de {0} Elo")
            .with(bound_text(sprt.elo1, language_));
      case SprtState::undecided: break;
      }
      return Message("undecided", "indécis").with();
    }();
    const auto bound = decimal_text(match::sprt_bound(), 2, language_);
    line(Message("SPRT {0} to {1} Elo: {2} (log-likelihood ratio {3}, bounds -{4} and {4})",
                 "SPRT de {0} à {1} Elo : {2} (log-vraisemblance {3}, bornes -{4} et {4})")
             .with(bound_text(sprt.elo0, language_), bound_text(sprt.elo1, language_),
                   verdict.in(language_), decimal_text(ratio, 2, language_), bound));
  }

  void write_games() {
    const auto& tally = report_.tally;
    line(Message("Games: {0}; plies: {1} on average, {2} to {3}",
                 "Parties : {0} ; coups : {1} en moyenne, de {2} à {3}")
             .with(tally.games(), decimal_text(tally.mean_plies(), 1, language_), tally.shortest(),
                   tally.longest()));
    std::string wins;
    for (Seat seat = 0; seat < tally.players(); ++seat) {
      wins += Message("{0} {1}, ", "{0} : {1}, ")
                  .with(report_.game.seat_name(seat).in(language_),
                        tally.wins_by_seat()[static_cast<std::size_t>(seat)])
                  .in(language_);
    }
    line(Message("Won by seat: {0}draws {1}", "Gagnées par place : {0}nulles : {1}")
             .with(wins, tally.draws()));
    if (tally.players() == 2) {
      line(Message("First player: {0}, {1}", "Premier joueur : {0}, {1}")
               .with(standing_text(tally.first_player()),
                     percent(share(tally.first_player()), language_)));
    }
    if (report_.plan.swap == play::SwapRule::pie) {
      line(Message("Sides swapped: {0}", "Camps échangés : {0}").with(tally.swaps()));
    }
    const auto faults = tally.games() - tally.ended_by_rules() - tally.drawn_at_limit();
    line(Message("Endings: by the rules {0}, drawn at the ply limit {1}, by an engine's fault {2}",
                 "Fins : selon les règles {0}, nulles à la limite de coups {1}, par la faute d'un "
                 "moteur {2}")
             .with(tally.ended_by_rules(), tally.drawn_at_limit(), faults));
  }

  void write_faults() {
    for (std::size_t i = 0; i < report_.tally.engines().size(); ++i) {
      for (const auto& [fault, count] : report_.tally.engines()[i].faults) {
        line(Message("  {0}: {1}", "  {0} : {1}")
                 .with(name(i), fault_message(fault).with(count).in(language_)));
      }
    }
  }

  const MatchReport& report_;
  Language language_;
  std::string text_;
};

} // namespace

std::string match_text(const MatchReport& report, Language language) {
  return Text(report, language).write();
}

} // namespace howdah::cli
