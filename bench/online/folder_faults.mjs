// One server with SQLite whose disk is full, and whose database is locked and damaged: what cannot be stored is refused
// with a sentence, the page is served all the time, play goes on by itself, and no acknowledged move is lost.
//   unshare --map-root-user --mount node bench/online/folder_faults.mjs PROGRAM [--games N] [--seconds S]
// In a mount namespace of its own, where it can mount a small file system to fill; without one it fills none.
import { parseArgs } from "node:util";
import { findProblems } from "./checks.mjs";
import { Folder } from "./folder.mjs";
import { ask, fetchText } from "./http.mjs";
import { Server, wait } from "./server.mjs";
import { conclude, finish, playGoesOn } from "./trial.mjs";
import { World } from "./world.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "20" }, seconds: { type: "string", default: "2" } },
});
const program = positionals[0];
const [count, seconds] = [values.games, values.seconds].map(Number);
if (program === undefined || !(count > 0) || !(seconds > 0)) {
  console.error(
    "folder_faults.mjs: name the program howdah, and numbers from 1 behind --games and --seconds",
  );
  process.exit(2);
}

const PROMPT = 1000; // milliseconds in which the page is served, whatever the disk does
const folder = new Folder();
const server = new Server(program, ["--data", folder.data], { log: folder.log });
const world = new World([server]);
const problems = [];
const expect = (holds, problem) => holds || problems.push(problem);

/** A new game is refused with a sentence in both languages, and everything else is served. */
async function looksFine(when) {
  const { status, text } = await fetchText(server.port, "POST", "/api/v1/games", '{"game": "siam"}');
  const { error } = status === 503 ? JSON.parse(text) : {};
  expect(error?.en && error?.fr, `${when}: a new game is answered with ${status} ${text}`);
  const began = performance.now();
  for (const path of ["/", "/healthz"]) {
    const served = await fetchText(server.port, "GET", path);
    expect(served.status === 200, `${when}: ${path} is answered with ${served.status}`);
  }
  const took = performance.now() - began;
  expect(took < PROMPT, `${when}: the page took ${Math.round(took)} ms`);
  expect(
    (await fetchText(server.port, "GET", "/readyz")).status === 503,
    `${when}: the server says it is ready`,
  );
}

async function fault(about, begin) {
  const before = world.moves;
  const sentences = world.troubles;
  const end = await begin();
  try {
    await wait(seconds * 1000);
    await looksFine(about);
  } finally {
    await end();
  }
  expect(world.troubles > sentences, `${about}: no player was told`);
  problems.push(...(await playGoesOn(world)));
  console.log(`${about}: ${world.moves - before} moves acknowledged`);
}

async function storedGames() {
  const games = new Map();
  for (const id of world.games.keys()) {
    const { moves, result, reason, endedBy } = await ask(server.port, "GET", `/games/${id}`);
    games.set(id, { moves, over: result !== null, result: String(result), reason, endedBy, gap: false });
  }
  return games;
}

try {
  await server.start();
  await world.open(count);
  world.start(world.fastGames);
  await wait(1000);
  if (folder.small) {
    await fault("the disk is full", () => {
      folder.fillUp();
      return () => folder.makeRoom();
    });
  } else {
    console.log("no small file system can be mounted here: no full disk was tried");
  }
  await fault("the database is locked by another program", () => folder.lock());
  problems.push(...(await finish(world)));
  await server.end("SIGKILL");

  folder.damage();
  const refused = await server.start().then(
    () => "it started",
    (error) => error.message,
  );
  expect(/status 2/.test(refused), `with a damaged database: ${refused}`);
  await server.end("SIGKILL");
  folder.repair();
  await server.start();
  problems.push(...findProblems(world, await storedGames()));
  console.log(`${count} games, ${world.moves} acknowledgements: ${problems.length} problems`);
} finally {
  world.close();
  await server.end("SIGKILL");
  folder.close();
}
conclude(problems);
