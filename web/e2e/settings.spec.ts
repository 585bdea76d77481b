// Settings hold at once and stay on the device; sounds follow them.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cell, expect, movesShown, playByMouse, SIAM_GAME, test, SIZES } from "./support";

/** Collects the names of the sounds that are played. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener("howdah-sound", (event) => heard.push(...(event as CustomEvent<string[]>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

for (const [locale, viewport] of SIZES) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ locale, viewport });
    const english = locale === "en-GB";

    test("everything can be set, holds at once and after a reload", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: english ? "Settings" : "Réglages" }).click();
      await expect(page.getByRole("heading", { name: english ? "Settings" : "Réglages" })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const root = page.locator("html");
      const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check({ force: true });
      const frame = () =>
        page.locator(".sample .frame").evaluate((element) => getComputedStyle(element).fill);
      const wood = await frame();
      await choose(english ? "Stone" : "Pierre");
      await expect.poll(frame).not.toBe(wood);
      await choose(english ? "Dark" : "Sombre");
      await choose(english ? "Fast" : "Rapide");
      await choose(english ? "In notation: @c1n" : "En notation : @c1n");
      await page.getByLabel(english ? "Show coordinates" : "Afficher les coordonnées").uncheck();
      await page.getByLabel(english ? "Left-handed" : "Pour gaucher").check();
      await page.getByLabel(english ? "Confirm each move" : "Confirmer chaque coup").uncheck();
      await page.reload();
      await expect(root).toHaveAttribute("data-board", "stone");
      await expect(root).toHaveAttribute("data-theme", "dark");
      await expect(root).toHaveAttribute("data-speed", "fast");
      await expect(root).toHaveAttribute("data-hand", "left");
      await choose(english ? "Français" : "English");
      await expect(page.getByRole("heading", { name: english ? "Réglages" : "Settings" })).toBeVisible();
      await choose(english ? "English" : "Français");

      await page.goto("/#/play/siam?seats=0,0");
      await expect(page.locator(".coordinates")).toHaveCount(0);
      if (english) {
        const board = (await page.locator(".board-area").boundingBox())!;
        expect(board.x).toBeGreaterThan((await page.locator(".side").boundingBox())!.x);
        // One click plays.
        const box = (await cell(page, "c1").locator(".cell").boundingBox())!;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.2);
        await expect(movesShown(page)).toHaveCount(1);
      }
      await page.goto("/#/settings");
      await page.getByRole("button", { name: english ? "Back to the usual settings" : "Rétablir" }).click();
      await expect(root).toHaveAttribute("data-board", "wood");
      await expect(root).toHaveAttribute("data-hand", "right");
    });

    test("a game is heard from the first gesture on, unless it is muted", async ({ page }) => {
      const heard = await hear(page);
      await page.goto("/#/play/siam?seats=0,0");
      expect(await heard()).toEqual([]);
      for (const move of SIAM_GAME) await playByMouse(page, move);
      await expect(page.locator(".status.over")).toBeVisible();
      const all = await heard();
      expect(new Set(all)).toEqual(new Set(["step", "turn", "scrape", "fall", "win"]));
      expect(all.slice(0, 2)).toEqual(["step", "step"]);
      expect(all.slice(-3)).toEqual(["scrape", "fall", "win"]);
      await page.getByRole("button", { name: english ? "Turn sounds off" : "Couper les sons" }).click();
      await page.goto("/#/play/samliam?seats=0,0&n=2");
      await playByMouse(page, "e5nw");
      await expect(movesShown(page)).toHaveCount(1);
      expect((await heard()).length).toBe(all.length);
      await page.getByRole("button", { name: english ? "Turn sounds on" : "Remettre les sons" }).click();
      await playByMouse(page, "a1nw");
      await expect.poll(async () => (await heard()).slice(all.length)).toEqual(["place"]);
    });
  });
}
