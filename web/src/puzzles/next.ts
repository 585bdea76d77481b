// Which puzzle to go to.
import type { Puzzle } from "./collection";

export const puzzleAddress = (puzzle: Puzzle): string => `#/puzzles/${puzzle.setup.game}/${puzzle.id}`;

/** The first unsolved one behind a place of the collection, else the first of all. */
export function nextUnsolved(
  puzzles: readonly Puzzle[],
  solved: readonly string[],
  after = 0,
): Puzzle | undefined {
  const left = puzzles.filter(({ id }) => !solved.includes(id));
  return left.find(({ number }) => number > after) ?? left[0];
}

/** Any unsolved one; any at all when none is left. */
export function randomPuzzle(
  puzzles: readonly Puzzle[],
  solved: readonly string[],
  chance = Math.random(),
): Puzzle {
  const left = puzzles.filter(({ id }) => !solved.includes(id));
  const from = left.length > 0 ? left : puzzles;
  return from[Math.floor(chance * from.length)]!;
}
