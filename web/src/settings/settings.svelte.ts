// How a person likes the page to be; kept on the device. Language and light or dark have keys of their own,
// which are older.
import { keep, parseFields, readKept } from "../storage/storage";

export const CHOICES = {
  /** The look of the boards. */
  board: ["wood", "stone", "paper"],
  /** How fast pieces move. */
  speed: ["usual", "slow", "fast", "none"],
  /** How moves are written in sentences and lists. */
  notation: ["words", "short"],
} as const;

export type Values = {
  board: (typeof CHOICES.board)[number];
  speed: (typeof CHOICES.speed)[number];
  notation: (typeof CHOICES.notation)[number];
  /** A click with a mouse plays at once, the way it points; pushes and fingers are asked still. */
  quick: boolean;
  coordinates: boolean;
  /** The column of words stands on the left, the board on the right. */
  leftHanded: boolean;
  /** From 0 to 100. */
  volume: number;
  muted: boolean;
};

export const USUAL: Values = {
  board: "wood",
  speed: "usual",
  notation: "words",
  quick: false,
  coordinates: true,
  leftHanded: false,
  volume: 60,
  muted: false,
};

/** What was kept, as far as it makes sense. */
export function parseSettings(text: string | null): Values {
  const kept = parseFields(text);
  const values: Values = { ...USUAL };
  const chosen = <Name extends keyof typeof CHOICES>(name: Name): void => {
    const options: readonly unknown[] = CHOICES[name];
    if (options.includes(kept[name])) values[name] = kept[name] as Values[Name];
  };
  chosen("board");
  chosen("speed");
  chosen("notation");
  for (const name of ["quick", "coordinates", "leftHanded", "muted"] as const) {
    if (typeof kept[name] === "boolean") values[name] = kept[name];
  }
  const { volume } = kept;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) values.volume = Math.round(volume);
  return values;
}

const KEY = "settings";

class Settings {
  private values: Values = $state.raw(parseSettings(readKept(KEY)));

  get now(): Values {
    return this.values;
  }

  change(values: Partial<Values>): void {
    this.values = { ...this.values, ...values };
    keep(KEY, JSON.stringify(this.values));
  }
}

export const settings = new Settings();
