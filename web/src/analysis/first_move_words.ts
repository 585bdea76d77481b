// First moves in words, for those who hear the board or read the list.
import { gameUi } from "../games/catalogue";
import { say, t } from "../i18n/index.svelte";
import type { FirstMove, FirstMoveMap } from "./first_moves.svelte";

/** "elephant facing north: 47 %". */
export function moveWords({ view }: FirstMoveMap, { way, share }: FirstMove): string {
  const piece = say(gameUi(view.game).pieceName(view.seats[view.toMove]!.letter + way, view));
  return t("firstMoveShare", { way: piece, percent: Math.round(share / 10) });
}

export function placeWords(map: FirstMoveMap, place: string): string {
  const values = map.at(place).map((one) => moveWords(map, one));
  return values.length === 0
    ? t("firstMoveNowhere", { place })
    : t("firstMovePlace", { place, values: values.join(", ") });
}
