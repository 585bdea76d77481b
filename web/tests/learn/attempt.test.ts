// A reader at a step of the rule book.
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { GameName } from "../../src/game/types";
import { Attempt } from "../../src/learn/attempt.svelte";
import { allSteps } from "../games/lessons";
import { loadRules } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

function begin(game: GameName, id: string) {
  const { lesson, step } = allSteps.find((one) => one.lesson.game === game && one.step.id === id)!;
  const onsolved = vi.fn();
  return { attempt: new Attempt(rules, lesson, step, onsolved), onsolved, step };
}

describe("an attempt", () => {
  test("leaves the board as it is after a wrong move, and plays the right one", () => {
    const { attempt, onsolved, step } = begin("siam", "enter");
    const before = attempt.view.position;
    attempt.play("@a1n");
    expect(attempt.view.position).toBe(before);
    expect(attempt.reply?.right).toBe(false);
    expect(onsolved).not.toHaveBeenCalled();
    attempt.play("@c1n");
    expect(attempt.view.pieces).toContainEqual({ place: "c1", piece: "En" });
    expect(attempt.reply?.say).toBe(step.done);
    expect(onsolved).toHaveBeenCalledOnce();
  });

  test("marks wrong answers and shows the right one, with its move on the board", () => {
    const { attempt } = begin("siam", "two-rocks");
    attempt.choose("0");
    expect(attempt.choices.map(({ wrong, right }) => [wrong, right])).toEqual([
      [true, false],
      [false, false],
    ]);
    attempt.choose("1");
    expect(attempt.choices[1]).toMatchObject({ wrong: false, right: true });
    expect(attempt.view.pieces).toContainEqual({ place: "c5", piece: "O" });
  });

  test("counts places, each once", () => {
    const { attempt, onsolved } = begin("siam", "rocks");
    expect(attempt.missing).toBeNull();
    attempt.point("b3");
    attempt.point("b3");
    expect([attempt.twice, attempt.missing]).toEqual([true, 2]);
    attempt.point("a1");
    expect([attempt.astray, attempt.missing, attempt.reply?.right]).toEqual(["a1", null, false]);
    attempt.point("c3");
    attempt.point("d3");
    expect([attempt.astray, attempt.solved]).toEqual([null, true]);
    expect(onsolved).toHaveBeenCalledOnce();
  });

  test("hides open figures until they were found", () => {
    const { attempt } = begin("samliam", "missing");
    expect(attempt.board.remarks).toEqual([]);
    attempt.point("c7");
    expect(attempt.board.remarks.map(({ kind }) => kind)).toContain("open");
  });

  test("bars nothing once the announcement was made", () => {
    const { attempt } = begin("samliam", "sam");
    attempt.choose("WIN");
    expect(attempt.solved).toBe(false);
    attempt.choose("SAM");
    expect(attempt.board.remarks.map(({ kind }) => kind)).toEqual(["announced", "open"]);
  });
});
