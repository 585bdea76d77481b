// Pieces that keep their identity.
import { describe, expect, test } from "vitest";
import { moved, sprites } from "../../src/board/sprites";

describe("sprites", () => {
  test("a push moves the same pieces, and lets the last one fall the way of the push", () => {
    const before = sprites([
      { place: "d3", piece: "Ee" },
      { place: "e3", piece: "O" },
    ]);
    const { now, gone } = moved(
      before,
      [{ place: "e3", piece: "Ee" }],
      [
        { place: "d3", piece: "Ee", role: "pushes", destination: "e3" },
        { place: "e3", piece: "O", role: "rock", destination: "" },
      ],
    );
    expect(now.map((sprite) => [sprite.id, sprite.place])).toEqual([[before[0]!.id, "e3"]]);
    expect(gone.map((sprite) => [sprite.id, sprite.exit])).toEqual([[before[1]!.id, { x: 1, y: 0 }]]);
    expect(now.map(({ part, before: from }) => [part, from])).toEqual([["pushes", "d3"]]);
  });

  test("a line of like pieces keeps its order", () => {
    const before = sprites(["a3", "b3", "c3"].map((place) => ({ place, piece: "Ee" })));
    const roles = [
      { place: "a3", piece: "Ee", role: "pushes", destination: "b3" },
      { place: "b3", piece: "Ee", role: "helps", destination: "c3" },
      { place: "c3", piece: "Ee", role: "helps", destination: "d3" },
    ];
    const { now, gone } = moved(
      before,
      ["b3", "c3", "d3"].map((place) => ({ place, piece: "Ee" })),
      roles,
    );
    expect(now.map((sprite) => sprite.id)).toEqual(before.map((sprite) => sprite.id));
    expect(now.map((sprite) => sprite.place)).toEqual(["b3", "c3", "d3"]);
    expect(gone).toEqual([]);
  });

  test("a turn takes the short way round", () => {
    const before = sprites([{ place: "a1", piece: "Ew" }]);
    const { now } = moved(
      before,
      [{ place: "a1", piece: "En" }],
      [{ place: "a1", piece: "Ew", role: "turns", destination: "a1" }],
    );
    expect(now[0]!.angle - before[0]!.angle).toBe(90);
  });

  test("without roles what stands there stays, and the rest comes and goes", () => {
    const before = sprites([
      { place: "a1", piece: "Rnw" },
      { place: "b1", piece: "Gse" },
    ]);
    const { now, gone } = moved(
      before,
      [
        { place: "a1", piece: "Rnw" },
        { place: "a1", piece: "Rse" },
      ],
      [],
    );
    expect(now.map((sprite) => sprite.piece)).toEqual(["Rnw", "Rse"]);
    expect(now[0]!.id).toBe(before[0]!.id);
    expect(gone.map((sprite) => sprite.piece)).toEqual(["Gse"]);
  });
});
