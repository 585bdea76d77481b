// Game records as text: tags in brackets, numbered moves, the result. docs/records.md says more.

export type Record = { tags: Map<string, string>; moves: string[]; result: string };

const MARK = /(\?\?|!!|\?!|!\?|[!?])$/;
const NUMBER = /^\d+\.*$/;
const RESULTS = new Set(["*", "draw", "E", "R", "G", "B", "W"]);

const unescaped = (_: string, letter: string) => (letter === "n" ? "\n" : letter === "r" ? "\r" : letter);

/** Reads one record; comments and marks are left out. Throws when it is none. */
export function readRecord(text: string): Record {
  const tags = new Map<string, string>();
  const tag = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
  let rest = text;
  for (let found = tag.exec(rest); found; found = tag.exec(rest)) {
    tags.set(found[1]!, found[2]!.replace(/\\(.)/g, unescaped));
    rest = rest.slice(found[0].length);
  }
  const words = rest
    .replace(/\{(?:[^\\}]|\\.)*\}/g, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.+/, ""))
    .filter((word) => word !== "" && !NUMBER.test(word));
  let result = tags.get("Result") ?? "*";
  if (words.length > 0 && RESULTS.has(words.at(-1)!)) result = words.pop()!;
  return { tags, moves: words.map((word) => word.replace(MARK, "")), result };
}

export function writeTags(tags: Map<string, string>): string {
  let text = "";
  for (const [name, value] of tags) {
    text += `[${name} "${value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}"]\n`;
  }
  return text;
}

/** Words in lines of 80 columns. */
export function wrapWords(words: readonly string[]): string {
  let text = "";
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > 80) {
      text += `${line}\n`;
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return `${text}${line}\n`;
}

export function writeRecord(record: Record, players: number, firstPly = 0): string {
  const words: string[] = [];
  record.moves.forEach((move, index) => {
    const ply = firstPly + index;
    const number = Math.floor(ply / players) + 1;
    if (ply % players === 0) words.push(`${number}.`);
    else if (index === 0) words.push(`${number}...`);
    words.push(move);
  });
  return `${writeTags(record.tags)}\n${wrapWords([...words, record.result])}`;
}
