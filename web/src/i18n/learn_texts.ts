// The texts around the rule book; its lessons bring their own.
import type { Phrase } from "../game/types";

export const learnTexts = {
  learnRules: { en: "Learn the rules", fr: "Apprendre les règles" },
  learnByTrying: { en: "Learn the rules by trying them", fr: "Apprendre les règles en jouant" },
  learnTitle: { en: "The rules of {game}", fr: "Les règles de {game}" },
  learnChapters: { en: "Chapters", fr: "Chapitres" },
  learnProgress: { en: "Step {step} of {steps}", fr: "Étape {step} sur {steps}" },
  learnCount: { en: "{done} of {steps} done", fr: "{done} sur {steps} réussies" },
  learnStepDone: { en: "done", fr: "réussie" },
  learnBack: { en: "Back", fr: "Retour" },
  learnNext: { en: "Next", fr: "Suite" },
  learnSkip: { en: "Skip", fr: "Passer" },
  learnAgain: { en: "Start again", fr: "Recommencer" },
  learnOneMore: { en: "Yes! One more to find.", fr: "Oui ! Encore une." },
  learnMore: { en: "Yes! {count} more to find.", fr: "Oui ! Encore {count}." },
  learnFound: { en: "You have found that one already.", fr: "Celle-là, vous l'avez déjà trouvée." },
  learnPossible: { en: "This is possible: {what}.", fr: "C'est possible : {what}." },
  learnImpossible: { en: "This is not possible: {what}.", fr: "Ce n'est pas possible : {what}." },
  learnDetails: { en: "Why, in detail", fr: "Pourquoi, en détail" },
  learnFirstGame: { en: "Play a game", fr: "Jouer une partie" },
  learnAnnounce: { en: "What do you announce?", fr: "Qu'annoncez-vous ?" },
} satisfies Record<string, Phrase>;
