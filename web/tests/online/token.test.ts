import { expect, test } from "vitest";
import { newToken } from "../../src/online/token";

test("tokens are 22 letters that an address can contain, and no two are alike", () => {
  const many = Array.from({ length: 500 }, newToken);
  expect(many.every((token) => /^[A-Za-z0-9_-]{22}$/.test(token))).toBe(true);
  expect(new Set(many).size).toBe(500);
  expect(new Set(many.join("")).size).toBe(64);
});
