// A WebSocket in the tests' hands, and as much of a page as a connection needs.
import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  closed = false;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  /** The other side is there. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  /** The other side hangs up. */
  breakOff(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get kinds(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}

export const answer = { status: 200, body: {} as unknown, reachable: true };
export const requests: { path: string; body: Record<string, unknown> }[] = [];
export const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const browser = new EventTarget();

export function installFakes(): void {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string } = {}) => {
    requests.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    if (!answer.reachable) throw new TypeError("no network");
    const { status } = answer;
    return {
      ok: status < 300,
      status,
      json: async () => {
        if (answer.body === null) throw new SyntaxError("no JSON");
        return answer.body;
      },
    };
  });
}

export function resetFakes(): void {
  FakeSocket.all = [];
  requests.length = 0;
  Object.assign(answer, { status: 200, body: {}, reachable: true });
  page.visibilityState = "visible";
}

export const networkIsBack = () => browser.dispatchEvent(new Event("online"));
export function look(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}
