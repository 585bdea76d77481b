// What the tests share: a page whose console stays silent, and hands that play.
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** What a test brings about itself. */
const OWN_DOING = /Service Worker registration blocked by Playwright/;

/** Fails the test at its end when a page said something on its console. */
export const test = base.extend<{ watch: (page: Page) => void; quiet: void }>({
  watch: async ({}, use) => {
    const said: string[] = [];
    await use((page) => {
      page.on("console", (message) => {
        const loud = message.type() === "error" || message.type() === "warning";
        if (loud && !OWN_DOING.test(message.text())) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
    });
    expect(said).toEqual([]);
  },
  quiet: [
    async ({ page, watch }, use) => {
      watch(page);
      await use();
    },
    { auto: true },
  ],
});
export { expect };

/** A desk in English and a phone in French. */
export const SIZES = [
  ["en-GB", { width: 1280, height: 800 }],
  ["fr-FR", { width: 390, height: 844 }],
] as const;

export const cell = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`);

/** Elephants push a rock north and win, with a rhino that only turns. */
export const SIAM_GAME = ["@c1n", "@a1n", "c1c2n", "a1e", "c2c3n", "a1n", "c3c4n", "a1e", "c4c5n"];
/** Red forms a square while Green looks on. */
export const SAMLIAM_GAME = ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne", "a9nw", "e3se"];

const DIRECTIONS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

function towards(way: string): [number, number] {
  return [...way].reduce<[number, number]>(
    ([x, y], letter) => [x + DIRECTIONS[letter]![0], y + DIRECTIONS[letter]![1]],
    [0, 0],
  );
}

/** The middle of a place, or where an arrow of the picker over it lies. */
async function spot(page: Page, place: string, way = ""): Promise<{ x: number; y: number }> {
  const box = (await cell(page, place).locator(".cell").boundingBox())!;
  const turned = (await page.locator(".board[data-turned]").getAttribute("data-turned")) === "true";
  const [dx, dy] = towards(way).map((one) => (turned ? -one : one)) as [number, number];
  return { x: box.x + box.width * (0.5 + 0.42 * dx), y: box.y + box.height * (0.5 + 0.42 * dy) };
}

/** The button that plays what is laid down. */
export const confirmButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Play it|Jouer ce coup)$/ });

/** The seat to move, as the players beside a board show it. */
const moverShown = (page: Page): Promise<number> =>
  page.locator(".player").evaluateAll((all) => all.findIndex((one) => one.classList.contains("moving")));

/** Enters a move as a hand with a mouse does: a place, an arrow, the button beside the board. */
export async function playByMouse(page: Page, move: string, mover?: number): Promise<void> {
  await layDown(page, move, (x, y) => page.mouse.click(x, y), mover);
  if (move.endsWith("x")) return page.getByRole("button", { name: "Take it off the board" }).click();
  const confirm = confirmButton(page);
  if ((await confirm.isVisible()) && (await confirm.isEnabled())) await confirm.click();
}

/** As a mouse or a finger does, up to the last look. */
export async function layDown(
  page: Page,
  move: string,
  tap: (x: number, y: number) => Promise<void>,
  mover?: number,
): Promise<void> {
  const click = async (place: string, way = "") => {
    const { x, y } = await spot(page, place, way);
    await tap(x, y);
  };
  const enter = /^@?([a-i][1-9])(nw|ne|se|sw|[nesw])$/.exec(move);
  const go = /^([a-i][1-9])([nesw]{2})?-?([a-i][1-9])(nw|ne|se|sw|[nesw])$/.exec(move);
  if (go) {
    await click(go[1]!, go[2] ?? "");
    await click(go[3]!);
    await click(go[3]!, go[4]!);
  } else if (move.startsWith("@")) {
    // From the reserve of whoever is to move: an own animal may stand where it enters.
    const seat = mover ?? (await moverShown(page));
    const box = (await page.locator(`[data-reserve="${seat}"]`).boundingBox())!;
    await tap(box.x + box.width / 2, box.y + box.height / 2);
    await click(enter![1]!);
    await click(enter![1]!, enter![2]!);
  } else {
    await click(move.slice(0, 2));
    if (enter) await click(enter[1]!, enter[2]!);
  }
}

export async function playByText(page: Page, move: string): Promise<void> {
  await page.getByLabel("Type a move").fill(move);
  await page.keyboard.press("Enter");
}

export const movesShown = (page: Page): Locator => page.locator("[data-moves] li");

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Tab until what has the focus fits a selector. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const there = () => page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector);
  for (let i = 0; i < 40; ++i) {
    if (await there()) return;
    await page.keyboard.press("Tab");
  }
  expect(await there(), `Tab reaches ${selector}`).toBe(true);
}

/** Arrow keys to a cell, from wherever the focus is. */
export async function walkTo(page: Page, to: string): Promise<void> {
  await tabTo(page, "[data-place]");
  const from = (await page.evaluate(() => document.activeElement?.getAttribute("data-place")))!;
  const right = to.charCodeAt(0) - from.charCodeAt(0);
  const up = Number(to[1]) - Number(from[1]);
  await press(page, ...Array<string>(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"));
  await press(page, ...Array<string>(Math.abs(up)).fill(up > 0 ? "ArrowUp" : "ArrowDown"));
}

const ARROWS: Record<string, string> = { n: "ArrowUp", e: "ArrowRight", s: "ArrowDown", w: "ArrowLeft" };

/** Plays a move by keys alone. `reserve`: a piece is taken from there first. */
export async function playByKeys(page: Page, move: string, reserve = false): Promise<void> {
  const parts = /^@?([a-i][1-9])(?:[nesw]{0,2}-?([a-i][1-9]))?([nesw]{1,2}|x)$/.exec(move)!;
  const [, from, to, way] = parts as unknown as [string, string, string | undefined, string];
  const arrows = way === "x" ? [] : [...way].map((letter) => ARROWS[letter]!);
  await walkTo(page, from);
  if (reserve) await press(page, "r");
  await press(page, "Enter");
  if (way === "x") return press(page, "x", "Enter");
  if (to) {
    await walkTo(page, to);
    await press(page, "Enter");
  } else if (!move.startsWith("@") && way.length === 1) {
    await press(page, "Enter"); // it turns where it stands
  }
  await press(page, ...arrows, "Enter");
}
