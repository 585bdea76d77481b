import { expect, test } from "vitest";
import { announcements } from "../../../src/games/samliam/announcements";

test("two players have no SONG SAM", () => {
  expect(announcements(2)).toEqual(["", "SAM", "SONG", "WIN"]);
  expect(announcements(3)).toContain("SONG SAM");
});
