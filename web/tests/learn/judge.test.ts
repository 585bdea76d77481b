// Every intended answer of the rule books is right, and what is said agrees with the rules.
import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import { stepsOf, type Lesson, type Step } from "../../src/games/lesson";
import { Judge } from "../../src/learn/judge";
import { allSteps, siamLesson } from "../games/lessons";
import { loadRules } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

type Kind = Step["task"]["kind"];
const having = (kind: Kind) =>
  allSteps
    .filter(({ step }) => step.task.kind === kind)
    .map(({ lesson, step }) => [`${lesson.game}: ${step.id}`, lesson, step] as const);
const judge = (lesson: Lesson, step: Step) => new Judge(rules, lesson, step);

describe("a move to play", () => {
  test.each(having("play"))("%s", (_name, lesson, step) => {
    const judged = judge(lesson, step);
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
  test.each(having("choose"))("%s", (_name, lesson, step) => {
    const judged = judge(lesson, step);
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
  test.each(having("point"))("%s", (_name, lesson, step) => {
    const judged = judge(lesson, step);
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
    const pointed = having("point").map(([name, lesson, step]) => [
      name,
      judge(lesson, step).places().sort(),
    ]);
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
  test.each(having("announce"))("%s", (_name, lesson, step) => {
    const judged = judge(lesson, step);
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

test("where nothing is announced, an announcement cannot be judged", () => {
  expect(() => judge(siamLesson, stepsOf(siamLesson)[0]!).calls()).toThrow("nothing is announced in siam");
});
