// Checks a certificate by playing it, with the rules of the game alone.
#pragma once

#include "certificate/certificate.hpp"
#include "core/text.hpp"
#include "games/game.hpp"

#include <algorithm>
#include <memory>
#include <unordered_set>

namespace howdah::certificate {

template <Game G>
class Checker {
public:
  using Move = typename G::Move;
  using Position = typename G::Position;

  Checker(const G& game, const Certificate& certificate, Seat winner, const CheckListener& listener)
      : game_(game), certificate_(certificate), winner_(winner), listener_(listener),
        list_(std::make_unique<typename G::MoveList>()), references_(count_references()) {}

  [[nodiscard]] Expected<CheckReport> check(const Position& start) {
    if (game_.result(start).is_over()) {
      return fail({"the game is over in its position", "la partie est finie dans sa position"});
    }
    Position position = start;
    if (follow(position, 1)) return report_;
    return tl::unexpected<Error>(std::move(*error_));
  }

private:
  using NamedReply = std::pair<std::string, StepNumber>;

  // Longer lines are refused: no proof needs them, and each ply takes stack space.
  static constexpr std::size_t kLongestLine = 1000;
  static constexpr std::uint64_t kMovesBetweenQuestions = 1U << 14U;

  // Each of these returns whether the win is forced; the first failure is recorded.

  /// From a position that is not finished.
  bool follow(Position& position, StepNumber number) {
    if (is_known(position, number)) return true;
    if (line_.size() >= kLongestLine) {
      return refuse(number,
                    {"the line is longer than 1000 plies", "la variante dépasse 1000 coups"});
    }
    if (repeats(position)) {
      return refuse(number, {"the position occurs again", "la position se répète"});
    }
    line_.push_back({.position = position, .hash = game_.hash(position)});
    const Step& step = certificate_.steps[number - 1];
    const bool forced = game_.to_move(position) == winner_ ? follow_own(position, step, number)
                                                           : follow_replies(position, step, number);
    line_.pop_back();
    if (forced) remember(position, number);
    return forced;
  }

  bool follow_own(Position& position, const Step& step, StepNumber number) {
    if (!step.is_own()) {
      return refuse(number, {"it names replies where the winner is to move",
                             "elle nomme des réponses alors que c'est au gagnant de jouer"});
    }
    const auto move = game_.parse_move(position, step.move);
    if (!move) {
      return refuse(number, {concat("'", quotable(step.move), "': ", move.error().what.english),
                             concat("« ", quotable(step.move), " » : ", move.error().what.french)});
    }
    return play_and(position, *move, number, [&] {
      const auto result = game_.result(position);
      if (is_won(result)) return true;
      if (result.is_over()) {
        return refuse(number, {"the game ends otherwise", "la partie finit autrement"});
      }
      if (step.next != kNoStep) return follow(position, step.next);
      return refuse(number, {"the move does not end the game, and nothing follows it",
                             "le coup ne finit pas la partie, et rien ne le suit"});
    });
  }

  bool follow_replies(Position& position, const Step& step, StepNumber number) {
    if (step.is_own()) {
      return refuse(number, {"it names a move where another player is to move",
                             "elle nomme un coup alors que c'est à un autre de jouer"});
    }
    game_.legal_moves(position, *list_);
    const std::vector<Move> legal(list_->begin(), list_->end());
    if (const auto* const stray = reply_that_is_not_legal(step, legal)) {
      return refuse(number, {concat("'", quotable(*stray), "' is not a legal reply"),
                             concat("« ", quotable(*stray), " » n'est pas une réponse légale")});
    }
    return std::ranges::all_of(legal, [&](Move reply) {
      return play_and(position, reply, number,
                      [&] { return answer(position, reply, step, number); });
    });
  }

  /// After a reply that has just been played.
  bool answer(Position& position, Move reply, const Step& step, StepNumber number) {
    const auto result = game_.result(position);
    if (is_won(result)) return true;
    if (result.is_over()) {
      return refuse(number, {"the game ends otherwise", "la partie finit autrement"});
    }
    if (!step.replies.empty()) {
      const auto named =
          std::ranges::find(step.replies, game_.move_text(reply), &NamedReply::first);
      if (named != step.replies.end()) return follow(position, named->second);
    }
    if (wins_at_once(position, step)) return true;
    if (step.next != kNoStep) return follow(position, step.next);
    return refuse(number, {"there is no answer to the last reply",
                           "il n'y a pas de suite à la dernière réponse"});
  }

  [[nodiscard]] bool wins_at_once(Position& position, const Step& step) {
    if (game_.to_move(position) != winner_) return false;
    return std::ranges::any_of(step.finish, [&](const std::string& text) {
      const auto move = game_.parse_move(position, text);
      if (!move) return false;
      const auto undo = game_.play(position, *move);
      ++report_.moves;
      const bool won = is_won(game_.result(position));
      game_.undo(position, *move, undo);
      if (won) note_length(line_.size() + 1);
      return won;
    });
  }

  /// Plays a move for as long as `check` takes. False also when the listener stops the check.
  bool play_and(Position& position, Move move, StepNumber number, auto&& check) {
    if (++report_.moves % kMovesBetweenQuestions == 0 && listener_.go_on != nullptr &&
        !listener_.go_on(listener_.self, report_.moves)) {
      return refuse(number, {"the check was stopped", "le contrôle a été arrêté"});
    }
    const auto undo = game_.play(position, move);
    moves_.push_back(move);
    note_length(moves_.size());
    const bool forced = check();
    moves_.pop_back();
    game_.undo(position, move, undo);
    return forced;
  }

  [[nodiscard]] const std::string* reply_that_is_not_legal(const Step& step,
                                                           const std::vector<Move>& legal) const {
    if (step.replies.empty()) return nullptr;
    std::unordered_set<std::string> texts;
    for (const Move move : legal) texts.insert(game_.move_text(move));
    const auto stray = std::ranges::find_if(
        step.replies, [&](const NamedReply& reply) { return !texts.contains(reply.first); });
    return stray == step.replies.end() ? nullptr : &stray->first;
  }

  [[nodiscard]] bool is_won(Result result) const noexcept {
    return result.is_win() && result.winner() == winner_;
  }

  [[nodiscard]] bool repeats(const Position& position) const {
    const auto hash = game_.hash(position);
    return std::ranges::any_of(line_, [&](const Visit& visit) {
      return visit.hash == hash && game_.same(visit.position, position);
    });
  }

  // A step that several others refer to may be reached in one position several times. A step behind
  // `else` is reached in new positions each time, so that caching them would not pay.

  [[nodiscard]] std::vector<std::uint32_t> count_references() const {
    std::vector<std::uint32_t> references(certificate_.steps.size());
    for (const Step& step : certificate_.steps) {
      if (step.is_own() && step.next != kNoStep) ++references[step.next - 1];
      for (const auto& [reply, next] : step.replies) ++references[next - 1];
    }
    return references;
  }
  [[nodiscard]] std::string memory_key(const Position& position, StepNumber number) const {
    return concat(number, ' ', game_.position_text(position));
  }
  [[nodiscard]] bool is_known(const Position& position, StepNumber number) const {
    return references_[number - 1] > 1 && known_.contains(memory_key(position, number));
  }
  void remember(const Position& position, StepNumber number) {
    if (references_[number - 1] > 1) known_.insert(memory_key(position, number));
  }

  void note_length(std::size_t plies) {
    report_.plies = std::max(report_.plies, static_cast<int>(plies));
  }

  bool refuse(StepNumber number, const Phrase& why) {
    std::string line;
    for (const Move move : moves_) line += concat(line.empty() ? "" : " ", game_.move_text(move));
    const auto after = line.empty() ? Phrase{} : Phrase{" after " + line, " après " + line};
    error_ = Error{{concat("step ", number, after.english, ": ", why.english),
                    concat("étape ", number, after.french, " : ", why.french)}};
    return false;
  }

  struct Visit {
    Position position;
    std::uint64_t hash;
  };

  const G& game_;
  const Certificate& certificate_;
  Seat winner_;
  CheckListener listener_;
  std::unique_ptr<typename G::MoveList> list_;
  std::vector<std::uint32_t> references_;
  std::unordered_set<std::string> known_;
  std::vector<Visit> line_; // positions on the way to the present one
  std::vector<Move> moves_; // and the moves between
  CheckReport report_;
  std::optional<Error> error_;
};

} // namespace howdah::certificate
