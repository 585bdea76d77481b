import { expect, test } from "vitest";
import { qrPicture } from "../../src/ui/qr";

/** The squares row by row, as the path draws them. */
async function rows(text: string): Promise<string[]> {
  const { size, path } = await qrPicture(text);
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, column, row]) => `${column} ${row}`),
  );
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (dark.has(`${column} ${row}`) ? "#" : ".")).join(""),
  );
}

test("a QR code has its three finder patterns, and grows with the text", async () => {
  const short = await rows("http://192.168.1.5:8080/#/join/yunc5xx4yptj/wQEZIjkCi_R7yUc1151LNu");
  const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  expect(short.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(short.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(short.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(short).toHaveLength(37); // version 5: 84 bytes at level M
  expect((await rows("x".repeat(200))).length).toBeGreaterThan(37);
  expect(await rows("x")).not.toEqual(await rows("y"));
});
