// What is announced with a move of Sam Liam.
import type { GameUi } from "../game_ui";

/** Nothing is the first. */
const CALLS: readonly string[] = ["", "SAM", "SONG", "SONG SAM", "WIN"];

export const announcements: NonNullable<GameUi["announcements"]> = {
  calls: (players) => CALLS.filter((call) => players > 2 || call !== "SONG SAM"),
  written: (move, call) => (call === "" ? move : `${move}!${call.replace(" ", "").toLowerCase()}`),
};
