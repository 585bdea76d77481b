// What this browser knows of games online: the invitations it has given out, so that whoever made a game
// can show its links again after a reload, the secrets with which it took a seat, and the seat it holds,
// to find the way back to it.
import type { ServerInfo } from "../online/messages";
import { newToken } from "../online/token";

type Given = { id: string; invites: string[] };
type Chosen = { id: string; invite: string; secret: string };
const MOST = 20;

function all<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as T[];
  } catch {
    return [];
  }
}

function remember<T>(key: string, one: T): void {
  localStorage.setItem(key, JSON.stringify([one, ...all<T>(key)].slice(0, MOST)));
}

export function rememberInvites(id: string, invites: string[]): void {
  remember<Given>("invitations", { id, invites });
}

export function invitesOf(id: string): string[] {
  return all<Given>("invitations").find((given) => given.id === id)?.invites ?? [];
}

/** The secret to take a seat with: chosen at the first attempt, the same at every later one. */
export function seatSecret(id: string, invite: string): string {
  const chosen = all<Chosen>("seat-secrets").find((one) => one.id === id && one.invite === invite);
  if (chosen) return chosen.secret;
  const secret = newToken();
  remember<Chosen>("seat-secrets", { id, invite, secret });
  return secret;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What links for others begin with: this page's own address, unless only this machine knows it. */
export function linkBase(
  server: ServerInfo | null,
  page: Pick<Location, "origin" | "pathname" | "hostname">,
): string {
  const known = server?.publicUrl ?? (LOOPBACK.test(page.hostname) ? server?.lanUrl : null);
  return known ? known.replace(/\/*$/, "/") : `${page.origin}${page.pathname}`;
}

/** The address of the game online that is not finished yet. */
export const seatAddress = {
  read: (): string | null => localStorage.getItem("seat"),
  keep: (address: string): void => localStorage.setItem("seat", address),
  forget: (address: string): void => {
    if (localStorage.getItem("seat") === address) localStorage.removeItem("seat");
  },
};
