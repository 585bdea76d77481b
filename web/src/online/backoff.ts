// How long to wait before another attempt: twice as long after each failure, and by chance a little
// more or less, so that the players of a server that restarts do not all come back in the same moment.
const FIRST = 300; // milliseconds
const LONGEST = 8000;

export function pauseAfter(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1)) * (0.5 + random());
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
