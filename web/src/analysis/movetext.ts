// A tree as the moves of a record, without numbers: the form used in links, where every letter counts, and
// the input for the rules to write a record. They write no such text themselves: theirs is numbered and in
// lines.
import { SWAP } from "../game/play";
import type { TreeNode } from "./tree";

export function writeMovetext(tree: TreeNode): string {
  const words: string[] = [];
  const put = (node: TreeNode): void => {
    const { move, mark, comment } = node;
    if (move !== "") words.push(move + mark);
    // In the main line alone, as records have it.
    if (node.swapped && node === tree.children[0]) words.push(SWAP);
    if (comment !== "") words.push(`{ ${comment.replace(/[\\}]/g, "\\$&")} }`);
  };
  const follow = (from: TreeNode): void => {
    for (let node = from; node.children.length > 0; node = node.children[0]!) {
      const [main, ...others] = node.children;
      put(main!);
      for (const other of others) {
        words.push("(");
        put(other);
        follow(other);
        words.push(")");
      }
    }
  };
  put(tree);
  follow(tree);
  return words.join(" ");
}
