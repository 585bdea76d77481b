import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "./e2e/server";

// The pictures of the docs are made by the same means, on demand: scripts/screenshots.
const pictures = process.env.HOWDAH_PICTURES !== undefined;

const port = Number(process.env.HOWDAH_E2E_PORT ?? 8190);
const data = mkdtempSync(join(tmpdir(), "howdah-e2e-"));

export default defineConfig({
  testDir: pictures ? "screenshots" : "e2e",
  workers: 2, // each file of tests has pages and games of its own
  timeout: 45_000,
  retries: 1, // a busy machine can stall a browser for longer than any wait; what needed one is reported
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    viewport: { width: 1200, height: 820 },
    launchOptions: {
      executablePath: "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A name that browsers do not take for this machine: pages there are not in a secure context.
        "--host-resolver-rules=MAP howdah.test 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `${program} serve --port ${port} --page dist --data ${data} --no-limits`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
