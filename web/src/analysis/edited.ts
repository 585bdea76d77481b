// A position being edited: anything may stand anywhere. The rules decide by its text whether it is valid.
import type { GameName, Piece, View } from "../game/types";
import { gameUi } from "../games/catalogue";

export type Edited = {
  pieces: readonly Piece[];
  toMove: number;
  /** Plies played so far. */
  ply: number;
  /** The third field of a position's text: what the game keeps beside the board, such as rights or bars. */
  rights: string;
};

export function editedFrom(view: View): Edited {
  const rights = view.position.split(" ")[2]!;
  return { pieces: view.pieces, toMove: view.toMove, ply: view.ply, rights };
}

/** Puts a piece there, or takes it away when it stands there already. */
export function put(game: GameName, pieces: readonly Piece[], place: string, piece: string): Piece[] {
  const others = pieces.filter((one) => one.place !== place);
  const here = pieces.filter((one) => one.place === place);
  if (here.some((one) => one.piece === piece)) {
    return [...others, ...here.filter((one) => one.piece !== piece)];
  }
  return [...others, ...here.slice(0, gameUi(game).piecesPerCell - 1), { place, piece }];
}

export const cleared = (pieces: readonly Piece[], place: string): Piece[] =>
  pieces.filter((one) => one.place !== place);

/** The smallest number of plies, not below one, after which that seat is to move. */
export function plyFor(seat: number, players: number, least: number): number {
  return least + ((((seat - least) % players) + players) % players);
}

function cellText(here: readonly Piece[]): string {
  if (here.length === 1) return here[0]!.piece;
  // Of two, the one in the north comes first.
  const north = [...here].sort((one, other) => Number(other.piece[1] === "n") - Number(one.piece[1] === "n"));
  return `(${north.map((one) => one.piece).join("")})`;
}

/** The text of the position, on a board of these places. */
export function positionText(edited: Edited, board: readonly (readonly string[])[], letter: string): string {
  const rows = board.map((row) => {
    let text = "";
    let empty = 0;
    for (const place of row) {
      const here = edited.pieces.filter((one) => one.place === place);
      if (here.length === 0) {
        ++empty;
        continue;
      }
      text += (empty > 0 ? String(empty) : "") + cellText(here);
      empty = 0;
    }
    return text + (empty > 0 ? String(empty) : "");
  });
  return `${rows.join("/")} ${letter} ${edited.rights} ${edited.ply}`;
}

/** What the board shows of it: the pieces, and what is left in each hand. `empty` is a start by these rules. */
export function editedView(edited: Edited, empty: View): View {
  const standing = (letter: string) => edited.pieces.filter((one) => one.piece[0] === letter).length;
  const atStart = (letter: string) => empty.pieces.filter((one) => one.piece[0] === letter).length;
  return {
    ...empty,
    pieces: [...edited.pieces],
    toMove: Math.min(edited.toMove, empty.seats.length - 1),
    ply: edited.ply,
    seats: empty.seats.map((seat) => ({
      ...seat,
      hand: Math.max(0, seat.hand + atStart(seat.letter) - standing(seat.letter)),
    })),
    result: null,
    remarks: [],
    moves: [],
  };
}
