// An analysis as an address: everything behind the #, so that a link contains the whole tree.
//
//   #/analyse/GAME?rules=…&start=…&swap=pie&tree=…&at=…&show=review
//
// `tree` is text as movetext.ts writes it, read as a record's moves. `at` says where one stands: how many steps along first moves,
// then which variation, then steps again: 12,1,3.
import { SWAP } from "../game/play";
import { fairTags } from "../game/record";
import type { Rules } from "../game/rules";
import { RulesError, type GameName, type Setup } from "../game/types";
import { textError } from "../i18n/text_error";
import { readOneRecord } from "../table/one_record";
import { writeMovetext } from "./movetext";
import { treeOf } from "./record_tree";
import { EMPTY, exists, lineOf, type Path, type Cursor, type TreeNode } from "./tree";

export type Shown = "board" | "editor" | "review" | "first";
/** What an address says; of a damaged one, what is wrong with it. */
export type AnalysisRoute = { setup: Setup; pie: boolean; show: Shown; start: Cursor | RulesError };

const SHOWN: readonly Shown[] = ["board", "editor", "review", "first"];

export function writePath(path: Path): string {
  const numbers = [0];
  for (const step of path) {
    if (step === 0) numbers[numbers.length - 1]! += 1;
    else numbers.push(step, 0);
  }
  return numbers.join(",");
}

/** Nothing when the text is none, or leads out of the tree. */
export function readPath(text: string, tree: TreeNode): Path | null {
  if (!/^\d{1,4}(,\d{1,4},\d{1,4})*$/.test(text)) return null;
  const path: number[] = [];
  text
    .split(",")
    .map(Number)
    .forEach((number, index) => {
      if (index % 2 === 1) path.push(number);
      else path.push(...Array<number>(number).fill(0));
    });
  return exists(tree, path) ? path : null;
}

/** `pie`: the game was played by the pie rule. */
export function analysisAddress(
  setup: Setup,
  { tree, path }: Cursor,
  show: Shown = "board",
  pie = false,
): string {
  const values = new URLSearchParams();
  if (setup.rules) values.set("rules", setup.rules);
  if (setup.start) values.set("start", setup.start);
  if (pie) values.set("swap", "pie");
  const text = writeMovetext(tree);
  if (text !== "") values.set("tree", text);
  if (path.length > 0) values.set("at", writePath(path));
  if (show !== "board") values.set("show", show);
  const query = String(values);
  return `#/analyse/${setup.game}${query === "" ? "" : `?${query}`}`;
}

function readTree(rules: Rules, setup: Setup, pie: boolean, text: string): TreeNode {
  rules.view(setup); // a wrong setup is no wrong tag: the sentence is about the rules or the position
  const fair = fairTags({ pie, opening: "" });
  const record = readOneRecord(rules, text, setup, fair);
  const context = [setup.game, setup.rules, setup.start].filter((value) => value !== "");
  context.push(...fair.map(([, value]) => value));
  if (record.tags.map(([, value]) => value).join("\n") !== context.join("\n")) throw textError("linkHasTags");
  return treeOf(record);
}

function readCursor(rules: Rules, setup: Setup, pie: boolean, values: URLSearchParams): Cursor | RulesError {
  try {
    const tree = readTree(rules, setup, pie, values.get("tree") ?? "");
    const at = values.get("at");
    const path = at === null ? [] : readPath(at, tree);
    if (path === null) throw textError("linkBadPlace", { text: at!.slice(0, 40) });
    return { tree, path };
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** The game's name may be any word. */
export function readAnalysis(rules: Rules, game: GameName, query: string): AnalysisRoute {
  const values = new URLSearchParams(query);
  const shown = values.get("show") as Shown;
  const setup = { game, rules: values.get("rules") ?? "", start: values.get("start") ?? "" };
  const pie = values.get("swap") === "pie";
  return {
    setup,
    pie,
    show: SHOWN.includes(shown) ? shown : "board",
    start: readCursor(rules, setup, pie, values),
  };
}

export const EMPTY_ANALYSIS: Cursor = { tree: EMPTY, path: [] };

/** A game as it was played, with a swap among its moves if there was one, at its end. */
export function endOf(entries: readonly string[]): Cursor {
  const moves = entries.filter((entry) => entry !== SWAP);
  const tree = lineOf(moves);
  const path = moves.map(() => 0);
  if (moves.length === entries.length) return { tree, path };
  const [first, ...others] = tree.children;
  return { tree: { ...tree, children: [{ ...first!, swapped: true }, ...others] }, path };
}
