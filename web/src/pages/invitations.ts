// What this browser knows of games online: the invitations it has given out, so that whoever made a game
// can show its links again after a reload, and the seat it holds, to find the way back to it.

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

/** The address of the game online that is not finished yet. */
export const seatAddress = {
  read: (): string | null => localStorage.getItem("seat"),
  keep: (address: string): void => localStorage.setItem("seat", address),
  forget: (address: string): void => {
    if (localStorage.getItem("seat") === address) localStorage.removeItem("seat");
  },
};
