// One gesture everywhere: a place, a direction, the button beside the board; by mouse, finger and keys.
import type { Page } from "@playwright/test";
import { cell, confirmButton, expect, layDown, movesShown, playByKeys, playByMouse, test } from "./support";

const status = (page: Page) => page.locator(".status");
const entries = (page: Page) => page.locator("[data-entries]");

const sizes = [
  { name: "desktop", viewport: { width: 1280, height: 800 }, hasTouch: false, locale: "en-GB" },
  { name: "phone", viewport: { width: 390, height: 844 }, hasTouch: true, locale: "fr-FR" },
] as const;

for (const { name, ...options } of sizes) {
  test.describe(name, () => {
    test.use(options);
    const tap = (page: Page) => (x: number, y: number) =>
      options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

    test(`entry, step, turn, push and leaving are laid down and then played, ${name}`, async ({ page }) => {
      await page.goto("/#/play/siam?seats=0,0");
      const play = async (move: string) => {
        await layDown(page, move, tap(page));
        await confirmButton(page).click();
        await expect(movesShown(page).last()).toContainText(move);
      };
      await expect(entries(page)).toHaveAttribute("data-entries", "16");
      await cell(page, "c1").click();
      await expect(page.locator(".picker .chosen")).toHaveCount(1); // inwards
      await expect(movesShown(page)).toHaveCount(0);
      await confirmButton(page).click();
      await expect(movesShown(page).last()).toContainText("@c1n");
      for (const move of ["@a1w", "c1c2n", "a1e", "c2c3n", "@e5s"]) await play(move);
      await cell(page, "e5").click();
      await expect(movesShown(page)).toHaveCount(6);
    });

    test(`a triangle points where the arrow says, ${name}`, async ({ page }) => {
      await page.goto("/#/play/samliam?seats=0,0");
      await layDown(page, "e5se", tap(page));
      await expect(movesShown(page)).toHaveCount(0);
      await confirmButton(page).click();
      await expect(movesShown(page).last()).toContainText("e5se");
    });

    test(`the buttons beside the board keep their places, ${name}`, async ({ page }) => {
      await page.goto("/#/play/siam?seats=0,0&start=5/5/EeOOO1/5/Ee4 E * 4");
      const undo = page.getByRole("button", { name: /Undo|Reprendre/ });
      const before = [await confirmButton(page).boundingBox(), await undo.boundingBox()];
      await cell(page, "a3").click();
      await cell(page, "b3").click();
      await expect(status(page)).toContainText(/too weak|trop faible/);
      expect([await confirmButton(page).boundingBox(), await undo.boundingBox()]).toEqual(before);
    });

    test(`what is to be touched is large enough, ${name}`, async ({ page }) => {
      await page.goto("/#/play/siam?seats=0,0&moves=@c1n+@a1n");
      await expect(cell(page, "c1")).toBeVisible();
      const small = await page
        .locator("button:visible, a:visible, summary:visible, .cell")
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width < 43.5 || height < 43.5 ? [one.textContent!.trim() || one.className] : [];
          }),
        );
      expect(small).toEqual([]);
    });
  });
}

test("with one-click play a click plays the way it points", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("settings", '{"quick":true}'));
  await page.goto("/#/play/siam?seats=0,0");
  const box = (await cell(page, "c1").locator(".cell").boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
  await expect(movesShown(page).last()).toContainText("@c1e");
});

test("a push that wins says so before it is played; a refused one cannot be played", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&start=2O2/2En2/1O1O1/5/5 E * 2");
  await cell(page, "c4").click();
  await cell(page, "c5").click();
  await expect(status(page)).toContainText("Wins!");
  await expect(confirmButton(page)).toBeEnabled();
  await page.goto("/#/play/siam?seats=0,0&start=5/5/EeOOO1/5/Ee4 E * 4");
  await cell(page, "a3").click();
  await cell(page, "b3").click();
  await expect(confirmButton(page)).toBeDisabled();
});

test("the board lets a phone scroll, and keeps what is laid down", async ({ browser, watch, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 600 },
  });
  const page = await context.newPage();
  watch(page);
  await page.goto(`${baseURL}/#/play/siam?seats=0,0&moves=@c1n+@a1n`);
  await cell(page, "e5").tap();
  await expect(page.locator(".picker")).toHaveCount(1);
  const { x, y } = (await cell(page, "b4").locator(".cell").boundingBox())!;
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", up: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + 20, y: y + 20 - up }],
    });
  await touch("touchStart", 0);
  for (let up = 15; up <= 150; up += 15) await touch("touchMove", up);
  await touch("touchEnd", 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(80);
  await expect(page.locator(".picker")).toHaveCount(1);
  await context.close();
});

test("a screen reader hears each direction while it is chosen, and why a move is refused", async ({
  page,
}) => {
  await page.goto("/#/play/siam?seats=0,0&start=5/5/EeOOO1/5/Ee4 E * 4");
  const heard = page.locator("[data-choosing]");
  await expect(cell(page, "a1")).toBeAttached();
  await cell(page, "a1").focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("ArrowRight", "ArrowRight", "Enter");
  await expect(heard).toHaveText(/An elephant enters on c1, facing north\. Arrow keys choose the direction/);
  await press("ArrowRight");
  await expect(heard).toHaveText(/facing east\./);
  await press("ArrowLeft");
  await expect(heard).toHaveText(/facing west\./);
  await press("Escape");
  await expect(heard).toHaveText("");
  await press("ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "Enter", "ArrowRight", "Enter");
  await expect(heard).toHaveText(/^Not possible: The push is too weak/);
});

test("a game of Sam Liam by keyboard alone", async ({ page }) => {
  await page.goto("/#/play/samliam?seats=0,0");
  await expect(cell(page, "a1")).toBeAttached();
  for (const move of ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne", "a9nw", "e3se"]) await playByKeys(page, move);
  await expect(page.getByRole("heading", { name: "Red wins!" })).toBeVisible();
});

test("the same gesture plays in a lesson", async ({ page }) => {
  await page.goto("/#/learn/siam/enter");
  await cell(page, "c1").click();
  await expect(confirmButton(page)).toBeVisible();
  await playByMouse(page, "@c1n", 0);
  await expect(page.locator("[data-feedback=right], [data-feedback=wrong]")).toBeVisible();
});
