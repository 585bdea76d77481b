// An engine without a worker: answers what the test says. For vi.mock("../../src/engine/engine").
import { vi } from "vitest";
import type { Attack, Defence, Thought } from "../src/engine/engine";

const thought = (move: string): Thought => ({ move, nodes: 1, report: null, lines: [] });

export const answers = {
  think: vi.fn(async (..._asked: unknown[]): Promise<Thought | null> => thought("")),
  search: vi.fn(async (..._asked: unknown[]): Promise<Thought | null> => thought("")),
  attack: vi.fn(async (..._asked: unknown[]): Promise<Attack | null> => ({ plies: 0, move: "" })),
  defend: vi.fn(async (..._asked: unknown[]): Promise<Defence | null> => ({
    saves: [],
    longest: "",
    plies: 0,
  })),
  stop: vi.fn(),
  dispose: vi.fn(),
};
export const plays = (move: string) => answers.think.mockResolvedValueOnce(thought(move));

export const LEVELS = 10;
export class Engine {
  think = answers.think;
  search = answers.search;
  attack = answers.attack;
  defend = answers.defend;
  stop = answers.stop;
  dispose = answers.dispose;
}
