// A hint: what the engine would play, and why, in words.
import { Engine, LEVELS, type Report } from "../engine/engine";
import { capital, say, t } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

export type Hint = { move: string; reason: string };

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
    const { moves } = table;
    const thought = await engine.think(table.setup, moves, LEVELS, TIME);
    if (thought === null || moves !== table.moves) return null;
    const why = table.explain(thought.move);
    const more = why.details.at(-1);
    const sentences = [
      `${capital(say(why.verdict))}.`,
      more ? say(more) : "",
      evaluationWords(thought.report),
    ];
    return { move: thought.move, reason: sentences.filter((one) => one !== "").join(" ") };
  } finally {
    engine.dispose();
  }
}
