// A colour for an expected score in thousandths: blue below even, red above, pale where it is even. People who see
// colours differently tell these two apart.
const EVEN = [247, 247, 247] as const;
const LOW = [33, 102, 172] as const;
const HIGH = [178, 24, 43] as const;

export function shade(share: number): string {
  const distance = Math.min(1, Math.abs(share - 500) / 500);
  const end = share < 500 ? LOW : HIGH;
  const parts = EVEN.map((from, index) => Math.round(from + (end[index]! - from) * distance));
  return `rgb(${parts.join(" ")})`;
}

/** What is read on it. */
export const inkOn = (share: number): string => (Math.abs(share - 500) > 250 ? "#ffffff" : "#1d1d1d");
