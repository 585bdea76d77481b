// A snapshot as lines of a key, a space and a value:
//
//   game siam
//   rules classic
//   swap-rule pie
//   clock 300000 3000
//   player person Ana
//   player engine 5
//   move @b1n 298000
//   swap 299000
//   left 298000 299000
//
// Entries of the timeline are in order; defaults are left out.
#include "core/text.hpp"
#include "play/snapshot.hpp"

#include <algorithm>

namespace howdah::play {
namespace {

/// A value stands on one line, whatever a name contains.
std::string one_line(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](unsigned char letter) { return letter < 0x20 || letter == 0x7f; }, ' ');
  return line;
}

class Writer {
public:
  void line(const auto&... parts) { text_ += concat(parts..., '\n'); }
  /// A line whose last part is a clock, where it is known.
  void timed(std::string line, const std::optional<milliseconds>& left) {
    if (left) append(append_space(line), left->count());
    text_ += line + '\n';
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

private:
  static std::string& append_space(std::string& line) { return line += ' '; }

  std::string text_;
};

void write_opening(Writer& writer, const Opening& opening) {
  writer.line("game ", opening.setup.game);
  writer.line("rules ", opening.setup.rules);
  if (!opening.setup.start.empty()) writer.line("start ", opening.setup.start);
  if (!opening.start_name.empty()) writer.line("start-name ", one_line(opening.start_name));
  if (opening.swap == SwapRule::pie) writer.line("swap-rule pie");
  if (opening.clock) {
    writer.line("clock ", opening.clock->base.count(), ' ', opening.clock->increment.count());
  }
  const auto& policy = opening.policy;
  if (!policy.times_first_moves) writer.line("policy first-moves-untimed");
  if (!policy.times_engines) writer.line("policy engines-untimed");
  if (!policy.engines_judge_draws) writer.line("policy engines-refuse-draws");
  if (policy.margin.count() > 0) writer.line("margin ", policy.margin.count());
  if (policy.ply_limit > 0) writer.line("ply-limit ", policy.ply_limit);
  for (const auto& player : opening.players) {
    switch (player.kind) {
    case Player::Kind::open: writer.line("player open"); break;
    case Player::Kind::person:
      writer.line("player person", player.name.empty() ? "" : " ", one_line(player.name));
      break;
    case Player::Kind::engine: writer.line("player engine ", player.level); break;
    }
  }
}

void write_entry(Writer& writer, const Entry& entry) {
  switch (entry.kind) {
  case Entry::Kind::move: return writer.timed(concat("move ", entry.move), entry.left);
  case Entry::Kind::swap: return writer.timed("swap", entry.left);
  case Entry::Kind::leave:
    return writer.timed(concat("leave ", entry.seat, ' ', record::to_word(entry.reason)),
                        entry.left);
  }
}

void write_offers(Writer& writer, const Offers& offers) {
  for (const auto offer : kOffers) {
    const auto asker = offers.asker(offer);
    if (!asker) continue;
    writer.line("offer ", to_word(offer), ' ', *asker);
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
      if (seat != *asker && offers.has(offer, seat)) {
        writer.line("offer ", to_word(offer), ' ', seat);
      }
    }
  }
}

} // namespace

std::string to_text(const Snapshot& snapshot) {
  Writer writer;
  write_opening(writer, snapshot.opening);
  for (const auto& entry : snapshot.timeline.entries) write_entry(writer, entry);
  if (snapshot.timeline.can_redo()) writer.line("standing ", snapshot.timeline.standing);
  if (const auto& ending = snapshot.ending) {
    const auto result =
        ending->result.is_draw() ? std::string("draw") : concat(ending->result.winner());
    writer.line("ending ", result, ' ', to_word(ending->reason), ' ', ending->seat);
  }
  write_offers(writer, snapshot.offers);
  if (!snapshot.left.empty()) {
    std::string clocks;
    for (const auto left : snapshot.left) clocks += concat(' ', left.count());
    writer.line("left", clocks);
  }
  if (snapshot.used.count() > 0) writer.line("used ", snapshot.used.count());
  return writer.take();
}

} // namespace howdah::play
