// What the database itself says, past all servers.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const SEPARATOR = "\x1f";

/** The rows of a query, each a list of texts. */
export async function query(url, sql) {
  const words = ["-X", "-q", "-A", "-t", "-F", SEPARATOR, "-v", "ON_ERROR_STOP=1", "-c", sql, url];
  const { stdout } = await run("psql", words, { maxBuffer: 1 << 28 });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split(SEPARATOR));
}

/** Ends the connections on which servers listen for hints. */
export const endListeners = (url) =>
  query(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");

/** Each game's moves in the order of their rows, its ending, and whether rows are missing between others. */
export async function storedGames(url) {
  const games = new Map();
  for (const [id, over, result, reason, endedBy] of await query(
    url,
    "SELECT id, over, result, reason, ended_by FROM games",
  )) {
    games.set(id, {
      moves: [],
      over: over === "t",
      result,
      reason,
      endedBy: Number(endedBy),
      next: 0,
      gap: false,
    });
  }
  for (const [id, number, kind, move] of await query(
    url,
    "SELECT game, number, kind, move FROM entries ORDER BY game, number",
  )) {
    const game = games.get(id);
    if (Number(number) !== game.next++) game.gap = true;
    if (kind === "0") game.moves.push(move);
  }
  return games;
}
