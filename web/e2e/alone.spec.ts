// One person and this page: against the engine, side by side, by keyboard, offline.
import { load } from "../tests/wasm";
import { cell, expect, movesShown, playByKeys, playByMouse, SAMLIAM_GAME, SIAM_GAME, test } from "./support";

for (const game of ["siam", "samliam"] as const) {
  test(`a game of ${game} against the engine, from the first click to its end, by mouse`, async ({
    page,
  }) => {
    const strong = await load("engine");
    const think = (moves: string[]) =>
      strong.call("think", { game, moves, level: 10, time: 120 }) as { move: string; error?: { en: string } };
    expect(think([]).error).toBeUndefined();
    test.slow();
    await page.goto("/");
    await expect(page.getByText("against the computer").nth(game === "siam" ? 0 : 1)).toBeVisible();
    await page.locator(`[data-play=${game}]`).click();
    await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
    const moves: string[] = [];
    const over = page.locator(".status.over");
    while (!(await over.isVisible())) {
      const { move } = think(moves);
      await playByMouse(page, move);
      await expect(movesShown(page)).not.toHaveCount(moves.length);
      await expect(over.or(page.getByRole("heading", { name: "Your turn" }))).toBeVisible({
        timeout: 15_000,
      });
      const shown = await movesShown(page)
        .locator("button")
        .evaluateAll((all) => all.map((one) => one.lastChild!.textContent!.trim()));
      expect(shown[moves.length]).toBe(move);
      moves.splice(0, moves.length, ...shown);
    }
    await expect(over.getByRole("heading")).toHaveText("You win!");
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page.locator(".player").first()).toContainText("Computer");
  });
}

test("a game of Sam Liam to its end, by mouse", async ({ page }) => {
  await page.goto("/#/play/samliam?seats=0,0");
  for (const move of SAMLIAM_GAME) await playByMouse(page, move);
  await expect(page.getByRole("heading", { name: "Red wins!" })).toBeVisible();
  await expect(movesShown(page)).toHaveCount(SAMLIAM_GAME.length);
});

test("where the last move came from and went to is marked on light and dark cells alike", async ({
  page,
}) => {
  await page.goto("/#/play/siam?seats=0,0&moves=@c1n @a1n c1c2n");
  const fills = page.locator(".cell.last").evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  await expect(page.locator(".cell.last")).toHaveCount(2);
  const plain = await cell(page, "e5")
    .locator(".cell")
    .evaluate((one) => getComputedStyle(one).fill);
  expect(new Set(await fills).size).toBe(1);
  expect((await fills)[0]).not.toBe(plain);
});

test("the whole of a Siam game by keyboard alone", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0");
  await expect(cell(page, "a1")).toBeAttached();
  for (const move of SIAM_GAME) await playByKeys(page, move);
  await expect(page.getByRole("heading", { name: "Elephants win!" })).toBeVisible();
  await expect(page.locator("[data-spoken]")).toContainText("The rock on c5 falls off: the elephants win");
});

test("a push is explained before it is played, and why an illegal one fails", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&start=5/5/EeOOO1/5/Ee4 E * 4");
  await playByMouse(page, "a3b3e");
  await expect(page.locator(".status")).toContainText("The push is too weak: 1 pushes, 0 resist, 3 rocks");
  await expect(movesShown(page)).toHaveCount(0);
});

test("undo, hint, navigation, typed moves and the link to a game", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,2");
  await playByMouse(page, "@c1n");
  await expect(movesShown(page)).toHaveCount(2, { timeout: 10_000 });
  await page.getByRole("button", { name: "One move back" }).click();
  await expect(page.getByText("You are watching an earlier position.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(movesShown(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText(/^Hint: the entry on/)).toBeVisible({ timeout: 10_000 });
  await page.getByLabel("Type a move").fill("@c3n");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Animals enter on the 16 outer squares; c3 is inside")).toBeVisible();
  await page.getByLabel("Type a move").fill("@a1n");
  await page.keyboard.press("Enter");
  await expect(movesShown(page)).toHaveCount(2, { timeout: 10_000 });
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this game" }).inputValue();
  const record = await page.getByRole("textbox", { name: "Game record" }).inputValue();
  await page.getByLabel("Open a game").fill(record);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(movesShown(page)).toHaveCount(2);
  await page.goto("/");
  await page.goto(link);
  await expect(movesShown(page)).toHaveCount(2);
});

test("announcements are asked for where players make them", async ({ page }) => {
  await page.goto("/#/play/samliam?rules=announce%3Dstrict&seats=0,0&moves=c3sw+a1nw+c5nw+a2nw");
  await playByMouse(page, "e5ne");
  await page.getByRole("button", { name: "SAM one triangle" }).click();
  await expect(page.locator(".status")).toContainText("Red announces SAM: e3");
});

test("the page answers while the engine thinks", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,10");
  await playByMouse(page, "@c1n");
  await expect(page.getByRole("heading", { name: "The computer is thinking" })).toBeVisible();
  const wait = await page.evaluate(async () => {
    let longest = 0;
    let before = performance.now();
    for (let i = 0; i < 60; ++i) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }
    return longest;
  });
  console.log(`longest wait for a frame while the engine thinks: ${Math.round(wait)} ms`);
  await page.getByRole("button", { name: "One move back" }).click();
  await expect(page.getByText("You are watching an earlier position.")).toBeVisible();
});

test("the page plays without a network once it was loaded", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  );
  await context.setOffline(true);
  await page.reload();
  await page.locator("[data-play=siam]").click();
  await playByMouse(page, "@c1n");
  await expect(movesShown(page)).toHaveCount(2, { timeout: 10_000 });
});

test("both languages, chosen by the browser and switched by hand", async ({ browser, watch }) => {
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  watch(page);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("[data-play=siam]")).toHaveText("Jouer");
  await page.getByRole("button", { name: "Show in English" }).click();
  await expect(page.locator("[data-play=siam]")).toHaveText("Play now");
  await context.close();
});

test("a reload goes on with the game", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&n=1");
  await playByMouse(page, "@c1n");
  await playByMouse(page, "@a1n");
  await page.reload();
  await expect(movesShown(page)).toHaveCount(2);
  await page.goto("/");
  await page.getByRole("link", { name: "Go on with your game" }).click();
  await expect(movesShown(page)).toHaveCount(2);
});

test("a piece is dragged, and turned by the wheel", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&moves=@c1n+@a1n");
  const from = (await cell(page, "c1").locator(".cell").boundingBox())!;
  const to = (await cell(page, "d1").locator(".cell").boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  const status = page.locator(".status");
  await expect(status).toContainText("The elephant steps to d1 and faces north.");
  await page.mouse.wheel(0, 100);
  await expect(status).toContainText("The elephant steps to d1 and faces east.");
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(movesShown(page).last()).toContainText("c1d1e");
});
