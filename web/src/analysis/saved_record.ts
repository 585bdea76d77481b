// The main line of a tree as a record, with its marks and comments.
import { wrapWords, writeTags } from "../game/record";
import type { Rules } from "../game/rules";
import type { Seat, Setup } from "../game/types";
import { movetextWords } from "./movetext";
import { mainLine, type TreeNode } from "./tree";

export function recordText(
  rules: Rules,
  setup: Setup,
  tree: TreeNode,
  nameOf: (seat: Seat) => string,
): string {
  const moves = mainLine(tree).map(({ move }) => move);
  const end = rules.view(setup, moves);
  const result = end.result === null ? "*" : end.result === "draw" ? "draw" : end.seats[end.result]!.letter;
  const tags = new Map<string, string>([
    ["Game", setup.game],
    ["Rules", end.rules],
  ]);
  for (const seat of end.seats) tags.set(seat.tag, nameOf(seat));
  if (setup.start) tags.set("Position", setup.start);
  tags.set("Result", result);
  const numbers = { players: end.seats.length, firstPly: end.ply - moves.length };
  const words = movetextWords(tree, { variations: false, numbers });
  return `${writeTags(tags)}\n${wrapWords([...words, result])}`;
}
