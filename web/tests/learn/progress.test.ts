// Which steps were done.
import { describe, expect, test } from "vitest";
import { keepDone, parseDone, readDone } from "../../src/learn/progress";

describe("progress", () => {
  test("is read as it was kept", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
    expect(readDone(storage)).toEqual({ siam: [], samliam: [] });
    keepDone({ siam: ["rocks", "border"], samliam: ["place"] }, storage);
    expect(readDone(storage)).toEqual({ siam: ["rocks", "border"], samliam: ["place"] });
  });

  test.each(["", "{", "7", "null", "[]", '"siam"', '{"siam":{"rocks":1}}', '{"siam":[1,null,["rocks"]]}'])(
    "of nonsense is none: %s",
    (text) => expect(parseDone(text)).toEqual({ siam: [], samliam: [] }),
  );

  test("keeps what it can of what it cannot read whole", () => {
    expect(parseDone('{"siam":["rocks",7,"rocks"],"chess":["e4"]}')).toEqual({
      siam: ["rocks"],
      samliam: [],
    });
  });

  test("does without a browser that keeps nothing", () => {
    const closed = () => {
      throw new Error("closed");
    };
    expect(readDone({ getItem: closed })).toEqual({ siam: [], samliam: [] });
    expect(() => keepDone({ siam: ["rocks"], samliam: [] }, { setItem: closed })).not.toThrow();
  });
});
