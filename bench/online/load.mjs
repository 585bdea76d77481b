// Many games online at once, on this machine only: how many moves per second, how long until a move is acknowledged,
// which is after it is stored; and with --kill, whether an acknowledged move is ever lost.
//   node bench/online/load.mjs PROGRAM [--games N] [--seconds S] [--pause MS] [--kill]
// With a pause players wait that long before they move; without one they move as fast as they can.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Socket } from "./socket.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    pause: { type: "string", default: "0" },
    kill: { type: "boolean", default: false },
  },
});
const program = positionals[0];
const numbers = [values.games, values.seconds, values.pause].map(Number);
if (program === undefined || numbers.some((number) => !(number >= 0))) {
  console.error(
    "load.mjs: name the program howdah, and numbers behind --games, --seconds and --pause",
  );
  process.exit(2);
}
const [count, seconds, pause] = numbers;
const data = mkdtempSync(join(tmpdir(), "howdah-load-"));
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start() {
  // The API alone is measured: the sources of the page will do, so that none need be built.
  const page = new URL("../../web", import.meta.url).pathname;
  const words = ["serve", "--port", "0", "--page", page, "--data", data, "--no-limits"];
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((resolve, reject) => {
    child.stdout.on("data", (text) =>
      resolve(Number(/:(\d+)\//.exec(text)[1])),
    );
    child.on("exit", () => reject(new Error("the server did not start")));
  });
  return { child, port };
}

function ask(port, method, path, body) {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port, method, path: `/api/v1${path}`, agent },
      (answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () =>
          answer.statusCode < 300
            ? resolve(JSON.parse(text))
            : reject(new Error(text)),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Both players enter an animal and then turn it for ever. */
function moveAt(ply) {
  const square = ply % 2 === 0 ? "a1" : "a5";
  const home = ply % 2 === 0 ? "n" : "s";
  if (ply < 2) return `@${square}${home}`;
  return square + (Math.floor(ply / 2) % 2 === 1 ? "e" : home);
}

const latencies = [];
let acknowledged = 0;
let running = true;

/** A game with both its players, each on a socket of its own. */
class Game {
  acknowledged = 0;
  #sentAt = 0;
  #sockets = [];

  async open(port) {
    const made = await ask(port, "POST", "/games", {
      game: "siam",
      rules: "repetition=none",
    });
    const joined = await ask(port, "POST", `/games/${made.id}/join`, {
      invite: made.invites[1],
    });
    this.id = made.id;
    await Promise.all(
      [made.secret, joined.secret].map(
        (secret, seat) =>
          new Promise((resolve, reject) => {
            const socket = new Socket(port, `/api/v1/games/${made.id}/socket`);
            this.#sockets[seat] = socket;
            socket.onopen = () => socket.send({ type: "hello", secret });
            socket.onclose = () =>
              reject(new Error("a connection was refused"));
            socket.onmessage = (message) => {
              if (message.type === "state") resolve();
              else if (message.type === "ack") this.#hear(message.number);
              else if (message.type === "error")
                throw new Error(JSON.stringify(message));
            };
          }),
      ),
    );
    for (const socket of this.#sockets) socket.onclose = () => {};
  }

  move() {
    const ply = this.acknowledged;
    this.#sentAt = performance.now();
    this.#sockets[ply % 2].send({
      type: "move",
      ply,
      move: moveAt(ply),
      number: ply + 1,
    });
  }

  #hear(number) {
    latencies.push(performance.now() - this.#sentAt);
    this.acknowledged = number;
    ++acknowledged;
    if (running) setTimeout(() => this.move(), pause * (0.5 + Math.random()));
  }

  close() {
    for (const socket of this.#sockets) socket.close();
  }
}

const { child, port } = await start();
const games = Array.from({ length: count }, () => new Game());
for (let first = 0; first < count; first += 50) {
  await Promise.all(
    games.slice(first, first + 50).map((game) => game.open(port)),
  );
}
console.log(`${2 * count} players connected in ${count} games`);
const began = performance.now();
for (const game of games) setTimeout(() => game.move(), Math.random() * pause);
await wait(seconds * 1000);
if (values.kill) child.kill("SIGKILL");
running = false;
const took = (performance.now() - began) / 1000;
latencies.sort((one, other) => one - other);
const percentile = (part) =>
  latencies[Math.floor((latencies.length - 1) * part)]?.toFixed(1);
console.log(
  `${acknowledged} moves acknowledged, ${Math.round(acknowledged / took)} a second; ` +
    `latency: half within ${percentile(0.5)} ms, 99 % within ${percentile(0.99)} ms`,
);
await wait(values.kill ? 200 : 1000);
for (const game of games) game.close();
agent.destroy();

let lost = 0;
if (values.kill) {
  const again = await start();
  for (const game of games) {
    const { moves } = await ask(again.port, "GET", `/games/${game.id}`);
    const kept =
      moves.every((move, ply) => move === moveAt(ply)) &&
      moves.length >= game.acknowledged;
    if (!kept) ++lost;
  }
  console.log(
    `after kill -9 and a restart: ${lost} of ${count} games lack an acknowledged move`,
  );
  again.child.kill("SIGTERM");
} else {
  child.kill("SIGTERM");
}
agent.destroy();
rmSync(data, { recursive: true });
process.exit(lost === 0 && acknowledged > 0 ? 0 : 1);
