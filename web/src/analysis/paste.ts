// Whatever people paste: a record, a position, a list of moves, or a link to an analysis.
import { fairStartOf } from "../game/record";
import type { Rules } from "../game/rules";
import { RulesError, type Setup } from "../game/types";
import { games } from "../games/catalogue";
import { readOneRecord } from "../table/one_record";
import { EMPTY_ANALYSIS, readAnalysis } from "./address";
import { treeOf } from "./record_tree";
import { toEnd, type Cursor } from "./tree";

export type Pasted = { setup: Setup; cursor: Cursor; pie: boolean };

const LINK = /#\/analyse\/(\w+)(?:\?(\S*))?/;

function readLink(rules: Rules, game: string, query: string): Pasted {
  const { setup, pie, start } = readAnalysis(rules, game, query);
  if (start instanceof RulesError) throw start;
  return { setup, cursor: start, pie };
}

/** A position of the game at hand, else of another game by its usual rules. */
function readPosition(rules: Rules, text: string, present: Setup): Pasted {
  const others = games
    .filter(({ name }) => name !== present.game)
    .map(({ name }) => ({ game: name, rules: "" }));
  let first: unknown = null;
  for (const { game, rules: by } of [present, ...others]) {
    const setup = { game, rules: by, start: text };
    try {
      rules.view(setup);
      return { setup, cursor: EMPTY_ANALYSIS, pie: false };
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

/** What a text stands for. `present` says by which game and rules a text without tags is read. */
export function readPasted(rules: Rules, text: string, present: Setup): Pasted {
  const trimmed = text.trim();
  const link = LINK.exec(trimmed);
  if (link) return readLink(rules, link[1]!, link[2] ?? "");
  if (/^[^\s[{]*\//.test(trimmed)) return readPosition(rules, trimmed.replace(/\s+/g, " "), present);
  const record = readOneRecord(rules, trimmed, { ...present, start: "" });
  const tree = treeOf(record);
  return { setup: record.setup, cursor: { tree, path: toEnd(tree, []) }, pie: fairStartOf(record).pie };
}
