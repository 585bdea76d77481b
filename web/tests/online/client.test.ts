import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { phraseOf } from "../../src/game/types";
import { createGame, findServer, joinGame } from "../../src/online/client";
import { answer, installFakes, requests, resetFakes } from "./fake_socket";

installFakes();
beforeEach(() => {
  vi.useFakeTimers();
  resetFakes();
});
afterEach(() => void vi.useRealTimers());

const game = {
  game: "siam",
  rules: "",
  start: "",
  seat: 0,
  name: "Ana",
  base: 0,
  increment: 0,
  engines: [0, 0],
};
const failureOf = async (request: Promise<unknown>) => {
  const failed = request.catch(phraseOf);
  await vi.advanceTimersByTimeAsync(60_000);
  return failed;
};

describe("a request", () => {
  test("that is refused gives the server's sentence, at once", async () => {
    answer.status = 409;
    answer.body = { error: { en: "taken", fr: "pris" } };
    expect(await joinGame("g", "i", "Ana", "s").catch(phraseOf)).toEqual({ en: "taken", fr: "pris" });
    expect(requests).toEqual([
      { path: "/api/v1/games/g/join", body: { invite: "i", name: "Ana", secret: "s" } },
    ]);
  });

  test("whose answer is no JSON gives its status", async () => {
    answer.status = 413;
    answer.body = null;
    expect(await createGame(game).catch(phraseOf)).toEqual({
      en: "the server answers: 413",
      fr: "réponse du serveur : 413",
    });
  });

  test("is repeated with the same key until the server is back", async () => {
    answer.reachable = false;
    const created = createGame(game);
    await vi.advanceTimersByTimeAsync(500);
    answer.reachable = true;
    answer.status = 503;
    await vi.advanceTimersByTimeAsync(1000);
    answer.status = 201;
    answer.body = { id: "g" };
    await vi.advanceTimersByTimeAsync(3000);
    expect(await created).toEqual({ id: "g" });
    expect(requests.length).toBeGreaterThan(2);
    expect(new Set(requests.map(({ body }) => body.key)).size).toBe(1);
    expect(requests[0]!.body.key).toMatch(/^[\w-]{22}$/);
    await createGame(game);
    expect(new Set(requests.map(({ body }) => body.key)).size).toBe(2);
  });

  test("gives up in the end, with the last sentence", async () => {
    answer.status = 503;
    answer.body = { error: { en: "not stored", fr: "pas enregistré" } };
    expect(await failureOf(createGame(game))).toEqual({ en: "not stored", fr: "pas enregistré" });
    expect(requests).toHaveLength(5);
    answer.reachable = false;
    expect(await failureOf(joinGame("g", "i", "Ana", "s"))).toMatchObject({ en: "no network" });
  });
});

test("there is a server when it speaks this version", async () => {
  answer.body = { api: 1, publicUrl: null, lanUrl: null };
  expect(await findServer()).toEqual(answer.body);
  answer.body = { api: 2 };
  expect(await findServer()).toBeNull();
  answer.status = 502;
  expect(await findServer()).toBeNull();
});
