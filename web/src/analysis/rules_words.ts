// The rules of a position as the chooser shows them.
import { firstChoice, OWN, type RulesChoice } from "../ui/rules_choice";
import type { GameInfo } from "../game/types";

/** The choice that a rules' text stands for. */
export function choiceFrom(info: GameInfo, text: string): RulesChoice {
  const first = firstChoice(info);
  const words = text.split(",").filter((word) => word !== "");
  const preset = info.presets.find(({ name }) => words.includes(name));
  const pairs = words.filter((word) => word.includes("=")).map((word) => word.split("=") as [string, string]);
  const values = Object.fromEntries(pairs);
  const own = Object.keys(values).some((key) => key !== "players");
  return { preset: own ? OWN : (preset?.name ?? first.preset), values };
}
