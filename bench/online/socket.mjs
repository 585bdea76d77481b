// As much of a WebSocket client as a load program needs, cheap enough to have thousands of them.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const FINAL = 0x80;
const CONTINUATION = 0;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export class Socket {
  #socket;
  #buffer = Buffer.alloc(0);
  #open = false;
  #parts = []; // of a message in several frames
  onopen = () => {};
  onmessage = (_message) => {};
  onclose = () => {};

  constructor(port, path) {
    this.#socket = connect(port, "127.0.0.1");
    this.#socket.setNoDelay(true);
    const key = randomBytes(16).toString("base64");
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    this.#socket.on("data", (bytes) => this.#read(bytes));
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => this.onclose());
  }

  send(message) {
    this.#write(TEXT, Buffer.from(JSON.stringify(message)));
  }

  close() {
    this.#socket.destroy();
  }

  #write(kind, payload) {
    const mask = randomBytes(4);
    const long = payload.length > 125;
    const head = long
      ? Buffer.from([FINAL | kind, 0x80 | 126, payload.length >> 8, payload.length & 255])
      : Buffer.from([FINAL | kind, 0x80 | payload.length]);
    const masked = payload.map((byte, index) => byte ^ mask[index & 3]);
    this.#socket.write(Buffer.concat([head, mask, masked]));
  }

  #read(bytes) {
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    if (!this.#open) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!this.#buffer.subarray(0, 12).toString().endsWith("101")) return this.close();
      this.#buffer = this.#buffer.subarray(end + 4);
      this.#open = true;
      this.onopen();
    }
    while (this.#buffer.length >= 2) {
      let length = this.#buffer[1] & 127;
      let start = 2;
      if (length === 126) {
        if (this.#buffer.length < 4) return;
        length = this.#buffer.readUInt16BE(2);
        start = 4;
      } else if (length === 127) {
        if (this.#buffer.length < 10) return;
        length = Number(this.#buffer.readBigUInt64BE(2));
        start = 10;
      }
      if (this.#buffer.length < start + length) return;
      const head = this.#buffer[0];
      const kind = head & 15;
      const payload = this.#buffer.subarray(start, start + length);
      this.#buffer = this.#buffer.subarray(start + length);
      if (kind === TEXT || kind === CONTINUATION) this.#receive(payload, (head & FINAL) !== 0);
      else if (kind === PING) this.#write(PONG, payload);
      else if (kind === CLOSE) this.close();
    }
  }

  #receive(part, last) {
    this.#parts.push(part);
    if (!last) return;
    const text = Buffer.concat(this.#parts).toString();
    this.#parts = [];
    this.onmessage(JSON.parse(text));
  }
}
