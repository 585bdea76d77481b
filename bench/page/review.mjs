// How long the page takes to review a game of 40 plies, in a real Chromium on this machine.
//   node bench/page/review.mjs PROGRAM
// The games are played here by the program, at a middling level. Needs the page built into web/dist.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = process.argv[2];
if (program === undefined || process.argv.length > 3) {
  console.error("review.mjs: name the program howdah, and nothing else");
  process.exit(2);
}
const web = fileURLToPath(new URL("../../web/", import.meta.url));
const { chromium } = createRequire(web)("@playwright/test");
const PLIES = 40;

/** The first 40 moves of the first game that lasts as long. */
function longGame(game, folder) {
  const records = join(folder, `${game}.txt`);
  const words = ["match", game, "--engine", "level:7", "--engine", "level:7", "--games", "8"];
  const limits = ["--nodes", "2000", "--openings", "random:4", "--max-plies", String(PLIES)];
  execFileSync(program, [...words, ...limits, "--records", records], { stdio: "ignore" });
  const games = readFileSync(records, "utf8")
    .split(/\n(?=\[Game)/)
    .map((text) => text.replace(/\[.*\]/g, "").match(/[@a-i][a-i0-9][a-z0-9@!-]+/g) ?? []);
  const long = games.find((moves) => moves.length >= PLIES);
  if (long === undefined) throw new Error(`no game of ${game} lasted ${PLIES} plies`);
  return long.slice(0, PLIES);
}

async function serve(folder) {
  const words = ["serve", "--port", "0", "--page", join(web, "dist"), "--data", folder];
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const found = /:(\d+)\//.exec(text.toString());
      if (found) resolve(found[1]);
    });
    child.on("exit", () => reject(new Error("the server ended")));
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

/** The longest time between two frames until it is told to end. */
function watchFrames() {
  window.longest = 0;
  let before = performance.now();
  const frame = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const folder = mkdtempSync(join(tmpdir(), "howdah-review-"));
const { child, address } = await serve(folder);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const game of ["siam", "samliam"]) {
    const moves = longGame(game, folder);
    const page = await browser.newPage({ locale: "en-GB" });
    await page.goto(`${address}/#/analyse/${game}?tree=${moves.map(encodeURIComponent).join("+")}`);
    await page.getByRole("button", { name: "Review", exact: true }).click();
    await page.evaluate(watchFrames);
    const begin = performance.now();
    await page.getByRole("button", { name: "Review the main line" }).click();
    await page.getByRole("button", { name: "Review again" }).waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - begin) / 1000;
    const found = await page.locator("[data-mistakes] > li").count();
    const longest = Math.round(await page.evaluate(() => window.longest));
    console.log(
      `${game}: ${moves.length} plies in ${seconds.toFixed(1)} s, ${found} turning points, ` +
        `longest wait for a frame ${longest} ms`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  child.kill();
  rmSync(folder, { recursive: true, force: true });
}
