// Pictures of the main screens, phone and desktop, light and dark, into docs/images: scripts/screenshots.
import { test, type Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { OwnServer } from "../e2e/server";

type Screen = { name: string; address: string; prepare?: (page: Page, phone: boolean) => Promise<void> };

async function point(page: Page, place: string, dx = 0, dy = 0): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-place="${place}"] .cell`).boundingBox())!;
  return { x: box.x + box.width * (0.5 + dx), y: box.y + box.height * (0.5 + dy) };
}

async function touch(page: Page, phone: boolean, place: string): Promise<void> {
  const { x, y } = await point(page, place);
  if (phone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const screens: Screen[] = [
  { name: "home", address: "/" },
  { name: "new", address: "/#/new/siam" },
  {
    name: "siam",
    address: "/#/play/siam?seats=0,0&start=2Es2/2Rs2/EeReRnOO/2O2/Rn4 E * 10",
    prepare: async (page, phone) => {
      await touch(page, phone, "a3");
      await touch(page, phone, "b3");
    },
  },
  { name: "puzzles", address: "/#/puzzles/siam" },
  {
    name: "puzzle",
    address: "/#/puzzles/siam",
    prepare: async (page) => {
      await page.getByText("Medium").click();
      await page.getByRole("link", { name: "Win in 3 moves" }).last().click();
      await page.getByRole("grid").waitFor();
    },
  },
  {
    name: "samliam",
    address: "/#/play/samliam?seats=0,0&moves=c3sw+g7nw+c6nw+f7ne+f6ne",
    prepare: async (page, phone) => {
      if (phone) return touch(page, phone, "f3");
      const { x, y } = await point(page, "f3", 0.3, 0.3);
      await page.mouse.move(x, y);
    },
  },
  {
    name: "learn-siam",
    address: "/#/learn/siam/two-rocks",
    prepare: (page) => page.locator("[data-answer='0']").click(),
  },
  {
    name: "learn-samliam",
    address: "/#/learn/samliam/song",
    prepare: (page) => page.locator("[data-answer='SONG']").click(),
  },
  {
    name: "analysis",
    address: "/#/analyse/siam?tree=@c1n+@a1n+(+@e5w+{+a+try+}+@d5s+)+c1c2n+a1e+c2c3n?+{+too+early+}+a1n&at=3",
    prepare: async (page) => {
      await page.locator("[data-lines='3']").waitFor();
      await page.waitForTimeout(2500);
    },
  },
  {
    name: "review",
    address: "/#/analyse/siam?tree=@c1n+@a1n+c1c2n+a1e+c2c3n+a1n+c3c4n+a1e+c4c5n&show=review",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Review again" }).waitFor();
      await page.locator("[data-mistakes] button").first().click();
    },
  },
  {
    name: "editor",
    address: "/#/analyse/samliam?show=editor&tree=c3sw+g7nw+c6nw+f7ne&at=4",
    prepare: async (page) => {
      await page.locator("[data-place='e5']").click();
      await page.getByLabel("south-east").check({ force: true });
      await page.locator("[data-place='e5']").click();
    },
  },
];

const server = new OwnServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop("SIGTERM"));

for (const phone of [false, true]) {
  for (const scheme of ["light", "dark"] as const) {
    const size = phone ? "phone" : "desktop";
    test(`${size}, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: server.address,
        colorScheme: scheme,
        reducedMotion: "reduce",
        locale: "en-GB",
        hasTouch: phone,
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      });
      for (const { name, address, prepare } of screens) {
        const page = await context.newPage();
        await page.goto(address);
        await page.getByRole("heading").first().waitFor();
        await page.waitForTimeout(800); // until the engine has said which games it plays
        await prepare?.(page, phone);
        await page.waitForTimeout(300);
        const file = new URL(`../../docs/images/page-${name}-${size}-${scheme}.png`, import.meta.url);
        await page.screenshot({ path: fileURLToPath(file) });
        await page.close();
      }
      await context.close();
    });
  }
}
