// The hand over a board: pointing, and what it does while somebody learns.
import { beforeAll, expect, test, vi } from "vitest";
import { centre, gridOf } from "../../src/board/geometry";
import { Hand, type Ground } from "../../src/board/hand.svelte";
import { gestureOf } from "../../src/game/gestures";
import type { Rules } from "../../src/game/rules";
import type { Skin } from "../../src/board/skin";
import { loadRules } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

const skin = { name: "siam", reserve: false, upright: 0, picker: 0.7, pushes: true } as Skin;

function over(start: string, ground: Partial<Ground> = {}) {
  const view = rules.view({ game: "siam", rules: "", start });
  const onchoose = vi.fn();
  const gestures = view.moves.map(gestureOf);
  const hand = new Hand(() => ({ skin, view, gestures, ...ground }), onchoose);
  const click = (place: string, dx = 0, dy = 0) => {
    const { x, y } = centre(place, gridOf(view.board));
    hand.press({ x: x + dx, y: y + dy });
    hand.release({ x: x + dx, y: y + dy }, true);
  };
  return { hand, onchoose, click };
}

test("a hand that points names places and plays nothing", () => {
  const point = vi.fn();
  const { hand, onchoose, click } = over("5/5/1OOO1/5/5 E * 0", { gestures: [], point });
  expect(hand.interactive).toBe(true);
  click("b3");
  hand.cursor = "c1";
  hand.key("Enter");
  expect(point.mock.calls).toEqual([["b3"], ["c1"]]);
  expect(onchoose).not.toHaveBeenCalled();
});

test("a mouse shows the way at once, but whoever learns is asked for it", () => {
  const usual = over("5/5/1OOO1/5/5 E * 0");
  usual.click("c1", 0, -30);
  expect(usual.onchoose).toHaveBeenCalledOnce();
  const learning = over("5/5/1OOO1/5/5 E * 0", { learning: true });
  learning.click("c1", 0, -30);
  expect(learning.onchoose).not.toHaveBeenCalled();
  expect(learning.hand.pinned).toBe(true);
  learning.click("c1", 0, -30);
  expect(learning.onchoose.mock.calls[0]![0]).toMatchObject([{ move: "@c1n" }]);
});

test("an empty place tried in vain lets go, but is kept for whoever learns", () => {
  const start = "5/5/1OOO1/5/2Ee2 E * 2";
  const usual = over(start);
  usual.click("c1");
  usual.click("d4");
  expect([usual.hand.selection.from, usual.hand.attempt]).toEqual([null, null]);
  const learning = over(start, { learning: true });
  learning.click("c1");
  learning.click("d4");
  expect([learning.hand.selection.from, learning.hand.attempt]).toEqual(["c1e", "d4"]);
});
