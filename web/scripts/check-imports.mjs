// Checks how the modules of the page depend on each other:
//   - the folders of src/ import each other in no circle;
//   - a game is named in its own folder, src/games/NAME/, and in the list of games, src/games/catalogue.ts;
//     addresses of data files are no names.
//
//   node scripts/check-imports.mjs [SRC]
//
// Says every problem in one sentence on standard error, and ends with status 1 when there is one.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const IMPORT = /\b(?:from|import|new URL\()\s*\(?\s*["'](\.{1,2}\/[^"'?]+)/g;
const CODE = /\.(ts|js|svelte|css)$/;
const DATA_ADDRESS = /[\w./-]*\bdata\/[\w./-]+/g;

/** The files below a folder, as paths relative to it. */
function filesBelow(root) {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

const folderOf = (file) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : file);

/** For each folder the folders it imports, each with one import that does so. */
function folderGraph(root, files) {
  const graph = new Map();
  for (const file of files) {
    const from = folderOf(file);
    if (!graph.has(from)) graph.set(from, new Map());
    for (const [, address] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const target = relative(root, resolve(root, dirname(file), address));
      const to = folderOf(target);
      if (target.startsWith("..") || to === from || graph.get(from).has(to)) continue;
      graph.get(from).set(to, `${file} imports ${target}`);
    }
  }
  return graph;
}

/** The shortest way from a folder back to itself, or nothing. */
function cycleFrom(start, graph) {
  const before = new Map();
  const queue = [start];
  for (const folder of queue) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (next === start) {
        const way = [folder];
        while (way[0] !== start) way.unshift(before.get(way[0]));
        return [...way, start];
      }
      if (before.has(next)) continue;
      before.set(next, folder);
      queue.push(next);
    }
  }
  return null;
}

function cycles(graph) {
  const told = new Set();
  const problems = [];
  for (const folder of [...graph.keys()].sort()) {
    const way = told.has(folder) ? null : cycleFrom(folder, graph);
    if (way === null) continue;
    way.forEach((one) => told.add(one));
    const imports = way.slice(1).map((to, index) => graph.get(way[index]).get(to));
    problems.push(`${way.join(" → ")} is a cycle of folders: ${imports.join(", ")}`);
  }
  return problems;
}

/** Matches a name however it is written: `name`, `Na Me`, `na_me`. */
const patternOf = (name) => new RegExp([...name].join("[\\s_-]?"), "i");

function strayNames(root, files) {
  const names = readdirSync(join(root, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.flatMap((name) => {
    const pattern = patternOf(name);
    const home = `games/${name}/`;
    return files
      .filter((file) => !file.startsWith(home) && file !== "games/catalogue.ts")
      .flatMap((file) => {
        const lines = readFileSync(join(root, file), "utf8").replace(DATA_ADDRESS, "").split("\n");
        const found = lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));
        const places = pattern.test(file) ? [`${file}, in the file's name`, ...found] : found;
        return places.map((place) => `${place}: the game '${name}' is named outside ${home}`);
      });
  });
}

const root = resolve(process.argv[2] ?? fileURLToPath(new URL("../src", import.meta.url)));
const files = filesBelow(root);
const problems = [...cycles(folderGraph(root, files)), ...strayNames(root, files)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
