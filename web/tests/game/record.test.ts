import fc from "fast-check";
import { expect, test } from "vitest";
import { readRecord, writeRecord } from "../../src/game/record";

test("a record is read: tags, numbers, comments and marks", () => {
  const { tags, moves, result } = readRecord(
    `[Game "siam"]\n[Elephants "A \\"B\\""]\n\n1. @a3e @e3w { a \\} brace } 2.a3n? e3n\n3. a3e!! E\n`,
  );
  expect(tags.get("Elephants")).toBe('A "B"');
  expect(moves).toEqual(["@a3e", "@e3w", "a3n", "e3n", "a3e"]);
  expect(result).toBe("E");
});

test("announcements are no marks", () => {
  expect(readRecord('[Game "samliam"]\n\n1. e5nw!sam c3se?! *').moves).toEqual(["e5nw!sam", "c3se"]);
});

test("numbers follow the players and the first ply", () => {
  const record = {
    tags: new Map([["Game", "samliam"]]),
    moves: ["a1nw", "b1nw", "c1nw", "d1nw"],
    result: "*",
  };
  expect(writeRecord(record, 3)).toContain("\n1. a1nw b1nw c1nw 2. d1nw *\n");
  expect(writeRecord(record, 2, 3)).toContain("\n2... a1nw 3. b1nw c1nw 4. d1nw *\n");
});

test("what is written is read back the same", () => {
  const word = fc.stringMatching(/^[@a-e][1-5][nesw]$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 120 }), fc.string(), (moves, name) => {
      const record = {
        tags: new Map([
          ["Game", "siam"],
          ["Elephants", name],
        ]),
        moves,
        result: "draw",
      };
      expect(readRecord(writeRecord(record, 2))).toEqual(record);
    }),
  );
});
