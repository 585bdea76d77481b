import { expect, test } from "vitest";
import { keep, parseFields, readKept, stringsOf } from "../../src/storage/storage";

test("what is kept is read again", () => {
  expect(readKept("test")).toBeNull();
  keep("test", "a text");
  expect(readKept("test")).toBe("a text");
});

test("a browser that keeps nothing is no error", () => {
  const closed = () => {
    throw new Error("closed");
  };
  expect(readKept("test", { getItem: closed })).toBeNull();
  expect(() => keep("test", "text", { setItem: closed })).not.toThrow();
});

test("what is no object has no fields", () => {
  for (const text of [null, "", "{", "null", "7", '"text"']) expect(parseFields(text)).toEqual({});
  expect(parseFields('{"a":[1]}')).toEqual({ a: [1] });
});

test("of a list the strings are taken, each once", () => {
  expect(stringsOf(["a", 1, "b", null, "a"])).toEqual(["a", "b"]);
  for (const value of [undefined, "a", { 0: "a" }]) expect(stringsOf(value)).toEqual([]);
});
