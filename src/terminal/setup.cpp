#include "terminal/setup.hpp"

#include <algorithm>

namespace howdah::terminal {

Expected<Session> make_session(const Setup& setup) {
  auto game = setup.entry->make(setup.rules);
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  auto start = (*game)->start();
  if (!setup.position.empty()) {
    auto given = (*game)->parse_position(setup.position);
    if (!given) return tl::unexpected<Error>(std::move(given).error());
    start = *std::move(given);
  }
  auto seats = setup.seats;
  const auto last = seats.empty() ? SeatChoice{} : seats.back();
  seats.resize(static_cast<std::size_t>((*game)->players()), last);
  const bool has_engine =
      std::ranges::any_of(seats, [](const SeatChoice& choice) { return !choice.is_person(); });
  if (has_engine) {
    const auto engine = make_engine((*game)->name(), (*game)->rules_text());
    if (!engine) return tl::unexpected<Error>(engine.error());
  }
  return Session(*std::move(game), std::move(start), std::move(seats), setup.clock);
}

} // namespace howdah::terminal
