// What a table shows: the moves since one's own turn, hints, the side one sits at, announcements by hand.
import type { Page } from "@playwright/test";
import { cell, confirmButton, expect, movesShown, playByMouse, test } from "./support";

const marked = (page: Page) =>
  page
    .locator("[role=gridcell]:has(.last)")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-place")!).sort());

test("every opponent's move since one's own turn is marked", async ({ page }) => {
  await page.goto("/#/play/samliam?rules=players%3D3&seats=0,0,0&moves=e5nw+a1nw+c9se");
  await expect(page.locator(".cell.last")).toHaveCount(2);
  expect(await marked(page)).toEqual(["a1", "c9"]);
});

test("the whole of a push is marked", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&moves=@c1n+@a1n+c1c2n+a1e+c2c3n");
  await expect(page.locator(".cell.last")).toHaveCount(3);
  expect(await marked(page)).toEqual(["c2", "c3", "c4"]);
});

test("a hint is a ghost with an arrow, on dark cells too", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&start=2O2/2En2/1O1O1/5/5 E * 2");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator("[data-suggestion=c4c5n] .ghost")).toHaveCount(1, { timeout: 15_000 });
  await expect(page.locator("[data-suggestion] .tip")).toHaveCount(2);
});

test("the board is seen from one's own side and can be turned", async ({ page }) => {
  await page.goto("/#/play/siam?seats=1,0&moves=@c1n");
  const board = page.locator(".board");
  await expect(board).toHaveAttribute("data-turned", "true");
  const y = async (place: string) => (await cell(page, place).locator(".cell").boundingBox())!.y;
  expect(await y("a5")).toBeGreaterThan(await y("a1"));
  await playByMouse(page, "@c5s");
  await expect(movesShown(page).nth(1)).toContainText("@c5s");
  await page.getByRole("button", { name: "Turn the board" }).click();
  await expect(board).toHaveAttribute("data-turned", "false");
  expect(await y("a5")).toBeLessThan(await y("a1"));
  await expect(page.locator(".player").nth(1)).toContainText("You");
  const level = page.locator(".player").first().locator(".who");
  await expect(level).toContainText("level 1");
  expect(await level.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
});

test("resigning asks first, and stands apart from undo", async ({ page }) => {
  await page.goto("/#/play/siam?seats=0,0&moves=@c1n");
  const resign = page.getByRole("button", { name: "Resign" });
  const undo = page.getByRole("button", { name: "Undo" });
  expect(Math.abs((await resign.boundingBox())!.y - (await undo.boundingBox())!.y)).toBeGreaterThan(60);
  await resign.click();
  await page.getByRole("button", { name: "No, play on" }).click();
  await expect(page.locator(".status.over")).toHaveCount(0);
  await resign.click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("heading", { name: "Elephants win!" })).toBeVisible();
});

for (const locale of ["en-GB", "fr-FR"] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: locale === "en-GB" ? 1280 : 390, height: 844 } });

    test(`strict announcements offer everything, whatever holds, ${locale}`, async ({ page }) => {
      await page.goto("/#/play/samliam?rules=announce%3Dstrict&seats=0,0&moves=c3sw+a1nw+c5nw+a2nw");
      const calls = page.locator(".calls button strong");
      const nothing = locale === "en-GB" ? "Nothing" : "Rien";
      await playByMouse(page, "e5ne");
      await expect(calls).toHaveText(["SAM", "SONG", "WIN", nothing]);
      await calls.getByText("WIN").click();
      await expect(page.getByRole("alert")).toContainText(/does not hold|n’est pas vrai/);
      await expect(movesShown(page)).toHaveCount(4);
      await page.getByRole("button", { name: /^(Cancel|Annuler)$/ }).click();
      await playByMouse(page, "i1nw");
      await expect(calls).toHaveText(["SAM", "SONG", "WIN", nothing]);
      await page.getByRole("button", { name: /^(Cancel|Annuler)$/ }).click();
      await playByMouse(page, "e5ne");
      await calls.getByText("SAM").click();
      await expect(page.locator(".status")).toContainText(/one triangle is missing|un seul triangle/);
      await expect(page.locator("[data-announced]")).toHaveCount(1);
    });
  });
}

test("nothing scrolls at 1280 × 800, and small laptops get a large board", async ({ page }) => {
  for (const game of ["siam", "samliam"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/#/play/${game}?seats=0,0`);
    await expect(confirmButton(page)).toBeVisible();
    const over = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    expect(await over(), game).toBeLessThanOrEqual(0);
    for (const [width, height, share] of [
      [1366, 640, 0.72],
      [2560, 1440, 0.8],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = async () => {
        const box = (await page.locator(".board .ground").boundingBox())!;
        return box.height / height;
      };
      await expect.poll(size, { message: `${game} at ${width}` }).toBeGreaterThan(share);
    }
  }
});
