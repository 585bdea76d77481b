// French and English are both complete, and no text of the page stands outside of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { texts } from "../../src/i18n/texts";

const root = fileURLToPath(new URL("../../src", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(root, file), "utf8");
const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1]).sort();

describe("texts", () => {
  test.each(Object.entries(texts))("%s exists in both languages, with the same gaps", (_key, { en, fr }) => {
    expect(en.trim()).not.toBe("");
    expect(fr.trim()).not.toBe("");
    expect(gaps(fr)).toEqual(gaps(en));
  });

  test("each is used somewhere", () => {
    const code = files
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith("texts.ts"))
      .map(read)
      .join("\n");
    const ways = ["n", "e", "s", "w", "nw", "ne", "se", "sw"]; // by the name of the way
    const unused = Object.keys(texts).filter(
      (key) => !ways.includes(key) && !new RegExp(`["'.]${key}\\b`).test(code),
    );
    expect(unused).toEqual([]);
  });

  const components = files.filter((file) => file.endsWith(".svelte"));
  test.each(components)("%s has no words of its own", (path) => {
    const words: string[] = [];
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (typeof node !== "object" || node === null) return;
      const { type, data, name, value } = node as {
        type?: string;
        data?: string;
        name?: string;
        value?: unknown;
      };
      if (type === "Text" && /\p{L}{2}/u.test(data ?? "")) words.push(data!.trim());
      if (type === "StyleDirective") return;
      if (type === "Attribute") {
        const spoken = ["aria-label", "title", "alt", "placeholder"].includes(name ?? "");
        if (spoken) visit(value);
        return;
      }
      Object.values(node).forEach(visit);
    };
    visit(parse(read(path), { modern: true }).fragment);
    expect(words).toEqual([]);
  });
});
