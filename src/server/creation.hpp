// A new game from what a client wants: its row, and the secrets that only the client gets.
#pragma once

#include "games/balanced_starts.hpp"
#include "server/replies.hpp"
#include "server/requests.hpp"

#include <span>

namespace howdah::server {

/// The id, the secret and the invitations follow from a key, so that a repeated creation finds the
/// game and gets them again, though the store has only digests of them.
class Tokens {
public:
  /// `server_key`: the same for all servers of a database. `key`: of the creation; an empty one is
  /// replaced by a random one, and a short one counts for one client only.
  Tokens(std::string server_key, const std::string& key, const std::string& client);

  [[nodiscard]] std::string id() const;
  [[nodiscard]] std::string secret() const;
  [[nodiscard]] std::string invite(Seat seat) const;

private:
  std::string server_key_;
  std::string key_;
};

/// `client`: for whom engines think.
[[nodiscard]] Expected<store::GameRow> new_game_row(const NewGame& wanted, const Tokens& tokens,
                                                    const std::string& client,
                                                    std::span<const BalancedList> balanced,
                                                    Milliseconds now);

/// What the creator of a stored game is told; nothing when others have created it.
[[nodiscard]] std::optional<Created> created_of(const store::GameRow& row, const Tokens& tokens);

} // namespace howdah::server
