// Which puzzles were solved: whatever cannot be read counts as nothing.
import { parseFields, stringsOf } from "../storage/storage";

export type Progress = {
  solved: readonly string[];
  /** Tried in vain, or looked up, and not solved since. */
  missed: readonly string[];
  /** Solved one after the other at the first try, without help. */
  streak: number;
  best: number;
};

export function parseProgress(text: string | null): Progress {
  const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
  const { solved, missed, streak, best } = parseFields(text);
  return {
    solved: stringsOf(solved),
    missed: stringsOf(missed),
    streak: count(streak),
    best: Math.max(count(streak), count(best)),
  };
}

/** After a puzzle was solved; `clean`: at the first try, without help. One solved before counts no more. */
export function withSolved(progress: Progress, id: string, clean: boolean): Progress {
  if (progress.solved.includes(id)) return progress;
  const streak = clean ? progress.streak + 1 : progress.streak;
  return {
    solved: [...progress.solved, id],
    missed: progress.missed.filter((one) => one !== id),
    streak,
    best: Math.max(progress.best, streak),
  };
}

/** After a wrong move, or a look at the solution. */
export function withMissed(progress: Progress, id: string): Progress {
  if (progress.solved.includes(id)) return progress;
  const missed = progress.missed.includes(id) ? progress.missed : [...progress.missed, id];
  return { ...progress, missed, streak: 0 };
}
