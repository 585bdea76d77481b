// Any tree of variations, for tests of properties.
import fc from "fast-check";
import {
  commented,
  EMPTY,
  marked,
  nodeAt,
  played,
  type Path,
  type Cursor,
  type TreeNode,
} from "../../src/analysis/tree";

const MARKS = ["", "!", "?", "!!", "??", "!?", "?!"];
export const move = fc.stringMatching(/^@?[a-e][1-5][nesw]$/);

export function paths(tree: TreeNode, at: Path = []): Path[] {
  return [at, ...nodeAt(tree, at).children.flatMap((_, step) => paths(tree, [...at, step]))];
}
/** Trees as they come about: moves tried here and there, some with a mark and a comment. */
export const trees: fc.Arbitrary<TreeNode> = fc
  .array(
    fc.tuple(
      fc.nat(),
      move,
      fc.constantFrom(...MARKS),
      fc.oneof(fc.constant(""), fc.string(), fc.constantFrom("( not } a \\ variation )", "1. E *")),
    ),
    { maxLength: 25 },
  )
  .map((tries) =>
    tries.reduce<TreeNode>((tree, [where, text, mark, comment]) => {
      const all = paths(tree);
      const next = played({ tree, path: all[where % all.length]! }, text);
      return commented(marked(next.tree, next.path, mark), next.path, comment);
    }, EMPTY),
  );
export const cursors = trees.chain((tree) =>
  fc.constantFrom(...paths(tree)).map((path): Cursor => ({ tree, path })),
);
export const count = (tree: TreeNode): number => paths(tree).length;
