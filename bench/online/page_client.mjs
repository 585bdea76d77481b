// The page's own client of games online (web/src/online), in a process without a browser: its sockets go
// to a server chosen anew each time, as a load balancer may choose.
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Socket } from "./socket.mjs";

const source = new URL("../../web/src/online/connection.ts", import.meta.url).pathname;

async function compiled() {
  const page = createRequire(new URL("../../web/package.json", import.meta.url));
  const { rolldown } = await import(pathToFileURL(page.resolve("rolldown")).href);
  const file = join(tmpdir(), `howdah-connection-${process.pid}.mjs`);
  const bundle = await rolldown({ input: source, logLevel: "warn" });
  await bundle.write({ file, format: "esm" });
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}

/**
 * The class Connection. `choosePort()` says which server the next socket goes to, and `heard(sent)` is told
 * of every move that is acknowledged.
 */
export async function loadConnection(choosePort, heard) {
  class PageSocket {
    static OPEN = 1;
    readyState = 0;
    onopen = null;
    onmessage = null;
    onclose = null;
    #moves = new Map();
    #socket;

    constructor(address) {
      const path = new URL(address).pathname;
      const game = path.split("/")[4];
      this.#socket = new Socket(choosePort(), path);
      this.#socket.onopen = () => {
        this.readyState = PageSocket.OPEN;
        this.onopen?.();
      };
      this.#socket.onclose = () => {
        this.readyState = 3;
        this.onclose?.();
      };
      this.#socket.onmessage = (message) => {
        if (message.type === "ack" && this.#moves.has(message.number)) {
          heard({ game, ...this.#moves.get(message.number) });
        }
        this.onmessage?.({ data: JSON.stringify(message) });
      };
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === "move") this.#moves.set(message.number, message);
      this.#socket.send(message);
    }
    close() {
      this.#socket.close();
    }
  }
  const nobody = { visibilityState: "visible", addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, {
    WebSocket: PageSocket,
    location: { protocol: "http:", host: "howdah.test" },
    document: nobody,
    addEventListener: nobody.addEventListener,
    removeEventListener: nobody.removeEventListener,
  });
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (path, options) => plainFetch(`http://127.0.0.1:${choosePort()}${path}`, options);
  return (await compiled()).Connection;
}
