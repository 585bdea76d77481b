// A tree of variations: values that are never changed, only replaced. A position in it is a path: which
// child is taken at each step, the first one being the main line.

export type TreeNode = {
  /** Empty at the root. */
  move: string;
  /** What the move is worth: "!", "?", "!!", "??", "!?", "?!", or nothing. */
  mark: string;
  /** One line of text; nothing when there is nothing to say. */
  comment: string;
  /** Of a first move: the players exchanged sides after it. */
  swapped?: true;
  children: readonly TreeNode[];
};

export type Path = readonly number[];
/** A tree and where one stands in it. */
export type Cursor = { tree: TreeNode; path: Path };

export const EMPTY: TreeNode = { move: "", mark: "", comment: "", children: [] };

export const leaf = (move: string, mark = "", comment = ""): TreeNode => ({
  move,
  mark,
  comment,
  children: [],
});

/** A comment as it is kept: in one line, without white space at its ends. */
export const tidy = (comment: string): string => comment.replace(/\s+/g, " ").trim();

/** The node there; the last one on the way when the path leads out of the tree. */
export function nodeAt(tree: TreeNode, path: Path): TreeNode {
  let node = tree;
  for (const step of path) node = node.children[step] ?? node;
  return node;
}

export function exists(tree: TreeNode, path: Path): boolean {
  let node: TreeNode | undefined = tree;
  for (const step of path) node = node?.children[step];
  return node !== undefined;
}

export function movesTo(tree: TreeNode, path: Path): string[] {
  let node = tree;
  return path.map((step) => (node = node.children[step]!).move);
}

/** The tree with the node there replaced. */
function changed(tree: TreeNode, path: Path, change: (node: TreeNode) => TreeNode): TreeNode {
  const [step, ...rest] = path;
  if (step === undefined) return change(tree);
  const children = tree.children.map((child, index) =>
    index === step ? changed(child, rest, change) : child,
  );
  return { ...tree, children };
}

/** Goes to the move played from there; it becomes the last variation when it is new. */
export function played({ tree, path }: Cursor, move: string): Cursor {
  const { children } = nodeAt(tree, path);
  const known = children.findIndex((child) => child.move === move);
  if (known >= 0) return { tree, path: [...path, known] };
  const grown = changed(tree, path, (node) => ({ ...node, children: [...children, leaf(move)] }));
  return { tree: grown, path: [...path, children.length] };
}

/** A tree of one line. */
export function lineOf(moves: readonly string[]): TreeNode {
  return moves.reduceRight<TreeNode>((rest, move) => ({ ...EMPTY, children: [{ ...rest, move }] }), EMPTY);
}

export function commented(tree: TreeNode, path: Path, comment: string): TreeNode {
  return changed(tree, path, (node) => ({ ...node, comment: tidy(comment) }));
}

export function marked(tree: TreeNode, path: Path, mark: string): TreeNode {
  return changed(tree, path, (node) => ({ ...node, mark }));
}

/** Puts the variation one stands in before the one it branches off from. */
export function promoted({ tree, path }: Cursor): Cursor {
  const branch = path.findLastIndex((step) => step > 0);
  if (branch < 0) return { tree, path };
  const step = path[branch]!;
  const above = path.slice(0, branch);
  const reordered = changed(tree, above, (node) => {
    const children = [...node.children];
    const [moving] = children.splice(step, 1);
    children.splice(step - 1, 0, moving!);
    return { ...node, children };
  });
  return { tree: reordered, path: path.with(branch, step - 1) };
}

/** Takes out the move one stands at and all that follows it. */
export function removed({ tree, path }: Cursor): Cursor {
  if (path.length === 0) return { tree, path };
  const above = path.slice(0, -1);
  const children = nodeAt(tree, above).children.filter((_, index) => index !== path.at(-1));
  return { tree: changed(tree, above, (node) => ({ ...node, children })), path: above };
}

export function mainLine(tree: TreeNode): TreeNode[] {
  const line: TreeNode[] = [];
  for (let node = tree.children[0]; node; node = node.children[0]) line.push(node);
  return line;
}

export function isMain(path: Path): boolean {
  return path.every((step) => step === 0);
}

// Walking.

export const forward = (tree: TreeNode, path: Path): Path =>
  nodeAt(tree, path).children.length > 0 ? [...path, 0] : path;

export const back = (path: Path): Path => path.slice(0, -1);

/** To the end of the line one stands in. */
export function toEnd(tree: TreeNode, path: Path): Path {
  let at = path;
  for (let next = forward(tree, at); next !== at; next = forward(tree, at)) at = next;
  return at;
}

/** To the variation beside the move one stands at; where there is none, one stays. */
export function beside(tree: TreeNode, path: Path, by: number): Path {
  if (path.length === 0) return path;
  const step = path.at(-1)! + by;
  const siblings = nodeAt(tree, back(path)).children.length;
  return step < 0 || step >= siblings ? path : path.with(-1, step);
}

// Writing it down.

export type Written = { path: Path; node: TreeNode };
/** Moves that stand in one row; `depth` counts the variations around it. */
export type Run = { depth: number; moves: Written[] };

/** The tree in rows, as one reads it: a move, then its variations, then what follows it. */
export function runs(tree: TreeNode): Run[] {
  const found: Run[] = [];
  const walk = (from: TreeNode, at: Path, depth: number, first: Written | null): void => {
    let run: Run = { depth, moves: first ? [first] : [] };
    let node = from;
    let path = at;
    while (node.children.length > 0) {
      const [main, ...others] = node.children;
      run.moves.push({ path: [...path, 0], node: main! });
      if (others.length > 0) {
        found.push(run);
        others.forEach((other, index) => {
          const there = [...path, index + 1];
          walk(other, there, depth + 1, { path: there, node: other });
        });
        run = { depth, moves: [] };
      }
      path = [...path, 0];
      node = main!;
    }
    if (run.moves.length > 0) found.push(run);
  };
  walk(tree, [], 0, null);
  return found;
}
