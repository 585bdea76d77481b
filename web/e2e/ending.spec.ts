// How a game ends: a banner on the board, what won traced, confetti or consolation, the game in numbers.
import AxeBuilder from "@axe-core/playwright";
import { expect, SAMLIAM_GAME, SIAM_GAME, test, SIZES } from "./support";

for (const [locale, viewport] of SIZES) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ locale, viewport });
    const english = locale === "en-GB";

    for (const [game, moves, title] of [
      ["siam", SIAM_GAME, english ? "Elephants win!" : "Les éléphants gagnent !"],
      ["samliam", SAMLIAM_GAME, english ? "Red wins!" : "Rouge gagne !"],
    ] as const) {
      test(`a won game of ${game}`, async ({ page }) => {
        await page.goto(`/#/play/${game}?seats=0,0&moves=${moves.join("+")}`);
        const banner = page.locator("[data-ending=win]");
        await expect(banner).toContainText(title);
        await expect(page.locator("[data-trace] > *")).toHaveCount(1);
        await expect(page.locator("[data-confetti] i").first()).toBeAttached();
        const numbers = page.locator("[data-numbers=done]");
        await expect(numbers).toContainText(english ? `${moves.length} moves` : `${moves.length} coups`, {
          timeout: 20_000,
        });
        await expect(numbers).toContainText(english ? "Turning points: move" : "Tournants : coup");
        await expect(page.getByRole("button", { name: english ? "Play again" : "Rejouer" })).toHaveCount(1);
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await banner.getByRole("button", { name: english ? "Close" : "Fermer" }).click();
        await expect(banner).toHaveCount(0);
      });
    }

    test("a lost game is consoled, without confetti", async ({ page }) => {
      await page.goto("/#/play/siam?seats=0,1&moves=@c1n");
      await page.getByRole("button", { name: english ? "Resign" : "Abandonner" }).click();
      await page.getByRole("button", { name: english ? "Yes, resign" : "Oui, abandonner" }).click();
      const banner = page.locator("[data-ending=loss]");
      await expect(banner).toContainText(english ? "Well fought." : "Bien défendu.");
      await expect(page.locator("[data-confetti]")).toHaveCount(0);
    });
  });
}
