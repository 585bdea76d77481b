// The rules as the page gets them: from the compiled module.
import { beforeAll, describe, expect, test } from "vitest";
import { gestureOf } from "../../src/game/gestures";
import type { Rules } from "../../src/game/rules";
import { RulesError } from "../../src/game/types";
import { loadRules, samliam, sentence, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("the rules module", () => {
  test("knows both games with their options and presets", () => {
    expect(rules.games.map((game) => game.name)).toEqual(["siam", "samliam"]);
    expect(rules.info("siam").presets.map((preset) => preset.name)).toEqual(["classic", "2015"]);
    for (const game of rules.games) {
      for (const option of game.options) {
        expect(option.about.en).not.toBe("");
        expect(option.about.fr).not.toBe("");
      }
    }
  });

  test("shows a position with its legal moves as gestures", () => {
    const view = rules.view(siam, ["@a3e"]);
    expect(view.pieces).toContainEqual({ place: "a3", piece: "Ee" });
    expect(view.toMove).toBe(1);
    expect(view.moves.map(gestureOf)).toContainEqual({
      move: "@c1n",
      from: "@",
      to: "c1",
      way: "n",
      call: "",
    });
  });

  test("says in both languages why a push fails", () => {
    const why = rules.explain({ ...siam, start: "5/5/EeOO2/3O1/5 E * 4" }, [], "a3b3e");
    expect(why.legal).toBe(false);
    expect(why.verdict.en).toContain("too weak");
    expect(why.verdict.fr).toContain("trop faible");
  });

  test("plays Sam Liam with two to four players", () => {
    for (const players of [2, 3, 4]) {
      const view = rules.view({ ...samliam, rules: `players=${players}` });
      expect(view.seats).toHaveLength(players);
      expect(view.moves).toHaveLength(81 * 4);
    }
  });

  test("shows open figures and the announcement", () => {
    const view = rules.view(samliam, ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne"]);
    expect(view.remarks.map((remark) => remark.kind)).toEqual(["announced", "open"]);
    expect(rules.view(samliam, ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne", "a9nw", "e3se"]).result).toBe(0);
  });

  test("answers nonsense with a sentence", () => {
    expect(() => rules.view(siam, ["zz"])).toThrow(RulesError);
    expect(() => rules.view({ ...siam, rules: "x=y" })).toThrow(RulesError);
    expect(() => rules.view({ ...siam, start: "1/2" })).toThrow(RulesError);
    expect(() => rules.view({ ...siam, game: "chess" as "siam" })).toThrow(RulesError);
  });
});

describe("a gesture", () => {
  test("any of a view: its text is the move", () => {
    for (const setup of [siam, samliam]) {
      const gestures = rules.view(setup).moves.map(gestureOf);
      for (const gesture of gestures.slice(0, 40)) {
        expect(rules.gestureText(setup, [], gesture)).toBe(gesture.move);
      }
    }
  });

  test("has a text when it is not legal, too", () => {
    expect(rules.gestureText(siam, [], { from: "a3e", to: "c5", way: "w", call: "" })).toBe("a3c5w");
    expect(rules.gestureText(siam, ["@a3e"], { from: "a3e", to: "@", way: "", call: "" })).toBe("a3x");
    const called = { from: "a1ne", to: "b2", way: "sw", call: "SONG SAM" };
    expect(rules.gestureText(samliam, [], called)).toBe("a1ne-b2sw!songsam");
  });

  test("that leaves the way open gets the one about which most can be said", () => {
    const setup = { ...siam, start: "5/5/EeOOO1/5/5 E * 4" };
    expect(rules.gestureText(setup, [], { from: "a3e", to: "b3", way: "", call: "" })).toBe("a3b3e");
  });

  test("to a place that does not exist gets a sentence", () => {
    const nowhere = { from: "@", to: "z9", way: "n", call: "" };
    expect(sentence(() => rules.gestureText(siam, [], nowhere))).toBe("the board has no place 'z9'");
  });
});

describe("a record", () => {
  const text = `[Game "siam"]
[Rules "2015"]
[Elephants "A \\"B\\""]

{ begin } 1. @a3e! (1. @a1n { or \\} } @e3w) 1... @e3w E
`;

  test("is read: tags, marks, comments, variations, result", () => {
    const { tags, nodes, ...rest } = rules.readRecord(text);
    expect(rest).toEqual({
      records: 1,
      setup: { game: "siam", rules: "2015", start: "" },
      players: 2,
      firstPly: 0,
      swapped: false,
      result: "E",
    });
    expect(tags).toContainEqual(["Elephants", 'A "B"']);
    expect(nodes.map(({ move, mark, comments, children }) => [move, mark, comments, children])).toEqual([
      ["", "", ["begin"], [1, 2]],
      ["@a3e", "!", [], [4]],
      ["@a1n", "", ["or }"], [3]],
      ["@e3w", "", [], []],
      ["@e3w", "", [], []],
    ]);
  });

  test("without tags is read by a context", () => {
    const setup = { ...siam, rules: "2015", start: "5/5/1OOO1/5/4Ew R * 7" };
    const record = rules.readRecord("@a1e (@a5e)\ne1n", setup);
    expect(record.setup).toEqual(setup);
    expect(record.firstPly).toBe(7);
    expect(record.nodes).toHaveLength(4);
    expect(rules.readRecord("", siam).nodes).toHaveLength(1);
  });

  test("is written with numbers, and read back the same", () => {
    const setup = { ...samliam, rules: "players=3" };
    const written = rules.writeRecord(setup, "a1nw! { x } (b1nw c1nw) b1nw c1nw d1nw", [["Red", 'A "B"']]);
    expect(written).toContain('[Red "A \\"B\\""]\n[Result "*"]\n');
    expect(written).toContain("\n1. a1nw! { x } (1. b1nw c1nw) 1... b1nw c1nw 2. d1nw *\n");
    expect(rules.readRecord(written).nodes.map(({ move }) => move)).toEqual(
      rules.readRecord("a1nw (b1nw c1nw) b1nw c1nw d1nw", setup).nodes.map(({ move }) => move),
    );
  });

  test("that is wrong gets a sentence with its line", () => {
    expect(sentence(() => rules.readRecord(""))).toBe("there is no text");
    expect(sentence(() => rules.readRecord("@a3e\n@c3w", siam))).toContain(
      "line 2: move 1 of Rhinos, '@c3w': ",
    );
    expect(sentence(() => rules.writeRecord(siam, "@c3n"))).toContain("'@c3n'");
    expect(sentence(() => rules.writeRecord(siam, "@a3e R", [["Result", "E"]]))).toContain("Result");
  });
});
