// The puzzle of the day, and what the front page knows of its reader.
import { readFileSync } from "node:fs";
import { dayOf, ofDay } from "../src/puzzles/daily";
import { expect, movesShown, test, SIZES } from "./support";

const NOON = new Date(2026, 10, 18, 12);
const GAMES = ["siam", "samliam"];

/** The solutions of a game's puzzles, in their order. */
function solutions(game: string): string[][] {
  const text = readFileSync(new URL(`../../data/puzzles/${game}.txt`, import.meta.url), "utf8");
  return text.split("\n").flatMap((line) => {
    const fields = line.split(" | ");
    return fields.length > 6 && !line.startsWith("#") ? [fields[6]!.split(" ")] : [];
  });
}

for (const [locale, viewport] of SIZES) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ locale, viewport });
    const english = locale === "en-GB";

    test("the puzzle of the day follows from the date, and makes a streak", async ({ page }) => {
      const day = dayOf(NOON);
      const game = GAMES[day % GAMES.length]!;
      const solution = ofDay(solutions(game), day);
      await page.clock.setFixedTime(NOON);
      await page.addInitScript((before) => {
        if (localStorage.getItem("daily") === null)
          localStorage.setItem("daily", JSON.stringify({ last: before, days: 4, best: 6 }));
      }, day - 1);
      await page.goto("/");
      await expect(page.getByText(english ? "Days in a row: 4" : "Jours d’affilée : 4")).toBeVisible();
      await page.locator("[data-daily]").click();
      for (let ply = 0; ply < solution.length; ply += 2) {
        await page.getByLabel(/^(Type a move|Écrire un coup)$/).fill(solution[ply]!);
        await page.keyboard.press("Enter");
        if (ply + 1 < solution.length)
          await expect(movesShown(page)).toHaveCount(ply + 2, { timeout: 30_000 });
      }
      await expect(page.locator("[data-streak]")).toContainText("5", { timeout: 30_000 });
      await page.goto("/");
      await expect(page.locator("[data-daily]")).toContainText(
        english ? "solved today" : "résolu aujourd’hui",
      );
      await expect(page.locator(`[data-progress=${game}]`)).toContainText(
        english ? "Puzzles solved: 1" : "Problèmes résolus : 1",
      );
    });
  });
}
