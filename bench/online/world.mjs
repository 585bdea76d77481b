// Games whose two players and spectator sit at servers chosen at random, each with the page's own client.
import { randomBytes } from "node:crypto";
import { ask } from "./http.mjs";
import { loadConnection } from "./page_client.mjs";
import { Player } from "./player.mjs";
import { wait } from "./server.mjs";
import { rules } from "./turning.mjs";

const BASE = 3_600_000; // milliseconds, of the games with clocks: every fourth

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

  troubled() {
    ++this.#world.troubles;
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
  /** How often a player was told that something is wrong. */
  troubles = 0;
  #Connection;

  constructor(servers) {
    this.servers = servers;
  }

  /** So many games between players, and against the engine at a level. */
  async open(count, engines = 0, level = 0) {
    this.#Connection = await loadConnection(
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
      (secret, seat) => new Player(this.#Connection, game, secret === "" ? null : seat, secret),
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

  close() {
    for (const { players } of this.games.values()) for (const player of players) player.close();
  }
}
