// The texts of the puzzles, in English and French. {name} stands for what is filled in.
export const puzzlesTexts = {
  puzzles: { en: "Puzzles", fr: "Problèmes" },
  puzzlesOf: { en: "Puzzles: {game}", fr: "Problèmes : {game}" },
  puzzlesAbout: {
    en: "Positions from games of the engine, each with one right first move, proved by exhaustive search.",
    fr: "Des positions tirées de parties du moteur, chacune avec un seul bon premier coup, prouvé par recherche exhaustive.",
  },
  puzzlesSolved: { en: "{solved} of {all} solved", fr: "Problèmes résolus : {solved} sur {all}" },
  puzzlesStreak: {
    en: "Solved in a row at the first try: {streak} (best: {best})",
    fr: "Résolus d'affilée au premier essai : {streak} (record : {best})",
  },
  daily: { en: "Puzzle of the day", fr: "Problème du jour" },
  dailyStreak: {
    en: "Days in a row: {days} (best: {best})",
    fr: "Jours d'affilée : {days} (record : {best})",
  },
  dailyDone: { en: "solved today", fr: "résolu aujourd'hui" },
  solvedCount: { en: "Puzzles solved: {count}", fr: "Problèmes résolus : {count}" },
  puzzlesNext: { en: "Next unsolved puzzle", fr: "Prochain problème à résoudre" },
  puzzlesRandom: { en: "A random one", fr: "Un au hasard" },
  puzzlesAllSolved: { en: "You have solved them all.", fr: "Vous les avez tous résolus." },
  puzzlesBack: { en: "All puzzles", fr: "Tous les problèmes" },
  puzzlesUnknown: { en: "There is no such puzzle.", fr: "Ce problème n'existe pas." },
  grade1: { en: "First steps", fr: "Premiers pas" },
  grade2: { en: "Easy", fr: "Facile" },
  grade3: { en: "Medium", fr: "Moyen" },
  grade4: { en: "Hard", fr: "Difficile" },
  grade5: { en: "Very hard", fr: "Très difficile" },
  puzzleNumber: { en: "Puzzle {number}", fr: "Problème {number}" },
  stateSolved: { en: "solved", fr: "résolu" },
  stateMissed: { en: "tried", fr: "essayé" },
  stateNew: { en: "not tried yet", fr: "pas encore essayé" },

  // The task, counted in one's own moves
  puzzleWinNow: { en: "Win with one move", fr: "Gagnez en un coup" },
  puzzleWin: { en: "Win in {moves} moves", fr: "Gagnez en {moves} coups" },
  puzzleDefend: { en: "Find the only defence", fr: "Trouvez la seule défense" },
  puzzleYouPlay: { en: "You play {name}.", fr: "Vous jouez {name}." },
  puzzleWinTask: {
    en: "Win whatever the other side answers. Every line that wins in time is right.",
    fr: "Gagnez quoi que réponde l'autre camp. Toute suite qui gagne à temps est juste.",
  },
  puzzleWinNowTask: { en: "Only one move wins at once.", fr: "Un seul coup gagne tout de suite." },
  puzzleDefendNowTask: {
    en: "After any other move the other side wins at once.",
    fr: "Après tout autre coup, l'autre camp gagne aussitôt.",
  },
  puzzleDefendTask: {
    en: "After any other move the other side wins in {moves} moves or fewer.",
    fr: "Après tout autre coup, l'autre camp gagne en {moves} coups ou moins.",
  },
  puzzleLeft: { en: "Right so far. Moves left: {moves}.", fr: "Juste jusqu'ici. Coups restants : {moves}." },
  puzzleChecking: { en: "Checking your move …", fr: "Vérification de votre coup …" },

  // What became of it
  puzzleSolved: { en: "Solved!", fr: "Résolu !" },
  puzzleSolvedDefence: {
    en: "{move} is the only move that holds: the other side has no forced win in {moves} moves.",
    fr: "{move} est le seul coup qui tient : l'autre camp n'a pas de gain forcé en {moves} coups.",
  },
  puzzleFailed: { en: "Not this way", fr: "Ce n'est pas le bon coup" },
  puzzleTooLate: {
    en: "{move} does not win, and that was the last move.",
    fr: "{move} ne gagne pas, et c'était le dernier coup.",
  },
  puzzleRefuted: {
    en: "After {move}, {reply} holds: no forced win is left in time.",
    fr: "Après {move}, {reply} suffit à tenir : il n'y a plus de gain forcé à temps.",
  },
  puzzleRefutedByWin: {
    en: "After {move} the other side wins with {reply}.",
    fr: "Après {move}, l'autre camp gagne par {reply}.",
  },
  puzzleLost: {
    en: "After {move} follows {reply}, and the other side wins in {moves} moves.",
    fr: "Après {move} vient {reply}, et l'autre camp gagne en {moves} coups.",
  },
  puzzleSolution: { en: "The solution", fr: "La solution" },
  puzzleSolutionText: {
    en: "Step through it with the arrows over the moves.",
    fr: "Parcourez-la avec les flèches au-dessus des coups.",
  },
  puzzleRetry: { en: "Try again", fr: "Réessayer" },
  puzzleShow: { en: "Show the solution", fr: "Voir la solution" },
  puzzleNextOne: { en: "Next puzzle", fr: "Problème suivant" },
  puzzleHintPlace: { en: "Hint: look at {place}.", fr: "Indice : regardez {place}." },
  puzzleHintMove: { en: "Hint: {move}.", fr: "Indice : {move}." },
};
