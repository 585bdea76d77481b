// What is announced with a move of Sam Liam.
import type { Announcements } from "../lesson";

/** Nothing is the first. */
const CALLS: readonly string[] = ["", "SAM", "SONG", "SONG SAM", "WIN"];

export const announcements: Announcements = (players) =>
  CALLS.filter((call) => players > 2 || call !== "SONG SAM");
