// A load balancer before several servers. A browser whose name ends in "prefers/1" is sent to the second of them,
// and to the next when that one is gone.
import { connect, createServer, type Server, type Socket } from "node:net";

export class Balancer {
  private server: Server | null = null;

  constructor(private readonly ports: readonly number[]) {}

  async start(): Promise<string> {
    const server = createServer((near) => {
      near.on("error", () => {});
      near.once("data", (first) => {
        near.pause();
        const preferred = Number(/prefers\/(\d)/.exec(first.toString("latin1"))?.[1] ?? 0);
        this.join(near, first, preferred, this.ports.length);
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  close(): void {
    this.server?.close();
  }

  private join(near: Socket, first: Buffer, index: number, attempts: number): void {
    if (attempts === 0) return void near.destroy();
    const far = connect(this.ports[index % this.ports.length]!, "127.0.0.1");
    const refused = () => this.join(near, first, index + 1, attempts - 1);
    far.once("error", refused);
    far.once("connect", () => {
      far.off("error", refused);
      far.on("error", () => {});
      far.write(first);
      near.pipe(far);
      far.pipe(near);
      near.on("close", () => far.destroy());
      far.on("close", () => near.destroy());
    });
  }
}
