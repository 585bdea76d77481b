// Many games online at once, on this machine only: how many moves per second, how long until a move is
// acknowledged, which is after it is stored; with --kill, whether an acknowledged move is ever lost; with --idle,
// how much memory games take in which nothing happens.
//   node bench/online/load.mjs PROGRAM [--games N] [--seconds S] [--rate R] [--database URL] [--kill | --idle]
// --rate R: all games together make R moves per second; by default everybody moves as fast as they can
// --database URL: of a PostgreSQL, as scripts/with-postgres has one; by default the games are in SQLite
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ask, closeRequests } from "./http.mjs";
import { LoadGame } from "./load_game.mjs";
import { Server, wait } from "./server.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "0" },
    database: { type: "string" },
    kill: { type: "boolean", default: false },
    idle: { type: "boolean", default: false },
  },
});
const program = positionals[0];
const [count, seconds, rate] = [values.games, values.seconds, values.rate].map(Number);
if (
  program === undefined ||
  ![count, seconds, rate].every((number) => number >= 0) ||
  (values.kill && values.idle)
) {
  console.error(
    "load.mjs: name the program howdah, numbers behind --games, --seconds and --rate, and --kill or --idle, not both",
  );
  process.exit(2);
}

const data = mkdtempSync(join(tmpdir(), "howdah-load-"));
const words = values.database === undefined ? ["--data", data] : ["--database", values.database];
const server = new Server(program, words, { log: join(data, "log") });
const interval = rate > 0 ? (1000 * count) / rate : 0; // milliseconds between two moves of a game
const latencies = [];
let running = true;

/** Moves follow a timetable: one that is late does not make the next one later. */
function heard(game, milliseconds) {
  latencies.push(milliseconds);
  if (!running) return;
  if (interval === 0) return game.move();
  game.dueAt += interval;
  setTimeout(() => running && game.move(game.dueAt), game.dueAt - performance.now());
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))[1]) / 1024;
const percentile = (part) => latencies[Math.floor((latencies.length - 1) * part)]?.toFixed(1);

async function play() {
  const began = performance.now();
  for (const game of games) {
    game.dueAt = began + Math.random() * interval;
    setTimeout(() => game.move(game.dueAt), game.dueAt - began);
  }
  await wait(seconds * 1000);
  if (values.kill) await server.end("SIGKILL");
  running = false;
  const took = (performance.now() - began) / 1000;
  latencies.sort((one, other) => one - other);
  console.log(
    `${latencies.length} moves acknowledged, ${Math.round(latencies.length / took)} per second; ` +
      `latency: median ${percentile(0.5)} ms, 99th percentile ${percentile(0.99)} ms`,
  );
}

/** How many games lack an acknowledged move after a restart. */
async function lostGames() {
  await server.start();
  let lost = 0;
  for (const game of games) {
    const { moves } = await ask(server.port, "GET", `/games/${game.id}`);
    if (!game.agrees(moves)) ++lost;
  }
  console.log(`after kill -9 and a restart: ${lost} of ${count} games lack an acknowledged move`);
  return lost;
}

await server.start();
const empty = memory();
const games = Array.from({ length: count }, () => new LoadGame(heard));
for (let first = 0; first < count; first += 50) {
  await Promise.all(games.slice(first, first + 50).map((game) => game.open(server.port)));
}
console.log(`${2 * count} players connected in ${count} games`);
if (values.idle) {
  await wait(seconds * 1000);
  console.log(
    `memory of the server: ${empty.toFixed(0)} MB before, ${memory().toFixed(0)} MB with ${2 * count} idle sockets`,
  );
} else {
  await play();
}
await wait(values.kill ? 200 : 1000);
for (const game of games) game.close();
const lost = values.kill ? await lostGames() : 0;
await server.end("SIGTERM");
closeRequests();
rmSync(data, { recursive: true });
process.exit(lost === 0 && (values.idle || latencies.length > 0) ? 0 : 1);
