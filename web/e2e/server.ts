// The program under test, and servers that a test starts, kills and starts again.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const built = (preset: string) => fileURLToPath(new URL(`../../build/${preset}/howdah`, import.meta.url));
export const program = ["release", "play"].map(built).find((file) => existsSync(file)) ?? built("release");

export class OwnServer {
  private child: ChildProcess | null = null;
  port = 0;

  /** Where its games are stored: in a folder of its own, unless a database is named. */
  constructor(
    private readonly extra: string[] = ["--no-limits"],
    private readonly storage = ["--data", mkdtempSync(join(tmpdir(), "howdah-e2e-"))],
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const page = fileURLToPath(new URL("../dist", import.meta.url));
    const words = ["serve", "--port", String(this.port), "--page", page, ...this.storage, ...this.extra];
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    child.stderr.on("data", (log: Buffer) => {
      const troubles = log.toString().replace(/^.*level=info.*\n/gm, "");
      if (troubles !== "") process.stderr.write(troubles);
    });
    this.port = await new Promise<number>((resolve, reject) => {
      child.stdout!.on("data", (text: Buffer) => {
        const found = /:(\d+)\//.exec(text.toString());
        if (found) resolve(Number(found[1]));
      });
      child.on("exit", () => reject(new Error("the server ended")));
    });
  }

  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.child;
    if (!child) return;
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill(signal);
    await ended;
    this.child = null;
  }
}
