import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { phraseOf } from "../../src/game/types";
import { Connection, joinGame, serverAnswers, type Listeners } from "../../src/online/client";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let status = 200;
let body: unknown = {};
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("location", { protocol: "http:", host: "x" });
vi.stubGlobal("fetch", async () => ({
  ok: status === 200,
  status,
  statusText: "Gone",
  json: async () => body,
}));

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  status = 200;
});
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(10);
const listen = () => ({
  state: vi.fn(),
  move: vi.fn(),
  trouble: vi.fn(),
  connected: vi.fn(),
  missing: vi.fn(),
});
async function connect(listeners: Listeners): Promise<{ connection: Connection; socket: FakeSocket }> {
  const connection = new Connection("g", "secret", listeners);
  await soon();
  const socket = FakeSocket.all[0]!;
  socket.open();
  return { connection, socket };
}

describe("a connection", () => {
  test("says who it is, then hears states and moves", async () => {
    const listeners = listen();
    const { socket } = await connect(listeners);
    expect(socket.address).toBe("ws://x/api/v1/games/g/socket");
    expect(socket.sent).toEqual([{ type: "hello", secret: "secret" }]);
    expect(listeners.connected).toHaveBeenLastCalledWith(true);
    socket.say({ type: "state", id: "g" });
    socket.say({ type: "move", ply: 0, move: "@a1n" });
    expect(listeners.state).toHaveBeenCalledOnce();
    expect(listeners.move).toHaveBeenCalledOnce();
  });

  test("comes back after a break, and repeats the moves that were not acknowledged", async () => {
    const listeners = listen();
    const { connection, socket } = await connect(listeners);
    connection.move(0, "@a1n");
    connection.move(2, "@b1n");
    connection.wish("draw");
    socket.say({ type: "ack", number: 1 });
    socket.close();
    expect(listeners.connected).toHaveBeenLastCalledWith(false);
    await vi.advanceTimersByTimeAsync(400);
    const again = FakeSocket.all[1]!;
    again.open();
    expect(again.sent.slice(1)).toEqual([{ type: "move", ply: 2, move: "@b1n", number: 2 }]);
  });

  test("waits longer after each failure", async () => {
    status = 503;
    const connection = new Connection("g", "", listen());
    await vi.advanceTimersByTimeAsync(299);
    status = 200;
    expect(FakeSocket.all).toHaveLength(0);
    await soon();
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.all[0]!.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("tells a game that does not exist from a server that does not answer", async () => {
    status = 404;
    const listeners = listen();
    new Connection("g", "", listeners);
    await soon();
    expect(listeners.missing).toHaveBeenCalledOnce();
  });

  test("passes on what the server refuses", async () => {
    const listeners = listen();
    const { socket } = await connect(listeners);
    socket.say({ type: "error", number: 1, error: { en: "not your turn", fr: "pas à vous" } });
    expect(listeners.trouble).toHaveBeenCalledWith({ en: "not your turn", fr: "pas à vous" });
  });
});

test("a request that fails throws the server's sentence", async () => {
  status = 409;
  body = { error: { en: "taken", fr: "pris" } };
  expect(phraseOf(await joinGame("g", "i", "Ana").catch((error: unknown) => error))).toEqual({
    en: "taken",
    fr: "pris",
  });
  body = {};
  expect(phraseOf(await joinGame("g", "i", "Ana").catch((error: unknown) => error)).en).toBe("Gone");
});

test("there is a server when it speaks this version", async () => {
  body = { api: 1 };
  expect(await serverAnswers()).toBe(true);
  body = { api: 2 };
  expect(await serverAnswers()).toBe(false);
  status = 502;
  expect(await serverAnswers()).toBe(false);
});
