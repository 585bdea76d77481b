// `howdah serve` as a child process, which is killed, stopped and started again.
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The API alone is looked at: a page of one line will do, which takes no memory of the server's.
const page = mkdtempSync(join(tmpdir(), "howdah-page-"));
writeFileSync(join(page, "index.html"), "<!doctype html>");
process.on("exit", () => rmSync(page, { recursive: true }));

export class Server {
  #program;
  #words;
  #environment;
  #log;
  #child = null;
  port = 0;

  /** `words`: options of `howdah serve`; `log`: the file that gets what it prints as errors. */
  constructor(program, words, { environment = {}, log = null } = {}) {
    this.#program = program;
    this.#words = words;
    this.#environment = environment;
    this.#log = log;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** On the same port as the last time. */
  async start() {
    const words = ["serve", "--port", String(this.port), "--page", page, "--no-limits", ...this.#words];
    const errors = this.#log === null ? "inherit" : openSync(this.#log, "a");
    const env = { ...process.env, ...this.#environment };
    const child = spawn(this.#program, words, { stdio: ["ignore", "pipe", errors], env });
    if (this.#log !== null) closeSync(errors);
    this.#child = child;
    this.port = await new Promise((resolve, reject) => {
      child.stdout.on("data", (text) => {
        const found = /:(\d+)\//.exec(text);
        if (found) resolve(Number(found[1]));
      });
      child.on("error", reject);
      child.on("exit", (status) => reject(new Error(`the server did not start (status ${status})`)));
    });
  }

  async end(signal) {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill(signal);
    if (signal !== "SIGKILL") child.kill("SIGCONT");
    await ended;
  }

  signal(name) {
    this.#child?.kill(name);
  }
}
