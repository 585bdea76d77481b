// Friends by a link: two play, a third watches; reloads and restarts lose nothing.
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
