// Friends by a link: two play, a third watches; reloads and restarts lose nothing.
import type { Page } from "@playwright/test";
import { meet } from "./friends";
import { OwnServer } from "./server";
import { expect, movesShown, playByMouse, playByText, SIAM_GAME, test } from "./support";

test("two browsers play a whole game, a third watches, and they play again", async ({
  browser,
  baseURL,
  watch,
}) => {
  const { ana, bob, eve, close } = await meet(browser, baseURL!, watch);
  // While they play nobody gets help from the engine, whoever looks on neither.
  for (const page of [ana, bob, eve]) {
    await expect(page.getByRole("button", { name: "Turn the board" })).toBeVisible();
    await expect(page.getByText(/^(Hint|Analyse|Share|Review the game)$/)).toHaveCount(0);
  }
  // Each sits before their own side.
  await expect(ana.locator(".board")).toHaveAttribute("data-turned", "false");
  await expect(bob.locator(".board")).toHaveAttribute("data-turned", "true");
  await expect(bob.locator(".player").nth(1)).toContainText("You");
  for (const [ply, move] of SIAM_GAME.entries()) {
    const mover = ply % 2 === 0 ? ana : bob;
    await expect(mover.getByRole("heading", { name: "Your turn" })).toBeVisible();
    await playByMouse(mover, move);
    await expect(movesShown(ply % 2 === 0 ? bob : ana)).toHaveCount(ply + 1);
  }
  await expect(ana.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(bob.getByRole("heading", { name: "You lose this one" })).toBeVisible();
  await expect(eve.getByRole("heading", { name: "Elephants win!" })).toBeVisible();
  await expect(eve.getByRole("link", { name: "Review the game" })).toBeVisible();
  await bob.getByRole("button", { name: "Rematch" }).click();
  await ana.getByText("would like a rematch").waitFor();
  await ana.getByRole("button", { name: "Rematch" }).first().click();
  await expect(bob.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await expect(ana.getByRole("heading", { name: "Elephants to move" })).toBeVisible();
  await close();
});

test("take-back, draw offer and resignation", async ({ browser, baseURL, watch }) => {
  const { ana, bob, eve, close } = await meet(browser, baseURL!, watch);
  await playByText(ana, "@c1n");
  await expect(movesShown(bob)).toHaveCount(1);
  await ana.getByRole("button", { name: "Ask to take back" }).click();
  await bob.getByRole("button", { name: "Allow to take back" }).click();
  await expect(movesShown(eve)).toHaveCount(0);
  await playByText(ana, "@c1w");
  await expect(movesShown(bob)).toHaveCount(1);
  await bob.getByRole("button", { name: "Offer a draw" }).click();
  await ana.getByText("offers a draw").waitFor();
  await ana.getByRole("button", { name: "Decline" }).click();
  await expect(ana.getByText("offers a draw")).toHaveCount(0);
  await expect(bob.getByText("Ana declined the draw.")).toBeVisible();
  await bob.getByRole("button", { name: "Resign" }).click();
  await bob.getByRole("button", { name: "No, play on" }).click();
  await expect(bob.locator(".status.over")).toHaveCount(0);
  await bob.getByRole("button", { name: "Resign" }).click();
  await bob.getByRole("button", { name: "Yes, resign" }).click();
  await expect(ana.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(eve.getByText("Rhinos resigned")).toBeVisible();
  await close();
});

test("reload, kill and restart in mid-game lose nothing", async ({ browser }) => {
  const server = new OwnServer();
  await server.start();
  // A server that is gone is an error on the console, and here it is meant to be.
  const { ana, bob, eve, close } = await meet(browser, server.address, () => {});
  for (const [ply, move] of SIAM_GAME.entries()) {
    const mover = ply % 2 === 0 ? ana : bob;
    await expect(mover.getByRole("heading", { name: "Your turn" })).toBeVisible({ timeout: 15_000 });
    if (ply === 2) await ana.reload();
    if (ply === 4) {
      await bob.goto(server.address);
      await bob.getByRole("link", { name: "Go on with your game" }).click();
    }
    if (ply === 3 || ply === 5) {
      await server.stop(ply === 3 ? "SIGKILL" : "SIGTERM");
      await server.start();
    }
    await expect(mover.getByRole("heading", { name: "Your turn" })).toBeVisible({ timeout: 15_000 });
    await playByText(mover, move);
    await expect(movesShown(ply % 2 === 0 ? bob : ana)).toHaveCount(ply + 1, { timeout: 15_000 });
  }
  await expect(eve.getByRole("heading", { name: "Elephants win!" })).toBeVisible({ timeout: 15_000 });
  await close();
  await server.stop("SIGTERM");
});

for (const [locale, width] of [
  ["en-GB", 1280],
  ["fr-FR", 390],
] as const) {
  test(`an invitation says what it is to, answers come, and bad links lead on, ${locale}`, async ({
    browser,
    baseURL,
    watch,
  }) => {
    test.slow();
    const english = locale === "en-GB";
    const contexts = await Promise.all(
      [0, 1].map(() => browser.newContext({ locale, viewport: { width, height: 844 } })),
    );
    const [ana, bob] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
    for (const page of [ana, bob]) watch(page);
    await ana.goto(`${baseURL}/#/new/siam`);
    await ana.locator("input[value=online]").check();
    await ana.locator("#name").fill("Ana");
    await ana.locator("input[value='10+5']").check();
    await ana.locator("input[value='2015']").check();
    await ana.locator("input[value=pie]").check();
    await ana.locator("form .primary").click();
    await bob.goto(await ana.locator("[data-invite='1']").inputValue());
    await expect(bob.getByRole("heading", { level: 1 })).toHaveText(
      english ? "Ana invites you to a game of Siam" : "Ana vous invite à une partie de Siam",
    );
    const form = bob.locator("form");
    await expect(form).toContainText(english ? "You will play the rhinos" : "Vous jouerez les rhinocéros");
    await expect(form).toContainText(english ? "The 2015 booklet" : "La règle de 2015");
    await expect(form).toContainText(english ? "10 min + 5 s" : "10 min + 5 s par coup");
    await expect(form).toContainText(english ? "Pie rule" : "Règle du gâteau");
    await bob.locator("#name").fill("Bob");
    await bob.locator("form .primary").click();
    await expect(ana.locator(".player").nth(1)).toContainText("Bob");

    // No help while the game runs, for nobody.
    for (const page of [ana, bob]) {
      for (const name of [/^(Hint|Conseil)$/, /^(Analyse|Analyser)$/, /^(Share|Partager)$/]) {
        await expect(page.getByRole("button", { name })).toHaveCount(0);
        await expect(page.getByRole("link", { name })).toHaveCount(0);
      }
    }
    await playByMouse(ana, "@b1e");
    await ana.getByRole("button", { name: english ? "Ask to take back" : "Demander à reprendre" }).click();
    await bob.getByRole("button", { name: english ? "Decline" : "Refuser" }).click();
    await expect(
      ana.getByText(english ? "Bob did not allow the take-back." : "Bob : reprise refusée."),
    ).toBeVisible();

    await bob.getByRole("button", { name: english ? "Resign" : "Abandonner" }).click();
    await bob.getByRole("button", { name: english ? "Yes, resign" : "Oui, abandonner" }).click();
    const rematch = (page: Page) => page.getByRole("button", { name: /rematch|revanche/i });
    await expect(rematch(ana)).toHaveCount(1);
    await rematch(ana).click();
    await expect(rematch(bob)).toHaveText(english ? "Accept the rematch" : "Accepter la revanche");
    await expect(rematch(bob)).toHaveCount(1);
    await expect(rematch(ana)).toBeDisabled();
    const before = bob.url();
    await rematch(bob).click();
    await expect(bob).not.toHaveURL(before);
    await expect(bob.locator("[data-pie-said]")).toBeVisible();

    for (const address of ["#/nonsense", "#/play/siam?moves=@c3n", "#/play/siam?start=x"]) {
      await bob.goto(`${baseURL}/${address}`);
      await expect(bob.locator("[data-lost]")).toBeVisible();
    }
    await bob.locator("[data-lost] a").last().click();
    await expect(bob.locator("form.setup")).toBeVisible();
    await Promise.all(contexts.map((context) => context.close()));
  });
}
