// Three servers on one PostgreSQL, and everything that can go wrong: whether an acknowledged move is ever
// lost, played twice, or seen otherwise by somebody. The clients are the page's own.
//   scripts/with-postgres node bench/online/faults.mjs PROGRAM [--games N] [--seconds S] [--only FAULT,...] [--apart]
// FAULT: engine, kill, cut, hole, commit, listen, stop. Each lasts S seconds. All happen to the same games, one after
// another; with --apart each to games of its own.
import { parseArgs } from "node:util";
import { findProblems } from "./checks.mjs";
import { Cluster } from "./cluster.mjs";
import { storedGames } from "./database.mjs";
import { faults } from "./fault_list.mjs";
import { conclude, finish, playGoesOn } from "./trial.mjs";
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
const SLACK = 500; // milliseconds, of the clients of this process, which share a busy machine with the servers

async function happen(world, cluster, name) {
  const { about, run, bound } = faults[name];
  const before = world.moves;
  world.staleness = 0;
  const problems = await run(world, cluster, seconds);
  const stale = Math.round(world.staleness);
  if (bound !== undefined && stale > bound + SLACK) problems.push(`a game was stale for ${stale} ms`);
  if (name !== "engine") problems.push(...(await playGoesOn(world)));
  console.log(`${about}: ${world.moves - before} moves acknowledged, stale for at most ${stale} ms`);
  return problems;
}

async function trial(names) {
  const cluster = new Cluster(program, url);
  try {
    await cluster.open();
    const world = new World(cluster.servers);
    const engines = names.includes("engine") ? ENGINES : 0;
    await world.open(count, engines, LEVEL);
    const problems = engines > 0 ? await happen(world, cluster, "engine") : [];
    world.start(world.fastGames);
    for (const name of names.filter((one) => one !== "engine")) {
      problems.push(...(await happen(world, cluster, name)));
    }
    problems.push(...(await finish(world)), ...findProblems(world, await storedGames(url)));
    console.log(`${world.games.size} games, ${world.moves} acknowledgements: ${problems.length} problems`);
    world.close();
    return problems;
  } finally {
    await cluster.close();
  }
}

const problems = [];
for (const names of values.apart ? chosen.map((name) => [name]) : [chosen]) {
  problems.push(...(await trial(names)));
}
conclude(problems);
