// The rule book: every step is sound, every intended answer is right, and what is said agrees with the rules.
import { beforeAll, describe, expect, test } from "vitest";
import { Rules } from "../../src/game/rules";
import type { GameName, Phrase } from "../../src/game/types";
import { Judge } from "../../src/learn/judge";
import { stepsOf, type Lesson, type Step } from "../../src/games/lesson";
import { lesson as samliamLesson } from "../../src/games/samliam/lessons";
import { lesson as siamLesson } from "../../src/games/siam/lessons";
import { keepDone, parseDone, readDone } from "../../src/learn/progress";
import { load } from "../wasm";

let rules: Rules;
beforeAll(async () => {
  rules = new Rules(await load("rules"));
});

const lessons: Lesson[] = [siamLesson, samliamLesson];
const all = lessons.flatMap((lesson) => stepsOf(lesson).map((step) => ({ lesson, step, id: step.id })));
type Kind = Step["task"]["kind"];
const having = (kind: Kind) =>
  all
    .filter(({ step }) => step.task.kind === kind)
    .map(({ lesson, step }) => [`${lesson.game}: ${step.id}`, lesson.game, step] as const);
const judge = (game: GameName, step: Step) => new Judge(rules, game, step);

/** Every text below a value. */
function phrases(value: unknown): Phrase[] {
  if (typeof value !== "object" || value === null) return [];
  if ("fr" in value || "en" in value) return [value as Phrase];
  return Object.values(value).flatMap(phrases);
}

describe("a lesson", () => {
  test.each(lessons.map((lesson) => [lesson.game, lesson] as const))("of %s", (_game, lesson) => {
    const ids = stepsOf(lesson).map((step) => step.id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(stepsOf(lesson).map((step) => step.title.fr)).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
  });

  test("shows what waits beside the board wherever it can be played", () => {
    for (const { step } of all) expect(step.bare && step.task.kind === "play", step.id).toBeFalsy();
  });

  test("has every figure of Siam's booklet once", () => {
    const figures = stepsOf(siamLesson).flatMap((step) => step.figures ?? []);
    const booklet = "1 2 3a 3b 4a 4b 4c 5a 5b 5c 6a 6b 7a 7b 8a 8b 8c 9a 9b 9c 10";
    expect(figures).toEqual(booklet.split(" "));
  });
});

describe("the texts of the rule book", () => {
  const texts = lessons.flatMap((lesson) => phrases(lesson)).map((phrase) => [phrase.fr, phrase] as const);
  const places = (text: string) => (text.match(/\b[a-i][1-9]\b/g) ?? []).sort();

  test.each(texts)("%s", (_name, { fr, en }) => {
    expect(fr.trim()).not.toBe("");
    expect(en.trim()).not.toBe("");
    expect(places(fr)).toEqual(places(en));
    // Short enough for a child, and for a phone.
    expect(Math.max(fr.length, en.length)).toBeLessThanOrEqual(200);
    for (const sentence of [fr, en].flatMap((text) => text.split(/[.!?:] /))) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(25);
    }
  });

  test("name places of their boards", () => {
    for (const { lesson, step } of all) {
      const board = judge(lesson.game, step).view().board.flat();
      for (const { fr } of phrases(step)) for (const place of places(fr)) expect(board).toContain(place);
    }
  });
});

describe("a move to play", () => {
  test.each(having("play"))("%s", (_name, game, step) => {
    const judged = judge(game, step);
    const task = step.task as Extract<Step["task"], { kind: "play" }>;
    const view = judged.view();
    expect(view.result).toBeNull();
    const legal = view.moves.map(([move]) => move);
    expect(legal).toContain(task.intended);
    const intended = judged.played(task.intended);
    expect(intended).toMatchObject({ right: true, say: step.done, because: { legal: true } });
    // All moves, or some of very many.
    const some = legal.filter((_, index) => index % Math.ceil(legal.length / 350) === 0);
    const replies = some.map((move) => judged.played(move));
    const wrong = replies.filter(({ right }) => !right);
    for (const { say, because } of wrong) {
      expect([task.missed, ...(task.nearly ?? []).map((one) => one.say)]).toContain(say);
      expect(because?.legal).toBe(true);
    }
    // Where nothing is wrong, the rules themselves leave little choice, or anything will do.
    if (wrong.length === 0 && task.goal.result !== "draw") expect(legal.length).toBeLessThan(12);
    // Each special answer is the answer to something.
    for (const { say } of task.nearly ?? []) expect(wrong.map((reply) => reply.say)).toContain(say);
    // What is said about the end is how it ends.
    const { result } = judged.after([task.intended]);
    expect(/\bwin\b/i.test(step.done.en)).toBe(typeof result === "number");
    expect(/\bdraw\b/.test(step.done.en)).toBe(result === "draw");
  });
});

describe("a question", () => {
  test.each(having("choose"))("%s", (_name, game, step) => {
    const judged = judge(game, step);
    const { answers } = step.task as Extract<Step["task"], { kind: "choose" }>;
    const replies = answers.map((_, index) => judged.chosen(index));
    expect(replies.filter(({ right }) => right)).toHaveLength(1);
    replies.forEach((reply, index) => {
      expect(reply.right).toBe(answers[index]!.why === undefined);
      expect(reply.say).toBe(reply.right ? step.done : answers[index]!.why);
    });
  });
});

describe("places to point at", () => {
  test.each(having("point"))("%s", (_name, game, step) => {
    const judged = judge(game, step);
    const places = judged.places();
    const everywhere = judged.view().board.flat();
    expect(places.length).toBeGreaterThanOrEqual(judged.wanted);
    expect(places.length).toBeLessThan(everywhere.length);
    for (const place of everywhere) {
      const reply = judged.pointed(place);
      expect(reply.right).toBe(places.includes(place));
      if (reply.because) expect(reply.because.verdict.fr).not.toBe("");
    }
  });

  test("are the right ones", () => {
    const pointed = having("point").map(([name, game, step]) => [name, judge(game, step).places().sort()]);
    expect(Object.fromEntries(pointed)).toEqual({
      "siam: rocks": ["b3", "c3", "d3"],
      "siam: border": "a1 a2 a3 a4 a5 b1 b5 c1 c5 d1 d5 e1 e2 e3 e4 e5".split(" "),
      "siam: ahead": ["c4"],
      "siam: resisting": ["a3"],
      "siam: crosses": ["c1", "c5"],
      "samliam: full": ["c3", "d6", "f4"],
      "samliam: missing": ["c7"],
    });
  });
});

describe("an announcement", () => {
  test.each(having("announce"))("%s", (_name, game, step) => {
    const judged = judge(game, step);
    const due = judged.due();
    expect(due).toHaveLength(1);
    expect(step.done.en).toContain(due[0]);
    for (const call of judged.calls()) {
      const reply = judged.announced(call);
      expect(reply.right).toBe(call === due[0]);
      expect(reply.because?.verdict.en).not.toBe("");
    }
  });
});

describe("progress", () => {
  test("is read as it was kept", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
    expect(readDone(storage)).toEqual({ siam: [], samliam: [] });
    keepDone({ siam: ["rocks", "border"], samliam: ["place"] }, storage);
    expect(readDone(storage)).toEqual({ siam: ["rocks", "border"], samliam: ["place"] });
  });

  test.each(["", "{", "7", "null", "[]", '"siam"', '{"siam":{"rocks":1}}', '{"siam":[1,null,["rocks"]]}'])(
    "of nonsense is none: %s",
    (text) => expect(parseDone(text)).toEqual({ siam: [], samliam: [] }),
  );

  test("keeps what it can of what it cannot read whole", () => {
    expect(parseDone('{"siam":["rocks",7,"rocks"],"chess":["e4"]}')).toEqual({
      siam: ["rocks"],
      samliam: [],
    });
  });

  test("does without a browser that keeps nothing", () => {
    const closed = () => {
      throw new Error("closed");
    };
    expect(readDone({ getItem: closed })).toEqual({ siam: [], samliam: [] });
    expect(() => keepDone({ siam: ["rocks"], samliam: [] }, { setItem: closed })).not.toThrow();
  });
});
