// The texts about fair starts: the pie rule, balanced positions, the value of first moves. {side} is a side in the
// words of its game, with its article: "the rhinos".
import type { Phrase } from "../game/types";

export const fairTexts = {
  // Setting up a game
  fairStart: { en: "Fair start", fr: "Départ équitable" },
  startPrinted: { en: "As in the booklet", fr: "Comme dans le livret" },
  startPrintedAbout: {
    en: "Good for a first game; between equal players, whoever begins is ahead.",
    fr: "Parfait pour une première partie ; à force égale, le premier joueur est avantagé.",
  },
  startPie: { en: "Pie rule", fr: "Règle du gâteau" },
  startPieAbout: {
    en: "Recommended: after the first move, the second player may take the other side.",
    fr: "Conseillé : après le premier coup, le second joueur peut prendre l’autre camp.",
  },
  startBalanced: { en: "Balanced position", fr: "Position équilibrée" },
  startBalancedAbout: {
    en: "The game begins a few moves in, where both sides have the same chances.",
    fr: "La partie commence après quelques coups, à chances égales.",
  },
  noBalanced: {
    en: "No balanced position is known for these rules yet.",
    fr: "Aucune position équilibrée n’est encore connue pour ces règles.",
  },
  balancedOrStart: {
    en: "Not together with a position of your own.",
    fr: "Incompatible avec votre propre position de départ.",
  },
  fairForTwo: {
    en: "Fair starts exist for two players only: with three or four, an exchange of sides would be unfair to the others.",
    fr: "Les départs équitables n’existent qu’à deux : à trois ou quatre, un échange de camps léserait les autres joueurs.",
  },
  lookingForStart: { en: "Looking for a balanced position …", fr: "Recherche d’une position équilibrée …" },
  openingName: { en: "Balanced position {number}", fr: "Position équilibrée n° {number}" },

  // At the board
  pieFirst: {
    en: "Pie rule: after this first move your opponent may take your side, so make it as even as you can.",
    fr: "Règle du gâteau : après ce premier coup, votre adversaire pourra prendre votre camp ; jouez donc le plus équilibré possible.",
  },
  pieSecond: {
    en: "Pie rule: after the first move you may take {side}.",
    fr: "Règle du gâteau : après le premier coup, vous pourrez prendre {side}.",
  },
  pieOthers: {
    en: "Pie rule: after the first move, the second player may take {side}.",
    fr: "Règle du gâteau : après le premier coup, le second joueur pourra prendre {side}.",
  },
  pieChoice: {
    en: "Pie rule: after this first move, which side would you rather have?",
    fr: "Règle du gâteau : après ce premier coup, quel camp préférez-vous ?",
  },
  keepSide: { en: "Keep {side}", fr: "Garder {side}" },
  takeSide: { en: "Take {side}", fr: "Prendre {side}" },
  youKeep: {
    en: "You keep {side}: now play your move.",
    fr: "Vous gardez {side} : jouez maintenant votre coup.",
  },
  youTook: {
    en: "You took {side}; your opponent moves again, now for {other}.",
    fr: "Vous avez pris {side} ; votre adversaire rejoue, cette fois pour {other}.",
  },
  theyTook: {
    en: "{name} took {side}: now you play {other}, and it is your move.",
    fr: "{name} a pris {side} : vous jouez désormais {other}, et c’est à vous.",
  },
  sidesSwapped: {
    en: "The sides were exchanged: whoever made the first move now plays {other}.",
    fr: "Les camps sont échangés : l’auteur du premier coup joue désormais {other}.",
  },
  sidesKept: { en: "The sides stay as they were.", fr: "Chacun garde son camp." },
  swapEntry: { en: "sides exchanged", fr: "camps échangés" },
  hintSwap: {
    en: "Hint: take {side}; after this first move it is the better side.",
    fr: "Conseil : prenez {side} ; après ce premier coup, c’est le meilleur camp.",
  },

  // The values of first moves
  modeFirst: { en: "First moves", fr: "Premiers coups" },
  firstMovesAbout: {
    en: "What every first move is worth to the second player, who may swap by the pie rule: the closer to 50 %, the fairer.",
    fr: "Ce que vaut chaque premier coup pour le second joueur, qui peut échanger les camps selon la règle du gâteau : plus il est proche de 50 %, plus il est équitable.",
  },
  firstMovesNone: {
    en: "The values of the first moves are not known for these rules yet.",
    fr: "La valeur des premiers coups n’est pas encore connue pour ces règles.",
  },
  firstMovesForTwo: {
    en: "The values of first moves matter with two players only.",
    fr: "La valeur des premiers coups n’a de sens qu’à deux joueurs.",
  },
  firstMovesBoard: {
    en: "Values of the first moves. Arrow keys walk the board, Enter shows a move.",
    fr: "Valeur des premiers coups. Les flèches parcourent le plateau, Entrée montre un coup.",
  },
  firstMovesList: { en: "All first moves in numbers", fr: "Tous les premiers coups en chiffres" },
  firstMoveShare: { en: "{way}: {percent} %", fr: "{way} : {percent} %" },
  firstMoveNowhere: { en: "{place}: no first move", fr: "{place} : aucun premier coup" },
  firstMovePlace: { en: "{place}: {values}", fr: "{place} : {values}" },
  firstMoveTry: { en: "Play {move}", fr: "Jouer {move}" },
  legendSecondLoses: { en: "good for the first player", fr: "bon pour le premier joueur" },
  legendEven: { en: "even", fr: "équilibré" },
  legendSecondWins: { en: "good for the second player", fr: "bon pour le second joueur" },
  columnSecond: { en: "Second player", fr: "Second joueur" },
} satisfies Record<string, Phrase>;
