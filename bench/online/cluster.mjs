// Three servers on one PostgreSQL, each with a proxy of its own before the database and a clock of its own.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseProxy } from "./database_proxy.mjs";
import { Server } from "./server.mjs";

const CLOCKS = ["+0", "+300", "-300"]; // seconds by which the servers' clocks are wrong

/** Where Debian's libfaketime lies: below the folder of the machine's architecture. */
function fakeTimeLibrary() {
  const found = readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, "faketime/libfaketime.so.1"))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("libfaketime is not installed");
  return found;
}

export class Cluster {
  #folder = mkdtempSync(join(tmpdir(), "howdah-faults-"));

  /** `url`: of the database. */
  constructor(program, url) {
    this.url = url;
    this.program = program;
    this.proxies = CLOCKS.map(() => new DatabaseProxy(url));
  }

  async open() {
    const library = fakeTimeLibrary();
    await Promise.all(this.proxies.map((proxy) => proxy.listen()));
    this.servers = CLOCKS.map((clock, index) => {
      // The clock that measures pauses stays: a wrong date is what machines have.
      const environment = { LD_PRELOAD: library, FAKETIME: clock, DONT_FAKE_MONOTONIC: "1" };
      const words = ["--database", this.proxies[index].url];
      return new Server(this.program, words, { environment, log: join(this.#folder, `${index}.log`) });
    });
    for (const server of this.servers) await server.start();
  }

  async close() {
    for (const server of this.servers ?? []) await server.end("SIGKILL");
    for (const proxy of this.proxies) proxy.close();
    rmSync(this.#folder, { recursive: true });
  }
}
