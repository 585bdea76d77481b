// How a board of Siam looks: animals that wait in reserves, and pushes that are shown before they are played.
import type { Skin } from "../../board/skin";
import Animal from "./Animal.svelte";
import PushPreview from "./PushPreview.svelte";

export const skin: Skin = {
  name: "siam",
  Piece: Animal,
  Preview: PushPreview,
  reserve: true,
  upright: 0,
  picker: 0.72,
  pushes: true,
};
