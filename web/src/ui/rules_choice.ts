// Rules as a choice: a preset first, then single options. The text they make is the rules' own.
import type { GameInfo, RuleOption } from "../game/types";

export type RulesChoice = {
  preset: string; // a preset's name, "usual" where there is none, or "own"
  values: Record<string, string>; // by option; those left out are usual
};

export const OWN = "own";
export const USUAL = "usual";

/** Presets to offer: a game without any has its usual rules. */
export function presetsOf(info: GameInfo): string[] {
  return info.presets.length > 0 ? info.presets.map((preset) => preset.name) : [USUAL];
}

export function firstChoice(info: GameInfo): RulesChoice {
  return { preset: presetsOf(info)[0]!, values: {} };
}

/** The number of players is chosen by itself, whatever the preset. */
const PLAYERS = "players";
export const isPlayers = (option: RuleOption): boolean => option.key === PLAYERS;

export function rulesText(info: GameInfo, choice: RulesChoice): string {
  const pairs = info.options
    .filter((option) => isPlayers(option) || choice.preset === OWN)
    .filter((option) => (choice.values[option.key] ?? option.usual) !== option.usual)
    .map((option) => `${option.key}=${choice.values[option.key]!.trim()}`);
  const preset = choice.preset === OWN || choice.preset === USUAL ? [] : [choice.preset];
  return [...preset, ...pairs].join(",");
}

/** The choice that a rules' text stands for. */
export function choiceFrom(info: GameInfo, text: string): RulesChoice {
  const words = text.split(",").filter((word) => word !== "");
  const preset = info.presets.find(({ name }) => words.includes(name));
  const pairs = words.filter((word) => word.includes("=")).map((word) => word.split("=") as [string, string]);
  const values = Object.fromEntries(pairs);
  const own = Object.keys(values).some((key) => key !== PLAYERS);
  return { preset: own ? OWN : (preset?.name ?? firstChoice(info).preset), values };
}
