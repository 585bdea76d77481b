// The pie rule at a table, in words: what it is about, and what was chosen.
import { say, t } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

/** A side with its article. */
export const sideOf = (table: Table, seat: number): string => say(table.now.seats[seat]!.side);

/** How the start was made fair, to whoever looks on before the first move; nothing where it does not matter. */
export function pieNotice(table: Table): string {
  const { pie, opening } = table.fair;
  if (table.moves.length > 0 || table.over) return "";
  if (opening !== "") return t("openingName", { number: opening.replace(/\D+/, "") });
  if (!pie) return "";
  const side = sideOf(table, table.now.toMove);
  if (table.ownSeat === null) return t("pieOthers", { side });
  return table.ownSeat === table.now.toMove ? t("pieFirst") : t("pieSecond", { side });
}

/** What became of the choice, said with the position in which it was made. */
export function pieOutcome(table: Table): string {
  if (!table.fair.pie) return "";
  if (!table.swapped) return table.shown === 2 ? t("sidesKept") : "";
  if (table.shown !== 1) return "";
  // Whoever replies now made the first move; the other one took that side.
  const second = table.view.toMove;
  const first = 1 - second;
  const words = { side: sideOf(table, first), other: sideOf(table, second) };
  if (table.ownSeat === first) return t("youTook", words);
  if (table.ownSeat === second) return t("theyTook", { ...words, name: say(table.seatName(first)) });
  return t("sidesSwapped", words);
}
