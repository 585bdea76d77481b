// Moves as text, in the manner of records: numbers that may be missing, marks behind moves, comments in
// braces. Variations stand in round brackets behind the move they replace; records have none
// (docs/records.md), links do.
import { RulesError } from "../game/types";
import { fillPhrase, type Values } from "../i18n/fill";
import { texts, type TextKey } from "../i18n/texts";
import { leaf, mainLine, tidy, type TreeNode } from "./tree";

const MARK = /(\?\?|!!|\?!|!\?|[!?])$/;
const NUMBER = /^\d+\.+|^\d+$/;
const RESULTS = new Set(["*", "draw", "E", "R", "G", "B", "W"]);
const TOKEN = /\{((?:[^\\}]|\\[\s\S])*)\}|[()]|[^\s(){}]+|[{}]/g;
const DEEPEST = 60; // variations within variations
const LONGEST = 3000; // moves

export function textError(key: TextKey, values: Values = {}): RulesError {
  return new RulesError(fillPhrase(texts[key], values));
}

type Growing = { move: string; mark: string; comment: string; children: Growing[] };

/** Reads a tree; whether its moves are legal is for the rules to say. Throws a sentence for people. */
export function readMovetext(text: string): { tree: TreeNode; result: string } {
  const root: Growing = { ...leaf(""), children: [] };
  let line: Growing[] = [root]; // from the root to where the next move goes
  const outer: Growing[][] = []; // the lines that variations interrupted
  let result = "*";
  let moves = 0;
  const count = () => line.length - 1;
  for (const [token, comment] of text.matchAll(TOKEN)) {
    const last = line.at(-1)!;
    if (token === "(") {
      if (count() === 0) throw textError("textEarlyVariation");
      if (outer.length >= DEEPEST) throw textError("textTooDeep", { most: DEEPEST });
      outer.push(line);
      line = line.slice(0, -1);
    } else if (token === ")") {
      const before = outer.pop();
      if (before === undefined) throw textError("textExtraBracket", { count: count() });
      line = before;
    } else if (token === "{" || token === "}") {
      throw textError("textBrace", { count: count() });
    } else if (comment !== undefined) {
      last.comment = tidy(`${last.comment} ${comment.replace(/\\([\s\S])/g, "$1")}`);
    } else {
      const word = token.replace(NUMBER, "");
      if (word === "") continue;
      if (RESULTS.has(word)) {
        result = word;
        continue;
      }
      if (++moves > LONGEST) throw textError("textTooLong", { most: LONGEST });
      const mark = MARK.exec(word)?.[0] ?? "";
      const move = word.slice(0, word.length - mark.length);
      const known = last.children.find((child) => child.move === move);
      const node = known ?? { ...leaf(move, mark), children: [] };
      if (!known) last.children.push(node);
      else if (known.mark === "") known.mark = mark;
      line = [...line, node];
    }
  }
  if (outer.length > 0) throw textError("textOpenVariation");
  return { tree: root, result };
}

type Style = {
  variations: boolean;
  /** Numbers before the moves, as records have them. */
  numbers?: { players: number; firstPly: number };
};

/** The words of a tree, in the order in which they are written. */
export function movetextWords(tree: TreeNode, { variations, numbers }: Style): string[] {
  const words: string[] = [];
  const say = (comment: string): void => {
    if (comment !== "") words.push(`{ ${comment.replace(/[\\}]/g, "\\$&")} }`);
  };
  const put = (node: TreeNode, index: number, begins: boolean): void => {
    if (numbers) {
      const ply = numbers.firstPly + index;
      const number = Math.floor(ply / numbers.players) + 1;
      if (ply % numbers.players === 0) words.push(`${number}.`);
      else if (begins) words.push(`${number}...`);
    }
    words.push(node.move + node.mark);
    say(node.comment);
  };
  const follow = (from: TreeNode, first: number): void => {
    let index = first;
    for (let node = from; node.children.length > 0; node = node.children[0]!) {
      const [main, ...others] = node.children;
      put(main!, index, index === 0);
      for (const other of variations ? others : []) {
        words.push("(");
        put(other, index, true);
        follow(other, index + 1);
        words.push(")");
      }
      ++index;
    }
  };
  say(tree.comment);
  follow(tree, 0);
  return words;
}

export function writeMovetext(tree: TreeNode): string {
  return movetextWords(tree, { variations: true }).join(" ");
}

/** Whether a record would lose something. */
export function hasVariations(tree: TreeNode): boolean {
  return tree.children.length > 1 || mainLine(tree).some((node) => node.children.length > 1);
}
