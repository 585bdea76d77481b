// Talks to the server of games online: docs/api.md. Comes back by itself when the line breaks.
import type { Departure, EndReason } from "../game/play";
import { RulesError, type Phrase, type Setup } from "../game/types";

export type SeatState = {
  name: string;
  engine: number;
  taken: boolean;
  here: boolean;
  left: Departure | null;
};
export type ClockState = { base: number; increment: number; left: number[]; running: boolean };
export type Wish = "resign" | "draw" | "take-back" | "rematch";

export type GameState = {
  type: "state";
  id: string;
  game: Setup["game"];
  rules: string;
  start: string;
  /** The name of a balanced start, or nothing. */
  opening: string;
  moves: string[];
  swap: "pie" | null;
  swapped: boolean;
  seats: SeatState[];
  you: number | null;
  full: boolean;
  clock: ClockState | null;
  result: number | "draw" | null;
  reason: "" | Exclude<EndReason, "rules">;
  endedBy: number;
  wishes: Record<"draw" | "take-back" | "rematch", number[]>;
  next: string;
};
export type MoveNews = { type: "move"; ply: number; move: string; clock: ClockState | null };
type News =
  GameState | MoveNews | { type: "ack"; number: number } | { type: "error"; number: number; error: Phrase };

export type NewGame = Setup & {
  seat: number;
  name: string;
  base: number;
  increment: number;
  engines: number[];
  swap?: "pie";
};
export type Created = { id: string; seat: number; secret: string; invites: string[] };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const content = (await answer.json()) as T & { error?: Phrase };
  if (!answer.ok) throw new RulesError(content.error ?? { en: answer.statusText, fr: answer.statusText });
  return content;
}

export const createGame = (game: NewGame) => ask<Created>("POST", "/games", game);
export const joinGame = (id: string, invite: string, name: string) =>
  ask<{ seat: number; secret: string }>("POST", `/games/${id}/join`, { invite, name });

/** A game as whoever watches sees it; nothing when there is none of that name. */
export async function gameState(id: string): Promise<GameState | null> {
  const answer = await fetch(`/api/v1/games/${id}`);
  return answer.status === 404 ? null : ((await answer.json()) as GameState);
}

/** Whether there is a server at all: the page also works without one. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await ask<{ api: number }>("GET", "")).api === 1;
  } catch {
    return false;
  }
}

export type Listeners = {
  state: (state: GameState) => void;
  move: (news: MoveNews) => void;
  trouble: (phrase: Phrase) => void;
  connected: (yes: boolean) => void;
  missing: () => void;
};

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private ended = false;
  private number = 0;
  /** Sent but not acknowledged: said again after a break. */
  private unacknowledged = new Map<number, object>();

  constructor(
    private readonly id: string,
    private readonly secret: string,
    private readonly listeners: Listeners,
  ) {
    void this.open();
  }

  move(ply: number, move: string): void {
    this.send({ type: "move", ply, move }, true);
  }

  swap(): void {
    this.send({ type: "swap", ply: 1 }, true);
  }

  wish(wish: Wish): void {
    this.send({ type: "wish", wish }, false);
  }

  decline(wish: Wish): void {
    this.send({ type: "decline", wish }, false);
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }

  private send(message: object, again: boolean): void {
    const number = ++this.number;
    const whole = { ...message, number };
    if (again) this.unacknowledged.set(number, whole);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
  }

  private async open(): Promise<void> {
    // A plain request first: a socket does not tell a game that is not there from a server that is not.
    const there = await fetch(`/api/v1/games/${this.id}`).catch(() => null);
    if (this.ended) return;
    if (there?.status === 404) return this.listeners.missing();
    if (!there?.ok) return this.later();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/games/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      socket.send(JSON.stringify({ type: "hello", secret: this.secret }));
      for (const message of this.unacknowledged.values()) socket.send(JSON.stringify(message));
      this.listeners.connected(true);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as News);
    socket.onclose = () => {
      if (this.ended) return;
      this.listeners.connected(false);
      this.later();
    };
  }

  private later(): void {
    this.listeners.connected(false);
    setTimeout(() => void this.open(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private receive(news: News): void {
    if (news.type === "state") this.listeners.state(news);
    else if (news.type === "move") this.listeners.move(news);
    else {
      this.unacknowledged.delete(news.number);
      if (news.type === "error") this.listeners.trouble(news.error);
    }
  }
}
