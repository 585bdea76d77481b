// The checker of imports and names, on small trees with and without faults.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/check-imports.mjs", import.meta.url));
const trees: string[] = [];
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })));

const GOOD = {
  "main.ts": 'import App from "./pages/App.svelte";',
  "pages/App.svelte": '<script>import { list } from "../games/catalogue";</script>',
  "games/catalogue.ts": 'import { chess } from "./chess";\nexport const list = [chess];',
  "games/chess/index.ts": 'import url from "../../../../data/chess.txt?url";\nexport const chess = "chess";',
};

function check(files: Record<string, string>): { status: number | null; said: string[] } {
  const root = mkdtempSync(join(tmpdir(), "imports-"));
  trees.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: "utf8" });
  return { status, said: stderr.trim() === "" ? [] : stderr.trim().split("\n") };
}

test("a tree without faults passes", () => {
  expect(check(GOOD)).toEqual({ status: 0, said: [] });
});

test("a cycle of two folders fails, with the imports that form it", () => {
  const { status, said } = check({
    ...GOOD,
    "ui/Button.svelte": '<script>\n  import type { Route } from "../pages/route";\n</script>',
    "pages/route.ts": 'export const load = () => import("../ui/Button.svelte");',
  });
  expect(status).toBe(1);
  expect(said).toEqual([
    "pages → ui → pages is a cycle of folders: " +
      "pages/route.ts imports ui/Button.svelte, ui/Button.svelte imports pages/route",
  ]);
});

test("a cycle of three folders fails, once", () => {
  const { status, said } = check({
    ...GOOD,
    "a/one.ts": 'import "../b/two";',
    "b/two.ts": 'import {\n  three,\n} from "../c/three";',
    "c/three.ts": 'export const url = new URL("../a/one.ts", import.meta.url);',
  });
  expect(status).toBe(1);
  expect(said).toEqual([expect.stringContaining("a → b → c → a is a cycle of folders")]);
});

test("files of one folder may import each other", () => {
  expect(check({ ...GOOD, "a/x.ts": 'import "./y";', "a/y.ts": 'import "./x";' }).status).toBe(0);
});

test.each([
  ["in code", { "pages/route.ts": 'const a = 1;\nif (game === "chess") go();' }, "pages/route.ts:2"],
  ["in an identifier", { "learn/a.ts": "import { chessLesson } from './b';" }, "learn/a.ts:1"],
  ["in a style sheet", { "styles.css": ".chess {}" }, "styles.css:1"],
  ["in a comment", { "ui/A.svelte": "<!-- as in Chess -->" }, "ui/A.svelte:1"],
  ["spread out", { "ui/A.svelte": "<!-- Che ss -->" }, "ui/A.svelte:1"],
  ["in a file's name", { "learn/chess_lessons.ts": "" }, "learn/chess_lessons.ts, in the file's name"],
  ["beside the game's folder", { "games/types.ts": 'type Name = "chess";' }, "games/types.ts:1"],
])("a game's name outside its folder fails: %s", (_where, files, place) => {
  const { status, said } = check({ ...GOOD, ...files } as Record<string, string>);
  expect(status).toBe(1);
  expect(said).toEqual([`${place}: the game 'chess' is named outside games/chess/`]);
});

test("the address of a data file is no name", () => {
  const files = { "puzzles/a.ts": 'import url from "../../../data/puzzles/chess.txt?url";' };
  expect(check({ ...GOOD, ...files }).status).toBe(0);
});
