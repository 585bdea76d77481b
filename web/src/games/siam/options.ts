// The rule options of Siam in words.
import type { OptionWords } from "../game_ui";

export const options: Record<string, OptionWords> = {
  opening: {
    title: { en: "Opening", fr: "Ouverture" },
    values: {
      free: { en: "free", fr: "libre" },
      crosses: { en: "crosses", fr: "avec les croix" },
    },
    about: {
      en: "With crosses, no animal may end on c1 or c5 in the first two turns of its owner.",
      fr: "Avec les croix, aucun animal ne peut finir en c1 ou en c5 aux deux premiers tours de son joueur.",
    },
  },
  exits: {
    title: { en: "Taking animals off", fr: "Sorties du plateau" },
    values: {
      unlimited: { en: "as often as one likes", fr: "autant qu'on veut" },
      once: { en: "once a game", fr: "une fois par partie" },
    },
    about: {
      en: "How often each player may take an animal off the board.",
      fr: "Combien de fois chacun peut retirer un animal du plateau.",
    },
  },
  push: {
    title: { en: "Counting a push", fr: "Compte des poussées" },
    values: {
      total: { en: "the whole line", fr: "toute la ligne" },
      running: { en: "step by step", fr: "de proche en proche" },
    },
    about: {
      en: "Whether the whole line is counted at once, or every stretch from the pusher on must be strong enough.",
      fr: "Soit toute la ligne compte à la fois, soit chaque tronçon depuis le pousseur doit être assez fort.",
    },
  },
  animals: {
    title: { en: "Animals", fr: "Animaux" },
    about: { en: "How many each player has.", fr: "Combien chacun en possède." },
  },
};
