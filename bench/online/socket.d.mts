// The types of socket.mjs, for tests that use it.
export class Socket {
  constructor(port: number, path: string);
  onopen: () => void;
  onmessage: (message: never) => void;
  onclose: () => void;
  send(message: unknown): void;
  close(): void;
}
