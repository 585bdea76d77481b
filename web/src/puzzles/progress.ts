// What was solved. What stands in the browser may be damaged, or written by another version:
// whatever cannot be read counts as nothing.
export type Progress = {
  solved: readonly string[];
  /** Tried in vain, or looked up, and not solved since. */
  missed: readonly string[];
  /** Solved one after the other at the first try, without help. */
  streak: number;
  best: number;
};

export const NOTHING: Progress = { solved: [], missed: [], streak: 0, best: 0 };

export function parseProgress(text: string | null): Progress {
  const ids = (value: unknown) =>
    Array.isArray(value) ? [...new Set(value.filter((id): id is string => typeof id === "string"))] : [];
  const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<keyof Progress, unknown>> | null;
    const streak = count(kept?.streak);
    return {
      solved: ids(kept?.solved),
      missed: ids(kept?.missed),
      streak,
      best: Math.max(streak, count(kept?.best)),
    };
  } catch {
    return NOTHING;
  }
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
