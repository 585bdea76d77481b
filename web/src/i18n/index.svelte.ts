// The reader's language: chosen by the browser, kept when switched.
import type { Language, Phrase } from "../game/types";
import { fill, type Values } from "./fill";
import { directionsInWords, typeset } from "./prose";
import { texts, type TextKey } from "./texts";

function firstLanguage(): Language {
  const kept = localStorage.getItem("language");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Reader {
  language: Language = $state(firstLanguage());

  switch(): void {
    this.choose(this.language === "en" ? "fr" : "en");
  }

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem("language", this.language);
    document.documentElement.lang = this.language;
  }
}

export const reader = new Reader();

/** A text in the reader's language, with its gaps filled. */
export function t(key: TextKey, values: Values = {}): string {
  return inPrint(fill(texts[key][reader.language], values));
}

/** What the library says, in the reader's language. */
export const say = (phrase: Phrase): string =>
  inPrint(directionsInWords(phrase[reader.language], reader.language));

const inPrint = (text: string): string => (reader.language === "fr" ? typeset(text) : text);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
