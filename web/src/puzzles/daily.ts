// The puzzle of the day: it follows from the date alone, so that it is the same for everybody, offline too. Solving it
// day after day makes a streak; whatever cannot be read of what was kept counts as nothing.
import { keep, parseFields, readKept } from "../storage/storage";

const KEY = "daily";
const DAY = 86_400_000; // milliseconds
/** A step through the collection that visits every puzzle: a prime that no collection's size is a multiple of. */
const STRIDE = 7919;

/** Days since 1970 by the reader's calendar. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** One for each day. */
export const ofDay = <One>(all: readonly One[], day: number): One => all[(day * STRIDE) % all.length]!;

export type Streak = { last: number; days: number; best: number };

export function parseStreak(text: string | null): Streak {
  const { last, days, best } = parseFields(text);
  const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
  return { last: count(last), days: count(days), best: Math.max(count(days), count(best)) };
}

/** After that day's puzzle was solved. */
export function withDay(streak: Streak, day: number): Streak {
  if (streak.last === day) return streak;
  const days = streak.last === day - 1 ? streak.days + 1 : 1;
  return { last: day, days, best: Math.max(streak.best, days) };
}

/** How many days in a row, as long as none was missed. */
export const daysInRow = ({ last, days }: Streak, day: number): number => (last >= day - 1 ? days : 0);

export const readStreak = (): Streak => parseStreak(readKept(KEY));
export const keepDay = (day: number): void => keep(KEY, JSON.stringify(withDay(readStreak(), day)));
