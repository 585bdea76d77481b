// Any tree of variations, for tests of properties.
import fc from "fast-check";
import {
  commented,
  EMPTY,
  marked,
  movesTo,
  nodeAt,
  played,
  type Path,
  type Cursor,
  type TreeNode,
} from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";

const MARKS = ["", "!", "?", "!!", "??", "!?", "?!"];
export const move = fc.stringMatching(/^@?[a-e][1-5][nesw]$/);

export function paths(tree: TreeNode, at: Path = []): Path[] {
  return [at, ...nodeAt(tree, at).children.flatMap((_, step) => paths(tree, [...at, step]))];
}

/** The moves of every line from the root to an end. */
export function lines(tree: TreeNode): string[][] {
  const found: string[][] = [];
  const walk = (node: TreeNode, moves: string[]): void => {
    if (node.children.length === 0) found.push(moves);
    for (const child of node.children) walk(child, [...moves, child.move]);
  };
  walk(tree, []);
  return found;
}

/**
 * Trees as they come about: moves tried here and there, some with a mark and a comment. `find` says which move a
 * try is after some others; nothing when there is none.
 */
function grown<Try>(
  tries: fc.Arbitrary<Try>,
  find: (one: Try, after: string[]) => string | null,
): fc.Arbitrary<TreeNode> {
  const comments = fc.oneof(
    fc.constant(""),
    fc.string(),
    fc.constantFrom("( not } a \\ variation )", "1. E *", '[Game "x"]', "é … 象"),
  );
  return fc
    .array(fc.tuple(fc.nat(), tries, fc.constantFrom(...MARKS), comments), { maxLength: 25 })
    .map((all) =>
      all.reduce<TreeNode>((tree, [where, one, mark, comment]) => {
        const places = paths(tree);
        const path = places[where % places.length]!;
        const text = find(one, movesTo(tree, path));
        if (text === null) return tree;
        const next = played({ tree, path }, text);
        return commented(marked(next.tree, next.path, mark), next.path, comment);
      }, EMPTY),
    );
}

const standing = (trees: fc.Arbitrary<TreeNode>): fc.Arbitrary<Cursor> =>
  trees.chain((tree) => fc.constantFrom(...paths(tree)).map((path) => ({ tree, path })));

export const trees = grown(move, (text) => text);
export const cursors = standing(trees);

/** Trees of legal moves, and where one stands in them. */
export function legalCursors(rules: Rules, setup: Setup): fc.Arbitrary<Cursor> {
  const known = new Map<string, string[]>();
  const legal = (after: string[]): string[] => {
    const key = after.join(" ");
    const found = known.get(key) ?? rules.view(setup, after).moves.map(([text]) => text);
    known.set(key, found);
    return found;
  };
  const find = (one: number, after: string[]) => legal(after)[one % (legal(after).length || 1)] ?? null;
  return standing(grown(fc.nat(), find));
}

export const count = (tree: TreeNode): number => paths(tree).length;
