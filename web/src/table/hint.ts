// A hint: what the engine would play, and why, in words.
import { Engine, LEVELS, type Report } from "../engine/engine";
import { SWAP } from "../game/play";
import { capital, say, t } from "../i18n/index.svelte";
import { moveInWords } from "./move_words";
import { sideOf } from "./pie_words";
import type { Table } from "./table.svelte";

/** `move` may be `swap`, by the pie rule. */
export type Hint = { move: string; title: string; reason: string };

const TIME = 1200; // milliseconds
const CLEARLY = 60; // hundredths

function evaluationWords(report: Report | null): string {
  if (report?.win !== undefined) return report.win > 0 ? t("hintWin", { plies: report.win }) : t("hintLoss");
  const centi = report?.centi ?? 0;
  return centi > CLEARLY ? t("hintGood") : centi < -CLEARLY ? t("hintBad") : t("hintEven");
}

/** Nothing when the game went on meanwhile. */
export async function askHint(table: Table): Promise<Hint | null> {
  const engine = new Engine();
  try {
    const { moves, swapped } = table;
    const thought = await engine.think(table.setup, moves, LEVELS, TIME, table.fair.pie && !swapped);
    if (thought === null || moves !== table.moves || swapped !== table.swapped) return null;
    const { move } = thought;
    if (move === SWAP) {
      return { move, title: t("hintSwap", { side: sideOf(table, 1 - table.now.toMove) }), reason: "" };
    }
    const why = table.explain(move);
    const more = why.details.at(-1);
    const sentences = [
      why.rule.includes("push") ? `${capital(say(why.verdict))}.` : "",
      more ? say(more) : "",
      evaluationWords(thought.report),
    ];
    const title = t("hintText", { move: moveInWords(table, move) });
    return { move, title, reason: sentences.filter((one) => one !== "").join(" ") };
  } finally {
    engine.dispose();
  }
}
