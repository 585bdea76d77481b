// What the engine would play, and why, in words.
import { Engine, type Report } from "../engine/engine";
import { capital, say, t } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

export type Advice = { move: string; reason: string };

const STRONGEST = 10;
const TIME = 1200; // milliseconds
const CLEARLY = 60; // hundredths

function outlook(report: Report | null): string {
  if (report?.win !== undefined) return report.win > 0 ? t("hintWin", { plies: report.win }) : t("hintLoss");
  const centi = report?.centi ?? 0;
  return centi > CLEARLY ? t("hintGood") : centi < -CLEARLY ? t("hintBad") : t("hintEven");
}

/** Nothing when the game went on meanwhile. */
export async function askAdvice(table: Table): Promise<Advice | null> {
  const engine = new Engine();
  try {
    const { moves } = table;
    const thought = await engine.think(table.setup, moves, STRONGEST, TIME);
    if (thought === null || moves !== table.moves) return null;
    const why = table.explain(thought.move);
    const more = why.details.at(-1);
    const sentences = [`${capital(say(why.verdict))}.`, more ? say(more) : "", outlook(thought.report)];
    return { move: thought.move, reason: sentences.filter((one) => one !== "").join(" ") };
  } finally {
    engine.dispose();
  }
}
