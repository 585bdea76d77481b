// What is announced with a move of Sam Liam.

/** Nothing is the first. */
const CALLS: readonly string[] = ["", "SAM", "SONG", "SONG SAM", "WIN"];

export const announcements = (players: number): readonly string[] =>
  CALLS.filter((call) => players > 2 || call !== "SONG SAM");
