// A game with both its players, each on a socket of its own; a client as cheap as possible, so that thousands
// of them leave the processor to the server.
import { ask } from "./http.mjs";
import { Socket } from "./socket.mjs";
import { moveAt, rules } from "./turning.mjs";

export class LoadGame {
  acknowledged = 0;
  #dueAt = 0;
  #sockets = [];
  #heard;

  /** `heard(game, milliseconds)`: a move was acknowledged that long after it was due. */
  constructor(heard) {
    this.#heard = heard;
  }

  async open(port) {
    const made = await ask(port, "POST", "/games", { game: "siam", rules });
    const joined = await ask(port, "POST", `/games/${made.id}/join`, { invite: made.invites[1] });
    this.id = made.id;
    const secrets = [made.secret, joined.secret];
    await Promise.all(secrets.map((secret, seat) => this.#sit(port, seat, secret)));
    for (const socket of this.#sockets) socket.onclose = () => {};
  }

  #sit(port, seat, secret) {
    return new Promise((resolve, reject) => {
      const socket = new Socket(port, `/api/v1/games/${this.id}/socket`);
      this.#sockets[seat] = socket;
      socket.onopen = () => socket.send({ type: "hello", secret });
      socket.onclose = () => reject(new Error("a connection was refused"));
      socket.onmessage = (message) => {
        if (message.type === "state") resolve();
        else if (message.type === "ack") this.#acknowledge(message.number);
        else if (message.type === "error") throw new Error(JSON.stringify(message));
      };
    });
  }

  /** `dueAt`: when the move should have been made; a late one is late for its player. */
  move(dueAt = performance.now()) {
    const ply = this.acknowledged;
    this.#dueAt = dueAt;
    this.#sockets[ply % 2].send({ type: "move", ply, move: moveAt(ply), number: ply + 1 });
  }

  #acknowledge(number) {
    this.acknowledged = number;
    this.#heard(this, performance.now() - this.#dueAt);
  }

  /** Whether a list of moves has every acknowledged move of this game. */
  agrees(moves) {
    return moves.every((move, ply) => move === moveAt(ply)) && moves.length >= this.acknowledged;
  }

  close() {
    for (const socket of this.#sockets) socket.close();
  }
}
