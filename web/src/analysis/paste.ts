// Whatever people paste: a record, a position, a list of moves, or a link to an analysis.
import type { Rules } from "../game/rules";
import { RulesError, type Setup } from "../game/types";
import { games, isGame } from "../games/catalogue";
import { readAnalysis } from "./address";
import { readMovetext, textError } from "./movetext";
import { lines, toEnd, type Cursor, type TreeNode } from "./tree";

export type Pasted = { setup: Setup; cursor: Cursor };

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\[\s\S])*)"\s*\]/;
const LINK = /#\/analyse\/(\w+)(?:\?(\S*))?/;

const unescaped = (_: string, letter: string) => (letter === "n" ? "\n" : letter === "r" ? "\r" : letter);

/** Throws a sentence when a move of some line is not legal. */
export function check(rules: Rules, setup: Setup, tree: TreeNode): void {
  for (const moves of lines(tree)) rules.view(setup, moves);
}

function readTagged(text: string): Pasted {
  const tags = new Map<string, string>();
  let rest = text;
  for (let found = TAG.exec(rest); found; found = TAG.exec(rest)) {
    tags.set(found[1]!, found[2]!.replace(/\\([\s\S])/g, unescaped));
    rest = rest.slice(found[0].length);
  }
  const game = tags.get("Game");
  if (game === undefined) throw textError("pasteNoGame");
  if (!isGame(game)) throw textError("pasteOtherGame", { game: game.slice(0, 40) });
  const setup = { game, rules: tags.get("Rules") ?? "", start: tags.get("Position") ?? "" };
  return { setup, cursor: { tree: readMovetext(rest).tree, path: [] } };
}

function readLink(game: string, query: string): Pasted {
  if (!isGame(game)) throw textError("pasteOtherGame", { game: game.slice(0, 40) });
  const { setup, start } = readAnalysis(game, query);
  if (start instanceof RulesError) throw start;
  return { setup, cursor: start };
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
      return { setup, cursor: { tree: readMovetext("").tree, path: [] } };
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

/** What a text stands for. `present` says by which game and rules a text without tags is read. */
export function readPasted(rules: Rules, text: string, present: Setup): Pasted {
  const trimmed = text.trim();
  if (trimmed === "") throw textError("pasteNothing");
  const link = LINK.exec(trimmed);
  if (!link && !trimmed.startsWith("[") && trimmed.split(/\s/)[0]!.includes("/")) {
    return readPosition(rules, trimmed.replace(/\s+/g, " "), present);
  }
  const pasted = link
    ? readLink(link[1]!, link[2] ?? "")
    : trimmed.startsWith("[")
      ? readTagged(trimmed)
      : { setup: { ...present, start: "" }, cursor: { tree: readMovetext(trimmed).tree, path: [] } };
  check(rules, pasted.setup, pasted.cursor.tree);
  if (link) return pasted;
  return { ...pasted, cursor: { ...pasted.cursor, path: toEnd(pasted.cursor.tree, []) } };
}
