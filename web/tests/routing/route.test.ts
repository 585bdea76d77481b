import { describe, expect, test } from "vitest";
import { playAddress, readRoute } from "../../src/routing/route";

describe("an address", () => {
  test.each([
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/settings", { page: "settings" }],
    ["#/new/siam", { page: "new", game: "siam" }],
    ["#/learn/samliam", { page: "learn", game: "samliam", step: "" }],
    ["#/learn/siam/rocks", { page: "learn", game: "siam", step: "rocks" }],
    ["#/puzzles/siam/abc", { page: "puzzles", game: "siam", id: "abc" }],
    ["#/analyse/siam?tree=@a1n&at=1", { page: "analyse", game: "siam", query: "tree=@a1n&at=1" }],
    ["#/game/7", { page: "online", id: "7", secret: "" }],
    ["#/game/7/s", { page: "online", id: "7", secret: "s" }],
    ["#/join/7/i", { page: "join", id: "7", invite: "i" }],
  ])("%s leads to its page", (address, route) => expect(readRoute(address)).toEqual(route));

  test.each(["#/new", "#/new/chess", "#/play/constructor", "#/learn/chess/e4", "#/join/7", "#/nonsense"])(
    "%s leads nowhere",
    (address) => expect(readRoute(address)).toEqual({ page: "lost" }),
  );

  test("of a game carries its setup, seats and moves", () => {
    const setup = { game: "siam", rules: "2015,exits=once", start: "5/5/1OOO1/5/5 E * 0" };
    const address = playAddress(setup, [null, 4], ["@a1n", "@e5w"], "17");
    expect(readRoute(address)).toEqual({
      page: "play",
      setup,
      sitters: [null, 4],
      moves: ["@a1n", "@e5w"],
      pie: false,
      fresh: "17",
    });
  });

  test("of a game without anything has people at the usual start", () => {
    expect(readRoute("#/play/samliam")).toEqual({
      page: "play",
      setup: { game: "samliam", rules: "", start: "" },
      sitters: [],
      moves: [],
      pie: false,
      fresh: "",
    });
  });

  test("keeps a fair start: the pie rule with its swap, or a balanced position by its number", () => {
    const setup = { game: "siam", rules: "", start: "balanced:17" };
    const address = playAddress(setup, [null, 7], ["@a1n", "swap", "@e5w"], "", true);
    expect(address).toContain("swap=pie");
    expect(readRoute(address)).toMatchObject({
      setup,
      sitters: [null, 7],
      moves: ["@a1n", "swap", "@e5w"],
      pie: true,
    });
  });
});
