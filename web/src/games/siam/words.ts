// Siam in words.
import { placeOf, RESERVE, type Gesture } from "../../game/gestures";
import type { Phrase } from "../../game/types";
import { fillPhrase } from "../../i18n/fill";
import { texts, type TextKey } from "../../i18n/texts";

export const title: Phrase = { en: "Siam", fr: "Siam" };
export const pitch: Phrase = {
  en: "Elephants against rhinos. Push a rock off the board before the others do.",
  fr: "Éléphants contre rhinocéros. Poussez un rocher hors du plateau avant les autres.",
};
export const meta: Phrase = { en: "2 players · 10 minutes", fr: "2 joueurs · 10 minutes" };

export const help: Phrase = {
  en: "Tap a border square to enter, or one of your animals to move it, turn it, or push.",
  fr: "Touchez une case du bord pour entrer, ou un de vos animaux pour l'avancer, le tourner ou pousser.",
};
export const summary: readonly Phrase[] = [
  {
    en: "Push one of the three rocks off the board. The animal closest to that rock among those that push it wins for its owner.",
    fr: "Poussez un des trois rochers hors du plateau. L'animal le plus proche de ce rocher, parmi ceux qui le poussent, gagne pour son camp.",
  },
  {
    en: "A turn is one action with one of your animals: enter it on the border, move it one square, turn it, push, or take it off from the border.",
    fr: "Un tour est une action d'un de vos animaux : entrer par le bord, avancer d'une case, se tourner, pousser, ou sortir par le bord.",
  },
  {
    en: "Animals push only straight ahead. Those that face the same way help, those that face the other way resist, those sideways do not count.",
    fr: "Un animal ne pousse que droit devant lui. Ceux tournés dans le même sens aident, ceux en sens contraire résistent, ceux de travers ne comptent pas.",
  },
  {
    en: "What is left must be at least one, and one for each rock in the line.",
    fr: "Il doit en rester au moins un, et un par rocher de la ligne.",
  },
];
export const rights: Phrase = { en: "May still leave once", fr: "Peut encore sortir une fois" };
export const reserveHint: Phrase = {
  en: "Hint: look at the animals in reserve.",
  fr: "Indice : regardez les animaux en réserve.",
};

const moves = {
  enter: { en: "the entry on {to} (facing {way})", fr: "l'entrée en {to} (vers {way})" },
  leave: { en: "the exit from {from}", fr: "la sortie par {from}" },
  turn: { en: "the turn on {to} (to face {way})", fr: "la rotation en {to} (vers {way})" },
  go: { en: "the move {from}–{to} (facing {way})", fr: "le coup {from}–{to} (vers {way})" },
};

export function moveWords({ from, to, way }: Gesture): Phrase {
  const place = placeOf(from);
  const kind = from === RESERVE ? "enter" : to === RESERVE ? "leave" : place === to ? "turn" : "go";
  return fillPhrase(moves[kind], { from: place, to, way: texts[way as TextKey] ?? "" });
}

const elephant: Phrase = { en: "elephant facing {way}", fr: "éléphant tourné vers {way}" };
const rhino: Phrase = { en: "rhino facing {way}", fr: "rhinocéros tourné vers {way}" };
const rock: Phrase = { en: "rock", fr: "rocher" };

export function pieceName(piece: string): Phrase {
  if (piece[0] === "O") return rock;
  return fillPhrase(piece[0] === "E" ? elephant : rhino, { way: texts[piece.slice(1) as TextKey] });
}
