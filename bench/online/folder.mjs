// The data folder of a server on a small file system of its own, which is filled, locked and damaged.
import { execFileSync, spawn } from "node:child_process";
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SIZE = "24m";
const HOLD = `
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
database.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
`;

/** Fills a file until there is no room for another byte. */
function fill(file) {
  const descriptor = openSync(file, "w");
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      while (writeSync(descriptor, Buffer.alloc(size)) > 0);
    } catch (error) {
      if (error.code !== "ENOSPC") throw error;
    }
  }
  closeSync(descriptor);
}

export class Folder {
  #root = mkdtempSync(join(tmpdir(), "howdah-folder-"));
  #mount = join(this.#root, "mount");
  data = join(this.#mount, "data");
  log = join(this.#root, "log");
  #database = join(this.data, "games.sqlite");
  #copy = join(this.#root, "copy");

  /** Whether it is on a small file system, which can be filled: not everybody may mount one. */
  small = true;

  constructor() {
    mkdirSync(this.#mount);
    try {
      const words = ["-t", "tmpfs", "-o", `size=${SIZE}`, "howdah", this.#mount];
      execFileSync("mount", words, { stdio: "pipe" });
    } catch {
      this.small = false;
    }
  }

  close() {
    if (this.small) execFileSync("umount", [this.#mount]);
    rmSync(this.#root, { recursive: true });
  }

  fillUp() {
    fill(join(this.#mount, "filler"));
  }
  makeRoom() {
    rmSync(join(this.#mount, "filler"));
  }

  /** Another program writes and does not finish; the answer is a function that ends it. */
  async lock() {
    const holder = spawn("/usr/bin/python3", ["-c", HOLD, this.#database], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await new Promise((resolve, reject) => {
      holder.stdout.once("data", resolve);
      holder.once("exit", () => reject(new Error("the database could not be locked")));
    });
    return () => new Promise((resolve) => holder.once("exit", resolve).stdin.end());
  }

  /** Overwrites all of the database; `repair` brings back what it was. */
  damage() {
    cpSync(this.data, this.#copy, { recursive: true });
    const descriptor = openSync(this.#database, "r+");
    writeSync(descriptor, Buffer.alloc(statSync(this.#database).size, "damaged "), 0, undefined, 0);
    closeSync(descriptor);
  }
  repair() {
    rmSync(this.data, { recursive: true });
    cpSync(this.#copy, this.data, { recursive: true });
  }
}
