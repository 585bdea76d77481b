// The rule options of Sam Liam in words.
import type { OptionWords } from "../game_ui";

export const options: Record<string, OptionWords> = {
  size: {
    title: { en: "Board", fr: "Plateau" },
    values: { "9": { en: "9 × 9 cells", fr: "9 × 9 cases" }, "7": { en: "7 × 7 cells", fr: "7 × 7 cases" } },
    about: {
      en: "The small one, the inner part of the board, is for two players.",
      fr: "Le petit, la partie intérieure du plateau, se joue à deux.",
    },
  },
  announce: {
    title: { en: "Announcements", fr: "Annonces" },
    values: {
      auto: { en: "by the program", fr: "par le programme" },
      off: { en: "none", fr: "aucune" },
      strict: { en: "by the players", fr: "par les joueurs" },
    },
    about: { en: "Who announces SAM, SONG and WIN.", fr: "Qui annonce SAM, SONG et WIN." },
  },
  cross: {
    title: { en: "Crosses", fr: "Croix" },
    values: {
      any: { en: "arms of any length", fr: "à bras de toute longueur" },
      unit: { en: "arms of length 1", fr: "à bras de longueur 1" },
    },
    about: { en: "They win with three players.", fr: "Elles gagnent à trois joueurs." },
  },
  line: {
    title: { en: "Lines", fr: "Lignes" },
    values: {
      spaced: { en: "with equal gaps too", fr: "aussi à intervalles égaux" },
      adjacent: { en: "of neighbours only", fr: "de cases voisines seulement" },
    },
    about: { en: "They win with four players.", fr: "Elles gagnent à quatre joueurs." },
  },
  triangles: {
    title: { en: "Triangles", fr: "Triangles" },
    about: { en: "How many each player has.", fr: "Combien chacun en possède." },
  },
};
