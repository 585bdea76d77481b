// What a hostile or broken client can do to the server: nothing but lose its own connection.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { Socket } from "../../bench/online/socket.mjs";
import { OwnServer } from "./server";
import { expect, test } from "./support";

const server = new OwnServer([]);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop("SIGTERM"));

const api = (path: string, init: RequestInit = {}) => fetch(`${server.address}/api/v1${path}`, init);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api(path, { method: "POST", body, headers });
type Made = { id: string; secret: string; invites: string[] };
const makeGame = async () => (await (await post("/games", '{"game":"siam"}')).json()) as Made;

/** Sends bytes; what the server says until it hangs up or half a second is over. */
function shout(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, "127.0.0.1");
    let heard = "";
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on("data", (part) => (heard += part.toString("latin1")));
    socket.on("close", done);
    socket.on("error", done);
    socket.write(bytes);
    setTimeout(done, 500);
  });
}

const upgrade = (id: string, extra = "") =>
  `GET /api/v1/games/${id}/socket HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\n` +
  `Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${extra}\r\n`;

test("every answer carries the security headers", async () => {
  for (const path of ["/", "/api/v1", "/nowhere"]) {
    const { headers } = await fetch(server.address + path);
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("pages elsewhere can neither post nor open a socket", async () => {
  const { id } = await makeGame();
  expect((await post("/games", '{"game":"siam"}', { Origin: "http://evil.example" })).status).toBe(403);
  expect(await shout(upgrade(id, "Origin: http://evil.example\r\n"))).toContain("403 Forbidden");
  expect(await shout(upgrade(id, `Origin: http://127.0.0.1:${server.port}\r\n`))).toContain("101 Switching");
});

test("bad requests get one sentence, and too large ones an end", async () => {
  for (const body of [
    "",
    "{",
    "[]",
    '{"game":"chess"}',
    '{"game":"siam","rules":"x"}',
    "\u0000",
    '{"seat":9}',
  ]) {
    const answer = await post("/games", body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: { en: string } }).error.en).not.toBe("");
  }
  expect((await post("/games", " ".repeat(20_000))).status).toBe(413);
  expect((await api("/games/nowhere")).status).toBe(404);
  expect((await post("/games/nowhere/actions", '{"type":"move"}')).status).toBe(404);
  expect(await shout(`GET /${"x".repeat(20_000)} HTTP/1.1\r\n\r\n`)).not.toContain("200 OK");
});

test("nothing outside the page's files is served", async () => {
  for (const path of ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/index.html.gz"]) {
    expect(await shout(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toContain(
      "404 Not Found",
    );
  }
});

test("random bytes and malformed frames end their own connection only", async () => {
  const { id } = await makeGame();
  const frames = Array.from({ length: 60 }, (_, index) => {
    const noise = randomBytes(1 + ((index * 37) % 300));
    return index % 3 === 0 ? noise : Buffer.concat([Buffer.from(upgrade(id)), noise]);
  });
  await Promise.all(frames.map(shout));
  expect((await api("")).status).toBe(200);
});

test("bad messages on a socket are answered, and the socket stays", async () => {
  const { id, secret } = await makeGame();
  const socket = new Socket(server.port, `/api/v1/games/${id}/socket`);
  const heard: { type: string; error?: { en: string } }[] = [];
  socket.onmessage = (message: (typeof heard)[0]) => void heard.push(message);
  await new Promise<void>((resolve) => (socket.onopen = resolve));
  for (const message of [
    7,
    "x",
    [],
    { type: "dance" },
    { type: "wish", wish: {} },
    { type: "move", ply: -1 },
  ]) {
    socket.send(message);
  }
  socket.send({ type: "hello", secret });
  await expect.poll(() => heard.at(-1)?.type).toBe("state");
  expect(heard.filter((message) => message.type === "error")).toHaveLength(6);
  socket.close();
});

test("a silent or slow client costs nothing but its socket", async () => {
  const { id } = await makeGame();
  const silent = Array.from({ length: 50 }, (_, index) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(index % 2 === 0 ? "GET / HT" : upgrade(id));
    return socket;
  });
  const began = performance.now();
  expect((await api(`/games/${id}`)).status).toBe(200);
  console.log(`an answer beside 50 silent clients: ${Math.round(performance.now() - began)} ms`);
  for (const socket of silent) socket.destroy();
});

test("requests are limited for each client", async () => {
  const statuses = [];
  for (let i = 0; i < 60; ++i) statuses.push((await post("/games", '{"game":"siam"}')).status);
  expect(statuses).toContain(429);
  expect((await api("")).status).toBe(200);
});
