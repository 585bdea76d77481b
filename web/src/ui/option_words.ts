// The rule options that every game has, in words.
import type { OptionWords } from "../games/game_ui";

const none = { en: "none", fr: "aucune" };

export const optionWords: Record<string, OptionWords> = {
  repetition: {
    title: { en: "Repetition", fr: "Répétition" },
    values: { draw: { en: "draw", fr: "partie nulle" }, none },
    about: {
      en: "Whether the third occurrence of a position ends the game.",
      fr: "Si la troisième apparition d'une position met fin à la partie.",
    },
  },
  limit: {
    title: { en: "Longest game", fr: "Longueur maximale" },
    values: { none },
    about: {
      en: "A game of that many moves without a winner is a draw; “none” for no limit.",
      fr: "Après ce nombre de coups sans vainqueur, la partie est nulle ; « none » pour ne pas limiter.",
    },
  },
};
