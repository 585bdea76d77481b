// The moves of a record as a tree of variations.
import type { GameRecord } from "../game/record";
import { tidy, type TreeNode } from "./tree";

export function treeOf({ nodes, swapped }: GameRecord): TreeNode {
  const first = swapped ? nodes[0]!.children[0] : undefined;
  const made: TreeNode[] = [];
  // From the end: a child stands behind its parent.
  for (const [index, { move, mark, comments, children }] of [...nodes.entries()].reverse()) {
    const comment = tidy(comments.join(" "));
    made[index] = { move, mark, comment, children: children.map((child) => made[child]!) };
    if (index === first) made[index].swapped = true;
  }
  return made[0]!;
}
