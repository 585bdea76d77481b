import { expect, test } from "vitest";
import { scrollToItem } from "../../src/ui/scroll";

test("an item comes to stand in the middle, and without one the list is at its top", () => {
  const list = { scrollTop: 5, clientHeight: 100 } as HTMLElement;
  scrollToItem(list, { offsetTop: 300 } as HTMLElement);
  expect(list.scrollTop).toBe(250);
  scrollToItem(list, null);
  expect(list.scrollTop).toBe(0);
});
