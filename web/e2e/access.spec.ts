// axe finds nothing to object to, on any screen, light and dark, at a desk and on a phone.
import AxeBuilder from "@axe-core/playwright";
import { expect, playByMouse, test } from "./support";

const screens = [
  ["front page", "/"],
  ["new game", "/#/new/siam"],
  ["new game for four", "/#/new/samliam"],
  ["Siam", "/#/play/siam?seats=0,0&moves=@c1n+@a1n+c1c2n+a1e"],
  ["Sam Liam", "/#/play/samliam?seats=0,0&moves=c3sw+a1nw+c5nw+a2nw+e5ne"],
  ["a finished game", "/#/play/siam?seats=0,0&moves=@c1n+@a1n+c1c2n+a1e+c2c3n+a1n+c3c4n+a1e+c4c5n"],
] as const;

for (const scheme of ["light", "dark"] as const) {
  for (const [name, address] of screens) {
    test(`axe finds nothing: ${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize(
        scheme === "light" ? { width: 1200, height: 820 } : { width: 390, height: 844 },
      );
      await page.goto(address);
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test("axe finds nothing while a push is shown and a dialog is open", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#/play/siam?seats=0,0&start=5/5/EeOOO1/5/Ee4 E * 4");
  await playByMouse(page, "a3b3e");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Share" }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
