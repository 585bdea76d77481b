import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../../src/online/connection";
import { answer, FakeSocket, installFakes, look, networkIsBack, requests, resetFakes } from "./fake_socket";

installFakes();
let connection: Connection;
const listen = () => ({
  state: vi.fn(),
  move: vi.fn(),
  wishes: vi.fn(),
  declined: vi.fn(),
  acknowledged: vi.fn(),
  trouble: vi.fn(),
  connected: vi.fn(),
  missing: vi.fn(),
});
let listeners: ReturnType<typeof listen>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses of exactly 300, 600, … milliseconds
  resetFakes();
  listeners = listen();
  connection = new Connection("g", "secret", listeners);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** The newest socket is accepted and brings a state. */
function greet(version = 1): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.say({ type: "state", version });
  return socket;
}
const move = (version: number) => ({ type: "move", version, ply: version, move: "@a1n" });

describe("a connection", () => {
  test("says who it is, then hears states and moves", () => {
    const socket = FakeSocket.last;
    expect(socket.address).toBe("ws://x/api/v1/games/g/socket");
    socket.open();
    expect(socket.sent).toEqual([{ type: "hello", secret: "secret" }]);
    expect(listeners.connected).not.toHaveBeenCalled();
    socket.say({ type: "state", version: 3 });
    expect(listeners.connected).toHaveBeenLastCalledWith(true);
    socket.say(move(4));
    expect([listeners.state.mock.calls.length, listeners.move.mock.calls.length]).toEqual([1, 1]);
  });

  test("asks for the state once when it sees a gap, and shows nothing meanwhile", () => {
    const socket = greet(3);
    socket.say(move(5));
    socket.say(move(6));
    expect(listeners.move).not.toHaveBeenCalled();
    expect(socket.kinds).toEqual(["hello", "hello"]);
    socket.say({ type: "state", version: 6 });
    socket.say(move(7));
    expect([listeners.state.mock.calls.length, listeners.move.mock.calls.length]).toEqual([2, 1]);
    socket.say(move(9));
    expect(socket.kinds).toHaveLength(3);
  });

  test("never goes back to what a server that lags behind says", async () => {
    greet(5).breakOff();
    await pass(300);
    const other = greet(4);
    expect([listeners.state.mock.calls.length, listeners.connected.mock.lastCall]).toEqual([1, [true]]);
    other.say(move(5));
    expect(listeners.move).not.toHaveBeenCalled();
    other.say({ type: "state", version: 5 });
    expect(listeners.state).toHaveBeenCalledTimes(2);
  });

  test("repeats moves, wishes and refusals with their keys until they are acknowledged", async () => {
    const socket = greet();
    connection.move(0, "@a1n");
    connection.move(2, "@b1n");
    connection.wish("resign");
    connection.decline("draw");
    const [, first, ...rest] = socket.sent;
    expect(first).toEqual({ type: "move", ply: 0, move: "@a1n", number: 1 });
    expect(new Set(rest.slice(1).map(({ key }) => key)).size).toBe(2);
    socket.say({ type: "ack", number: 1, version: 1 });
    socket.breakOff();
    expect(listeners.connected).toHaveBeenLastCalledWith(false);
    await pass(300);
    FakeSocket.last.open();
    expect(FakeSocket.last.kinds).toEqual(["hello"]);
    FakeSocket.last.say({ type: "state", version: 2 });
    expect(FakeSocket.last.sent.slice(1)).toEqual(rest);
  });

  test("sends later what was done while there was no connection", async () => {
    greet().breakOff();
    connection.move(0, "@a1n");
    await pass(300);
    expect(greet().sent.slice(1)).toEqual([{ type: "move", ply: 0, move: "@a1n", number: 1 }]);
  });

  test("says again what could not be stored, and passes on the sentence", async () => {
    const socket = greet();
    const error = { en: "not stored", fr: "pas enregistré" };
    connection.move(0, "@a1n");
    socket.say({ type: "error", number: 1, status: 503, error });
    expect(listeners.trouble).toHaveBeenLastCalledWith(error, null);
    await pass(299);
    expect(socket.kinds).toEqual(["hello", "move"]);
    await pass(1);
    expect(socket.kinds).toEqual(["hello", "move", "move"]);
    socket.say({ type: "error", number: 1, status: 503, error });
    await pass(600);
    expect(listeners.acknowledged).not.toHaveBeenCalled();
    socket.say({ type: "ack", number: 1, version: 1 });
    expect(listeners.acknowledged).toHaveBeenCalledOnce();
    await pass(5000);
    expect(socket.kinds.filter((kind) => kind === "move")).toHaveLength(3);
  });

  test("turns to another server when one goes on storing nothing", async () => {
    const socket = greet();
    const error = { en: "not stored", fr: "pas enregistré" };
    connection.wish("resign");
    for (let failure = 1; failure <= 4; ++failure) {
      expect([socket.closed, connection.settled]).toEqual([false, false]);
      socket.say({ type: "error", number: 1, status: 503, error });
      await pass(2399);
    }
    expect(socket.closed).toBe(true);
    expect(greet().kinds).toEqual(["hello", "wish"]);
    FakeSocket.last.say({ type: "ack", number: 1, version: 1 });
    expect(connection.settled).toBe(true);
  });

  test("does not say again what is refused, and names it", async () => {
    const socket = greet();
    const error = { en: "not your turn", fr: "pas à vous" };
    connection.move(0, "@a1n");
    socket.say({ type: "error", number: 1, status: 409, error });
    expect(listeners.trouble).toHaveBeenCalledWith(error, { type: "move", ply: 0, move: "@a1n" });
    await pass(5000);
    expect(socket.kinds).toEqual(["hello", "move"]);
  });

  test("tells who offers what, and who declined an offer", () => {
    const socket = greet(1);
    const wishes = { draw: [0], "take-back": [], rematch: [] };
    socket.say({ type: "wishes", version: 2, wishes });
    expect(listeners.wishes).toHaveBeenCalledWith({ type: "wishes", version: 2, wishes });
    socket.say({ type: "declined", version: 3, wish: "draw", seat: 1 });
    expect(listeners.declined).toHaveBeenCalledWith({ type: "declined", version: 3, wish: "draw", seat: 1 });
    socket.say({ type: "wishes", version: 3, wishes: { ...wishes, draw: [] } });
    expect(listeners.wishes).toHaveBeenCalledTimes(2);
    expect(socket.kinds).toEqual(["hello"]);
  });

  test("asks for the state when an answer has a version that no message told", () => {
    const socket = greet(1);
    connection.wish("draw");
    socket.say({ type: "wishes", version: 2, wishes: {} });
    socket.say({ type: "ack", number: 1, version: 2 });
    expect(socket.kinds).toEqual(["hello", "wish"]);
    socket.say({ type: "ack", number: 0, version: 4 });
    expect(socket.kinds).toEqual(["hello", "wish", "hello"]);
  });
});

describe("a broken line", () => {
  test("is tried again after twice the time, up to a limit, and at once when it has held", async () => {
    const pauses = [300, 600, 1200, 2400, 4800, 8000, 8000];
    for (const [index, pause] of pauses.entries()) {
      FakeSocket.last.breakOff();
      await pass(pause - 1);
      expect(FakeSocket.all).toHaveLength(index + 1);
      await pass(1);
      expect(FakeSocket.all).toHaveLength(index + 2);
    }
    greet().breakOff();
    await pass(300);
    expect(FakeSocket.all).toHaveLength(pauses.length + 2);
    connection.close();
    await pass(60_000);
    expect(FakeSocket.all).toHaveLength(pauses.length + 2);
  });

  test("is tried at once when the network is back, and when somebody looks at the page", async () => {
    for (let i = 0; i < 6; ++i) {
      FakeSocket.last.breakOff();
      await pass(8000);
    }
    FakeSocket.last.breakOff();
    const before = FakeSocket.all.length;
    look("hidden");
    expect(FakeSocket.all).toHaveLength(before);
    look("visible");
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.breakOff();
    networkIsBack();
    expect(FakeSocket.all).toHaveLength(before + 2);
    await pass(5000);
    expect(FakeSocket.all).toHaveLength(before + 2); // not a second time by the old timer
  });

  test("is found when a silent server gives no sign of life", async () => {
    const socket = greet();
    await pass(9000);
    expect(socket.kinds).toEqual(["hello"]);
    await pass(3000);
    expect(socket.kinds).toEqual(["hello", "ping"]);
    socket.say({ type: "ack", number: 0, version: 1 });
    await pass(12_000);
    expect([socket.kinds.length, socket.closed]).toEqual([3, false]);
    await pass(8000); // no answer to the second
    expect([socket.closed, listeners.connected.mock.lastCall]).toEqual([true, [false]]);
    await pass(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is found sooner by a move without an answer, and by looking at the page again", async () => {
    const socket = greet();
    connection.move(0, "@a1n");
    await pass(8000);
    expect(socket.closed).toBe(true);
    const second = greet();
    second.say({ type: "ack", number: 1, version: 1 });
    look("visible");
    expect(second.kinds.at(-1)).toBe("ping");
    await pass(4500);
    expect(second.closed).toBe(true);
  });

  test("is found when a connection is never accepted", async () => {
    await pass(9000);
    expect(FakeSocket.all[0]!.closed).toBe(true);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("tells a game that does not exist from a server that does not answer", async () => {
    answer.status = 404;
    FakeSocket.last.breakOff();
    await pass(10);
    expect(listeners.missing).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("passes on why a server cannot show the game, and goes on trying", async () => {
    answer.status = 503;
    answer.body = { error: { en: "no database", fr: "pas de base" } };
    FakeSocket.last.breakOff();
    await pass(10);
    expect(listeners.trouble).toHaveBeenCalledWith({ en: "no database", fr: "pas de base" }, null);
    await pass(300);
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "error", number: 0, status: 503, error: { en: "still", fr: "encore" } });
    expect(listeners.trouble).toHaveBeenLastCalledWith({ en: "still", fr: "encore" }, null);
    await pass(600);
    greet();
    expect(listeners.connected).toHaveBeenLastCalledWith(true);
  });

  test("asks nothing more after it was closed", async () => {
    answer.status = 404;
    FakeSocket.last.breakOff();
    connection.close();
    await pass(10);
    networkIsBack();
    expect([listeners.missing.mock.calls.length, requests.length, FakeSocket.all.length]).toEqual([0, 1, 1]);
  });
});
