// The puzzles of a game: a static file, read here. docs/puzzles.md describes it.
import type { GameName, Setup } from "../game/types";
import { gameUi } from "../games/catalogue";

export const GRADES = [1, 2, 3, 4, 5] as const;

export type Puzzle = {
  id: string;
  /** Its place in the collection, from 1: what people call it by. */
  number: number;
  grade: number;
  /** To win within the plies; or to find the only move that does not lose within them. */
  goal: "win" | "defend";
  plies: number;
  setup: Setup;
  /** To win: the whole line against the longest defence. To defend: the one move. */
  solution: string[];
};

/** How many of their own moves the attacker has: the player to win, the other to defend. */
export const movesOf = ({ plies }: Pick<Puzzle, "plies">): number => Math.ceil(plies / 2);

/** Reads a file; throws, naming the line, when it is not one. */
export function readCollection(game: GameName, text: string): Puzzle[] {
  const puzzles: Puzzle[] = [];
  text.split("\n").forEach((line, index) => {
    if (line === "" || line.startsWith("#") || line.startsWith("game ")) return;
    const [id, grade, task, , rules, start, solution] = line.split(" | ");
    const [goal, plies] = (task ?? "").split(" ");
    if (!id || !rules || !start || !solution || (goal !== "win" && goal !== "defend")) {
      throw new Error(`line ${index + 1} is no puzzle`);
    }
    puzzles.push({
      id,
      number: puzzles.length + 1,
      grade: Number(grade),
      goal,
      plies: Number(plies),
      setup: { game, rules, start },
      solution: solution.split(" "),
    });
  });
  return puzzles;
}

const loaded = new Map<GameName, Promise<Puzzle[]>>();

export function loadCollection(game: GameName): Promise<Puzzle[]> {
  const known = loaded.get(game);
  if (known) return known;
  const loading = fetch(gameUi(game).puzzles)
    .then((answer) => answer.text())
    .then((text) => readCollection(game, text));
  loading.catch(() => loaded.delete(game)); // so that the next try asks again
  loaded.set(game, loading);
  return loading;
}
