// Requests to the server of games online: docs/api.md. Creations carry a key and joins a secret of
// the page's own, so that they can be repeated when an answer is lost, and nothing happens twice.
import { RulesError, type Phrase } from "../game/types";
import { pauseAfter, wait } from "./backoff";
import type { Created, GameState, Joined, NewGame, ServerInfo } from "./messages";
import { newToken } from "./token";

const PATIENCE = 8000; // milliseconds, for one answer
const ATTEMPTS = 5;

/** The server does not do it, and says why. */
class Refusal extends RulesError {
  constructor(
    phrase: Phrase,
    readonly status: number,
  ) {
    super(phrase);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return (await answer.json()) as T;
  const { status } = answer;
  // What stands between the page and the server may answer in its place, and not in JSON.
  const { error } = (await answer.json().catch(() => ({}))) as { error?: Phrase };
  const unexplained = { en: `the server answers: ${status}`, fr: `réponse du serveur : ${status}` };
  throw new Refusal(error ?? unexplained, status);
}

/** A server that is gone, restarts, or has lost its database comes back. */
const passing = (error: unknown): boolean =>
  !(error instanceof Refusal) || [502, 503, 504].includes(error.status);

async function insist<T>(path: string, body: unknown): Promise<T> {
  for (let failures = 1; ; ++failures) {
    try {
      return await ask<T>("POST", path, body);
    } catch (error) {
      if (failures === ATTEMPTS || !passing(error)) throw error;
      await wait(pauseAfter(failures));
    }
  }
}

export const createGame = (game: NewGame) => insist<Created>("/games", { ...game, key: newToken() });
export const joinGame = (id: string, invite: string, name: string, secret: string) =>
  insist<Joined>(`/games/${id}/join`, { invite, name, secret });

/** A game as whoever watches sees it; nothing when there is none of that name. */
export async function gameState(id: string): Promise<GameState | null> {
  try {
    return await ask<GameState>("GET", `/games/${id}`);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** What a server says about itself, or nothing: the page also works without one. */
export async function findServer(): Promise<ServerInfo | null> {
  try {
    const info = await ask<ServerInfo>("GET", "");
    return info.api === 1 ? info : null;
  } catch {
    return null;
  }
}
