// A page from another machine of the house comes over plain HTTP, where browsers forbid much: what the page needs of
// that has another way, or it says why it is off.
// Browsers also complain about headers that count in secure contexts alone: the console is not looked at.
import { expect, test } from "@playwright/test";
import { movesShown, playByText } from "./support";

const house = (baseURL: string) => baseURL.replace("127.0.0.1", "howdah.test");

test("friends play, and links are copied, without a secure context", async ({ page, baseURL, context }) => {
  await page.goto(house(baseURL!));
  expect(await page.evaluate(() => [isSecureContext, "clipboard" in navigator])).toEqual([false, false]);
  await expect(page.getByText("do not keep the page for playing without a network")).toBeVisible();
  await page.goto(`${house(baseURL!)}/#/new/siam`);
  await page.getByRole("radio", { name: "With friends by a link" }).check();
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("button", { name: "Create the link" }).click();
  const link = await page.locator("[data-invite='1']").inputValue();
  expect(link).toContain(house(baseURL!));
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.getByLabel("Type a move").focus();
  await page.keyboard.press("Control+V");
  await expect(page.getByLabel("Type a move")).toHaveValue(link);

  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await playByText(page, "@c1n");
  await expect(movesShown(friend)).toHaveCount(1);
});

test("a dialog copies without a secure context, too", async ({ page, baseURL }) => {
  await page.goto(`${house(baseURL!)}/`);
  await page.locator("[data-play='siam']").click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy: Position" }).click();
  await expect(page.getByRole("button", { name: "Copy: Position" })).toHaveText("Copied");
  const position = await page.getByLabel("Position", { exact: true }).inputValue();
  await page.getByLabel("Open a game").focus();
  await page.keyboard.press("Control+V");
  await expect(page.getByLabel("Open a game")).toHaveValue(position);
});

test("on this machine nothing is off", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("is a game by")).toBeVisible();
  await expect(page.getByText("do not keep the page")).toHaveCount(0);
});
