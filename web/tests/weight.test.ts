// What a browser fetches for the first board, packed; what is loaded on demand comes later.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const dist = new URL("../dist/", import.meta.url);

/** What a file names that is fetched with it. */
function needs(file: string): string[] {
  const found = (pattern: RegExp) =>
    [...readFileSync(new URL(file, dist), "utf8").matchAll(pattern)].map(([, name]) => `assets/${name}`);
  if (file.endsWith(".html")) return found(/(?:src|href)="\/assets\/([^"]+)"/g);
  if (file.endsWith(".css")) return found(/url\(\/assets\/([^)"]+)\)/g);
  return file.endsWith(".js") ? found(/\b(?:from|import)\s*"\.\/([^"]+)"/g) : [];
}

test("the first board weighs at most 300 kB without the engine", () => {
  const rules = readdirSync(new URL("assets/", dist)).filter((file) => /^rules-.*\.wasm$/.test(file));
  const first = new Set(["index.html", ...rules.map((file) => `assets/${file}`)]);
  for (const file of first) needs(file).forEach((one) => first.add(one));
  expect([...first].map((file) => file.replace(/^.*\./, "")).sort()).toEqual(
    expect.arrayContaining(["css", "html", "js", "wasm", "woff2"]),
  );
  const bytes = [...first].reduce((sum, file) => sum + statSync(new URL(`${file}.gz`, dist)).size, 0);
  console.log(`first board: ${Math.round(bytes / 1000)} kB packed`);
  expect(bytes).toBeLessThanOrEqual(300_000);
});
