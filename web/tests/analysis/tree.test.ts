// Trees of variations: what each operation promises.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  back,
  beside,
  commented,
  exists,
  forward,
  lineOf,
  mainLine,
  marked,
  movesTo,
  nodeAt,
  played,
  promoted,
  removed,
  runs,
  tidy,
  toEnd,
  type TreeNode,
} from "../../src/analysis/tree";
import { count, cursors, lines, move, trees } from "./trees";

describe("a tree", () => {
  const game = lineOf(["a1n", "b1n", "c1n"]);

  test("of one line has it as its main line", () => {
    expect(mainLine(game).map((node) => node.move)).toEqual(["a1n", "b1n", "c1n"]);
    expect(movesTo(game, [0, 0])).toEqual(["a1n", "b1n"]);
  });

  test("keeps a new move as a variation, and goes to a known one", () => {
    const tried = played({ tree: game, path: [0] }, "b2n");
    expect(tried.path).toEqual([0, 1]);
    expect(lines(tried.tree)).toEqual([
      ["a1n", "b1n", "c1n"],
      ["a1n", "b2n"],
    ]);
    expect(played({ tree: tried.tree, path: [0] }, "b1n")).toEqual({ tree: tried.tree, path: [0, 0] });
  });

  test("lets a variation take the main line's cursor", () => {
    const tried = played(played({ tree: game, path: [0] }, "b2n"), "c2n");
    const up = promoted(tried);
    expect(mainLine(up.tree).map((node) => node.move)).toEqual(["a1n", "b2n", "c2n"]);
    expect(movesTo(up.tree, up.path)).toEqual(["a1n", "b2n", "c2n"]);
  });

  test("is written move, variations, what follows", () => {
    const tried = played(played({ tree: game, path: [0] }, "b2n"), "c2n");
    const written = runs(tried.tree).map((run) => [run.depth, run.moves.map(({ node }) => node.move)]);
    expect(written).toEqual([
      [0, ["a1n", "b1n"]],
      [1, ["b2n", "c2n"]],
      [0, ["c1n"]],
    ]);
  });

  test("any: walking stays in it", () => {
    fc.assert(
      fc.property(cursors, ({ tree, path }) => {
        for (const next of [forward(tree, path), back(path), toEnd(tree, path), beside(tree, path, 1)]) {
          expect(exists(tree, next)).toBe(true);
        }
        expect(nodeAt(tree, toEnd(tree, path)).children).toHaveLength(0);
        expect(beside(tree, beside(tree, path, 1), -1).length).toBe(path.length);
      }),
    );
  });

  test("any: playing adds a node at most, and stands on the move", () => {
    fc.assert(
      fc.property(cursors, move, (cursor, text) => {
        const next = played(cursor, text);
        expect(movesTo(next.tree, next.path)).toEqual([...movesTo(cursor.tree, cursor.path), text]);
        expect(count(next.tree) - count(cursor.tree)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("any: promoting keeps every line, and where one stands", () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        const next = promoted(cursor);
        const sorted = (tree: TreeNode) => lines(tree).map(String).sort();
        expect(sorted(next.tree)).toEqual(sorted(cursor.tree));
        expect(movesTo(next.tree, next.path)).toEqual(movesTo(cursor.tree, cursor.path));
      }),
    );
  });

  test("any: removing takes out a move with all that follows, nothing else", () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        const next = removed(cursor);
        const gone = cursor.path.length === 0 ? 0 : count(nodeAt(cursor.tree, cursor.path));
        expect(count(next.tree)).toBe(count(cursor.tree) - gone);
        expect(exists(next.tree, next.path)).toBe(true);
      }),
    );
  });

  test("any: every move is written once, in rows", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const written = runs(tree).flatMap((run) => run.moves.map(({ path }) => path.join()));
        expect(new Set(written).size).toBe(written.length);
        expect(written.length).toBe(count(tree) - 1);
      }),
    );
  });

  test("any: comments and marks touch their node alone", () => {
    fc.assert(
      fc.property(cursors, fc.string(), ({ tree, path }, text) => {
        const changed = marked(commented(tree, path, text), path, "!?");
        expect(nodeAt(changed, path).comment).toBe(tidy(text));
        expect(
          marked(commented(changed, path, nodeAt(tree, path).comment), path, nodeAt(tree, path).mark),
        ).toEqual(tree);
      }),
    );
  });
});
