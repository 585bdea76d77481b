#include "store/postgres_schema.hpp"

#include "store/database.hpp"
#include "store/postgres_connection.hpp"

#include <iterator>
#include <string>

namespace howdah::store {
namespace {

// Each upgrades a database by one version. A change is one call of howdah_apply: true when it was
// stored, false when the game has another version.
constexpr const char* kMigrations[] = {R"(
CREATE TABLE games(
  id text PRIMARY KEY, version bigint NOT NULL, created bigint NOT NULL, game text NOT NULL,
  rules text NOT NULL, start text NOT NULL, start_name text NOT NULL, swap int NOT NULL,
  base bigint NOT NULL, increment bigint NOT NULL, result text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '', ended_by int NOT NULL DEFAULT 0,
  over boolean NOT NULL DEFAULT false, next text NOT NULL DEFAULT '',
  offers text NOT NULL DEFAULT '', clocks jsonb NOT NULL DEFAULT '[]', turn_began bigint,
  deadline bigint, flag_lease bigint NOT NULL DEFAULT 0, changed bigint NOT NULL DEFAULT 0);
CREATE INDEX games_by_deadline ON games(deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_change ON games(changed);
CREATE TABLE seats(
  game text REFERENCES games ON DELETE CASCADE, seat int, secret text NOT NULL,
  invite text NOT NULL, name text NOT NULL, level int NOT NULL, PRIMARY KEY(game, seat));
CREATE TABLE entries(
  game text REFERENCES games ON DELETE CASCADE, number int, kind int NOT NULL, seat int NOT NULL,
  move text NOT NULL, reason int NOT NULL, remaining bigint, PRIMARY KEY(game, number));
CREATE TABLE keys(
  game text REFERENCES games ON DELETE CASCADE, seat int, version bigint, key text NOT NULL,
  PRIMARY KEY(game, seat, version));
CREATE TABLE engine_turns(
  game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, version bigint NOT NULL,
  client text NOT NULL, since bigint NOT NULL, lease bigint NOT NULL DEFAULT 0);
CREATE TABLE engine_clients(client text PRIMARY KEY, served bigint NOT NULL);
CREATE TABLE servers(server text PRIMARY KEY, until bigint NOT NULL);
CREATE TABLE presence(
  server text, game text REFERENCES games ON DELETE CASCADE, seat int,
  PRIMARY KEY(server, game, seat));
CREATE INDEX presence_by_game ON presence(game);
INSERT INTO meta VALUES('alive', '0'),
  ('token_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

CREATE FUNCTION howdah_now() RETURNS bigint LANGUAGE sql VOLATILE AS
  'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';

CREATE FUNCTION howdah_set_standing(id_ text, s jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET result = s->>'result', reason = s->>'reason',
    ended_by = (s->>'ended_by')::int, over = (s->>'over')::boolean, next = s->>'next',
    offers = s->>'offers', clocks = s->'clocks', turn_began = (s->>'turn_began')::bigint,
    deadline = (s->>'deadline')::bigint, flag_lease = 0, changed = howdah_now() WHERE id = id_;
  DELETE FROM engine_turns WHERE game = id_;
  INSERT INTO engine_turns(game, version, client, since)
    SELECT id, version, s->>'engine_turn', howdah_now() FROM games
    WHERE id = id_ AND s->>'engine_turn' IS NOT NULL;
END $$;

CREATE FUNCTION howdah_add_lists(id_ text, first int, c jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entries SELECT id_, first + e.number::int - 1, (e.r->>'kind')::int,
      (e.r->>'seat')::int, e.r->>'move', (e.r->>'reason')::int, (e.r->>'left')::bigint
    FROM jsonb_array_elements(c->'entries') WITH ORDINALITY AS e(r, number);
  INSERT INTO seats SELECT id_, s.number::int - 1, s.r->>'secret', s.r->>'invite', s.r->>'name',
      (s.r->>'level')::int
    FROM jsonb_array_elements(c->'seats') WITH ORDINALITY AS s(r, number)
    ON CONFLICT (game, seat) DO UPDATE SET secret = excluded.secret, invite = excluded.invite,
      name = excluded.name, level = excluded.level;
  INSERT INTO keys SELECT id_, (k->>'seat')::int, (k->>'version')::bigint, k->>'key'
    FROM jsonb_array_elements(c->'keys') AS k;
END $$;

CREATE FUNCTION howdah_apply(c jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  id_ text := c->>'game';
  g jsonb;
BEGIN
  IF EXISTS (SELECT FROM jsonb_array_elements(c->'creates') AS n JOIN games ON id = n->>'id') THEN
    RETURN false;
  END IF;
  IF (c->>'version')::bigint <> 0 THEN
    UPDATE games SET version = version + 1 WHERE id = id_ AND version = (c->>'version')::bigint;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  FOR g IN SELECT jsonb_array_elements(c->'creates') LOOP
    INSERT INTO games(id, version, created, game, rules, start, start_name, swap, base, increment)
      VALUES (g->>'id', (g->>'version')::bigint, (g->>'created')::bigint, g->>'game', g->>'rules',
        g->>'start', g->>'start_name', (g->>'swap')::int, (g->>'base')::bigint,
        (g->>'increment')::bigint);
    PERFORM howdah_add_lists(g->>'id', 0, g);
    PERFORM howdah_set_standing(g->>'id', g->'standing');
  END LOOP;
  IF (c->>'version')::bigint = 0 THEN RETURN true; END IF;
  DELETE FROM entries WHERE game = id_ AND number >= (c->>'keeps')::int;
  DELETE FROM keys USING jsonb_array_elements(c->'keys') AS k WHERE game = id_
    AND seat = (k->>'seat')::int AND keys.version <= (c->>'forgets_through')::bigint;
  PERFORM howdah_add_lists(id_, (c->>'keeps')::int, c);
  PERFORM howdah_set_standing(id_, c->'standing');
  RETURN true;
END $$;

CREATE FUNCTION howdah_load(id_ text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', id, 'version', version, 'created', created, 'game', game,
    'rules', rules, 'start', start, 'start_name', start_name, 'swap', swap, 'base', base,
    'increment', increment,
    'standing', jsonb_build_object('result', result, 'reason', reason, 'ended_by', ended_by,
      'over', over, 'next', next, 'offers', offers, 'clocks', clocks, 'turn_began', turn_began,
      'deadline', deadline,
      'engine_turn', (SELECT client FROM engine_turns WHERE engine_turns.game = id_)),
    'seats', (SELECT coalesce(jsonb_agg(jsonb_build_object('secret', secret, 'invite', invite,
      'name', name, 'level', level) ORDER BY seat), '[]') FROM seats WHERE seats.game = id_),
    'entries', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'seat', seat, 'move',
      move, 'reason', entries.reason, 'left', remaining) ORDER BY number), '[]')
      FROM entries WHERE entries.game = id_),
    'keys', (SELECT coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'key', key, 'version',
      keys.version) ORDER BY keys.version), '[]') FROM keys WHERE keys.game = id_))
  FROM games WHERE id = id_
$$;
)"};

// Any number: servers that start at once migrate one after the other.
constexpr const char* kBegin = R"(
BEGIN;
SELECT pg_advisory_xact_lock(4846919);
CREATE TABLE IF NOT EXISTS meta(name text PRIMARY KEY, value text NOT NULL);
INSERT INTO meta VALUES('schema', '0') ON CONFLICT DO NOTHING;
)";

} // namespace

void migrate(PostgresConnection& connection, int oldest) {
  if (connection.server_version() < oldest) {
    const auto needed = std::to_string(oldest / 10'000);
    const auto found = std::to_string(connection.server_version() / 10'000);
    throw DatabaseProblem(
        {"PostgreSQL " + needed + " or newer is needed, and this is version " + found,
         "il faut PostgreSQL " + needed + " ou plus récent, et voici la version " + found});
  }
  connection.run_script(kBegin);
  try {
    const auto rows = connection.run({"SELECT value FROM meta WHERE name = 'schema'"});
    const auto found = std::stoul(rows.at(0).at(0));
    if (found > std::size(kMigrations)) {
      throw newer_schema();
    }
    for (auto next = found; next < std::size(kMigrations); ++next) {
      connection.run_script(kMigrations[next]);
    }
    (void)connection.run({"UPDATE meta SET value = $1 WHERE name = 'schema'",
                          {std::to_string(std::size(kMigrations))}});
    connection.run_script("COMMIT");
  } catch (...) {
    connection.run_script("ROLLBACK");
    throw;
  }
}

} // namespace howdah::store
