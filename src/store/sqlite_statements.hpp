// The prepared statements of the SQLite database.
#pragma once

#include "store/sqlite.hpp"

namespace howdah::store {

struct SqliteStatements {
  explicit SqliteStatements(const SqliteHandle& database)
      : savepoint(database, "SAVEPOINT change"), release(database, "RELEASE change"),
        roll_back_change(database, "ROLLBACK TO change"),
        load_game(database,
                  "SELECT version, created, game, rules, start, start_name, swap, base, increment,"
                  " result, reason, ended_by, over, next, offers, clocks, turn_began, deadline,"
                  " (SELECT client FROM engine_turns WHERE engine_turns.game = games.id)"
                  " FROM games WHERE id = ?"),
        load_seats(database,
                   "SELECT secret, invite, name, engine FROM seats WHERE game = ? ORDER BY seat"),
        load_entries(database, "SELECT kind, seat, move, reason, remaining FROM entries"
                               " WHERE game = ? ORDER BY number"),
        load_keys(database, "SELECT seat, key, version FROM keys WHERE game = ? ORDER BY version"),
        create(database,
               "INSERT INTO games(id, version, created, game, rules, start, start_name, swap, base,"
               " increment) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        exists(database, "SELECT 1 FROM games WHERE id = ?"),
        set_standing(database,
                     "UPDATE games SET result = ?, reason = ?, ended_by = ?, over = ?, next = ?,"
                     " offers = ?, clocks = ?, turn_began = ?, deadline = ?, flag_lease = 0,"
                     " changed = ?, version = ? WHERE id = ? AND version = ?"),
        set_seat(database, "INSERT OR REPLACE INTO seats VALUES(?, ?, ?, ?, ?, ?)"),
        remove_entries(database, "DELETE FROM entries WHERE game = ? AND number >= ?"),
        add_entry(database, "INSERT INTO entries(game, number, kind, seat, move, reason, remaining)"
                            " VALUES(?, ?, ?, ?, ?, ?, ?)"),
        remove_keys(database, "DELETE FROM keys WHERE game = ? AND seat = ? AND version <= ?"),
        add_key(database, "INSERT INTO keys(game, seat, version, key) VALUES(?, ?, ?, ?)"),
        remove_turn(database, "DELETE FROM engine_turns WHERE game = ?"),
        add_turn(database, "INSERT INTO engine_turns(game, version, client, since)"
                           " SELECT id, version, ?, ? FROM games WHERE id = ?"),
        version(database, "SELECT version FROM games WHERE id = ?"),
        next_turn(database,
                  "SELECT game, version, client FROM engine_turns LEFT JOIN engine_clients USING"
                  " (client) WHERE lease <= ? ORDER BY coalesce(served, 0), since LIMIT 1"),
        lease_turn(database, "UPDATE engine_turns SET lease = ? WHERE game = ?"),
        serve_client(database, "INSERT OR REPLACE INTO engine_clients VALUES(?, ?)"),
        forget_clients(database, "DELETE FROM engine_clients WHERE served < ?"),
        count_turns(database, "SELECT count(*) FROM engine_turns WHERE client = ? OR ?"),
        fallen(database, "SELECT id FROM games WHERE deadline <= ? AND flag_lease <= ? LIMIT 100"),
        lease_flag(database, "UPDATE games SET flag_lease = ? WHERE id = ?"),
        any_deadline(database, "SELECT 1 FROM games WHERE deadline IS NOT NULL LIMIT 1"),
        shift_clocks(database, "UPDATE games SET deadline = deadline + ?1 - max(?2, turn_began),"
                               " turn_began = turn_began + ?1 - max(?2, turn_began),"
                               " version = version + 1 WHERE deadline IS NOT NULL"),
        get_meta(database, "SELECT value FROM meta WHERE name = ?"),
        set_meta(database, "INSERT OR REPLACE INTO meta(value, name) VALUES(?, ?)"),
        list(database, "SELECT id, game, created, changed, over, (SELECT count(*) FROM entries"
                       " WHERE entries.game = games.id AND kind = 0) FROM games"
                       " ORDER BY changed DESC LIMIT ?"),
        old(database, "SELECT id FROM games WHERE changed < ?") {}

  Statement savepoint, release, roll_back_change, load_game, load_seats, load_entries, load_keys,
      create, exists, set_standing, set_seat, remove_entries, add_entry, remove_keys, add_key,
      remove_turn, add_turn, version, next_turn, lease_turn, serve_client, forget_clients,
      count_turns, fallen, lease_flag, any_deadline, shift_clocks, get_meta, set_meta, list, old;
};

} // namespace howdah::store
