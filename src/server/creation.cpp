#include "server/creation.hpp"

#include "engine/engine.hpp"
#include "games/registry.hpp"
#include "games/start_choice.hpp"
#include "server/names.hpp"
#include "server/secret.hpp"
#include "store/digest.hpp"

#include <random>
#include <utility>

namespace howdah::server {
namespace {

constexpr std::size_t kUnguessable = 16; // characters of a key

} // namespace

Tokens::Tokens(std::string server_key, const std::string& key, const std::string& client)
    : server_key_(std::move(server_key)), key_(key.empty() ? new_secret() : key) {
  if (count_characters(key_) < kUnguessable) key_ = client + "\n" + key_;
}

std::string Tokens::id() const {
  return derived_game_id(server_key_, "id\n" + key_);
}

std::string Tokens::secret() const {
  return derived_secret(server_key_, "secret\n" + key_);
}

std::string Tokens::invite(Seat seat) const {
  return derived_secret(server_key_, "invite " + std::to_string(seat) + "\n" + key_);
}

Expected<store::GameRow> new_game_row(const NewGame& wanted, const Tokens& tokens,
                                      const std::string& client,
                                      std::span<const BalancedList> balanced, Milliseconds now) {
  const auto game = make_game(wanted.setup.game, wanted.setup.rules);
  if (!game) return tl::unexpected<Error>(game.error());
  const auto seats = static_cast<std::size_t>((*game)->players());
  if (static_cast<std::size_t>(wanted.own_seat) >= seats || wanted.engines.size() > seats) {
    return fail({"there is no such seat", "ce siège n'existe pas"});
  }
  auto start = choose_start(**game, wanted.setup.start, std::random_device{}(), balanced);
  if (!start) return tl::unexpected<Error>(std::move(start).error());
  store::GameRow row{.id = tokens.id(),
                     .created = now,
                     .setup = wanted.setup,
                     .start_name = std::move(start->name),
                     .swap = static_cast<int>(wanted.swap),
                     .base = wanted.base,
                     .increment = wanted.base > 0 ? wanted.increment : 0,
                     .seats = std::vector<store::SeatRow>(seats)};
  row.setup.start = std::move(start->position);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int level = seat < wanted.engines.size() ? wanted.engines[seat] : 0;
    auto& taken = row.seats[seat];
    if (std::cmp_equal(seat, wanted.own_seat)) {
      taken = {.secret = store::digest(tokens.secret()), .name = wanted.name};
    } else if (level != 0) {
      if (const auto made = make_engine((*game)->name(), (*game)->rules_text()); !made) {
        return tl::unexpected<Error>(made.error());
      }
      taken.level = level;
    } else {
      taken.invite = store::digest(tokens.invite(static_cast<Seat>(seat)));
    }
  }
  const auto room = Room::open(std::move(row), now);
  if (!room) return tl::unexpected<Error>(room.error());
  return (*room)->row(now, client);
}

std::optional<Created> created_of(const store::GameRow& row, const Tokens& tokens) {
  Created created{.id = row.id, .secret = tokens.secret()};
  bool own = false;
  for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
    const auto& taken = row.seats[seat];
    if (same_secret(taken.secret, store::digest(created.secret))) {
      created.seat = static_cast<Seat>(seat);
      own = true;
    }
    created.invites.push_back(taken.invite.empty() ? "" : tokens.invite(static_cast<Seat>(seat)));
  }
  return own ? std::optional(created) : std::nullopt;
}

} // namespace howdah::server
