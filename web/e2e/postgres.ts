// A PostgreSQL of the test's own, which is gone afterwards: scripts/with-postgres.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../scripts/with-postgres", import.meta.url));

export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  // It lives as long as the command beside it, which ends with its input.
  const command = ["sh", "-c", 'echo "$HOWDAH_TEST_DATABASE"; cat'];
  const child = spawn(script, command, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => resolve(text.toString().trim()));
    child.on("exit", () => reject(new Error("PostgreSQL did not start")));
  });
  const stop = () => {
    child.stdin.end();
    return ended;
  };
  return { url, stop };
}
