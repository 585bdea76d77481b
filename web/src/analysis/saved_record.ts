// A tree as a record, with its variations, marks and comments.
import { fairTags } from "../game/record";
import type { Rules } from "../game/rules";
import type { Seat, Setup } from "../game/types";
import { writeMovetext } from "./movetext";
import type { TreeNode } from "./tree";

export function recordText(
  rules: Rules,
  setup: Setup,
  tree: TreeNode,
  nameOf: (seat: Seat) => string,
  pie = false,
): string {
  const { seats } = rules.view(setup);
  const names = seats.map((seat) => [seat.tag, nameOf(seat)] as const);
  return rules.writeRecord(setup, writeMovetext(tree), [...names, ...fairTags({ pie, opening: "" })]);
}
