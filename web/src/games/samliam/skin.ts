// How a board of Sam Liam looks: triangles, barred cells and open figures.
import type { Skin } from "../../board/skin";
import Figures from "./Figures.svelte";
import Triangle from "./Triangle.svelte";

export const skin: Skin = {
  name: "samliam",
  Piece: Triangle,
  Marks: Figures,
  reserve: false,
  upright: -45,
  picker: 0.78,
  pushes: false,
};
