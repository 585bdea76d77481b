// Copies texts and remembers which one was copied last, so that its button can say so.
import type { TextKey } from "../i18n/texts";

/** The way of old browsers, and of all over plain HTTP, where `navigator.clipboard` is missing. */
function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // selecting it does not scroll
  // Beside the button: what lies outside an open dialog cannot be selected.
  (document.activeElement?.parentElement ?? document.body).append(field);
  const focused = document.activeElement as HTMLElement | null;
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    focused?.focus();
  }
}

export class Clipboard {
  private name = $state("");
  private done = $state(true);

  async copy(name: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
    } catch {
      this.done = copySelection(text);
    }
    this.name = name;
  }

  /** What the button of a text says: what it does, or what came of it. */
  label(name: string, before: TextKey = "copy"): TextKey {
    if (this.name !== name) return before;
    return this.done ? "copied" : "copyByHand";
  }
}
