// A game without an end, for `repetition=none`: both players enter an animal and then turn it.
export const rules = "repetition=none";
/** Fewer than after which a game online is a draw. */
export const MOST_PLIES = 1900;

export function moveAt(ply) {
  const square = ply % 2 === 0 ? "a1" : "a5";
  const home = ply % 2 === 0 ? "n" : "s";
  if (ply < 2) return `@${square}${home}`;
  return square + (Math.floor(ply / 2) % 2 === 1 ? "e" : home);
}
