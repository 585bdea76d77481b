// Whether somebody has played on this device before: beginners are offered the rules as they are printed first.
import { keep, readKept } from "../storage/storage";

const KEY = "played";

export const hasPlayed = (): boolean => readKept(KEY) !== null;
export const rememberPlaying = (): void => keep(KEY, "yes");
