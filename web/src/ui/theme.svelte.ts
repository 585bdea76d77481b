// Light or dark: as the system says, until it is chosen here.
const asked = matchMedia("(prefers-color-scheme: dark)");

export type Theme = "auto" | "light" | "dark";

function kept(): Theme {
  const text = localStorage.getItem("theme");
  return text === "light" || text === "dark" ? text : "auto";
}

class ThemeChoice {
  chosen: Theme = $state(kept());

  get shown(): "light" | "dark" {
    if (this.chosen !== "auto") return this.chosen;
    return asked.matches ? "dark" : "light";
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    if (theme === "auto") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset.theme = this.shown;
  }
}

export const theme = new ThemeChoice();

export function applyTheme(): void {
  theme.apply();
  asked.addEventListener("change", () => theme.apply());
}

export function switchTheme(): void {
  theme.choose(theme.shown === "dark" ? "light" : "dark");
}
