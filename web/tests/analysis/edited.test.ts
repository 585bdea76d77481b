// Positions in the making: what is put where, their text, and what the rules say of it.
import { beforeAll, describe, expect, test } from "vitest";
import { cleared, editedFrom, editedView, plyFor, positionText, put } from "../../src/analysis/edited";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";
import { loadRules, samliam, sentence, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("the editor", () => {
  const textOf = (setup: Setup, change: (game: Setup["game"]) => [string, string][]) => {
    const view = rules.view(setup);
    let { pieces } = editedFrom(view);
    for (const [place, piece] of change(setup.game)) pieces = put(setup.game, pieces, place, piece);
    return positionText({ ...editedFrom(view), pieces }, view.board, view.seats[view.toMove]!.letter);
  };
  const verdict = (setup: Setup, changes: [string, string][]) =>
    sentence(() => rules.view({ ...setup, start: textOf(setup, () => changes) }));

  test("writes every position as the rules do", () => {
    for (const [setup, moves] of [
      [siam, ["@c1n", "@a1n", "c1c2n"]],
      [samliam, ["c3sw", "a1nw", "c3ne", "i9se"]],
      [{ ...samliam, rules: "size=7" }, ["c3sw", "d4nw"]],
    ] as const) {
      const view = rules.view(setup, moves);
      const letter = view.seats[view.toMove]!.letter;
      expect(positionText(editedFrom(view), view.board, letter)).toBe(view.position);
    }
  });

  test("puts down, replaces and takes away", () => {
    expect(put("siam", [], "a1", "En")).toEqual([{ place: "a1", piece: "En" }]);
    expect(put("siam", [{ place: "a1", piece: "O" }], "a1", "En")).toEqual([{ place: "a1", piece: "En" }]);
    expect(put("siam", [{ place: "a1", piece: "En" }], "a1", "En")).toEqual([]);
    const two = put("samliam", [{ place: "a1", piece: "Rnw" }], "a1", "Gse");
    expect(two).toHaveLength(2);
    expect(put("samliam", two, "a1", "Gse")).toEqual([{ place: "a1", piece: "Rnw" }]);
  });

  test("has the rules say what is wrong with a position of Siam", () => {
    const six = ["a1", "b1", "c1", "d1", "e1", "a2"].map((place): [string, string] => [place, "En"]);
    expect(verdict(siam, six)).toBe("there are more than 5 elephants");
    expect(verdict(siam, [["a1", "O"]])).toContain("rock");
    expect(verdict({ ...siam, rules: "animals=1" }, six.slice(0, 2))).toContain("elephant");
  });

  test("has the rules say what is wrong with a position of Sam Liam", () => {
    expect(
      verdict(samliam, [
        ["a1", "Rnw"],
        ["a1", "Gne"],
      ]),
    ).toBe("two triangles in a cell point to opposite corners: beside nw stands se");
    const nine = "abcdefghi".split("").map((file): [string, string] => [`${file}1`, "Rnw"]);
    expect(verdict({ ...samliam, rules: "triangles=8" }, nine)).toContain("8");
    expect(verdict(samliam, [["a1", "Bnw"]])).not.toBe("nothing is wrong");
  });

  test("clears a cell", () => {
    const pieces = [
      { place: "a1", piece: "Rnw" },
      { place: "b1", piece: "Gse" },
    ];
    expect(cleared(pieces, "a1")).toEqual([{ place: "b1", piece: "Gse" }]);
  });

  test("counts what is left in each hand", () => {
    const start = rules.view(siam);
    const pieces = put("siam", start.pieces, "a1", "En");
    const view = editedView({ ...editedFrom(start), pieces, toMove: 9 }, start);
    expect(view.seats.map(({ hand }) => hand)).toEqual([4, 5]);
    expect(view.toMove).toBe(1);
    expect(view.moves).toEqual([]);
  });

  test("counts plies so that the right player is to move", () => {
    expect(plyFor(0, 2, 3)).toBe(4);
    expect(plyFor(1, 2, 3)).toBe(3);
    expect(plyFor(1, 4, 6)).toBe(9);
    for (let seat = 0; seat < 3; ++seat) expect(plyFor(seat, 3, 7) % 3).toBe(seat);
  });
});
