#include "terminal/panel.hpp"

#include "terminal/text_layout.hpp"
#include "terminal/texts.hpp"

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

void draw_seat(Column& column, const Session& session, Seat seat, Language language) {
  const auto& game = session.game();
  const bool turn = !session.is_over() && session.state().to_move() == seat;
  auto text =
      fmt::format("{} {} {}, {}", turn ? '>' : ' ', game.seat_letter(seat),
                  game.seat_name(seat).in(language), seat_words(session.seat(seat)).in(language));
  if (const auto& clock = session.clock()) text += "  " + time_text(clock->left(seat));
  column.line(text, {.paint = turn ? Paint::strong : Paint::plain});
  column.over(2, std::string{game.seat_letter(seat)}, {.paint = seat_paint(seat)});
  column.line("    " + session.state().hand_words(seat).in(language), {.paint = Paint::faint});
}

/// The end of what was played stays in sight, when later moves were taken back too.
void draw_moves(Column& column, const Session& session, int width, int rows) {
  const auto per_round = static_cast<std::size_t>(session.game().players());
  const auto lead = session.start().ply() % per_round;
  const auto present = (lead + std::max<std::size_t>(session.played(), 1) - 1) / per_round;
  const auto rounds = rounds_of(session);
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

std::string standing_words(const Session& session, Language language) {
  const auto& game = session.game();
  if (!session.is_over()) {
    return tell_with(language, "{0} to move", "Au trait : {0}",
                     game.seat_name(session.state().to_move()).in(language));
  }
  const auto result = session.result();
  std::string words(tell(language, "No winner", "Sans vainqueur"));
  if (result.is_draw()) words = tell(language, "Draw", "Partie nulle");
  if (result.is_win()) {
    words = tell_with(language, "Won by: {0}", "Victoire : {0}",
                      game.seat_name(result.winner()).in(language));
  }
  if (const auto& end = session.early_end()) words += fmt::format(" ({})", end->why.in(language));
  return words;
}

std::vector<std::string> rounds_of(const Session& session) {
  std::vector<std::string> rounds;
  const auto players = static_cast<std::uint32_t>(session.game().players());
  auto ply = session.start().ply();
  for (std::size_t i = 0; i < session.moves().size(); ++i, ++ply) {
    if (ply % players == 0 || rounds.empty()) {
      rounds.push_back(fmt::format("{}.{}", ply / players + 1, ply % players == 0 ? "" : ".."));
    }
    // Moves that were taken back stand in brackets.
    const bool stands = i < session.played();
    rounds.back() += stands ? " " + session.moves()[i] : fmt::format(" ({})", session.moves()[i]);
  }
  return rounds;
}

void draw_panel(Screen& screen, const PanelPlace& place, const Session& session,
                const PanelContent& content, Language language) {
  Column column(screen, place);
  for (Seat seat = 0; seat < session.game().players(); ++seat) {
    draw_seat(column, session, seat, language);
  }
  column.paragraph(standing_words(session, language), {.paint = Paint::strong});
  for (const auto& remark : session.state().remarks()) {
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
  draw_moves(column, session, place.width, std::min(move_rows, column.left()));
  if (content.messages.empty()) return;
  column.skip();
  for (const auto& message : content.messages) column.paragraph(message);
}

} // namespace howdah::terminal
