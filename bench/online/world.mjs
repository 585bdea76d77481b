// Three servers on one PostgreSQL, each with a proxy of its own before the database and a clock of its own,
// and games whose two players and spectator sit at servers chosen at random.
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseProxy } from "./database_proxy.mjs";
import { ask } from "./http.mjs";
import { loadConnection } from "./page_client.mjs";
import { Player } from "./player.mjs";
import { Server, wait } from "./server.mjs";
import { rules } from "./turning.mjs";

const CLOCKS = ["+0", "+300", "-300"]; // seconds by which the servers' clocks are wrong
const BASE = 3_600_000; // milliseconds, of the games with clocks: every fourth

/** Where Debian's libfaketime lies: below the folder of the machine's architecture. */
function fakeTimeLibrary() {
  const found = readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, "faketime/libfaketime.so.1"))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("libfaketime is not installed");
  return found;
}

class Game {
  running = false;
  /** By ply: the move that was acknowledged, and when. */
  acknowledged = new Map();
  players = [];
  #world;

  constructor(world, { id, base, engine }) {
    this.#world = world;
    this.id = id;
    this.base = base;
    this.engine = engine;
    this.openedAt = performance.now();
  }

  /** A player's list of moves has changed; it had `before` moves. */
  heard(player, before) {
    const now = performance.now();
    for (let ply = before; ply < player.moves.length; ++ply) {
      const known = this.acknowledged.get(ply);
      if (known && player.connectedAt < known.at) this.#world.stale(now - known.at);
    }
    if (this.engine && player.moves.length > 0) this.running = false; // one move, then the engine's answer
  }
}

export class World {
  games = new Map();
  moves = 0;
  staleness = 0;
  folder = mkdtempSync(join(tmpdir(), "howdah-faults-"));

  /** `url`: of the database. */
  constructor(program, url) {
    this.url = url;
    this.proxies = CLOCKS.map(() => new DatabaseProxy(url));
    this.program = program;
  }

  async open(count, engines, level) {
    const library = fakeTimeLibrary();
    await Promise.all(this.proxies.map((proxy) => proxy.listen()));
    this.servers = CLOCKS.map((clock, index) => {
      // The clock that measures pauses stays: a wrong date is what machines have.
      const environment = { LD_PRELOAD: library, FAKETIME: clock, DONT_FAKE_MONOTONIC: "1" };
      const words = ["--database", this.proxies[index].url];
      return new Server(this.program, words, { environment, log: join(this.folder, `server-${index}.log`) });
    });
    for (const server of this.servers) await server.start();
    this.Connection = await loadConnection(
      () => this.anyServer().port,
      (move) => this.#hear(move),
    );
    const all = Array.from({ length: count + engines }, (_, index) => index);
    for (let first = 0; first < all.length; first += 20) {
      await Promise.all(
        all.slice(first, first + 20).map((index) => this.#meet(index, index < engines ? level : 0)),
      );
    }
  }

  anyServer() {
    return this.servers[Math.floor(Math.random() * this.servers.length)];
  }

  stale(milliseconds) {
    this.staleness = Math.max(this.staleness, milliseconds);
  }

  async #meet(index, level) {
    const base = index % 4 === 0 && level === 0 ? BASE : 0;
    const key = randomBytes(12).toString("hex");
    const wanted = { game: "siam", rules, base, key, engines: [0, level] };
    const made = await ask(this.anyServer().port, "POST", "/games", wanted);
    const game = new Game(this, { id: made.id, base, engine: level > 0 });
    this.games.set(made.id, game);
    const secrets = [made.secret];
    if (level === 0) {
      const secret = randomBytes(12).toString("hex");
      await ask(this.anyServer().port, "POST", `/games/${made.id}/join`, { invite: made.invites[1], secret });
      secrets.push(secret);
    }
    game.players = [...secrets, ""].map(
      (secret, seat) => new Player(this.Connection, game, secret === "" ? null : seat, secret),
    );
  }

  #hear({ game, ply, move }) {
    ++this.moves;
    this.games.get(game).acknowledged.set(ply, { move, at: performance.now() });
  }

  start(games) {
    for (const game of games) {
      game.running = true;
      for (const player of game.players) player.play();
    }
  }

  get engineGames() {
    return [...this.games.values()].filter(({ engine }) => engine);
  }
  get fastGames() {
    return [...this.games.values()].filter(({ engine }) => !engine);
  }

  /** Waits until something holds for every game, and names the games for which it does not in time. */
  async until(games, holds, milliseconds) {
    const end = performance.now() + milliseconds;
    let left = games;
    while ((left = left.filter((game) => !holds(game))).length > 0 && performance.now() < end) await wait(50);
    return left.map(({ id }) => id);
  }

  async close() {
    for (const { players } of this.games.values()) for (const player of players) player.close();
    for (const server of this.servers) await server.end("SIGKILL");
    for (const proxy of this.proxies) proxy.close();
    rmSync(this.folder, { recursive: true });
  }
}
