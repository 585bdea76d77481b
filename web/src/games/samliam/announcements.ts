// What is announced with a move of Sam Liam.
import type { View } from "../../game/types";
import type { Announcements } from "../lesson";

/** Nothing is the first. */
const CALLS: readonly string[] = ["", "SAM", "SONG", "SONG SAM", "WIN"];

export const announcements: Announcements = (players) =>
  CALLS.filter((call) => players > 2 || call !== "SONG SAM");

/** Where players announce themselves, everything these rules know; nothing is the last. */
export function announceable(view: View): readonly string[] {
  const strict = /(^|,)announce=strict(,|$)/.test(view.rules);
  return strict ? [...announcements(view.seats.length).slice(1), ""] : [];
}
