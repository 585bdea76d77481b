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

test("a place is laid down with its natural way, arrows change it, and only the last word plays", () => {
  const { hand, onchoose, click } = over("5/5/1OOO1/5/5 E * 0");
  click("c1", 0, 30);
  expect(hand.selection).toEqual({ from: null, to: "c1", way: "n" }); // inwards, wherever the pointer was
  click("c1", 30, 0);
  expect(hand.selection.way).toBe("e");
  click("c1", 3, -3);
  expect(hand.selection.way).toBe("e"); // the middle is a dead zone
  expect(onchoose).not.toHaveBeenCalled();
  hand.confirm();
  expect(onchoose.mock.calls[0]![0]).toMatchObject([{ move: "@c1e" }]);
});

test("a step keeps the way a piece faces, a turn takes the arrow's", () => {
  const { hand, click } = over("5/5/1OOO1/5/2Ee2 E * 2");
  click("c1");
  click("c2", -30, 0);
  expect(hand.selection).toEqual({ from: "c1e", to: "c2", way: "e" });
  click("e5");
  click("c1");
  click("c1", -30, 0);
  expect(hand.selection).toEqual({ from: "c1e", to: "c1", way: "w" });
});

test("with one-click play a mouse plays at once, the way it points; a push is looked at first", () => {
  const quick = over("5/5/1OOO1/5/5 E * 0", { quick: true });
  quick.click("c1", 30, 0);
  expect(quick.onchoose.mock.calls[0]![0]).toMatchObject([{ move: "@c1e" }]);
  const dead = over("5/5/1OOO1/5/5 E * 0", { quick: true });
  dead.click("c1", 3, 3);
  expect(dead.onchoose.mock.calls[0]![0]).toMatchObject([{ move: "@c1n" }]);
  const push = over("5/5/OEe1OO/5/5 E * 2", { quick: true });
  push.click("b3");
  push.click("c3", 30, 0);
  expect(push.onchoose).toHaveBeenCalledOnce(); // a step
  const pushes = over("5/5/1EeOOO/5/1Ee3 E * 4", { quick: true });
  pushes.click("b3");
  pushes.click("c3", 30, 0);
  expect(pushes.onchoose).not.toHaveBeenCalled();
});

test("leaving the board is laid down too", () => {
  const { hand, onchoose, click } = over("5/5/1OOO1/5/2Ee2 E * 2");
  click("c1");
  hand.key("x");
  expect(hand.selection.to).toBe("@");
  hand.key("Enter");
  expect(onchoose.mock.calls[0]![0]).toMatchObject([{ move: "c1x" }]);
});

test("on a turned board the arrow keys follow the eye", () => {
  const { hand } = over("5/5/1OOO1/5/5 E * 0");
  hand.cursor = "c3";
  hand.key("ArrowUp");
  expect(hand.cursor).toBe("c4");
  hand.lies = { turned: true, sideways: false, reach: 0 };
  hand.key("ArrowUp");
  hand.key("ArrowRight");
  expect(hand.cursor).toBe("b3");
});

test("a pointer that goes away to scroll leaves what is laid down", () => {
  const { hand, click } = over("5/5/1OOO1/5/5 E * 0");
  click("c1");
  hand.press({ x: 10, y: 10 });
  hand.loseGrip();
  expect([hand.selection.to, hand.drag]).toEqual(["c1", null]);
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
