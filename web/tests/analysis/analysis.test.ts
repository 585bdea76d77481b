// The parts of the analysis board that need no browser.
import { beforeAll, describe, expect, test } from "vitest";
import { Analyst, type Question, type Searcher } from "../../src/analysis/analyst.svelte";
import { editedFrom, plyFor, positionText, put } from "../../src/analysis/edited";
import { readPasted } from "../../src/analysis/paste";
import { finalShares, graphOf, mistakesOf, tallies } from "../../src/analysis/review";
import { Reviewer, type Judge } from "../../src/analysis/reviewer.svelte";
import { choiceFrom } from "../../src/ui/rules_choice";
import { recordText } from "../../src/analysis/saved_record";
import { lines, mainLine } from "../../src/analysis/tree";
import { rulesText } from "../../src/ui/rules_choice";
import type { Judgement, Report, Thought } from "../../src/engine/engine";
import { readRecord } from "../../src/game/record";
import { Rules } from "../../src/game/rules";
import { RulesError, type Setup } from "../../src/game/types";
import { load } from "../wasm";

let rules: Rules;
beforeAll(async () => {
  rules = new Rules(await load("rules"));
});

const siam: Setup = { game: "siam", rules: "", start: "" };
const samliam: Setup = { game: "samliam", rules: "", start: "" };
const phraseOf = (error: unknown) => ({ en: String(error), fr: String(error) });

function sentence(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(RulesError);
    expect((error as RulesError).phrase.fr).not.toBe((error as RulesError).phrase.en);
    return (error as RulesError).phrase.en;
  }
  return "nothing is wrong";
}

describe("what is pasted", () => {
  test("a record, with its rules, start, marks and comments", () => {
    const text = `[Game "siam"]\n[Rules "2015"]\n[Position "5/5/ORw1EeO/2O2/5 E * 10"]\n\n6. d3n?? { why } b3n *`;
    const { setup, place } = readPasted(rules, text, samliam);
    expect(setup).toEqual({ game: "siam", rules: "2015", start: "5/5/ORw1EeO/2O2/5 E * 10" });
    expect(mainLine(place.tree).map(({ move, mark, comment }) => [move, mark, comment])).toEqual([
      ["d3n", "??", "why"],
      ["b3n", "", ""],
    ]);
    expect(place.path).toEqual([0, 0]);
  });

  test("a position of the game at hand, or of the other one", () => {
    const start = "5/5/ORw1EeO/2O2/5 E * 10";
    expect(readPasted(rules, `  ${start}\n`, siam).setup).toEqual({ ...siam, start });
    expect(readPasted(rules, start, samliam).setup).toEqual({ ...siam, start });
  });

  test("a list of moves, with numbers and variations or without", () => {
    expect(lines(readPasted(rules, "1. @c1n @a1n (@e5w) 2. c1c2n", siam).place.tree)).toEqual([
      ["@c1n", "@a1n", "c1c2n"],
      ["@c1n", "@e5w"],
    ]);
  });

  test("a link to an analysis", () => {
    const link = "http://x/#/analyse/samliam?rules=players%3D3&tree=c3sw+a1nw&at=1";
    const { setup, place } = readPasted(rules, link, siam);
    expect(setup).toEqual({ game: "samliam", rules: "players=3", start: "" });
    expect(place.path).toEqual([0]);
  });

  test("anything else gets a sentence that names what is wrong and where", () => {
    expect(sentence(() => readPasted(rules, " ", siam))).toBe("there is no text");
    expect(sentence(() => readPasted(rules, '[Event "x"]\n\n@a1n', siam))).toContain("no tag Game");
    expect(sentence(() => readPasted(rules, '[Game "chess"]\n\ne4', siam))).toBe("there is no game 'chess'");
    expect(sentence(() => readPasted(rules, "@c1n @c3n", siam))).toContain("move 2 (@c3n): ");
    expect(sentence(() => readPasted(rules, "@c1n @a1n (@c3n)", siam))).toContain("move 2 (@c3n): ");
    expect(sentence(() => readPasted(rules, "hello there", siam))).toContain("move 1 (hello): ");
    expect(sentence(() => readPasted(rules, "5/5/5/5/5 E * 0", siam))).toContain("rock");
    expect(sentence(() => readPasted(rules, '[Game "siam"]\n[Rules "x=y"]\n\n@a1n', siam))).toContain("x");
  });
});

describe("a saved record", () => {
  test("has the main line with marks and comments, and can be read again", () => {
    const { place } = readPasted(rules, "@c1n { a \\} } @a1n? (@e5w) c1c2n", siam);
    const text = recordText(rules, siam, place.tree, (seat) => seat.name.en);
    expect(text).toContain('[Game "siam"]\n[Rules "classic"]\n[Elephants "Elephants"]');
    expect(text).toContain("1. @c1n { a \\} } @a1n? 2. c1c2n *\n");
    expect(readRecord(text).moves).toEqual(["@c1n", "@a1n", "c1c2n"]);
    expect(readPasted(rules, text, samliam).setup).toEqual({ ...siam, rules: "classic" });
  });

  test("tells how the game ended", () => {
    const start = "5/5/1O1EeO/5/4O E * 0";
    const setup = { ...siam, start };
    const { place } = readPasted(rules, `[Game "siam"]\n[Position "${start}"]\n\nd3e3e`, siam);
    expect(recordText(rules, setup, place.tree, (seat) => seat.name.en)).toMatch(/1\. d3e3e E\n$/);
  });
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

  test("counts plies so that the right player is to move", () => {
    expect(plyFor(0, 2, 3)).toBe(4);
    expect(plyFor(1, 2, 3)).toBe(3);
    expect(plyFor(1, 4, 6)).toBe(9);
    for (let seat = 0; seat < 3; ++seat) expect(plyFor(seat, 3, 7) % 3).toBe(seat);
  });

  test("knows a text of rules as a choice", () => {
    for (const [game, text] of [
      ["siam", "classic"],
      ["siam", "2015"],
      ["siam", "exits=once,limit=50"],
      ["samliam", "players=4"],
      ["samliam", "players=3,announce=strict"],
    ] as const) {
      const info = rules.info(game);
      expect(rulesText(info, choiceFrom(info, text))).toBe(text);
    }
  });
});

const report = (share: number, move: string, more: Partial<Report> = {}): Report => ({
  depth: 1,
  rank: 1,
  nodes: 1,
  time: 1,
  centi: 0,
  shares: [share, 1000 - share],
  line: [move],
  ...more,
});
const judgement = (best: number, playedShare: number, mark: Judgement["mark"]): Judgement => ({
  best: report(best, "better"),
  played: report(playedShare, "worse"),
  lost: Math.abs(best - playedShare),
  mark,
});

describe("a review", () => {
  const judged = [judgement(500, 500, ""), null, judgement(520, 120, "??"), judgement(100, 260, "?")];

  test("finds the mistakes, who made them, and what was better", () => {
    const mistakes = mistakesOf(["a", "b", "c", "d"], judged, 0, 2);
    expect(
      mistakes.map(({ index, seat, move, better, mark, lost }) => [index, seat, move, better, mark, lost]),
    ).toEqual([
      [2, 0, "c", "better", "??", 40],
      [3, 1, "d", "better", "?", 16],
    ]);
    expect(tallies(mistakes, 2)).toEqual([
      { doubtful: 0, mistakes: 0, blunders: 1 },
      { doubtful: 0, mistakes: 1, blunders: 0 },
    ]);
  });

  test("counts seats from the first ply of a position", () => {
    expect(mistakesOf(["a", "b", "c", "d"], judged, 5, 4).map(({ seat }) => seat)).toEqual([3, 0]);
  });

  test("draws a graph with a point before each move and one at the end, without gaps", () => {
    expect(graphOf(judged, null, 2).map(([first]) => first)).toEqual([500, 500, 520, 100, 260]);
    expect(graphOf(judged, [1000, 0], 2).at(-1)).toEqual([1000, 0]);
    expect(graphOf([], null, 4)).toEqual([[250, 250, 250, 250]]);
  });

  test("knows the shares of a finished game", () => {
    expect(finalShares(rules.view(siam))).toBeNull();
    expect(finalShares(rules.view({ ...siam, start: "5/5/1O1EeO/5/4O E * 0" }, ["d3e3e"]))).toEqual([
      1000, 0,
    ]);
  });

  test("asks about each move in turn, and keeps what it has when it is cancelled", async () => {
    const asked: string[] = [];
    let reviewer: Reviewer | null = null;
    const judge: Judge = {
      judge: async (_setup, moves, move) => {
        asked.push([...moves, move].join(" "));
        if (asked.length === 3) reviewer!.cancel();
        return judgement(500, 500, "");
      },
      stop: () => {},
      dispose: () => {},
    };
    reviewer = new Reviewer(judge, phraseOf);
    expect(await reviewer.start(siam, ["a", "b", "c", "d"])).toBe(false);
    expect(asked).toEqual(["a", "a b", "a b c"]);
    expect(reviewer.state).toBe("cancelled");
    expect(reviewer.judged).toHaveLength(2);
    expect(await reviewer.start(siam, ["a"])).toBe(true);
    expect(reviewer.state).toBe("done");
  });

  test("says what went wrong when the engine fails", async () => {
    const judge: Judge = {
      judge: () => Promise.reject(new Error("no engine")),
      stop: () => {},
      dispose: () => {},
    };
    const reviewer = new Reviewer(judge, phraseOf);
    expect(await reviewer.start(siam, ["a"])).toBe(false);
    expect(reviewer.trouble?.en).toContain("no engine");
  });
});

/** An engine whose searches end when the test says so. */
class Puppet implements Searcher {
  asked: { moves: readonly string[]; time: number; end: (thought: Thought | null) => void }[] = [];
  stops = 0;

  search(_setup: Setup, moves: readonly string[], { time }: { time?: number }): Promise<Thought | null> {
    return new Promise((resolve) => this.asked.push({ moves, time: time!, end: resolve }));
  }
  stop(): void {
    ++this.stops;
    this.asked.at(-1)!.end(null);
  }
  dispose(): void {}

  async answer(lines: Report[]): Promise<void> {
    this.asked.at(-1)!.end({ move: lines[0]?.line[0] ?? "", nodes: 1, report: lines[0] ?? null, lines });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe("the engine beside the board", () => {
  const question = (...moves: string[]): Question => ({ setup: siam, moves, lines: 1 });
  const setUp = () => {
    const engine = new Puppet();
    const clock = { now: 0 };
    return { engine, clock, analyst: new Analyst(engine, phraseOf, () => clock.now) };
  };

  test("thinks in slices that double, until it has thought long enough", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    for (let depth = 1; analyst.thinking; ++depth) await engine.answer([report(500, "x", { depth })]);
    expect(engine.asked.map(({ time }) => time)).toEqual([250, 500, 1000, 2000, 4000, 8000]);
    expect(analyst.lines[0]!.depth).toBe(6);
    analyst.thinkLonger();
    expect(engine.asked.at(-1)!.time).toBe(30_000);
  });

  test("is done when all is proved", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    await engine.answer([report(1000, "x", { win: 3 })]);
    expect(analyst.thinking).toBe(false);
    expect(engine.asked).toHaveLength(1);
  });

  test("waits for a slice that is nearly over, and forgets its answer", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    analyst.ask(question("b"));
    expect(engine.stops).toBe(0);
    await engine.answer([report(500, "of a")]);
    expect(analyst.lines).toEqual([]);
    expect(engine.asked.at(-1)!.moves).toEqual(["b"]);
    await engine.answer([report(500, "of b")]);
    expect(analyst.lines[0]!.line).toEqual(["of b"]);
  });

  test("cuts a long slice off", async () => {
    const { engine, analyst, clock } = setUp();
    analyst.ask(question("a"));
    for (let i = 0; i < 3; ++i) await engine.answer([report(500, "x", { depth: i + 1 })]);
    clock.now += 100; // of 2000
    analyst.ask(question("b"));
    expect(engine.stops).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(engine.asked.at(-1)!.moves).toEqual(["b"]);
  });

  test("keeps a deeper answer", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    await engine.answer([report(500, "deep", { depth: 9 })]);
    await engine.answer([report(500, "shallow", { depth: 8 })]);
    expect(analyst.lines[0]!.line).toEqual(["deep"]);
  });

  test("says what went wrong", async () => {
    const { engine, analyst } = setUp();
    engine.search = () => Promise.reject(new Error("broken"));
    analyst.ask(question("a"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(analyst.trouble?.en).toContain("broken");
    expect(analyst.thinking).toBe(false);
  });
});
