// What each sound is made of.
import type { Part } from "./synth";

type ToneShape = { to?: number; shape?: OscillatorType };
type NoiseShape = { to?: number; width?: number };

const tone = (from: number, at: number, length: number, loud: number, more: ToneShape = {}): Part => ({
  kind: "tone",
  shape: "triangle",
  from,
  at,
  length,
  loud,
  ...more,
});
const noise = (from: number, at: number, length: number, loud: number, more: NoiseShape = {}): Part => ({
  kind: "noise",
  width: 1.2,
  from,
  at,
  length,
  loud,
  ...more,
});

export const SCORE = {
  /** Two soft steps of a heavy animal. */
  step: [noise(180, 0, 0.09, 0.9), tone(95, 0, 0.1, 0.5, { to: 60 }), noise(160, 0.13, 0.09, 0.7)],
  turn: [noise(420, 0, 0.16, 0.35, { to: 900, width: 3 })],
  /** Stone on wood. */
  scrape: [noise(260, 0, 0.42, 0.8, { to: 140, width: 2 }), tone(70, 0.02, 0.34, 0.3, { to: 50 })],
  fall: [tone(420, 0, 0.42, 0.3, { to: 70 }), noise(110, 0.38, 0.22, 1, { to: 60 })],
  place: [tone(620, 0, 0.06, 0.35, { to: 380 }), noise(1500, 0, 0.04, 0.35)],
  announce: [tone(660, 0, 0.14, 0.3), tone(880, 0.13, 0.24, 0.3)],
  yourTurn: [tone(784, 0, 0.1, 0.16, { shape: "sine" })],
  /** A trumpet, as elephants have it. */
  win: [
    tone(523, 0, 0.16, 0.28),
    tone(659, 0.15, 0.16, 0.28),
    tone(784, 0.3, 0.5, 0.3, { to: 1046, shape: "sawtooth" }),
  ],
  loss: [
    tone(392, 0, 0.24, 0.24, { shape: "sine" }),
    tone(330, 0.22, 0.42, 0.24, { to: 294, shape: "sine" }),
  ],
} as const satisfies Record<string, readonly Part[]>;

export type Cue = keyof typeof SCORE;
