// Trees of variations: what each operation promises, and texts of trees both ways.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analysisAddress, readAnalysis, readPath, writePath } from "../../src/analysis/address";
import { readMovetext, writeMovetext } from "../../src/analysis/movetext";
import {
  back,
  beside,
  commented,
  EMPTY,
  exists,
  forward,
  leaf,
  lineOf,
  lines,
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
  type Path,
  type Place,
  type TreeNode,
} from "../../src/analysis/tree";
import { RulesError } from "../../src/game/types";

const MARKS = ["", "!", "?", "!!", "??", "!?", "?!"];
const move = fc.stringMatching(/^@?[a-e][1-5][nesw]$/);

function paths(tree: TreeNode, at: Path = []): Path[] {
  return [at, ...nodeAt(tree, at).children.flatMap((_, step) => paths(tree, [...at, step]))];
}
/** Trees as they come about: moves tried here and there, some with a mark and a comment. */
const trees: fc.Arbitrary<TreeNode> = fc
  .array(
    fc.tuple(
      fc.nat(),
      move,
      fc.constantFrom(...MARKS),
      fc.oneof(fc.constant(""), fc.string(), fc.constantFrom("( not } a \\ variation )", "1. E *")),
    ),
    { maxLength: 25 },
  )
  .map((tries) =>
    tries.reduce<TreeNode>((tree, [where, text, mark, comment]) => {
      const all = paths(tree);
      const next = played({ tree, path: all[where % all.length]! }, text);
      return commented(marked(next.tree, next.path, mark), next.path, comment);
    }, EMPTY),
  );
const places = trees.chain((tree) => fc.constantFrom(...paths(tree)).map((path): Place => ({ tree, path })));
const count = (tree: TreeNode): number => paths(tree).length;

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

  test("lets a variation take the main line's place", () => {
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
      fc.property(places, ({ tree, path }) => {
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
      fc.property(places, move, (place, text) => {
        const next = played(place, text);
        expect(movesTo(next.tree, next.path)).toEqual([...movesTo(place.tree, place.path), text]);
        expect(count(next.tree) - count(place.tree)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("any: promoting keeps every line, and where one stands", () => {
    fc.assert(
      fc.property(places, (place) => {
        const next = promoted(place);
        const sorted = (tree: TreeNode) => lines(tree).map(String).sort();
        expect(sorted(next.tree)).toEqual(sorted(place.tree));
        expect(movesTo(next.tree, next.path)).toEqual(movesTo(place.tree, place.path));
      }),
    );
  });

  test("any: removing takes out a move with all that follows, nothing else", () => {
    fc.assert(
      fc.property(places, (place) => {
        const next = removed(place);
        const gone = place.path.length === 0 ? 0 : count(nodeAt(place.tree, place.path));
        expect(count(next.tree)).toBe(count(place.tree) - gone);
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
      fc.property(places, fc.string(), ({ tree, path }, text) => {
        const changed = marked(commented(tree, path, text), path, "!?");
        expect(nodeAt(changed, path).comment).toBe(tidy(text));
        expect(
          marked(commented(changed, path, nodeAt(tree, path).comment), path, nodeAt(tree, path).mark),
        ).toEqual(tree);
      }),
    );
  });
});

describe("the text of a tree", () => {
  test("any: is read back the same", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(readMovetext(writeMovetext(tree)).tree).toEqual(tree);
      }),
    );
  });

  test("has numbers, marks, comments, variations and a result", () => {
    const { tree, result } = readMovetext("1. a1n b1n? { why \\} not } (1... b2n) 2.c1n E");
    expect(result).toBe("E");
    expect(mainLine(tree).map((node) => node.move + node.mark)).toEqual(["a1n", "b1n?", "c1n"]);
    expect(nodeAt(tree, [0, 0]).comment).toBe("why } not");
    expect(lines(tree)).toContainEqual(["a1n", "b2n"]);
  });

  test("that is damaged gets a sentence in both languages", () => {
    const sentences: [string, string][] = [
      ["(a1n)", "a variation begins before the first move"],
      ["a1n )", "a round bracket is closed after move 1, but none is open"],
      ["a1n (b1n", "a variation is not closed"],
      ["a1n { open", "a brace after move 1 has no partner"],
      ["a1n }", "a brace after move 1 has no partner"],
      [`a1n ${"( b1n c1n ".repeat(70)}`, "more than 60 variations lie within each other"],
      ["a1n ".repeat(3001), "it has more than 3000 moves"],
    ];
    for (const [text, sentence] of sentences) {
      try {
        readMovetext(text);
        expect.unreachable(text);
      } catch (error) {
        expect((error as RulesError).phrase.en).toContain(sentence);
        expect((error as RulesError).phrase.fr).not.toBe("");
      }
    }
  });

  test("any: whatever it is, it is a tree or a sentence", () => {
    const words = fc.constantFrom("a1n", "(", ")", "{", "}", "{ x }", "\\", "1.", "E", "*", "?", " ");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(" ")),
        ),
        (text) => {
          try {
            const { tree } = readMovetext(text);
            expect(readMovetext(writeMovetext(tree)).tree).toEqual(tree);
          } catch (error) {
            expect(error).toBeInstanceOf(RulesError);
          }
        },
      ),
    );
  });
});

describe("a link", () => {
  const setups = fc.record({
    game: fc.constantFrom("siam" as const, "samliam" as const),
    rules: fc.constantFrom("", "2015", "players=4,announce=strict"),
    start: fc.constantFrom("", "5/5/1OOO1/5/5 E * 0"),
  });
  const queryOf = (address: string) => address.slice(address.indexOf("?") + 1);

  test("any: carries everything there and back", () => {
    fc.assert(
      fc.property(setups, places, fc.constantFrom("board", "review", "editor"), (setup, place, show) => {
        const address = analysisAddress(setup, place, show as "board");
        expect(address).toMatch(/^#\/analyse\/\w+(\?\S*)?$/);
        const read = readAnalysis(setup.game, address.includes("?") ? queryOf(address) : "");
        expect(read).toEqual({ setup, show, start: place });
      }),
    );
  });

  test("any: damaged, it gives a tree or a sentence", () => {
    fc.assert(
      fc.property(places, fc.nat(), fc.string(), (place, at, noise) => {
        const query = queryOf(analysisAddress({ game: "siam", rules: "", start: "" }, place));
        const cut = at % (query.length + 1);
        const { start } = readAnalysis("siam", query.slice(0, cut) + noise + query.slice(cut + 1));
        if (start instanceof RulesError) expect(start.phrase.fr).not.toBe("");
        else expect(exists(start.tree, start.path)).toBe(true);
      }),
    );
  });

  test("to a place that is not in the tree says so", () => {
    const { start } = readAnalysis("siam", "tree=@a1n&at=7");
    expect((start as RulesError).phrase.en).toBe("it points to a move that is not there: '7'");
    expect(readPath("x", EMPTY)).toBeNull();
    expect(readPath("1,0", leaf(""))).toBeNull();
  });

  test("any: a path is written and read", () => {
    fc.assert(
      fc.property(places, ({ tree, path }) => {
        expect(readPath(writePath(path), tree)).toEqual(path);
      }),
    );
  });
});
