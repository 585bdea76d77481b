import { expect, test } from "vitest";
import { requestText } from "../../src/wasm/module";
import { load } from "../wasm";

test("a request has a line for each field, lists with spaces between", () => {
  const fields = { game: "siam", rules: "", moves: ["@a1n", "@e5w"], time: 100, only: undefined };
  expect(requestText(fields)).toBe("game siam\nmoves @a1n @e5w\ntime 100\n");
  expect(requestText({ start: "a\nb" })).toBe("start a b\n");
});

test("a module answers, or says what is wrong", async () => {
  const module = await load("rules");
  expect(module.call("view", { game: "siam" })).toMatchObject({ game: "siam", ply: 0 });
  expect(module.call("view", { game: "chess" })).toHaveProperty("error.en");
});
