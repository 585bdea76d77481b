// A time control in words, minutes and seconds a move: "10+5"; nothing for none.
import { t } from "../i18n/index.svelte";

export function clockWords(text: string): string {
  const [minutes = "", seconds = ""] = text.split("+");
  return text === "" ? t("noClock") : t("clockText", { minutes, seconds });
}

/** The same of a clock in milliseconds. */
export function timeControl(clock: { base: number; increment: number } | null): string {
  return clockWords(clock === null ? "" : `${clock.base / 60000}+${clock.increment / 1000}`);
}
