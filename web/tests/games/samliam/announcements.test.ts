import { expect, test } from "vitest";
import { announcements } from "../../../src/games/samliam/announcements";

test("two players have no SONG SAM", () => {
  expect(announcements.calls(2)).toEqual(["", "SAM", "SONG", "WIN"]);
  expect(announcements.calls(3)).toContain("SONG SAM");
});

test("an announcement stands behind the move", () => {
  expect(announcements.written("e5nw", "")).toBe("e5nw");
  expect(announcements.written("e5nw", "SONG SAM")).toBe("e5nw!songsam");
});
