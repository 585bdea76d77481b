// Light or dark: as the system says, until it is switched here.
const asked = matchMedia("(prefers-color-scheme: dark)");

function wanted(): "light" | "dark" {
  const kept = localStorage.getItem("theme");
  if (kept === "light" || kept === "dark") return kept;
  return asked.matches ? "dark" : "light";
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = wanted();
  asked.addEventListener("change", () => (document.documentElement.dataset.theme = wanted()));
}

export function switchTheme(): void {
  localStorage.setItem("theme", wanted() === "dark" ? "light" : "dark");
  document.documentElement.dataset.theme = wanted();
}
