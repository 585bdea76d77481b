#include "record/left.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <limits>

namespace howdah::record {
namespace {

constexpr std::string_view kReasons[] = {"resigned", "time"}; // in the order of `LeaveReason`

} // namespace

std::string_view to_word(LeaveReason reason) {
  return kReasons[static_cast<std::size_t>(reason)];
}

std::optional<LeaveReason> parse_leave_reason(std::string_view word) {
  const auto* const found = std::ranges::find(kReasons, word);
  if (found == std::end(kReasons)) return std::nullopt;
  return static_cast<LeaveReason>(found - std::begin(kReasons));
}

Expected<Left> parse_left(const AnyGame& game, std::string_view text) {
  auto rest = text;
  const auto tag = take_until(rest, ' ');
  Seat seat = 0;
  while (seat < game.players() && game.seat_tag(seat) != tag) ++seat;
  if (seat == game.players()) {
    return fail({concat("the tag Left: there is no player '", quotable(tag), "'"),
                 concat("l'étiquette Left : il n'y a pas de joueur « ", quotable(tag), " »")},
                0);
  }
  const auto number_at = text.size() - rest.size();
  const auto number = take_until(rest, ' ');
  const auto ply = parse_number(number, std::numeric_limits<std::uint32_t>::max());
  if (!ply) {
    return fail(
        {concat("the tag Left: '", quotable(number), "' is no number of plies"),
         concat("l'étiquette Left : « ", quotable(number), " » n'est pas un nombre de demi-coups")},
        number_at);
  }
  const auto reason = parse_leave_reason(rest);
  if (!reason) {
    return fail(
        {concat("the tag Left: the reason is resigned or time, not '", quotable(rest), "'"),
         concat("l'étiquette Left : la raison est resigned ou time, non « ", quotable(rest), " »")},
        text.size() - rest.size());
  }
  return Left{.seat = seat, .ply = *ply, .reason = *reason};
}

std::string to_text(const AnyGame& game, const Left& left) {
  return concat(game.seat_tag(left.seat), ' ', left.ply, ' ', to_word(left.reason));
}

Expected<std::vector<Left>> all_left(const AnyGame& game, const Record& record) {
  std::vector<Left> all;
  for (const auto& tag : record.tags) {
    if (tag.name != kLeftTag) continue;
    auto left = parse_left(game, tag.value);
    if (!left) return tl::unexpected<Error>(std::move(left).error());
    all.push_back(*left);
  }
  return all;
}

} // namespace howdah::record
