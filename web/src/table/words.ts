// Pieces, places and moves in words, for those who hear the board.
import { RESERVE } from "../game/gestures";
import type { GameName, View } from "../game/types";
import { say, t } from "../i18n/index.svelte";
import type { TextKey } from "../i18n/texts";

function pieceWords(game: GameName, piece: string, view: View): string {
  const way = piece.slice(1);
  if (game === "siam") {
    if (piece[0] === "O") return t("rock");
    return t(piece[0] === "E" ? "elephant" : "rhino", { way: t(way as TextKey) });
  }
  // An editor may hold a colour that is not in play.
  const seat = view.seats.find((one) => one.letter === piece[0]);
  const colour = seat ? say(seat.name).toLowerCase() : piece[0]!;
  return t("triangle", { colour, way: t(way as TextKey) });
}

export function cellWords(view: View, place: string): string {
  const pieces = view.pieces.filter((piece) => piece.place === place);
  if (pieces.length === 0) return t("empty", { place });
  const what = pieces.map((piece) => pieceWords(view.game, piece.piece, view)).join(", ");
  return t("holds", { place, what });
}

/** How a move that is not legal would be written, so that the rules can say why not. */
export function attemptText(view: View, from: string | null, to: string): string | null {
  const source = from === null || from === RESERVE ? null : from;
  if (view.game === "siam") {
    if (source !== null) return `${source.slice(0, 2)}${to}${source.slice(2)}`;
    const edge = to[0] === "a" ? "e" : to[0] === "e" ? "w" : to[1] === "1" ? "n" : "s";
    return `@${to}${edge}`;
  }
  const there = view.pieces.find(({ place }) => place === to);
  const corner = OPPOSITE[there?.piece.slice(1) ?? ""] ?? "nw";
  return `${source === null ? "" : `${source}-`}${to}${corner}`;
}

const OPPOSITE: Record<string, string> = { nw: "se", se: "nw", ne: "sw", sw: "ne" };
