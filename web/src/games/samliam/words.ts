// Sam Liam in words.
import { placeOf, RESERVE, type Gesture } from "../../game/gestures";
import type { Phrase, View } from "../../game/types";
import { fillPhrase } from "../../i18n/fill";
import { texts, type TextKey } from "../../i18n/texts";

export const title: Phrase = { en: "Sam Liam", fr: "Sam Liam" };
export const pitch: Phrase = {
  en: "Two to four players lay triangles. Be the first to form a square.",
  fr: "De deux à quatre joueurs posent des triangles. Formez le premier un carré.",
};
export const meta: Phrase = { en: "2 to 4 players · 15 minutes", fr: "2 à 4 joueurs · 15 minutes" };

const helpPlace: Phrase = {
  en: "Tap a cell, then the corner your triangle points to.",
  fr: "Touchez une case, puis le coin vers lequel pointe votre triangle.",
};
const helpMove: Phrase = {
  en: "Your hand is empty: tap one of your triangles, then where it goes.",
  fr: "Votre main est vide : touchez un de vos triangles, puis l'endroit où il va.",
};
export const help = (view: View): Phrase => (view.seats[view.toMove]!.hand > 0 ? helpPlace : helpMove);

export const summary: readonly Phrase[] = [
  {
    en: "The four corners of a square of any size, all pointing outwards or all inwards, win. With three players crosses win too, with four lines.",
    fr: "Les quatre coins d'un carré de toute taille, tous tournés vers l'extérieur ou tous vers l'intérieur, gagnent. À trois les croix gagnent aussi, à quatre les lignes.",
  },
  {
    en: "Place one triangle a turn, pointing to a corner of its cell; beside another one it points to the opposite corner.",
    fr: "Posez un triangle par tour, pointé vers un coin de sa case ; à côté d'un autre, il pointe vers le coin opposé.",
  },
  {
    en: "Two of your own in one cell make a small square, which points to all four corners.",
    fr: "Deux des vôtres dans une case font un petit carré, qui pointe vers les quatre coins.",
  },
  {
    en: "With an empty hand you move one of your triangles instead.",
    fr: "La main vide, vous déplacez un de vos triangles.",
  },
  {
    en: "SAM: one triangle is missing. SONG: a double threat is near. WIN: it cannot be stopped any more.",
    fr: "SAM : il manque un triangle. SONG : une double menace approche. WIN : on ne peut plus l'arrêter.",
  },
];

/** What each announcement means, for whoever has to choose one. */
export const meanings: Record<string, Phrase> = {
  "": { en: "no threat at all", fr: "aucune menace" },
  SAM: {
    en: "one triangle is missing to complete a figure",
    fr: "il manque un seul triangle pour achever une figure",
  },
  SONG: {
    en: "no figure is open yet, but one move could open two at once",
    fr: "aucune figure n’est encore ouverte, mais un coup pourrait en ouvrir deux à la fois",
  },
  "SONG SAM": {
    en: "figures can be completed on two cells or more",
    fr: "des figures peuvent être achevées sur deux cases ou plus",
  },
  WIN: { en: "nobody can stop it any more", fr: "plus personne ne peut l’empêcher" },
};

const placed: Phrase = { en: "a triangle on {to} (to the {way})", fr: "un triangle en {to} (vers {way})" };
const moved: Phrase = {
  en: "the triangle from {from} to {to} (to the {way})",
  fr: "le triangle de {from} en {to} (vers {way})",
};
const announced: Phrase = { en: "{move}, announcing {call}", fr: "{move}, en annonçant {call}" };

export function moveWords({ from, to, way, call }: Gesture): Phrase {
  const words = { from: placeOf(from), to, way: texts[way as TextKey] };
  const move = fillPhrase(from === RESERVE ? placed : moved, words);
  return call === "" ? move : fillPhrase(announced, { move, call });
}

const triangle: Phrase = { en: "{colour} triangle to the {way}", fr: "triangle {colour} vers {way}" };

export function pieceName(piece: string, view: View): Phrase {
  // An editor may hold a colour that is not in play.
  const seat = view.seats.find((one) => one.letter === piece[0]);
  const colour: Phrase = seat
    ? { en: seat.name.en.toLowerCase(), fr: seat.name.fr.toLowerCase() }
    : { en: piece[0]!, fr: piece[0]! };
  return fillPhrase(triangle, { colour, way: texts[piece.slice(1) as TextKey] });
}
