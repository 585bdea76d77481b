// The analysis board, its editor and the review of games, by mouse and by keyboard.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cell, expect, playByMouse, playByText, SAMLIAM_GAME, SIAM_GAME, test } from "./support";

/** Elephants push a rock off with d3e3e; they turn instead, and lose what was won. */
const BLUNDER = `[Game "siam"]
[Rules "classic"]
[Position "5/5/ORw1EeO/2O2/5 E * 10"]

6. d3n b3n 7. d3e { back again } b3e *
`;
const WON = "5/5/ORw1EeO/2O2/5 E * 10";

const at = (path: string) => `/#/analyse/${path}`;
const tree = (page: Page) => page.locator("section[aria-label='Moves'] .run button");
const verdict = (page: Page) => page.locator("[data-verdict]");
const bestLines = (page: Page) => page.locator("[data-lines] li");

async function tabTo(page: Page, found: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 60; ++i) {
    if (await found()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the focus never came there");
}
const focused = (page: Page, name: string) => async () =>
  page.evaluate((wanted) => {
    const element = document.activeElement;
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim().startsWith(wanted);
  }, name);

test("best lines, their number, arrows and a proved win appear", async ({ page }) => {
  await page.goto(at("siam"));
  await expect(bestLines(page)).toHaveCount(3, { timeout: 15_000 });
  await expect(page.locator("[data-arrows='3']")).toBeAttached();
  await expect(bestLines(page).first()).toContainText("%");
  await expect(page.getByRole("img", { name: /^Evaluation: Elephants \d+ %, Rhinos \d+ %$/ })).toBeVisible();
  await page.getByLabel("Lines").selectOption("5");
  await expect(bestLines(page)).toHaveCount(5, { timeout: 15_000 });
  await page.getByLabel("Lines").selectOption("1");
  await expect(bestLines(page)).toHaveCount(1, { timeout: 15_000 });

  await page.goto(at(`siam?start=${encodeURIComponent(WON)}`));
  await expect(page.getByText("Elephants: this move wins.")).toBeVisible({ timeout: 15_000 });
  await expect(bestLines(page).first()).toContainText("wins in 1");
  await expect(page.getByRole("img", { name: "Evaluation: Elephants 100 %, Rhinos 0 %" })).toBeVisible();
  await expect(page.locator("[data-engine-state=rests]")).toHaveText("proved");
  await page.getByRole("button", { name: /^Play d3e3e: wins in 1/ }).click();
  await expect(page.getByText("The game is over: Elephants win!")).toBeVisible();
  await page.getByLabel("Engine").uncheck();
  await expect(page.getByText("The engine is off.")).toBeVisible();
});

for (const players of [2, 3, 4]) {
  test(`Sam Liam for ${players} is analysed, with a share for each`, async ({ page }) => {
    await page.goto(at(`samliam?rules=players%3D${players}&tree=c3sw+a1nw&at=2`));
    await expect(bestLines(page)).toHaveCount(3, { timeout: 15_000 });
    const shares = Array<string>(players).fill("\\w+ \\d+ %").join(", ");
    await expect(page.getByRole("img", { name: new RegExp(`^Evaluation: ${shares}$`) })).toBeVisible();
  });
}

test("the tree is walked, commented on and put in order", async ({ page }) => {
  await page.goto(at("siam"));
  await page.getByLabel("Engine").uncheck();
  await playByMouse(page, "@c1n", 0);
  await playByText(page, "@a1n");
  await playByText(page, "c1c2n");
  await expect(tree(page)).toHaveText(["1.@c1n", "@a1n", "2.c1c2n"]);

  // Another answer to the first move becomes a variation.
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await playByText(page, "@e5w");
  await expect(tree(page)).toHaveText(["1.@c1n", "@a1n", "1…@e5w", "2.c1c2n"]);
  await page.getByLabel("Comment on @e5w").fill("a  quiet\nanswer");
  await page.getByRole("button", { name: "Move up" }).click();
  await expect(tree(page)).toHaveText(["1.@c1n", "@e5w", "1…@a1n", "2.c1c2n"]);
  await expect(page.locator(".said")).toHaveText("a quiet answer");

  // Keys: down and up change the variation, the others walk.
  await page.locator("h1").click();
  const current = page.locator(".run [aria-current=true]");
  await page.keyboard.press("ArrowDown");
  await expect(current).toHaveText("1…@a1n");
  await page.keyboard.press("ArrowRight");
  await expect(current).toHaveText("2.c1c2n");
  await page.keyboard.press("Home");
  await expect(current).toHaveCount(0);
  await expect(cell(page, "c1")).toHaveAttribute("aria-label", "c1, empty");
  await page.keyboard.press("End");
  await expect(current).toHaveText("@e5w");

  // A link carries all of it, and so does a reload.
  await page.getByRole("button", { name: "Save, share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this analysis" }).inputValue();
  const record = await page.getByRole("textbox", { name: "Game record" }).inputValue();
  expect(record).toContain("1. @c1n @e5w { a quiet answer } (1... @a1n 2. c1c2n) *");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.url()).toBe(link);
  await page.reload();
  await expect(tree(page)).toHaveText(["1.@c1n", "@e5w", "1…@a1n", "2.c1c2n"]);
  await page.goto("/");
  await page.goto(link);
  await expect(tree(page)).toHaveText(["1.@c1n", "@e5w", "1…@a1n", "2.c1c2n"]);
  await expect(current).toHaveText("@e5w");
  await expect(page.locator(".said")).toHaveText("a quiet answer");

  await page.getByRole("button", { name: "Variation, Move 1, Rhinos: @a1n" }).click();
  await page.getByRole("button", { name: "Delete from here" }).click();
  await expect(tree(page)).toHaveText(["1.@c1n", "@e5w"]);
});

test("a damaged link says what is wrong", async ({ page }) => {
  await page.goto(at("siam?tree=@c1n+@a1n+)"));
  await expect(page.getByRole("alert")).toHaveText(
    "This link is damaged: line 1: the bracket ) closes no variation",
  );
  await page.goto(at("siam?tree=@c1n+@c3n"));
  await expect(page.getByRole("alert")).toContainText(
    "This link is damaged: line 1: move 1 of Rhinos, '@c3n': ",
  );
  await page.getByRole("link", { name: "Open an empty analysis board" }).click();
  await expect(cell(page, "a1")).toBeAttached();
});

test("positions, records and lists of moves are pasted; what is none gets a sentence", async ({ page }) => {
  await page.goto(at("samliam"));
  const paste = async (text: string) => {
    await page.getByRole("button", { name: "Open …" }).click();
    await page.getByLabel("Paste a position").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
  };
  await paste(BLUNDER);
  await expect(tree(page)).toHaveText(["6.d3n", "b3n", "7.d3e", "b3e"]);
  await expect(page.locator(".said")).toHaveText("back again");
  await paste(WON);
  await expect(tree(page)).toHaveCount(0);
  await expect(cell(page, "d3")).toHaveAttribute("aria-label", "d3, elephant facing east");
  await paste("1. @c1n @a1n 2. @c3n");
  await expect(page.getByRole("alert")).toContainText(
    "This cannot be opened: line 1: move 2 of Elephants, '@c3n': animals enter on the 16 outer squares; c3 is inside",
  );
  await page.keyboard.press("Escape");
  await paste("@c1n @a1n");
  await expect(tree(page)).toHaveText(["1.@c1n", "@a1n"]);
  await paste(`[Game "siam"]\n\n1. @c1n (1. @a1n { or this }) 1... @e5w *\n`);
  await expect(tree(page)).toHaveText(["1.@c1n", "1.@a1n", "1…@e5w"]);
  await expect(page.locator(".said")).toHaveText("or this");
});

test("the editor makes positions, and refuses impossible ones with the reason", async ({ page }) => {
  await page.goto(at("siam?show=editor"));
  await expect(verdict(page)).toHaveText("This position is possible.");
  for (const place of ["a1", "b1", "c1", "d1", "e1"]) await cell(page, place).click();
  await expect(verdict(page)).toHaveText("This position is possible.");
  await cell(page, "a2").click();
  await expect(verdict(page)).toHaveText("Not possible: there are more than 5 elephants");
  await expect(page.getByRole("button", { name: "Analyse this position" })).toBeDisabled();
  await page.getByRole("button", { name: "Afficher en français" }).click();
  await expect(verdict(page)).toHaveText("Impossible : il y a plus de 5 éléphants");
  await page.getByRole("button", { name: "Show in English" }).click();
  await cell(page, "a2").click();
  await page.getByLabel("Eraser").check({ force: true });
  await cell(page, "b3").click();
  await expect(verdict(page)).toContainText("Not possible: ");
  await expect(verdict(page)).toContainText("rocks");
  await page.getByLabel("Rock", { exact: true }).check({ force: true });
  await cell(page, "b4").click();
  await page.getByLabel("Rhinos").first().check({ force: true });
  await page.getByLabel("west").check({ force: true });
  await cell(page, "e5").click();
  await page.getByRole("group", { name: "To move" }).getByLabel("Rhinos").check();
  await expect(page.getByLabel("Position")).toHaveValue("4Rw/1O3/2OO1/5/EnEnEnEnEn R * 1");
  await page.getByRole("button", { name: "Analyse this position" }).click();
  await expect(page.getByText("Rhinos to move")).toBeVisible();
  await expect(cell(page, "e5")).toHaveAttribute("aria-label", "e5, rhino facing west");
});

test("the editor of Sam Liam: corners, colours, hands and rules", async ({ page }) => {
  await page.goto(at("samliam?show=editor"));
  await page.getByLabel("north-west").check({ force: true });
  await cell(page, "c3").click();
  await page.getByLabel("Green").first().check({ force: true });
  await page.getByLabel("north-east").check({ force: true });
  await cell(page, "c3").click();
  await expect(verdict(page)).toHaveText(
    "Not possible: two triangles in a cell point to opposite corners: beside nw stands se",
  );
  await cell(page, "c3").click();
  await expect(verdict(page)).toHaveText("This position is possible.");

  // Black is in play with three.
  await page.getByRole("group", { name: "Players" }).getByLabel("3").check({ force: true });
  await page.getByLabel("Black").first().check({ force: true });
  await cell(page, "d4").click();
  await expect(verdict(page)).toHaveText("This position is possible.");
  await page.getByRole("group", { name: "Players" }).getByLabel("2").check({ force: true });
  await expect(verdict(page)).toContainText("Not possible: ");

  // Short games have fewer triangles.
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByLabel("Your own …").check({ force: true });
  await page.getByLabel("triangles").fill("8");
  await page.getByLabel("Red").first().check({ force: true });
  for (const file of "abcdefghi") await cell(page, `${file}1`).click();
  await expect(verdict(page)).toContainText("Not possible: ");
  await expect(verdict(page)).toContainText("8");
});

test("a pasted record is reviewed, its blunder found, and something better tried", async ({ page }) => {
  test.slow();
  await page.goto(at("siam"));
  await page.getByRole("button", { name: "Open …" }).click();
  await page.getByLabel("Paste a position").fill(BLUNDER);
  await page.getByRole("button", { name: "Open and review" }).click();
  await expect(page.getByRole("button", { name: "Review again" })).toBeVisible({ timeout: 30_000 });
  const point = page.getByRole("button", { name: /^6\. Elephants: d3n\?\?, better d3e3e \(−\d+ %\)$/ });
  await point.click();
  await expect(page.locator("[data-mistakes] p").first()).toHaveText(
    /^A blunder: the turn on d3 \(to face north\) gives away \d+ % of the chance to win\.\s+Better: the move d3–e3 \(facing east\); wins in 1\.$/,
  );
  await expect(cell(page, "d3")).toHaveAttribute("aria-label", "d3, elephant facing east");
  // The mark and the better move are in the tree.
  await expect(tree(page).first()).toHaveText("6.d3n??");
  await expect(page.getByRole("button", { name: "Variation, Move 6, Elephants: d3e3e" })).toBeVisible();

  await page.getByRole("button", { name: "Try it yourself" }).click();
  await playByMouse(page, "d3s");
  await expect(page.getByText(/^The turn on d3 \(to face south\): not yet, it gives away \d+ %/)).toBeVisible(
    { timeout: 15_000 },
  );
  await playByMouse(page, "d3e3e");
  await expect(page.getByText("The move d3–e3 (facing east): yes, the best move!")).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(page.getByText("Solution: d3e3e")).toBeVisible();
  await page.getByRole("button", { name: "Back to the review" }).click();
  await expect(point).toBeVisible();

  // The graph goes to a move, by click and by keys.
  const graph = page.getByRole("slider", { name: /^Evaluation over the game/ });
  await expect(graph).toHaveAttribute("aria-valuetext", "After 0 moves: Elephants 100 %, Rhinos 0 %");
  const box = (await graph.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.5, box.y + 20);
  await expect(graph).toHaveAttribute("aria-valuenow", "2");
  await graph.focus();
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuenow", "3");
  await page.getByText("The graph in numbers").click();
  await expect(page.locator("table tr")).toHaveCount(6);
});

test("a review shows its progress, can be cancelled, and leaves the page free", async ({ page }) => {
  const moves = "@a3e @e3w @a2n @e4s @b1n @d5s @a5e @e1w b1b2n d5d4s a2w e4e a5s e1n".split(" ").join("+");
  await page.goto(at(`siam?tree=${moves}&show=review`));
  await expect(page.locator("[data-progress]")).toContainText("of 14", { timeout: 15_000 });
  await expect(page.getByRole("progressbar")).toBeVisible();
  const longest = await page.evaluate(async () => {
    let wait = 0;
    let before = performance.now();
    for (let i = 0; i < 40; ++i) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      wait = Math.max(wait, performance.now() - before);
      before = performance.now();
    }
    return wait;
  });
  console.log(`longest wait for a frame during a review: ${Math.round(longest)} ms`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Cancelled after \d+ of 14 moves\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Review again" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
});

for (const [game, moves] of [
  ["siam", SIAM_GAME],
  ["samliam", SAMLIAM_GAME],
] as const) {
  test(`a game of ${game} goes from the table to its review with one click`, async ({ page }) => {
    test.slow();
    await page.goto(`/#/play/${game}?seats=0,0&moves=${moves.slice(0, -1).join("+")}`);
    await expect(page.getByRole("link", { name: "Analyse" })).toBeVisible();
    await playByMouse(page, moves.at(-1)!);
    await page.getByRole("link", { name: "Review the game" }).click();
    await expect(page.getByRole("button", { name: "Review again" })).toBeVisible({ timeout: 40_000 });
    expect(await page.locator("[data-mistakes] > li").count()).toBeGreaterThan(0);
  });
}

test("all of it by keyboard alone", async ({ page }) => {
  test.slow();
  await page.goto(at(`siam?start=${encodeURIComponent(WON)}`));
  await expect(bestLines(page)).toHaveCount(3, { timeout: 15_000 });
  // The best move is played from the list, and taken back by a key.
  await tabTo(page, focused(page, "Play d3e3e"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("The game is over: Elephants win!")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Elephants to move")).toBeVisible();
  // Another one on the board: turn the elephant to the north.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, () => page.evaluate(() => document.activeElement?.hasAttribute("data-place") ?? false));
  const walk = async (to: string) => {
    const from = (await page.evaluate(() => document.activeElement?.getAttribute("data-place")))!;
    const right = to.charCodeAt(0) - from.charCodeAt(0);
    const up = Number(to[1]) - Number(from[1]);
    for (let i = 0; i < Math.abs(right); ++i)
      await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(up); ++i) await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  };
  await walk("d3");
  for (const key of ["Enter", "Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expect(tree(page).last()).toHaveText("6.d3n");
  await tabTo(page, focused(page, "Move up"));
  await page.keyboard.press("Enter");
  await expect(tree(page).first()).toHaveText("6.d3n");
  // Its review.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, focused(page, "Review"));
  await page.keyboard.press("Enter");
  await tabTo(page, focused(page, "Review the main line"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Review again" })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, focused(page, "6. Elephants: d3n??"));
  await page.keyboard.press("Enter");
  await tabTo(page, focused(page, "Try it yourself"));
  await page.keyboard.press("Enter");
  await tabTo(page, focused(page, "Show the solution"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Solution: d3e3e")).toBeVisible();
  // The editor.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, focused(page, "Editor"));
  await page.keyboard.press("Enter");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, () => page.evaluate(() => document.activeElement?.hasAttribute("data-place") ?? false));
  await walk("a3");
  await page.keyboard.press("Delete");
  await expect(verdict(page)).toContainText("Not possible");
  await expect(cell(page, "a3")).toHaveAttribute("aria-label", "a3, empty");
  await tabTo(page, () => page.evaluate(() => (document.activeElement as HTMLInputElement).name === "tool"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, () => page.evaluate(() => document.activeElement?.hasAttribute("data-place") ?? false));
  await walk("a4");
  await page.keyboard.press("Enter");
  await expect(cell(page, "a4")).toHaveAttribute("aria-label", "a4, rock");
  await expect(verdict(page)).toHaveText("This position is possible.");
});

const reviewed = `siam?start=${encodeURIComponent(WON)}&tree=d3n+b3n&show=review`;
type Scheme = "light" | "dark";
const screens: [string, string, Scheme[], (page: Page) => Promise<void>][] = [
  [
    "analysis",
    "siam?tree=@c1n+@a1n+(+@e5w+{+a+try+}+)+c1c2n&at=2",
    ["light"],
    async (page) => expect(bestLines(page)).toHaveCount(3),
  ],
  [
    "proved win",
    `siam?start=${encodeURIComponent(WON)}`,
    ["dark"],
    async (page) => expect(bestLines(page)).toHaveCount(3),
  ],
  [
    "table for four",
    "samliam?rules=players%3D4&tree=c3sw",
    ["dark"],
    async (page) => expect(bestLines(page)).toHaveCount(3),
  ],
  ["editor", "samliam?show=editor", ["light", "dark"], async (page) => expect(verdict(page)).toBeVisible()],
  [
    "review",
    reviewed,
    ["light", "dark"],
    async (page) => {
      await page.locator("[data-mistakes] button").first().click({ timeout: 20_000 });
      await page.locator("details summary").click();
    },
  ],
  [
    "try",
    reviewed,
    ["dark"],
    async (page) => {
      await page.locator("[data-mistakes] button").first().click({ timeout: 20_000 });
      await page.getByRole("button", { name: /Try it yourself|Essayez/ }).click();
    },
  ],
];
for (const [scheme, locale] of [
  ["light", "en-GB"],
  ["dark", "fr-FR"],
] as const) {
  for (const [name, address, schemes, prepare] of screens) {
    if (!schemes.includes(scheme)) continue;
    test(`axe finds nothing: ${name}, ${scheme}`, async ({ browser, watch, baseURL }) => {
      const desk = scheme === "light";
      const context = await browser.newContext({
        colorScheme: scheme,
        reducedMotion: "reduce",
        locale,
        viewport: desk ? { width: 1200, height: 820 } : { width: 390, height: 844 },
      });
      const page = await context.newPage();
      watch(page);
      await page.goto(`${baseURL}${at(address)}`);
      await prepare(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await context.close();
    });
  }
}

test("axe finds nothing in the dialogs", async ({ page }) => {
  await page.goto(at("siam?tree=@c1n+(+@a1n+)"));
  await page.getByRole("button", { name: "Save, share" }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open …" }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
