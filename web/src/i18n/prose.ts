// How sentences are set: French spaces and apostrophes, and directions in words instead of codes. Texts are written with
// plain spaces and apostrophes in the sources and by the library; whatever is shown passes through here.
import type { Language } from "../game/types";

const NBSP = "\u00a0";

/** No line ends before : ; ! ? » % or an ellipsis, nor after «. */
export function typeset(text: string): string {
  return text
    .replace(/ ([:;!?»%…])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/'/g, "’");
}

const WAYS: Record<string, Record<Language, string>> = {
  nw: { en: "north-west", fr: "nord-ouest" },
  ne: { en: "north-east", fr: "nord-est" },
  se: { en: "south-east", fr: "sud-est" },
  sw: { en: "south-west", fr: "sud-ouest" },
};

/** "e5nw" becomes "e5 (north-west)", unless somebody's own words are quoted. */
export function directionsInWords(text: string, language: Language): string {
  return text.replace(
    /(?<!['«]\s?|[\w-])([a-i][1-9])(nw|ne|se|sw)(?![\w-])/g,
    (_, place: string, way: string) => `${place} (${WAYS[way]![language]})`,
  );
}
