// What is heard at a table: each move as it is made, whose turn it is, and the end.
import { untrack } from "svelte";
import { cuesOf } from "../sound/cues";
import type { Cue } from "../sound/score";
import { sounds } from "../sound/sounds.svelte";
import type { Table } from "./table.svelte";

/** The end for whoever sits here; beside each other, everybody wins. */
function endCue({ result, ownSeat }: Table): Cue {
  return result === "draw" || (ownSeat !== null && ownSeat !== result) ? "loss" : "win";
}

/** To be called while a component is set up. */
export function hearTable(table: () => Table): void {
  let shown = untrack(() => table().shown);
  let over = untrack(() => table().over);
  $effect(() => {
    const now = table();
    const { shown: ply, over: ended, lastMove, live } = now;
    untrack(() => {
      const cues: Cue[] = ply === shown + 1 && lastMove ? cuesOf(lastMove, now.view.remarks) : [];
      const moved = cues.length > 0 && live;
      if (ended && !over) cues.push(endCue(now));
      else if (moved && !ended && now.ownSeat !== null && now.mayMove) cues.push("yourTurn");
      shown = ply;
      over = ended;
      sounds.play(...cues);
    });
  });
}
