// The address follows what is shown, so that a reload finds it again. Browsers refuse pages that rewrite their
// address too often: of changes in quick succession only the last is written.
export const INTERVAL = 300; // milliseconds between two writings

export class AddressWriter {
  private written = -INTERVAL;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly replace = (address: string) => history.replaceState(history.state, "", address),
    private readonly now = () => performance.now(),
  ) {}

  write(address: string): void {
    this.cancel();
    const wait = this.written + INTERVAL - this.now();
    if (wait <= 0) this.writeNow(address);
    else this.timer = setTimeout(() => this.writeNow(address), wait);
  }

  /** What is not written yet stays unwritten. */
  cancel(): void {
    clearTimeout(this.timer);
  }

  private writeNow(address: string): void {
    this.written = this.now();
    this.replace(address);
  }
}
