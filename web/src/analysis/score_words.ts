// Scores in words for people.
import type { Report } from "../engine/engine";
import type { View } from "../game/types";
import { say, t } from "../i18n/index.svelte";

export const percentOf = (permille: number): number => Math.round(permille / 10);

/** Shares in hundredths that make a whole: what rounding leaves goes to those it took most from. */
export function percentsOf(shares: readonly number[]): number[] {
  const floors = shares.map((share) => Math.floor(share / 10));
  const whole = Math.round(shares.reduce((sum, share) => sum + share, 0) / 10);
  let left = whole - floors.reduce((sum, floor) => sum + floor, 0);
  const order = shares.map((_, seat) => seat).sort((a, b) => (shares[b]! % 10) - (shares[a]! % 10) || a - b);
  for (const seat of order) if (left-- > 0) ++floors[seat]!;
  return floors;
}

/** "wins in 9", "loses in 8", "63 %": how whoever is to move stands. */
export function scoreWords(report: Report, mover: number): string {
  if (report.win !== undefined) {
    return report.win > 0 ? t("provedWin", { plies: report.win }) : t("provedLoss", { plies: -report.win });
  }
  return t("percent", { percent: percentsOf(report.shares)[mover]! });
}

/** A proved result as a sentence; nothing for an estimate. */
export function provedWords(report: Report, view: View): string {
  if (report.win === undefined) return "";
  const name = say(view.seats[view.toMove]!.name);
  if (report.win === 1) return t("provedWinNow", { name });
  return report.win > 0
    ? t("provedWinSentence", { name, plies: report.win })
    : t("provedLossSentence", { name, plies: -report.win });
}

/** "Elephants 63 %, Rhinos 37 %". */
export function shareWords(shares: readonly number[], view: View): string {
  return percentsOf(shares)
    .map((percent, seat) => t("shareOf", { name: say(view.seats[seat]!.name), percent }))
    .join(", ");
}
