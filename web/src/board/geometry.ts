// Places and ways as points of a plane: a cell is 100 units wide, y grows southwards.

export const CELL = 100;
/** Around the cells, for the coordinates. */
export const FRAME = 40;

export type Point = { x: number; y: number };

/** Which part of the board's names a game uses: files and ranks, both counted from 0. */
export type Grid = { firstFile: number; firstRank: number; size: number };

export function gridOf(board: readonly (readonly string[])[]): Grid {
  const corner = board.at(-1)![0]!;
  return { firstFile: fileOf(corner), firstRank: rankOf(corner), size: board.length };
}

export function fileOf(place: string): number {
  return place.charCodeAt(0) - "a".charCodeAt(0);
}

export function rankOf(place: string): number {
  return place.charCodeAt(1) - "1".charCodeAt(0);
}

export function placeAt(file: number, rank: number): string {
  return String.fromCharCode("a".charCodeAt(0) + file) + String(rank + 1);
}

/** The middle of a cell. */
export function centre(place: string, grid: Grid): Point {
  return {
    x: (fileOf(place) - grid.firstFile + 0.5) * CELL,
    y: (grid.size - (rankOf(place) - grid.firstRank) - 0.5) * CELL,
  };
}

/** The place under a point of the board, or nothing. */
export function placeUnder(point: Point, grid: Grid): string | null {
  const column = Math.floor(point.x / CELL);
  const row = Math.floor(point.y / CELL);
  if (column < 0 || row < 0 || column >= grid.size || row >= grid.size) return null;
  return placeAt(grid.firstFile + column, grid.firstRank + grid.size - 1 - row);
}

export function neighbour(place: string, dx: number, dy: number, grid: Grid): string | null {
  const middle = centre(place, grid);
  return placeUnder({ x: middle.x + dx * CELL, y: middle.y + dy * CELL }, grid);
}

/** The direction a way points in, as a vector of length 1 or √2. */
export function vector(way: string): Point {
  return {
    x: way.includes("e") ? 1 : way.includes("w") ? -1 : 0,
    y: way.includes("n") ? -1 : way.includes("s") ? 1 : 0,
  };
}

/** Clockwise from north, in degrees. */
export function angle(way: string): number {
  if (way === "") return 0;
  const { x, y } = vector(way);
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** Of some ways, the one that points most nearly as (dx, dy) does. */
export function nearestWay(ways: readonly string[], dx: number, dy: number): string | null {
  let best: string | null = null;
  let most = -Infinity;
  for (const way of ways) {
    const { x, y } = vector(way);
    const agreement = (x * dx + y * dy) / Math.hypot(x, y);
    if (agreement > most) {
      most = agreement;
      best = way;
    }
  }
  return best;
}

/** The next of some ways, clockwise or not. */
export function turned(ways: readonly string[], way: string | null, clockwise: boolean): string {
  const round = (one: string) => (angle(one) + 360) % 360;
  const sorted = [...ways].sort((one, other) => round(one) - round(other));
  const at = way === null ? -1 : sorted.indexOf(way);
  if (at < 0) return sorted[0]!;
  return sorted[(at + (clockwise ? 1 : sorted.length - 1)) % sorted.length]!;
}

/** A closed line through the middles of some places, in the order of their angles, as points of a polygon. */
export function outline(places: readonly string[], grid: Grid): string {
  const points = [...new Set(places)].map((place) => centre(place, grid));
  const middle = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [mx, my] = [middle("x"), middle("y")];
  points.sort((one, other) => Math.atan2(one.y - my, one.x - mx) - Math.atan2(other.y - my, other.x - mx));
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}
