// Three servers on one database behind a load balancer: everybody on another one, and nobody has to reload when
// servers are killed.
import type { Page } from "@playwright/test";
import { DatabaseProxy } from "../../bench/online/database_proxy.mjs";
import { Balancer } from "./balancer";
import { meet } from "./friends";
import { startPostgres } from "./postgres";
import { OwnServer } from "./server";
import { expect, movesShown, playByText, SIAM_GAME, test } from "./support";

let database: Awaited<ReturnType<typeof startPostgres>>;
let servers: OwnServer[];
let balancer: Balancer;
let address: string;

test.beforeAll(async () => {
  database = await startPostgres();
  servers = [0, 1, 2].map(() => new OwnServer(["--no-limits"], ["--database", database.url]));
  for (const server of servers) await server.start();
  balancer = new Balancer(servers.map(({ port }) => port));
  address = await balancer.start();
});
test.afterAll(async () => {
  balancer.close();
  for (const server of servers) await server.stop("SIGKILL");
  await database.stop();
});

/** Each person's browser is sent to a server of its own; one that is killed is an error on the console. */
const gather = (browser: Parameters<typeof meet>[0]) =>
  meet(
    browser,
    address,
    () => {},
    (person) => `Mozilla/5.0 prefers/${person}`,
  );

const PROMISED = { timeout: 5000 }; // for presence across servers
const presence = (page: Page, seat: number) => page.locator(".player").nth(seat).locator(".presence");

test("the players' servers are killed in mid-game, and nobody has to reload", async ({ browser }) => {
  test.setTimeout(90_000);
  const { ana, bob, eve, close } = await gather(browser);
  const pages = [ana, bob, eve];
  for (const page of pages) await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  for (const [ply, move] of SIAM_GAME.entries()) {
    const mover = ply % 2 === 0 ? ana : bob;
    if (ply === 2) await servers[0]!.stop("SIGKILL");
    if (ply === 4) await servers[0]!.start();
    if (ply === 5) await Promise.all([servers[1]!.stop("SIGKILL"), servers[0]!.stop("SIGKILL")]);
    if (ply === 7) await Promise.all([servers[0]!.start(), servers[1]!.start()]);
    await expect(mover.getByRole("heading", { name: "Your turn" })).toBeVisible({ timeout: 15_000 });
    await playByText(mover, move);
    for (const page of pages) await expect(movesShown(page)).toHaveCount(ply + 1, { timeout: 15_000 });
  }
  await expect(ana.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(bob.getByRole("heading", { name: "You lose this one" })).toBeVisible();
  await expect(eve.getByRole("heading", { name: "Elephants win!" })).toBeVisible();
  for (const page of pages) await expect(page.locator("body[data-same-page]")).toHaveCount(1);
  await close();
});

test("everybody sees who is there, whatever server they are on", async ({ browser }) => {
  const { ana, bob, eve, close } = await gather(browser);
  for (const page of [ana, bob, eve])
    for (const seat of [0, 1]) await expect(presence(page, seat)).toContainText("here", PROMISED);
  const address = bob.url();
  await bob.goto("about:blank");
  for (const page of [ana, eve]) await expect(presence(page, 1)).toContainText("away", PROMISED);
  await expect(presence(ana, 0)).toContainText("here");
  await bob.goto(address);
  for (const page of [ana, eve]) await expect(presence(page, 1)).toContainText("here", PROMISED);
  await close();
});

test("an offer reaches whoever is on another server, and so does the answer", async ({ browser }) => {
  const { ana, bob, eve, close } = await gather(browser);
  await playByText(ana, "@c1n");
  await expect(movesShown(bob)).toHaveCount(1);
  await bob.getByRole("button", { name: "Offer a draw" }).click();
  await ana.getByRole("button", { name: "Decline" }).click();
  await expect(bob.getByText("Ana declined the draw.")).toBeVisible();
  // What is done while the server is gone is done when it is back.
  await servers[1]!.stop("SIGKILL");
  await bob.getByRole("button", { name: "Resign" }).click();
  await bob.getByRole("button", { name: "Yes, resign" }).click();
  await expect(ana.getByRole("heading", { name: "You win!" })).toBeVisible({ timeout: 15_000 });
  await expect(eve.getByText("Rhinos resigned")).toBeVisible();
  await servers[1]!.start();
  await close();
});

test("a database that goes away is told, and play goes on by itself when it is back", async ({ browser }) => {
  const proxy = new DatabaseProxy(database.url);
  await proxy.listen();
  const server = new OwnServer(["--no-limits"], ["--database", proxy.url]);
  servers.push(server); // ended with the others
  await server.start();
  const { ana, bob, close } = await meet(browser, server.address, () => {});
  proxy.silence(true);
  await playByText(ana, "@c1n");
  await expect(movesShown(ana)).toHaveCount(1); // shown at once, though it is not stored yet
  await expect(ana.getByRole("alert").filter({ hasText: "stored" })).toBeVisible();
  await expect(movesShown(bob)).toHaveCount(0);
  proxy.silence(false);
  await expect(movesShown(bob)).toHaveCount(1, { timeout: 20_000 });
  await expect(ana.getByRole("alert")).toHaveCount(0, { timeout: 20_000 });
  await playByText(bob, "@a1n");
  await expect(movesShown(ana)).toHaveCount(2);
  await close();
  proxy.close();
});
