// Copies texts and remembers which one was copied last, so that its button can say so.
export class Clipboard {
  copied = $state("");

  async copy(name: string, text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    this.copied = name;
  }
}
