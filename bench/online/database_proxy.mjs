// Stands between a server and its PostgreSQL, and fails in the ways of a network.
import { connect, createServer } from "node:net";

// The end of an answer, after the commit: ReadyForQuery outside a transaction.
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const CHANGE = "howdah_apply";

export class DatabaseProxy {
  #url;
  #server = null;
  #pairs = new Set();
  #silent = false;
  #cutShare = 0;
  /** How many commits were done whose answer nobody got. */
  unanswered = 0;

  constructor(url) {
    this.#url = new URL(url);
  }

  /** What the server connects to. */
  get url() {
    const url = new URL(this.#url);
    url.port = String(this.#server.address().port);
    return url.href;
  }

  async listen() {
    this.#server = createServer((near) => this.#accept(near));
    await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  close() {
    this.cut();
    this.#server.close();
  }

  /** Every connection breaks; new ones are possible. */
  cut() {
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** A black hole: connections stay, nothing gets through. Afterwards what was sent arrives late. */
  silence(yes) {
    this.#silent = yes;
    for (const { near, far } of this.#pairs) {
      for (const side of [near, far]) yes ? side.pause() : side.resume();
    }
  }

  /** That share of the changes is committed, and the connection breaks before the answer. */
  cutAfterCommits(share) {
    this.#cutShare = share;
  }

  #accept(near) {
    const far = connect(Number(this.#url.port), this.#url.hostname);
    const pair = { near, far };
    this.#pairs.add(pair);
    let doomed = false;
    near.on("data", (bytes) => {
      if (this.#cutShare > Math.random() && bytes.includes(CHANGE)) doomed = true;
      far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (!doomed) return void near.write(bytes);
      if (!bytes.subarray(-READY.length).equals(READY)) return;
      ++this.unanswered;
      near.destroy();
    });
    for (const side of [near, far]) {
      side.setNoDelay(true);
      side.on("error", () => {});
      side.on("close", () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
      if (this.#silent) side.pause();
    }
  }
}
