#include "terminal/panel.hpp"

#include "play/words.hpp"
#include "terminal/clock.hpp"
#include "terminal/seat.hpp"
#include "terminal/text_layout.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::terminal {
namespace {

constexpr int kLeastMoveRows = 3;

/// Writes lines one below the other and never beyond the end.
class Column {
public:
  Column(Screen& screen, const PanelPlace& place) : screen_(screen), place_(place) {}

  void line(std::string_view text, Style style = {}) {
    if (row_ < place_.rows) screen_.put(row_++, place_.column, fitting(text), style);
  }
  void paragraph(std::string_view text, Style style = {}) {
    for (const auto& part : lines_of(text, static_cast<std::size_t>(place_.width))) {
      line(part, style);
    }
  }
  void over(int column, std::string_view text, Style style) {
    screen_.put(row_ - 1, place_.column + column, text, style);
  }
  void skip() { ++row_; }
  [[nodiscard]] int left() const noexcept { return place_.rows - row_; }

private:
  [[nodiscard]] std::string_view fitting(std::string_view text) const {
    return cut(text, static_cast<std::size_t>(place_.width));
  }

  Screen& screen_;
  const PanelPlace& place_;
  int row_ = 0;
};

void draw_seat(Column& column, const LocalGame& game, Seat seat, Language language) {
  const bool turn = !game->is_over() && game->state().to_move() == seat;
  const auto title = seat_title(game->game(), seat).in(language);
  auto text = fmt::format("{} {}, {}", turn ? '>' : ' ', title,
                          player_words(game->player(seat)).in(language));
  if (const auto left = game.left(seat)) text += "  " + time_text(*left);
  column.line(text, {.paint = turn ? Paint::strong : Paint::plain});
  column.over(2, title, {.paint = seat_paint(seat)});
  column.line("    " + game->state().hand_words(seat).in(language), {.paint = Paint::faint});
}

/// The end of what was played stays in sight, when later moves were undone too.
void draw_moves(Column& column, const play::GameInPlay& game, int width, int rows) {
  const auto per_round = static_cast<std::size_t>(game.seats());
  const auto lead = game.start().ply() % per_round;
  const auto present = (lead + std::max<std::size_t>(game.moves_played(), 1) - 1) / per_round;
  const auto rounds = rounds_of(game);
  std::vector<std::string> lines;
  std::size_t end = 0; // behind the line of the present round
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    for (auto& line : lines_of(rounds[round], static_cast<std::size_t>(width))) {
      lines.push_back(std::move(line));
    }
    if (round <= present) end = lines.size();
  }
  const auto shown = static_cast<std::size_t>(std::max(rows, 0));
  const auto first = end > shown ? end - shown : 0;
  for (std::size_t i = first; i < std::min(lines.size(), first + shown); ++i) column.line(lines[i]);
}

} // namespace

Phrase seat_title(const AnyGame& game, Seat seat) {
  const auto name = game.seat_name(seat);
  return {fmt::format("{} ({})", name.english, game.seat_letter(seat)),
          fmt::format("{} ({})", name.french, game.seat_letter(seat))};
}

std::vector<Seat> departed(const play::GameInPlay& game) {
  const auto ending = game.ending();
  const bool ended_by_leaving = ending && (ending->reason == play::EndReason::resigned ||
                                           ending->reason == play::EndReason::time);
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (!game.player(seat).left || (ended_by_leaving && ending->seat == seat)) continue;
    seats.push_back(seat);
  }
  return seats;
}

std::vector<std::string> rounds_of(const play::GameInPlay& game) {
  std::vector<std::string> rounds;
  const auto players = static_cast<std::uint32_t>(game.seats());
  auto ply = game.start().ply();
  std::size_t number = 0;
  for (const auto& entry : game.timeline().entries) {
    const bool stands = number++ < game.timeline().standing;
    if (entry.kind == play::Entry::Kind::leave) continue;
    const bool is_swap = entry.kind == play::Entry::Kind::swap;
    if (!is_swap && (ply % players == 0 || rounds.empty())) {
      rounds.push_back(fmt::format("{}.{}", ply / players + 1, ply % players == 0 ? "" : ".."));
    }
    const std::string_view text = is_swap ? record::kSwap : std::string_view(entry.move);
    rounds.back() += stands ? fmt::format(" {}", text) : fmt::format(" ({})", text);
    if (!is_swap) ++ply;
  }
  return rounds;
}

void draw_panel(Screen& screen, const PanelPlace& place, const LocalGame& game,
                const PanelContent& content, Language language) {
  Column column(screen, place);
  for (Seat seat = 0; seat < game->seats(); ++seat) draw_seat(column, game, seat, language);
  column.paragraph(play::standing_words(*game).in(language), {.paint = Paint::strong});
  for (const Seat seat : departed(*game)) {
    column.paragraph(play::departure_words(*game, seat).in(language), {.paint = seat_paint(seat)});
  }
  for (const auto& remark : game->state().remarks()) {
    const bool threat = remark.kind == kOpenRemark;
    if (threat && !content.threats) continue;
    column.paragraph(remark.text.in(language),
                     {.paint = threat ? seat_paint(remark.seat) : Paint::strong});
  }
  if (!content.evaluation.empty()) column.line(content.evaluation);
  column.skip();

  int message_rows = content.messages.empty() ? 0 : 1;
  for (const auto& message : content.messages) {
    message_rows +=
        static_cast<int>(lines_of(message, static_cast<std::size_t>(place.width)).size());
  }
  const int move_rows = std::max(kLeastMoveRows, column.left() - message_rows);
  draw_moves(column, *game, place.width, std::min(move_rows, column.left()));
  if (content.messages.empty()) return;
  column.skip();
  for (const auto& message : content.messages) column.paragraph(message);
}

} // namespace howdah::terminal
