// What the board has to know to draw a game; how it is played it does not.
import type { Component } from "svelte";
import type { GameName } from "../game/types";
import Animal from "../games/siam/Animal.svelte";
import Triangle from "../games/samliam/Triangle.svelte";

export type Skin = {
  name: GameName;
  Piece: Component<{ kind: string }>;
  /** Pieces that wait beside the board are drawn there, the first seat's below. */
  reserve: boolean;
  /** How far a piece is turned where it stands for its player, in degrees. */
  upright: number;
  /** Half the side of the picker of directions, in cells. */
  picker: number;
  /** Moves onto an occupied place push: they are shown before they are played. */
  pushes: boolean;
};

const siam: Skin = {
  name: "siam",
  Piece: Animal,
  reserve: true,
  upright: 0,
  picker: 0.72,
  pushes: true,
};

const samliam: Skin = {
  name: "samliam",
  Piece: Triangle,
  reserve: false,
  upright: -45,
  picker: 1.35,
  pushes: false,
};

export const skins: Record<GameName, Skin> = { siam, samliam };
