// Three servers on one PostgreSQL, and everything that can go wrong: whether an acknowledged move is ever
// lost, played twice, or seen otherwise by somebody. The clients are the page's own.
//   scripts/with-postgres node bench/online/faults.mjs PROGRAM [--games N] [--seconds S] [--only FAULT,...] [--apart]
// FAULT: engine, kill, cut, hole, commit, listen, stop. Each lasts S seconds. All happen to the same games, one after
// another; with --apart each to games of its own.
import { parseArgs } from "node:util";
import { findProblems } from "./checks.mjs";
import { faults } from "./fault_list.mjs";
import { closeRequests } from "./http.mjs";
import { wait } from "./server.mjs";
import { MOST_PLIES } from "./turning.mjs";
import { World } from "./world.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "40" },
    seconds: { type: "string", default: "2" },
    only: { type: "string", default: Object.keys(faults).join(",") },
    apart: { type: "boolean", default: false },
  },
});
const program = positionals[0];
const url = process.env.HOWDAH_TEST_DATABASE;
const [count, seconds] = [values.games, values.seconds].map(Number);
const chosen = values.only.split(",");
if (
  program === undefined ||
  url === undefined ||
  !(count > 0) ||
  !(seconds > 0) ||
  chosen.some((name) => !(name in faults))
) {
  console.error(
    "faults.mjs: name the program howdah, numbers from 1 behind --games and --seconds, known faults behind --only, " +
      "and run it by scripts/with-postgres",
  );
  process.exit(2);
}

const ENGINES = 3; // games against the engine
const LEVEL = 10;
const RECOVERY = 25_000; // milliseconds: a client may need half of them to find that its server is stopped
const SLACK = 500; // of the clients of this process, which share a busy machine with the servers

async function happen(world, name) {
  const { about, run, bound } = faults[name];
  const before = world.moves;
  world.staleness = 0;
  const problems = await run(world, seconds);
  const stale = world.staleness;
  if (bound !== undefined && stale > bound + SLACK)
    problems.push(`a game was stale for ${Math.round(stale)} ms`);
  const counted = new Map(world.fastGames.map((game) => [game, game.acknowledged.size]));
  const open = name === "engine" ? [] : world.fastGames;
  const goesOn = (game) => game.acknowledged.size > Math.min(counted.get(game), MOST_PLIES - 1);
  for (const id of await world.until(open, goesOn, RECOVERY))
    problems.push(`game ${id}: play does not go on`);
  console.log(
    `${about}: ${world.moves - before} moves acknowledged, stale for at most ${Math.round(stale)} ms`,
  );
  return problems;
}

/** Both resign at the same time, or one resigns while the other moves: one ending. */
async function finish(world) {
  const refusals = world.fastGames.flatMap(({ id, players }) =>
    players.flatMap(({ refusals }) => refusals.map((why) => `game ${id}: a move was refused: ${why}`)),
  );
  for (const game of world.games.values()) game.running = false;
  await wait(500);
  for (const [index, { players }] of world.fastGames.entries()) {
    const mover = players[0].moves.length % 2;
    players[1 - mover].resign();
    if (index % 2 === 0) players[mover].resign();
    else players[mover].moveNow();
  }
  const seen = ({ players }) => players.every(({ result }) => result !== null);
  const unseen = await world.until(world.fastGames, seen, RECOVERY);
  const answered = ({ players, acknowledged }) =>
    acknowledged.size === 0 || players.every(({ moves }) => moves.length === 2);
  await world.until(world.engineGames, answered, 2 * RECOVERY);
  await wait(500); // for messages behind the last
  return [...refusals, ...unseen.map((id) => `game ${id}: not everybody heard of its ending`)];
}

async function trial(names) {
  const world = new World(program, url);
  try {
    await world.open(count, names.includes("engine") ? ENGINES : 0, LEVEL);
    const problems = [];
    if (names.includes("engine")) problems.push(...(await happen(world, "engine")));
    world.start(world.fastGames);
    for (const name of names.filter((one) => one !== "engine")) problems.push(...(await happen(world, name)));
    problems.push(...(await finish(world)), ...(await findProblems(world)));
    const moves = [...world.games.values()].reduce((sum, game) => sum + game.acknowledged.size, 0);
    console.log(`${world.games.size} games, ${moves} acknowledged moves: ${problems.length} problems`);
    return problems;
  } finally {
    await world.close();
  }
}

const problems = [];
for (const names of values.apart ? chosen.map((name) => [name]) : [chosen])
  problems.push(...(await trial(names)));
for (const problem of problems.slice(0, 20)) console.error(problem);
closeRequests();
process.exit(problems.length === 0 ? 0 : 1);
