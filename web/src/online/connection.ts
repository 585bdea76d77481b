// A game's socket: docs/api.md. It comes back by itself when the line breaks, finds out when it is
// dead without having been closed, and repeats what was not acknowledged.
import type { Phrase } from "../game/types";
import { pauseAfter } from "./backoff";
import type { Action, DeclinedNews, GameState, MoveNews, News, Offer, Wish, WishesNews } from "./messages";
import { newToken } from "./token";

export type Listeners = {
  state: (state: GameState) => void;
  move: (news: MoveNews) => void;
  wishes: (news: WishesNews) => void;
  declined: (news: DeclinedNews) => void;
  /** Something that was done here is stored. */
  acknowledged: () => void;
  /** What the server said; `refused` is what it will not do. */
  trouble: (phrase: Phrase, refused: Action | null) => void;
  connected: (yes: boolean) => void;
  missing: () => void;
};

const BEAT = 2000; // milliseconds between two looks at the socket
const QUIET = 10_000; // after this time without a message the server is asked for a sign of life
const PATIENCE = 6000; // for an answer of any kind
const SHORT_PATIENCE = 2500; // when the network or the page has just come back

const FAITHFUL = 4; // failures to store something until another connection is tried

type Pending = { action: Action; failures: number };

export class Connection {
  private socket: WebSocket | null = null;
  /** The game's version that the listeners know. */
  private version = 0;
  /** Whether this socket has brought a state. */
  private greeted = false;
  private askedForState = false;
  private failures = 0;
  private attempt: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  /** When the socket counts as dead unless something is heard. */
  private deadline: number | null = null;
  private ended = false;
  private number = 0;
  /** Not acknowledged yet: said again after a break. */
  private readonly pending = new Map<number, Pending>();
  private readonly beating: ReturnType<typeof setInterval>;

  constructor(
    private readonly id: string,
    private readonly secret: string,
    private readonly listeners: Listeners,
  ) {
    this.open();
    this.beating = setInterval(this.beat, BEAT);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Whether all that was done here has been acknowledged. */
  get settled(): boolean {
    return this.pending.size === 0;
  }

  move(ply: number, move: string): void {
    this.act({ type: "move", ply, move });
  }

  swap(): void {
    this.act({ type: "swap", ply: 1 });
  }

  wish(wish: Wish): void {
    this.act({ type: "wish", wish, key: newToken() });
  }

  decline(wish: Offer): void {
    this.act({ type: "decline", wish, key: newToken() });
  }

  close(): void {
    this.ended = true;
    clearInterval(this.beating);
    clearTimeout(this.attempt);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  private act(action: Action): void {
    this.pending.set(++this.number, { action, failures: 0 });
    this.sendPending(this.number);
  }

  private sendPending(number: number): void {
    const pending = this.pending.get(number);
    if (pending && this.greeted) this.send({ ...pending.action, number });
  }

  private send(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.expectAnswer(PATIENCE);
  }

  private expectAnswer(within: number): void {
    this.deadline = Math.min(this.deadline ?? Infinity, performance.now() + within);
  }

  private open(): void {
    clearTimeout(this.attempt);
    this.attempt = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/games/${this.id}/socket`);
    this.socket = socket;
    this.expectAnswer(PATIENCE);
    socket.onopen = () => this.send({ type: "hello", secret: this.secret });
    socket.onmessage = ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as News);
    socket.onclose = () => this.lost();
  }

  /** A socket without a partner may take minutes to close: nobody waits for that. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    this.askedForState = false;
    this.deadline = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    // A socket does not tell a game that is not there from a server that is not.
    if (!this.greeted) void this.inquire();
    this.drop();
    this.listeners.connected(false);
    this.attempt = setTimeout(() => this.open(), pauseAfter(++this.failures));
  }

  private async inquire(): Promise<void> {
    const answer = await fetch(`/api/v1/games/${this.id}`).catch(() => null);
    if (this.ended) return;
    if (answer?.status === 404) {
      this.close();
      this.listeners.missing();
    } else if (answer?.status === 503 && !this.greeted) {
      const { error } = (await answer.json().catch(() => ({}))) as { error?: Phrase };
      if (error) this.listeners.trouble(error, null);
    }
  }

  /** The network is back, or somebody looks at the page again. */
  private readonly wake = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState === "hidden") return;
    if (this.attempt !== undefined) this.open();
    else this.probe(SHORT_PATIENCE);
  };

  private readonly beat = (): void => {
    const now = performance.now();
    if (this.deadline !== null && now >= this.deadline) this.lost();
    else if (this.greeted && this.deadline === null && now - this.lastHeard >= QUIET) this.probe(PATIENCE);
  };

  private probe(patience: number): void {
    this.send({ type: "ping" });
    if (this.socket) this.expectAnswer(patience);
  }

  private receive(news: News): void {
    this.lastHeard = performance.now();
    this.deadline = null;
    if (news.type === "state") this.receiveState(news);
    else if (news.type === "declined") this.listeners.declined(news);
    else if (news.type === "ack") this.receiveAck(news);
    else if (news.type === "error") this.receiveError(news);
    else if (!this.isNext(news.version)) return;
    else if (news.type === "move") this.listeners.move(news);
    else this.listeners.wishes(news);
  }

  private receiveState(state: GameState): void {
    this.askedForState = false;
    if (!this.greeted) {
      this.greeted = true;
      this.failures = 0;
      this.listeners.connected(true);
      for (const number of this.pending.keys()) this.sendPending(number);
    }
    // A server that has not heard of the last change yet will send the state again when it has.
    if (state.version < this.version) return;
    this.version = state.version;
    this.listeners.state(state);
  }

  /** Whether a change is the one behind the last; when others are missing in between, asks for the state. */
  private isNext(version: number): boolean {
    if (version > this.version + 1) this.askForState();
    if (version !== this.version + 1) return false;
    this.version = version;
    return true;
  }

  private askForState(): void {
    if (!this.askedForState) this.send({ type: "hello", secret: this.secret });
    this.askedForState = true;
  }

  /** It comes behind the messages about its change: none may be missing now. */
  private receiveAck({ number, version }: News & { type: "ack" }): void {
    if (this.pending.delete(number)) this.listeners.acknowledged();
    if (version > this.version) this.askForState();
  }

  private receiveError({ number, status, error }: News & { type: "error" }): void {
    if (!this.greeted) {
      this.listeners.trouble(error, null);
      return this.lost();
    }
    const pending = this.pending.get(number);
    if (pending && (status === 503 || status === 429)) {
      this.listeners.trouble(error, null);
      // Nothing is wrong with it: it is said again until it is stored, in the end to another server.
      if (++pending.failures % FAITHFUL === 0) return this.lost();
      setTimeout(() => this.sendPending(number), pauseAfter(pending.failures));
      return;
    }
    this.pending.delete(number);
    this.listeners.trouble(error, pending?.action ?? null);
  }
}
