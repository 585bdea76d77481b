import { expect, test } from "vitest";
import { requestText } from "../../src/wasm/module";
import { load } from "../wasm";

test("a request has a line for each field, lists with spaces between", () => {
  const fields = { game: "siam", rules: "", moves: ["@a1n", "@e5w"], time: 100, only: undefined };
  expect(requestText(fields)).toBe("game siam\nmoves @a1n @e5w\ntime 100\n");
  expect(requestText({ start: "a\nb" })).toBe("start a b\n");
});

test("a request about a record has its tags line by line, and its text at the end as it is", () => {
  const tags = [
    ["Elephants", 'Ana "A"'],
    ["Rhinos", "a\nb"],
  ] as const;
  expect(requestText({ game: "siam" }, { tags, text: "@a1n\n@e5w\n" })).toBe(
    'game siam\ntag Elephants Ana "A"\ntag Rhinos a b\ntext @a1n\n@e5w\n',
  );
  expect(requestText({ game: "siam" }, { text: "" })).toBe("game siam\n");
});

test("a module answers, or says what is wrong", async () => {
  const module = await load("rules");
  expect(module.call("view", { game: "siam" })).toMatchObject({ game: "siam", ply: 0 });
  expect(module.call("view", { game: "chess" })).toHaveProperty("error.en");
});
