// How a game on the table stands, in words: for the eye beside the board, and for the ear.
import type { Hand } from "../board/hand.svelte";
import { RESERVE } from "../game/gestures";
import type { Explanation } from "../game/types";
import { gameUi } from "../games/catalogue";
import { capital, say, t } from "../i18n/index.svelte";
import { pieOutcome } from "./pie_words";
import type { Table } from "./table.svelte";

const seatTitle = (table: Table, seat: number): string => say(table.now.seats[seat]!.name);

/** Who has won. */
export function outcome(table: Table): string {
  const { result, ownSeat } = table;
  if (result === null) return "";
  if (result === "draw") return t("draw");
  if (ownSeat !== null) return t(ownSeat === result ? "youWin" : "youLose");
  return t("wins", { winner: say(table.now.seats[result]!.wins) });
}

/** Why. */
export function reason(table: Table): string {
  const { ending, lastMove } = table;
  if (ending === null) return lastMove ? say(lastMove.details.at(-1) ?? lastMove.verdict) : "";
  if (ending.reason === "agreed") return t("agreed");
  if (ending.reason === "length") return t("tooLong");
  const { resigned, outOfTime } = table.now.seats[ending.seat]!;
  return say(ending.reason === "resigned" ? resigned : outOfTime);
}

/** Who left a seat and when; nothing when nobody did. */
export function departure(table: Table, seat: number): string {
  const left = table.departure(seat);
  if (left === null) return "";
  const move = Math.floor((table.firstPly + left.ply) / table.players) + 1;
  return t(left.reason === "resigned" ? "leftResigned" : "leftOnTime", { move });
}

/** Whose turn it is, or how it ended. */
export function standing(table: Table): string {
  if (!table.live) return t("watching");
  if (table.over) return outcome(table);
  if (!table.ready) return t("waitingForAll");
  if (table.thinking) return t("thinking");
  if (table.mayMove && table.ownSeat === table.now.toMove) return t("yourTurn");
  return say(table.now.seats[table.now.toMove]!.toMove);
}

/** What to do next. */
export function nextStep(table: Table, hand: Hand): string {
  const { from, to } = hand.selection;
  if (!hand.interactive) return "";
  if (to !== null) return t(hand.isPush(from, to) ? "helpPush" : "helpWay");
  if (from !== null && from !== RESERVE) return t("helpSelected");
  return say(gameUi(table.setup.game).help(table.now));
}

/** What a screen reader hears while a move is put together. */
export function choosing(hand: Hand, preview: Explanation | null): string {
  const { to } = hand.selection;
  if (preview === null || (to === null && hand.attempt === null)) return "";
  const what = capital(say(preview.verdict));
  if (!preview.legal) return t("choosingRefused", { what });
  return t(hand.pickerWays.length > 1 ? "choosingWay" : "choosingPlain", { what });
}

/** What a screen reader hears after each move. */
export function spoken(table: Table): string {
  const { lastMove, view } = table;
  if (lastMove === null) return "";
  const mover = (view.toMove + view.seats.length - 1) % view.seats.length;
  const consequence = lastMove.details.at(-1);
  const sentences = [
    t("played", { name: seatTitle(table, mover), what: say(lastMove.verdict) }),
    consequence ? say(consequence) : "",
    pieOutcome(table),
    ...view.remarks.filter(({ kind }) => kind === "announced").map(({ text }) => `${say(text)}.`),
    table.over && table.live ? outcome(table) : "",
  ];
  return sentences.filter((one) => one !== "").join(" ");
}
