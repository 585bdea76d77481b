// Puzzles: solved and failed, by mouse and by keyboard, in both languages, remembered, without a network.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { Rules } from "../src/game/rules";
import { load } from "../tests/wasm";
import { cell, expect, playByMouse, playByText, test } from "./support";

type Line = { id: string; goal: string; plies: number; position: string; solution: string[] };

function puzzlesOf(game: string): Line[] {
  const text = readFileSync(new URL(`../../data/puzzles/${game}.txt`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => {
      const [id, , task, , , position, solution] = line.split(" | ");
      const [goal, plies] = task!.split(" ");
      return {
        id: id!,
        goal: goal!,
        plies: Number(plies),
        position: position!,
        solution: solution!.split(" "),
      };
    });
}

const first = (game: string, goal: string, plies: number, fits: (line: Line) => boolean = () => true): Line =>
  puzzlesOf(game).find((line) => line.goal === goal && line.plies === plies && fits(line))!;

const rules = load("rules").then((module) => new Rules(module));
const viewOf = async ({ position }: Line, moves: string[]) =>
  (await rules).view({ game: "siam", rules: "", start: position }, moves);

/** A legal move that is not the solution. */
async function anotherMove(line: Line): Promise<string> {
  const moves = (await viewOf(line, [])).moves.map(([move]) => move);
  return moves.find((move) => move !== line.solution[0])!;
}

/** A puzzle whose last move has an alternative, and that one. */
async function withTwoFinishes(): Promise<{ puzzle: Line; finish: string }> {
  for (const puzzle of puzzlesOf("siam").filter(({ goal, plies }) => goal === "win" && plies > 1)) {
    const before = puzzle.solution.slice(0, -1);
    const view = await viewOf(puzzle, before);
    for (const [move] of view.moves) {
      if (move === puzzle.solution.at(-1)) continue;
      if ((await viewOf(puzzle, [...before, move])).result === view.toMove) return { puzzle, finish: move };
    }
  }
  throw new Error("no puzzle has two finishes");
}

const open = (page: Page, game: string, { id }: Line) => page.goto(`/#/puzzles/${game}/${id}`);
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const shownMoves = (page: Page) => page.locator("section[aria-label='Moves'] li");

/** Plays the solution; the other side may answer as it likes, as long as the line still fits. */
async function solve(page: Page, { solution }: Line, play = playByText): Promise<void> {
  for (let ply = 0; ply < solution.length; ply += 2) {
    await play(page, solution[ply]!);
    if (ply + 1 < solution.length) await expect(shownMoves(page)).toHaveCount(ply + 2, { timeout: 30_000 });
  }
}

/** Hints that can be typed in as they are. */
const inNotation = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ notation: "short" })));

/** Plays what the hints say until nothing is left to find. */
async function solveByHints(page: Page, moves: number): Promise<void> {
  for (let played = 0; played < moves; ++played) {
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByText(/^Hint: look at/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Hint" }).click();
    const words = await page.getByText(/^Hint: \S+\.$/).textContent();
    await playByText(page, /Hint: (\S+)\./.exec(words!)![1]!);
    if (played + 1 < moves) await expect(shownMoves(page)).toHaveCount(2 * played + 2, { timeout: 30_000 });
  }
}

test("the front page leads to the puzzles of each game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sam Liam: Puzzles" }).click();
  await expect(heading(page, "Puzzles: Sam Liam")).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Siam: Puzzles", exact: true }).click();
  await expect(heading(page, "Puzzles: Siam")).toBeVisible();
  await expect(page.getByText(`0 of ${puzzlesOf("siam").length} solved`)).toBeVisible();
  await page.getByRole("link", { name: "Next unsolved puzzle" }).click();
  await expect(page.getByText("Puzzle 1 ·")).toBeVisible();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByRole("button", { name: "A random one" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a win in one is solved with the mouse, and remembered after a reload", async ({ page }) => {
  const puzzle = first("siam", "win", 1, ({ solution }) => !solution[0]!.startsWith("@"));
  await open(page, "siam", puzzle);
  await expect(heading(page, "Win with one move")).toBeVisible();
  await playByMouse(page, puzzle.solution[0]!);
  await expect(heading(page, "Solved!")).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByText(`1 of ${puzzlesOf("siam").length} solved`)).toBeVisible();
  await expect(page.getByText("at the first try: 1 (best: 1)")).toBeVisible();
  await expect(page.getByRole("link", { name: /Puzzle \d+: Win with one move, solved/ })).toHaveCount(1);
});

test("a wrong move is refuted on the board, and can be tried again", async ({ page }) => {
  const puzzle = first("siam", "win", 3);
  await open(page, "siam", puzzle);
  await expect(heading(page, "Win in 2 moves")).toBeVisible();
  const other = await anotherMove(puzzle);
  await playByText(page, other);
  await expect(heading(page, "Not this way")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("status")).toContainText(/^After the .*(holds|wins)/);
  await expect(shownMoves(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "Win in 2 moves")).toBeVisible();
  await solve(page, puzzle);
  await expect(heading(page, "Solved!")).toBeVisible();
});

test("every line that wins in time is right", async ({ page }) => {
  await inNotation(page);
  // The hints follow the search, not the line of the file.
  const puzzle = first("siam", "win", 5);
  await open(page, "siam", puzzle);
  await solveByHints(page, 3);
  await expect(heading(page, "Solved!")).toBeVisible({ timeout: 30_000 });
});

test("another finish than the one in the file is accepted", async ({ page }) => {
  const { puzzle, finish } = await withTwoFinishes();
  await open(page, "siam", puzzle);
  for (let ply = 0; ply + 1 < puzzle.plies; ply += 2) {
    await playByText(page, puzzle.solution[ply]!);
    await expect(shownMoves(page).nth(ply + 1)).toContainText(puzzle.solution[ply + 1]!, { timeout: 30_000 });
  }
  await playByText(page, finish);
  await expect(heading(page, "Solved!")).toBeVisible();
});

test("the only defence is found; another move is shown what wins against it", async ({ page }) => {
  const puzzle = first("siam", "defend", 4);
  await open(page, "siam", puzzle);
  await expect(heading(page, "Find the only defence")).toBeVisible();
  const wrong = await anotherMove(puzzle);
  await playByText(page, wrong);
  await expect(heading(page, "Not this way")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("status")).toContainText("the other side wins");
  await page.getByRole("button", { name: "Try again" }).click();
  await playByText(page, puzzle.solution[0]!);
  await expect(heading(page, "Solved!")).toBeVisible({ timeout: 30_000 });
});

test("Sam Liam by keyboard alone, on the board", async ({ page }) => {
  await inNotation(page);
  const puzzle = first("samliam", "win", 3);
  await open(page, "samliam", puzzle);
  await expect(heading(page, "Win in 2 moves")).toBeVisible();
  const [, place, way] = /^([a-i][1-9])(\w\w)$/.exec(puzzle.solution[0]!)!;
  await cell(page, place!).focus();
  await page.keyboard.press("Enter");
  // One turns the triangle with the arrows: first north or south, then east or west.
  if (await page.getByRole("button", { name: "Play it" }).isVisible()) {
    await page.keyboard.press(way![0] === "n" ? "ArrowUp" : "ArrowDown");
    await page.keyboard.press(way![1] === "w" ? "ArrowLeft" : "ArrowRight");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Right so far. Moves left: 1.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Hint" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Hint: look at/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Enter");
  const words = await page.getByText(/^Hint: \w+\.$/).textContent();
  await page.getByLabel("Type a move").focus();
  await page.keyboard.type(/Hint: (\w+)\./.exec(words!)![1]!);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Solved!")).toBeVisible({ timeout: 30_000 });
});

test("the solution can be seen, and spoils the streak", async ({ page }) => {
  const puzzle = first("siam", "win", 3);
  await open(page, "siam", puzzle);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(heading(page, "The solution")).toBeVisible();
  await expect(shownMoves(page)).toHaveText(puzzle.solution.map((move) => new RegExp(move)));
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("link", { name: /, tried$/ })).toHaveCount(1);
});

test("what is kept in the browser may be damaged, and an unknown puzzle is said to be one", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("puzzles-siam", '{"solved":7,"streak":"x"'));
  await page.goto("/#/puzzles/siam");
  await expect(page.getByText(`0 of ${puzzlesOf("siam").length} solved`)).toBeVisible();
  await page.goto("/#/puzzles/siam/nosuch");
  await expect(page.getByText("There is no such puzzle.")).toBeVisible();
});

test("puzzles need no network", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  const puzzle = first("siam", "win", 3);
  await open(page, "siam", puzzle);
  await page.reload();
  await expect(heading(page, "Win in 2 moves")).toBeVisible();
  await solve(page, puzzle);
  await expect(heading(page, "Solved!")).toBeVisible({ timeout: 30_000 });
});

test("in French", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "fr"));
  await page.goto("/#/puzzles/siam");
  await expect(heading(page, "Problèmes : Siam")).toBeVisible();
  await open(page, "siam", first("siam", "win", 3));
  await expect(heading(page, "Gagnez en 2 coups")).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Vous jouez les rhinocéros");
});

for (const scheme of ["light", "dark"] as const) {
  const look = async (page: Page) => {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  };
  test.describe(scheme, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize(
        scheme === "light" ? { width: 1200, height: 820 } : { width: 390, height: 844 },
      );
    });
    test("axe finds nothing: all puzzles", async ({ page }) => {
      await page.goto("/#/puzzles/samliam");
      await expect(heading(page, "Puzzles: Sam Liam")).toBeVisible();
      await look(page);
    });
    test("axe finds nothing: a puzzle, and the same solved", async ({ page }) => {
      const puzzle = first("siam", "win", 1);
      await open(page, "siam", puzzle);
      await expect(heading(page, "Win with one move")).toBeVisible();
      await look(page);
      await playByText(page, puzzle.solution[0]!);
      await expect(heading(page, "Solved!")).toBeVisible();
      await look(page);
    });
  });
}
