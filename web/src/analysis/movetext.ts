// A tree as the moves of a record, without numbers: the form used in links, where every letter counts, and
// the input for the rules to write a record. They write no such text themselves: theirs is numbered and in
// lines.
import type { TreeNode } from "./tree";

export function writeMovetext(tree: TreeNode): string {
  const words: string[] = [];
  const put = ({ move, mark, comment }: TreeNode): void => {
    if (move !== "") words.push(move + mark);
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
