// The engine as the page sees it: asks a worker, and replaces it when a search must end early.
import { RulesError, type Phrase, type Setup } from "../game/types";
import type { Fields } from "./module";
import engineUrl from "../../../build/wasm/engine.wasm?url";
import type { News, Task } from "./worker";

export type Report = {
  depth: number;
  nodes: number;
  time: number;
  centi?: number;
  win?: number;
  line: string[];
};
export type Thought = { move: string; nodes: number; report: Report | null };

export const LEVELS = 10;
/** Levels that think to a fixed depth hardly need it; the others think as long as this. */
export function timeOf(level: number): number {
  return level >= 10 ? 3000 : level >= 9 ? 2000 : 1000;
}

let compiled: Promise<WebAssembly.Module> | null = null;

function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(engineUrl)).catch((error: unknown) => {
    compiled = null; // so that the next try asks again
    throw error;
  });
  return compiled;
}

export class Engine {
  private worker: Promise<Worker> | null = null;
  private giveUp: (() => void) | null = null;

  /** The engine's move; nothing when it was stopped. Throws when no engine plays this game. */
  async think(
    setup: Setup,
    moves: readonly string[],
    level: number,
    time = timeOf(level),
  ): Promise<Thought | null> {
    const seed = 1 + Math.floor(Math.random() * 1e9);
    const answer = await this.ask("think", { ...setup, moves, level, time, seed });
    if (answer === null) return null;
    if ("error" in answer) throw new RulesError(answer.error as Phrase);
    return answer as unknown as Thought;
  }

  /** Ends the search that runs, if one does. */
  stop(): void {
    this.giveUp?.();
  }

  /** Ends the worker; the next question starts another. */
  dispose(): void {
    this.stop();
    void this.worker?.then((worker) => worker.terminate());
    this.worker = null;
  }

  private async ask(call: string, fields: Fields): Promise<Record<string, unknown> | null> {
    this.stop();
    let stopped = false;
    const ended = new Promise<null>((resolve) => {
      this.giveUp = () => {
        stopped = true;
        this.giveUp = null;
        void this.worker?.then((worker) => worker.terminate());
        this.worker = null;
        resolve(null);
      };
    });
    this.worker ??= this.start();
    const worker = await this.worker;
    if (stopped) return null;
    const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<News>) => {
        if ("answer" in data) resolve(data.answer as Record<string, unknown>);
      };
      worker.onerror = (event) => reject(new Error(event.message));
    });
    worker.postMessage({ call, fields } satisfies Task);
    const answer = await Promise.race([answered, ended]);
    if (!stopped) this.giveUp = null;
    return answer;
  }

  private async start(): Promise<Worker> {
    const module = await compile();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ compiled: module } satisfies Task);
    return worker;
  }
}
