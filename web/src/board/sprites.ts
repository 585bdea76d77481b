// Pieces that keep their identity from one position to the next, so that the page can move them
// instead of redrawing the board.
import type { Piece, Role } from "../game/types";
import { angle, vector } from "./geometry";

export type Sprite = {
  id: number;
  piece: string;
  place: string;
  /** Clockwise from north; grows beyond 360 so that a turn takes the short way round. */
  angle: number;
  /** Where it comes from when it has just entered: in cells, from its place. */
  entry: { x: number; y: number } | null;
  /** Where it goes when it leaves: in cells, from its place. */
  exit: { x: number; y: number } | null;
  /** Its part in the last move, as the rules call it; nothing when it had none. */
  part: string;
  /** Where it was before the last move, when it was moved. */
  before: string | null;
};

let nextId = 1;

export const wayOf = (piece: string): string => piece.slice(1);

function fresh(piece: Piece, entry: Sprite["entry"]): Sprite {
  return {
    id: nextId++,
    ...piece,
    angle: angle(wayOf(piece.piece)),
    entry,
    exit: null,
    part: "",
    before: null,
  };
}

export function sprites(pieces: readonly Piece[]): Sprite[] {
  return pieces.map((piece) => fresh(piece, null));
}

function turnedTo(sprite: Sprite, piece: Piece, roles: readonly Role[]): Sprite {
  const wanted = angle(wayOf(piece.piece));
  const turn = ((((wanted - sprite.angle + 180) % 360) + 360) % 360) - 180;
  const moved = sprite.place !== piece.place;
  const part = (moved && roles.find(({ place }) => place === sprite.place)?.role) || "";
  const before = moved ? sprite.place : null;
  return { ...sprite, ...piece, angle: sprite.angle + turn, entry: null, exit: null, part, before };
}

/** The push direction of a line of roles, to let the last piece fall the right way. */
function direction(roles: readonly Role[]): { x: number; y: number } | null {
  const pusher = roles.find((role) => role.role === "pushes");
  return pusher ? vector(wayOf(pusher.piece)) : null;
}

/**
 * The sprites of a new position. `roles` says who moved where; without it pieces that stand where
 * such a piece stood stay, and the others come and go. Those that left are returned too, with
 * their way out, so that they can be seen going.
 */
export function moved(
  before: readonly Sprite[],
  pieces: readonly Piece[],
  roles: readonly Role[],
): { now: Sprite[]; gone: Sprite[] } {
  const left = before.filter((sprite) => sprite.exit === null);
  const take = (test: (sprite: Sprite) => boolean): Sprite | undefined => {
    const at = left.findIndex(test);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const kind = (piece: string) => piece[0];
  const origin = (piece: Piece): string => {
    const role = roles.find(
      (one) =>
        one.place !== "" &&
        one.destination === piece.place &&
        kind(one.piece) === kind(piece.piece) &&
        one.role !== "placed",
    );
    return role?.place ?? piece.place;
  };
  const movers = roles.filter((role) => role.place !== "" && role.destination !== "");
  const moves = (piece: Piece) => movers.some((role) => role.destination === piece.place);
  const now: Sprite[] = [];
  const way = direction(roles);
  // Those that moved are matched first, lest their old place be mistaken for another's new one.
  for (const piece of [...pieces].sort((one, other) => Number(moves(other)) - Number(moves(one)))) {
    const from = origin(piece);
    const same =
      take(
        (sprite) =>
          sprite.place === from &&
          kind(sprite.piece) === kind(piece.piece) &&
          (from !== piece.place || sprite.piece === piece.piece),
      ) ??
      take(
        (sprite) =>
          sprite.place === from &&
          kind(sprite.piece) === kind(piece.piece) &&
          wayOf(piece.piece).length === 1,
      );
    if (same) {
      now.push(turnedTo(same, piece, roles));
    } else {
      const enters = roles.some((role) => role.place === "" && role.destination === piece.place);
      const { x, y } = way ?? vector(wayOf(piece.piece));
      const part = enters ? (roles.find(({ destination }) => destination === piece.place)?.role ?? "") : "";
      now.push({ ...fresh(piece, enters && way ? { x: -x, y: -y } : null), part });
    }
  }
  const gone = left.map((sprite) => {
    const falls = roles.some((role) => role.place === sprite.place && role.destination === "");
    return { ...sprite, exit: falls && way ? way : { x: 0, y: 0 } };
  });
  return { now: now.sort((one, other) => one.id - other.id), gone };
}
