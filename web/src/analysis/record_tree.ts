// The moves of a record as a tree of variations.
import type { GameRecord } from "../game/record";
import { tidy, type TreeNode } from "./tree";

export function treeOf({ nodes }: GameRecord): TreeNode {
  const made: TreeNode[] = [];
  // From the end: a child stands behind its parent.
  for (const [index, { move, mark, comments, children }] of [...nodes.entries()].reverse()) {
    const comment = tidy(comments.join(" "));
    made[index] = { move, mark, comment, children: children.map((child) => made[child]!) };
  }
  return made[0]!;
}
