// Fair starts: the pie rule against the engine, between people and with a spectator; balanced positions; the values of
// first moves. The lists are small ones made by hand.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { load } from "../tests/wasm";
import { cell, expect, movesShown, playByKeys, playByMouse, playByText, tabTo, test, SIZES } from "./support";

test.use({ serviceWorkers: "block" }); // so that the lists can be replaced

const keep = (page: Page) => page.getByRole("button", { name: /^(Keep|Garder) / });
const take = (page: Page) =>
  page.getByRole("button", { name: /^(Take|Prendre) (the elephants|Red|les éléphants)/ });
const said = (page: Page) => page.locator("[data-pie-said]");
const spoken = (page: Page) => page.locator("[data-spoken]");
const own = (page: Page, seat: number) => page.locator(".player").nth(seat).locator(".you");
/** Level 1 replies within a second or two. */
const PATIENT = { timeout: 15_000 };

for (const [locale, viewport] of SIZES) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ locale, viewport });
    const english = locale === "en-GB";

    test("the second player takes the engine's side, takes that back, and keeps", async ({ page }) => {
      await page.goto("/#/play/siam?swap=pie&seats=1,0");
      await expect(take(page)).toHaveText(english ? "Take the elephants" : "Prendre les éléphants", PATIENT);
      await expect(keep(page)).toHaveText(english ? "Keep the rhinos" : "Garder les rhinocéros");
      for (const button of [keep(page), take(page)]) {
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await take(page).click();
      await expect(own(page, 0)).toBeVisible();
      await expect(spoken(page)).toContainText(
        english ? "You took the elephants" : "Vous avez pris les éléphants",
      );
      await expect(movesShown(page)).toHaveCount(3, PATIENT); // the swap among them
      await expect(page.locator("[data-moves] .swap")).toHaveText(
        english ? "sides exchanged" : "camps échangés",
      );
      await page.getByRole("button", { name: /^(Undo|Reprendre)$/ }).click();
      await expect(own(page, 1)).toBeVisible();
      await keep(page).click();
      await expect(page.locator("[data-pie]")).toContainText(english ? "You keep the rhinos" : "Vous gardez");
      await playByMouse(page, "@e5s");
      await expect(said(page)).toHaveText(
        english ? "The sides stay as they were." : "Chacun garde son camp.",
      );
      await expect(take(page)).toHaveCount(0);
    });

    test("the engine swaps when the first move is too good", async ({ page }) => {
      await page.goto("/#/play/siam?swap=pie&seats=0,9");
      await expect(said(page)).toContainText(english ? "may take your side" : "pourra prendre votre camp");
      const strongest = await worst();
      await playByMouse(page, strongest);
      await expect(own(page, 1)).toBeVisible(PATIENT);
      await expect(said(page)).toContainText(english ? "took the elephants" : "a pris les éléphants");
      await expect(page.locator(".player").first()).toContainText(english ? "level 9" : "niveau 9");
      await page.reload();
      await expect(own(page, 1)).toBeVisible();
      await page.getByRole("button", { name: /^(Share|Partager)$/ }).click();
      const link = page.getByRole("textbox", { name: /^(Link to this game|Lien vers cette partie)$/ });
      const record = page.getByRole("textbox", { name: /^(Game record|Feuille de partie)$/ });
      await expect(record).toHaveValue(/\[Swap "pie"\][^]*swap/);
      const address = await link.inputValue();
      expect(address).toContain("seats=0%2C9");
      await page.locator("#import").fill(await record.inputValue());
      await page.getByRole("button", { name: /^(Open|Ouvrir)$/ }).click();
      await expect(page.locator("[data-moves] .swap")).toBeVisible();
      await page.goto(address);
      await expect(own(page, 1)).toBeVisible();
    });
  });
}

/** The first move that is best for whoever makes it. */
async function worst(): Promise<string> {
  const engine = await load("engine");
  return (engine.call("think", { game: "siam", level: 10, time: 300 }) as { move: string }).move;
}

test("by keyboard alone, heard by a screen reader", async ({ page }) => {
  await page.goto("/#/play/samliam?swap=pie&seats=0,0");
  await expect(said(page)).toContainText("the second player may take Red");
  await playByKeys(page, "e5nw");
  await expect(page.locator("[data-pie] [role=status]")).toContainText("which side would you rather have?");
  await tabTo(page, "[data-pie] button:last-of-type");
  await expect(take(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toContainText("whoever made the first move now plays Green");
  await expect(movesShown(page)).toHaveCount(2);
});

test("the hint may be to take the other side", async ({ page }) => {
  await page.goto(`/#/play/siam?swap=pie&seats=0,0&moves=${await worst()}`);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("Hint: take the elephants")).toBeVisible(PATIENT);
});

test("two browsers by the pie rule, a third watches; take-back and rematch", async ({
  browser,
  baseURL,
  watch,
}) => {
  test.slow();
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ locale: "en-GB" })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [ana, bob, eve] = pages as [Page, Page, Page];
  pages.forEach(watch);
  await ana.goto(`${baseURL}/#/new/siam`);
  await ana.getByRole("radio", { name: "With friends by a link" }).check();
  await ana.getByLabel("Your name").fill("Ana");
  await ana.getByRole("radio", { name: "Pie rule" }).check();
  await ana.getByRole("button", { name: "Create the link" }).click();
  await bob.goto(await ana.locator("[data-invite='1']").inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down and play" }).click();
  await expect(said(bob)).toContainText("you may take the elephants");
  await eve.goto(`${baseURL}/#/game/${/game\/(\w+)/.exec(ana.url())![1]}`);
  await expect(said(eve)).toContainText("the second player may take the elephants");

  await playByText(ana, "@c1n");
  await expect(take(bob)).toBeVisible();
  await expect(take(ana)).toHaveCount(0);
  await expect(take(eve)).toHaveCount(0);
  await take(bob).click();
  await expect(said(ana)).toContainText("Bob took the elephants: now you play the rhinos");
  await expect(said(bob)).toContainText("You took the elephants");
  await expect(said(eve)).toContainText("The sides were exchanged");
  await expect(spoken(eve)).toContainText("The sides were exchanged");
  await expect(eve.locator(".player").first()).toContainText("Bob");

  await bob.getByRole("button", { name: "Ask to take back" }).click();
  await ana.getByRole("button", { name: "Allow to take back" }).click();
  await expect(take(bob)).toBeVisible();
  await take(bob).click();
  await expect(said(ana)).toContainText("Bob took the elephants"); // before that it is not her turn
  await playByText(ana, "@a1n");
  await expect(movesShown(eve)).toHaveCount(3);
  await ana.getByRole("button", { name: "Resign" }).click();
  await ana.getByRole("button", { name: "Yes, resign" }).click();
  await expect(bob.getByRole("heading", { name: "You win!" })).toBeVisible();
  await ana.getByRole("button", { name: "Rematch" }).click();
  await bob.getByRole("button", { name: "Accept the rematch" }).click();
  // Bob, who was second at first, begins now.
  await expect(said(bob)).toContainText("may take your side");
  await expect(own(bob, 0)).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test.describe("with lists", () => {
  const lists = "game siam\nrules classic\n1 +0.12 1.5 @a3e @e3w\n2 -0.05 1 @b1n @e5s b1e\n";

  async function mapText(): Promise<string> {
    const rules = await load("rules");
    const view = rules.call("view", { game: "siam" }) as { moves: string[][] };
    const value = (index: number) => ((index % 13) - 6) / 2;
    const values = view.moves.map(
      ([move], index) => `${value(index) < 0 ? "" : "+"}${value(index).toFixed(2)} ${move}`,
    );
    return `game siam\nrules classic\n${values.join("\n")}\n`;
  }

  test.beforeEach(async ({ page }) => {
    const map = await mapText();
    await page.route("**/balanced-*.txt", (route) => route.fulfill({ body: lists }));
    await page.route("**/first-moves-*.txt", (route) => route.fulfill({ body: map }));
  });

  test("beginners are offered the booklet first, others the pie rule; balanced where there are positions", async ({
    page,
  }) => {
    await page.goto("/#/new/siam");
    const choices = page.getByRole("group", { name: "Fair start" }).getByRole("radio");
    await expect(choices.first()).toBeChecked();
    await expect(choices.first()).toHaveAccessibleName(/As in the booklet/);
    await expect(page.getByRole("group", { name: "Fair start" })).toContainText("Recommended");
    await page.getByRole("radio", { name: "Balanced position" }).check();
    await page.getByRole("radio", { name: "Side by side" }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page).toHaveURL(/start=balanced%3A[12]&/);
    await expect(said(page)).toHaveText(/^Balanced position [12]$/);
    const number = /balanced%3A(\d)/.exec(page.url())![1];
    await playByText(page, number === "1" ? "@c1n" : "@c5s");
    await page.reload();
    await expect(movesShown(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("textbox", { name: "Game record" })).toHaveValue(
      new RegExp(`\\[Opening "balanced ${number}"\\]`),
    );
    await page.goto("/#/new/siam");
    await expect(choices.first()).toHaveAccessibleName(/Pie rule/);
    await expect(choices.first()).toBeChecked();
    await page
      .getByText("The rules of 2015", { exact: false })
      .or(page.locator("input[value='2015']"))
      .first()
      .click({ force: true });
    await expect(page.getByText("No balanced position is known for these rules yet.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Balanced position" })).toBeDisabled();
    await page.goto("/#/play/siam?start=balanced:99&seats=0,0");
    await expect(page.getByRole("alert")).toContainText("numbered from 1 to 2");
  });

  test("with three players there is none, and why", async ({ page }) => {
    await page.goto("/#/new/samliam");
    await page.getByRole("radio", { name: "3", exact: true }).check();
    await expect(page.getByRole("group", { name: "Fair start" })).toContainText("for two players only");
  });

  for (const [locale, viewport] of SIZES) {
    test.describe(`${locale}, ${viewport.width} pixels`, () => {
      test.use({ locale, viewport });

      test("the values of first moves are drawn, walked by keys and told in words", async ({ page }) => {
        await page.goto("/#/analyse/siam?show=first");
        const wedges = page.locator("[data-first-moves] path");
        await expect(wedges).not.toHaveCount(0);
        const all = await wedges.count();
        await tabTo(page, "[data-place]");
        await page.keyboard.press("Enter");
        await expect(page.locator("[data-place=a1]")).toHaveAttribute("aria-label", /a1\s?: .*\s?: \d+\s%/);
        const play = page.getByRole("button", { name: /^(Play|Jouer) @a1/ });
        await expect(play.first()).toBeVisible();
        await page.locator("details summary").click();
        await expect(page.locator("details tbody tr")).toHaveCount(all);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await cell(page, "c3").click();
        await expect(play).toHaveCount(0);
        await cell(page, "b1").click();
        await page
          .getByRole("button", { name: /^(Play|Jouer) @b1/ })
          .first()
          .click();
        await expect(page).toHaveURL(/tree=%40b1/);
      });
    });
  }
});

test("rules without a map of first moves say so", async ({ page }) => {
  await page.route("**/first-moves-*.txt", (route) => route.fulfill({ body: "" }));
  await page.goto("/#/analyse/samliam?show=first");
  await expect(page.getByText("The values of the first moves are not known")).toBeVisible();
});
