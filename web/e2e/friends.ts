// Three people at a game online, each with a browser of their own.
import { expect, type Browser, type Page } from "@playwright/test";

type Friends = { ana: Page; bob: Page; eve: Page; close: () => Promise<void> };

/** Ana makes a game, Bob joins it, Eve watches. `userAgent`: what the browser of each says it is. */
export async function meet(
  browser: Browser,
  address: string,
  watch: (page: Page) => void,
  userAgent: (person: number) => string | undefined = () => undefined,
): Promise<Friends> {
  const contexts = await Promise.all(
    [0, 1, 2].map((person) => {
      const name = userAgent(person);
      const viewport = { width: 1000, height: 720 };
      return browser.newContext({ locale: "en-GB", viewport, ...(name ? { userAgent: name } : {}) });
    }),
  );
  const [ana, bob, eve] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
    Page,
  ];
  for (const page of [ana, bob, eve]) watch(page);
  await ana.goto(`${address}/#/new/siam`);
  await ana.getByRole("radio", { name: "With friends by a link" }).check();
  await ana.getByLabel("Your name").fill("Ana");
  await ana.getByRole("button", { name: "Create the link" }).click();
  const invite = await ana.locator("[data-invite='1']").inputValue();
  await bob.goto(invite);
  await bob.getByLabel("Your name").fill("<b>Bob</b>");
  await bob.getByRole("button", { name: "Sit down and play" }).click();
  await expect(ana.locator(".player").nth(1)).toContainText("<b>Bob</b>");
  const id = /game\/(\w+)/.exec(ana.url())![1]!;
  await eve.goto(`${address}/#/game/${id}`);
  await expect(eve.getByText("You are watching")).toBeVisible();
  return {
    ana,
    bob,
    eve,
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  };
}
