// The engine as the page sees it: asks a worker, and replaces it when a search must end early.
import { RulesError, type Phrase, type Setup } from "../game/types";
import type { Fields } from "../wasm/module";
import engineUrl from "../../../build/wasm/engine.wasm?url";
import type { News, Task } from "./worker";

/** The evaluation of a move. Its score is `win` when it is proved (in that many plies; a loss when
 * below zero), else `centi`, from the point of view of the player to move. */
export type Report = {
  depth: number;
  rank: number; // 1 for the best move
  nodes: number;
  time: number;
  centi?: number;
  win?: number;
  /** The expected score of each seat, in thousandths. */
  shares: number[];
  line: string[];
};
/** `lines`: the best moves, best first; as many as were asked for, or as there are. */
export type Thought = { move: string; nodes: number; report: Report | null; lines: Report[] };
/** A move beside the best one: how many thousandths of winning probability it lost, and the mark for that. */
export type Judgement = { best: Report; played: Report; lost: number; mark: "" | "?!" | "?" | "??" };

/** The fewest plies, within those asked for, in which the player to move forces a win, and a move that does;
 * 0 and nothing when there is none. */
export type Attack = { plies: number; move: string };
/** Some moves after which the other does not win in time; where there are none, the longest defence. */
export type Defence = { saves: string[]; longest: string; plies: number };

/** How a search ends, and what it is about. */
export type Search = {
  time?: number; // milliseconds
  depth?: number;
  lines?: number;
  /** These moves alone. */
  only?: readonly string[];
  level?: number;
  seed?: number;
  /** The pie rule holds, and nobody has swapped. */
  swap?: "pie" | undefined;
};

/** A balanced start: how many these rules have, and the one that was chosen. */
export type BalancedStart = { starts: number; start: string; name: string };
/** First moves of one value for the second player, as a score and as an expected score in thousandths. */
export type FirstMoves = { centi?: number; win?: number; share: number; moves: string[] };

export const LEVELS = 10;
/** Levels that think to a fixed depth hardly need it; the others think as long as this. */
export function timeOf(level: number): number {
  return level >= 10 ? 3000 : level >= 9 ? 2000 : 1000;
}

const anySeed = (): number => 1 + Math.floor(Math.random() * 1e9);

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
  private cancel: (() => void) | null = null;

  /** The engine's move, or `swap` where the pie rule lets it; nothing when it was stopped. Throws when no engine plays this game. */
  async think(
    setup: Setup,
    moves: readonly string[],
    level: number,
    time = timeOf(level),
    pie = false,
  ): Promise<Thought | null> {
    return this.search(setup, moves, { level, time, seed: anySeed(), swap: pie ? "pie" : undefined });
  }

  /** The same at full strength unless a level is named, with reports on the way. */
  async search(
    setup: Setup,
    moves: readonly string[],
    search: Search,
    onreport?: (report: Report) => void,
  ): Promise<Thought | null> {
    return (await this.ask("think", { ...setup, moves, ...search }, onreport)) as Thought | null;
  }

  /** What it thinks of a legal move; nothing when it was stopped or had no time for an opinion. */
  async judge(
    setup: Setup,
    moves: readonly string[],
    move: string,
    search: Search,
  ): Promise<Judgement | null> {
    return (await this.ask("judge", { ...setup, moves, move, ...search })) as Judgement | null;
  }

  /** Whether the player to move can force a win within that many plies: exact, no estimate. */
  async attack(setup: Setup, moves: readonly string[], plies: number): Promise<Attack | null> {
    return (await this.ask("attack", { ...setup, moves, plies })) as Attack | null;
  }

  /** Whether the player to move can prevent one. */
  async defend(setup: Setup, moves: readonly string[], plies: number): Promise<Defence | null> {
    return (await this.ask("defend", { ...setup, moves, plies })) as Defence | null;
  }

  /** The position of a start `balanced` or `balanced:N`, from a text of lists. */
  async balancedStart(setup: Setup, lists: string): Promise<BalancedStart | null> {
    return (await this.ask(
      "balanced_start",
      { ...setup, seed: anySeed() },
      undefined,
      lists,
    )) as BalancedStart;
  }

  /** The value of every first move, from a text of maps; nothing when these rules have none. */
  async firstMoves(setup: Setup, maps: string): Promise<FirstMoves[] | null> {
    return (await this.ask("first_moves", { ...setup }, undefined, maps)) as FirstMoves[] | null;
  }

  /** Ends the search that runs, if one does. */
  stop(): void {
    this.cancel?.();
  }

  /** Ends the worker; the next question starts another. */
  dispose(): void {
    this.stop();
    void this.worker?.then((worker) => worker.terminate());
    this.worker = null;
  }

  private async ask(
    call: string,
    fields: Fields,
    onreport?: (report: Report) => void,
    text = "",
  ): Promise<unknown> {
    this.stop();
    let stopped = false;
    const ended = new Promise<null>((resolve) => {
      this.cancel = () => {
        stopped = true;
        this.cancel = null;
        void this.worker?.then((worker) => worker.terminate());
        this.worker = null;
        resolve(null);
      };
    });
    this.worker ??= this.start();
    const worker = await this.worker;
    if (stopped) return null;
    const answered = new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<News>) => {
        if ("answer" in data) resolve(data.answer);
        else if (!stopped) onreport?.(data.report as Report);
      };
      worker.onerror = (event) => reject(new Error(event.message));
    });
    worker.postMessage({ call, fields, text } satisfies Task);
    const answer = await Promise.race([answered, ended]);
    if (!stopped) this.cancel = null;
    if (typeof answer === "object" && answer !== null && "error" in answer) {
      throw new RulesError(answer.error as Phrase);
    }
    return answer;
  }

  private async start(): Promise<Worker> {
    const module = await compile();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ compiled: module } satisfies Task);
    return worker;
  }
}
