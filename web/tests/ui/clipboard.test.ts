// Over plain HTTP there is no navigator.clipboard; then the selection is copied.
import { beforeEach, expect, test, vi } from "vitest";
import { Clipboard } from "../../src/ui/clipboard.svelte";

const written: string[] = [];
let works = true;
beforeEach(() => {
  written.length = 0;
  works = true;
  vi.stubGlobal("navigator", { language: "en" });
  const field = { value: "", style: {}, select: () => {}, remove: () => {} };
  vi.stubGlobal("document", {
    activeElement: { parentElement: { append: () => {} }, focus: () => {} },
    createElement: () => field,
    execCommand: () => works && written.push(field.value) > 0,
  });
});

test("the last text that was copied is known", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const clipboard = new Clipboard();
  expect(clipboard.label("one")).toBe("copy");
  await clipboard.copy("one", "text");
  expect([written, clipboard.label("one"), clipboard.label("two", "link")]).toEqual([
    ["text"],
    "copied",
    "link",
  ]);
});

test("without a clipboard the selection is copied", async () => {
  const clipboard = new Clipboard();
  await clipboard.copy("one", "text");
  expect([written, clipboard.label("one")]).toEqual([["text"], "copied"]);
});

test("a browser that copies nothing leaves it to people", async () => {
  works = false;
  const clipboard = new Clipboard();
  await clipboard.copy("one", "text");
  expect(clipboard.label("one")).toBe("copyByHand");
});
