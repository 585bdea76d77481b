// A move as it stands in a sentence: in words, or as records write it for those who like that better.
import { gestureOf } from "../game/gestures";
import type { Rules } from "../game/rules";
import type { Setup } from "../game/types";
import { gameUi } from "../games/catalogue";
import { say } from "../i18n/index.svelte";
import { settings } from "../settings/settings.svelte";

export type Played = { rules: Rules; setup: Setup; moves: readonly string[] };

/** A move that is legal after `moves`; anything else is repeated as it is. */
export function moveInWords({ rules, setup, moves }: Played, move: string): string {
  if (settings.now.notation === "short") return move;
  const written = rules.view(setup, moves).moves.find(([text]) => text === move);
  return written ? say(gameUi(setup.game).moveWords(gestureOf(written))) : move;
}
