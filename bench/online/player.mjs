// Somebody at a game, through the page's client: keeps the list of moves as the page would, and moves as
// soon as it can. `seat` is null for a spectator.
import { MOST_PLIES, moveAt } from "./turning.mjs";

export class Player {
  moves = [];
  result = null;
  reason = "";
  endedBy = 0;
  clock = null;
  connectedAt = Infinity;
  /** Sentences with which moves of this player were refused. */
  refusals = [];
  #connection;
  #game;
  #seat;
  #sent = -1;

  constructor(Connection, game, seat, secret) {
    this.#game = game;
    this.#seat = seat;
    this.#connection = new Connection(game.id, secret, {
      state: (state) => {
        this.result = state.result;
        this.reason = state.reason;
        this.endedBy = state.endedBy;
        this.clock = state.clock;
        this.#hear(state.moves);
      },
      move: ({ ply, move, clock }) => {
        this.clock = clock;
        this.#hear([...this.moves.slice(0, ply), move]);
      },
      wishes: () => {},
      declined: () => {},
      acknowledged: () => {},
      trouble: (phrase, refused) => {
        game.troubled();
        if (refused?.type === "move") this.refusals.push(phrase.en);
      },
      connected: (yes) => (this.connectedAt = yes ? performance.now() : Infinity),
      missing: () => this.refusals.push("the game is missing"),
    });
  }

  #hear(moves) {
    const before = this.moves.length;
    this.moves = moves;
    this.#game.heard(this, before);
    this.play();
  }

  play() {
    const ply = this.moves.length;
    if (
      !this.#game.running ||
      this.result !== null ||
      ply >= MOST_PLIES ||
      ply % 2 !== this.#seat ||
      this.#sent >= ply
    )
      return;
    this.#sent = ply;
    this.#connection.move(ply, moveAt(ply));
  }

  resign() {
    this.#connection.wish("resign");
  }

  /** Out of turn or not, whatever happens at the same time. */
  moveNow() {
    const ply = this.moves.length;
    if (ply % 2 === this.#seat) this.#connection.move(ply, moveAt(ply));
  }

  close() {
    this.#connection.close();
  }
}
