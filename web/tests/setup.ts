// As much of a browser as modules need when they are loaded: a memory for texts, and a language.
import { vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
});
vi.stubGlobal("navigator", { language: "en" });
