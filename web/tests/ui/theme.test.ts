import { expect, test, vi } from "vitest";

const system = { matches: true, addEventListener: vi.fn() };
const page = { dataset: {} as { theme?: string } };
vi.stubGlobal("matchMedia", () => system);
vi.stubGlobal("document", { documentElement: page });

test("the theme follows the system until it is switched, and again when that is wished", async () => {
  const { applyTheme, switchTheme, theme } = await import("../../src/ui/theme.svelte");
  applyTheme();
  expect(page.dataset.theme).toBe("dark");
  system.matches = false;
  (system.addEventListener.mock.calls[0] as [string, () => void])[1]();
  expect(page.dataset.theme).toBe("light");
  switchTheme();
  system.matches = false;
  applyTheme();
  expect(page.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  theme.choose("auto");
  expect([page.dataset.theme, localStorage.getItem("theme")]).toEqual(["light", null]);
});
