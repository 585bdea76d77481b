// {name} in a text stands for what is filled in.
import type { Language, Phrase } from "../game/types";

export type Values = Record<string, string | number>;

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Fills a phrase in both languages; a value may be a phrase itself. */
export function fillPhrase(phrase: Phrase, values: Record<string, string | number | Phrase>): Phrase {
  const inLanguage = (language: Language): string => {
    const entries = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "object" ? value[language] : value,
    ]);
    return fill(phrase[language], Object.fromEntries(entries) as Values);
  };
  return { en: inLanguage("en"), fr: inLanguage("fr") };
}
