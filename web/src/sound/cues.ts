// Which sounds belong to a move.
import type { Explanation, Remark } from "../game/types";
import type { Cue } from "./score";

/** In a line that is pushed; who has no destination falls off. */
const IN_LINE = ["pushes", "helps", "resists", "sideways", "rock"];
const BY_ROLE: readonly (readonly [Cue, readonly string[]])[] = [
  ["scrape", ["pushes"]],
  ["place", ["placed"]],
  ["turn", ["turns"]],
  ["step", ["enters", "moves", "leaves"]],
];

/** `remarks`: what is announced on the board after it. */
export function cuesOf(move: Explanation, remarks: readonly Remark[]): Cue[] {
  const roles = new Set(move.pieces.map(({ role }) => role));
  const first = BY_ROLE.find(([, names]) => names.some((name) => roles.has(name)));
  const falls = move.pieces.some(
    ({ role, place, destination }) => IN_LINE.includes(role) && place !== "" && destination === "",
  );
  return [
    ...(first ? [first[0]] : []),
    ...(falls ? (["fall"] as const) : []),
    ...(remarks.some(({ kind }) => kind === "announced") ? (["announce"] as const) : []),
  ];
}
