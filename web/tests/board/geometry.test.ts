// Places and ways as points of a plane.
import { describe, expect, test } from "vitest";
import {
  angle,
  centre,
  gridOf,
  nearestWay,
  neighbour,
  outline,
  placeUnder,
  turned,
} from "../../src/board/geometry";

const board = ["5", "4", "3", "2", "1"].map((rank) => ["a", "b", "c", "d", "e"].map((file) => file + rank));
const grid = gridOf(board);

describe("geometry", () => {
  test("goes around some places in the order of their angles, each once", () => {
    expect(outline(["a1", "e5", "a5", "e1", "a1"], grid)).toBe("50,50 450,50 450,450 50,450");
  });

  test("finds every place under its own middle", () => {
    for (const place of board.flat()) expect(placeUnder(centre(place, grid), grid)).toBe(place);
    expect(placeUnder({ x: -1, y: 20 }, grid)).toBeNull();
  });

  test("turns clockwise from north", () => {
    expect([angle("n"), angle("e"), angle("ne"), angle("")]).toEqual([0, 90, 45, 0]);
    expect(turned(["n", "e", "s", "w"], "w", true)).toBe("n");
    expect(turned(["nw", "se"], "nw", false)).toBe("se");
  });

  test("reads the way a pointer lies", () => {
    expect(nearestWay(["n", "e", "s", "w"], 9, -3)).toBe("e");
    expect(nearestWay(["nw", "ne", "se", "sw"], -2, 1)).toBe("sw");
    expect(nearestWay([], 1, 1)).toBeNull();
  });

  test("finds the neighbour of a place, and none beyond the edge", () => {
    expect(neighbour("c3", 1, 0, grid)).toBe("d3");
    expect(neighbour("c3", 0, -1, grid)).toBe("c4");
    expect(neighbour("a1", -1, 0, grid)).toBeNull();
  });
});
