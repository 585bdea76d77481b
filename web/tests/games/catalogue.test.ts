import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import { forEachGame, games, gameUi, isGame } from "../../src/games/catalogue";
import { stepsOf } from "../../src/games/lesson";
import { loadRules } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("the catalogue", () => {
  test("has the games of the rules, in their order", () => {
    expect(games.map(({ name }) => name)).toEqual(rules.games.map(({ name }) => name));
  });

  test("knows its names and no others", () => {
    for (const { name } of games) expect([isGame(name), gameUi(name).name]).toEqual([true, name]);
    for (const name of ["", "chess", "constructor"]) expect(isGame(name)).toBe(false);
    expect(() => gameUi("chess")).toThrow("there is no game 'chess'");
  });

  test("makes a value for each", () => {
    expect(forEachGame((name) => name.length)).toEqual({ siam: 4, samliam: 7 });
  });
});

describe.each(games.map((ui) => [ui.name, ui] as const))("%s", (_name, ui) => {
  const view = (moves: string[] = []) => rules.view({ game: ui.name, rules: "", start: "" }, moves);

  test("has as many steps to learn as it says", async () => {
    expect(stepsOf(await ui.lessons())).toHaveLength(ui.steps);
  });

  test("has its words in both languages", () => {
    const start = view();
    const phrases = [ui.title, ui.pitch, ui.meta, ...ui.summary, ui.help(start)];
    const pieces = start.moves
      .slice(0, 8)
      .map(([, , , , way]) => ui.pieceName(start.seats[0]!.letter + way, start));
    for (const { en, fr } of [...phrases, ...pieces, ui.rights, ui.reserveHint].filter(
      (one) => one !== null,
    )) {
      for (const text of [en, fr]) expect(text).toMatch(/^[^{}]+$/);
    }
  });

  test("shows a game in progress on the front page", () => {
    const demo = rules.view({ game: ui.name, rules: "", start: ui.demo });
    expect(demo.pieces.length).toBeGreaterThan(5);
    expect(demo.result).toBeNull();
  });

  test("has a skin and lessons of its name", async () => {
    expect(ui.skin.name).toBe(ui.name);
    expect((await ui.lessons()).game).toBe(ui.name);
    expect(ui.puzzles).toContain(ui.name);
  });
});
