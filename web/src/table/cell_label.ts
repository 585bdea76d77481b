// What stands on a place, for those who hear the board.
import type { View } from "../game/types";
import { gameUi } from "../games/catalogue";
import { say, t } from "../i18n/index.svelte";

export function cellLabel(view: View, place: string): string {
  const pieces = view.pieces.filter((piece) => piece.place === place);
  if (pieces.length === 0) return t("empty", { place });
  const { pieceName } = gameUi(view.game);
  return t("holds", { place, what: pieces.map(({ piece }) => say(pieceName(piece, view))).join(", ") });
}
