// What the board has to know to draw a game; how it is played it does not.
import type { Component } from "svelte";
import type { Explanation, View } from "../game/types";
import type { Grid } from "./geometry";

export type Skin = {
  /** The class of everything that takes its colours from the game's style sheet. */
  name: string;
  Piece: Component<{ kind: string }>;
  /** Drawn on the cells, under the pieces. */
  Marks?: Component<{ view: View; grid: Grid }>;
  /** Draws a move before it is played. */
  Preview?: Component<{ explanation: Explanation; grid: Grid }>;
  /** Pieces that wait beside the board are drawn there, the first seat's below. */
  reserve: boolean;
  /** How far a piece is turned where it stands for its player, in degrees. */
  upright: number;
  /** Half the side of the picker of directions, in cells. */
  picker: number;
  /** Moves onto an occupied place push: they are shown before they are played. */
  pushes: boolean;
};
