import { expect, test } from "vitest";
import { parseSettings, settings, USUAL } from "../../src/settings/settings.svelte";

test("what was kept is read as far as it makes sense", () => {
  expect(parseSettings(null)).toEqual(USUAL);
  expect(parseSettings("{")).toEqual(USUAL);
  expect(parseSettings('{"board":"ice","speed":"fast","quick":1,"volume":400,"muted":true}')).toEqual({
    ...USUAL,
    speed: "fast",
    muted: true,
  });
});

test("a change is kept on the device", () => {
  settings.change({ quick: true, volume: 20 });
  expect(settings.now).toMatchObject({ quick: true, volume: 20 });
  expect(parseSettings(localStorage.getItem("settings"))).toMatchObject({ quick: true, volume: 20 });
  settings.change({ quick: false });
});
