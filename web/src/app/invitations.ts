// The invitations this browser has given out: whoever made a game can show its links again after a reload.

type Given = { id: string; invites: string[] };
const MOST = 20;

function all(): Given[] {
  try {
    return JSON.parse(localStorage.getItem("invitations") ?? "[]") as Given[];
  } catch {
    return [];
  }
}

export function rememberInvites(id: string, invites: string[]): void {
  localStorage.setItem("invitations", JSON.stringify([{ id, invites }, ...all()].slice(0, MOST)));
}

export function invitesOf(id: string): string[] {
  return all().find((given) => given.id === id)?.invites ?? [];
}
