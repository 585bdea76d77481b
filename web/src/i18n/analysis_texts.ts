// The texts of the analysis board, its editor and the review of games.
import type { Phrase } from "../game/types";

export const analysisTexts = {
  // Ways there
  analyse: { en: "Analyse", fr: "Analyser" },
  analysisBoard: { en: "Analysis board", fr: "Plateau d'analyse" },
  analysisOf: { en: "Analysis · {game}", fr: "Analyse · {game}" },
  reviewGame: { en: "Review the game", fr: "Revoir la partie" },

  // The screen
  modes: { en: "What to do", fr: "Que faire" },
  modeBoard: { en: "Analysis", fr: "Analyse" },
  modeReview: { en: "Review", fr: "Bilan" },
  modeEditor: { en: "Editor", fr: "Éditeur" },
  openText: { en: "Open …", fr: "Ouvrir …" },
  saveAnalysis: { en: "Save, share", fr: "Garder, partager" },
  playFromHere: { en: "Play from here", fr: "Jouer à partir d'ici" },
  gameIsOver: { en: "The game is over: {what}", fr: "La partie est finie : {what}" },

  // Evaluation
  engineSwitch: { en: "Engine", fr: "Moteur" },
  linesCount: { en: "Lines", fr: "Lignes" },
  evaluation: { en: "Evaluation", fr: "Évaluation" },
  shareOf: { en: "{name} {percent} %", fr: "{name} {percent} %" },
  bestLines: { en: "Best moves", fr: "Meilleurs coups" },
  enginePauses: {
    en: "The engine is off.",
    fr: "Le moteur est arrêté.",
  },
  engineThinks: { en: "depth {depth}, thinking …", fr: "profondeur {depth}, réflexion …" },
  engineStarts: { en: "thinking …", fr: "réflexion …" },
  engineRests: { en: "depth {depth}", fr: "profondeur {depth}" },
  engineProved: { en: "proved", fr: "prouvé" },
  thinkLonger: { en: "Think longer", fr: "Réfléchir encore" },
  provedWin: { en: "wins in {plies}", fr: "gagne en {plies}" },
  provedLoss: { en: "loses in {plies}", fr: "perd en {plies}" },
  provedWinNow: { en: "{name}: this move wins.", fr: "{name} : ce coup gagne." },
  provedWinSentence: {
    en: "{name}: a forced win, proved. It takes at most {plies} moves, those of all players counted.",
    fr: "{name} : gain forcé et prouvé, en {plies} coups au plus, tous joueurs confondus.",
  },
  provedLossSentence: {
    en: "{name}: lost against best play, proved. It can last {plies} moves, those of all players counted.",
    fr: "{name} : perte prouvée contre le meilleur jeu, en {plies} coups au plus, tous joueurs confondus.",
  },
  percent: { en: "{percent} %", fr: "{percent} %" },
  playLine: { en: "Play {move}: {score}", fr: "Jouer {move} : {score}" },
  addLine: {
    en: "Add the line of {move} to the moves",
    fr: "Ajouter la suite de {move} aux coups",
  },

  // The tree
  treeEmpty: {
    en: "Play on the board, or type a move.",
    fr: "Jouez sur le plateau, ou écrivez un coup.",
  },
  comment: { en: "Comment", fr: "Commentaire" },
  commentHere: { en: "Comment on {move}", fr: "Commentaire sur {move}" },
  commentStart: { en: "Comment on the position", fr: "Commentaire sur la position" },
  promote: { en: "Move up", fr: "Remonter" },
  removeFrom: { en: "Delete from here", fr: "Supprimer d'ici" },
  startOfTree: { en: "Start", fr: "Début" },
  variationMove: { en: "Variation, {what}", fr: "Variante, {what}" },
  treeKeys: {
    en: "Left and right arrows walk the moves, up and down change the variation, Home and End go to the ends.",
    fr: "Les flèches gauche et droite parcourent les coups, haut et bas changent de variante, Début et Fin vont aux bouts.",
  },

  // Saving and opening
  linkToAnalysis: { en: "Link to this analysis", fr: "Lien vers cette analyse" },
  openTitle: { en: "Open a text", fr: "Ouvrir un texte" },
  openHelp: {
    en: "Paste a position, a game record, a list of moves, or a link to an analysis.",
    fr: "Collez une position, une feuille de partie, une liste de coups, ou un lien vers une analyse.",
  },
  openAndReview: { en: "Open and review", fr: "Ouvrir et faire le bilan" },
  openFailed: { en: "This cannot be opened: {what}", fr: "Impossible d'ouvrir ce texte : {what}" },
  linkDamaged: {
    en: "This link is damaged: {what}",
    fr: "Ce lien est abîmé : {what}",
  },
  openEmptyBoard: { en: "Open an empty analysis board", fr: "Ouvrir un plateau d'analyse vide" },
  moreRecords: {
    en: "the text goes on after the first record; open one record at a time",
    fr: "le texte continue après la première feuille ; ouvrez une feuille à la fois",
  },
  linkHasTags: {
    en: "it has tags among its moves",
    fr: "il contient des étiquettes parmi ses coups",
  },
  linkBadPlace: {
    en: "it points to a move that is not there: '{text}'",
    fr: "il désigne un coup qui n'existe pas : « {text} »",
  },

  // The editor
  editorTool: { en: "What to put down", fr: "Que poser" },
  editorWay: { en: "Facing", fr: "Tourné vers" },
  eraser: { en: "Eraser", fr: "Gomme" },
  editorHelp: {
    en: "Tap a cell to put the piece down; tap again to take it away. Keys: arrows, Enter, Delete.",
    fr: "Touchez une case pour poser la pièce ; touchez encore pour l'ôter. Touches : flèches, Entrée, Suppr.",
  },
  whoMoves: { en: "To move", fr: "Au trait" },
  pliesPlayed: { en: "Moves played so far", fr: "Coups joués jusqu'ici" },
  clearBoard: { en: "Clear", fr: "Vider" },
  startBoard: { en: "Start position", fr: "Position de départ" },
  editorGood: { en: "This position is possible.", fr: "Cette position est possible." },
  editorBad: { en: "Not possible: {what}", fr: "Impossible : {what}" },
  analyseThis: { en: "Analyse this position", fr: "Analyser cette position" },

  // The review
  reviewStart: { en: "Review the main line", fr: "Faire le bilan de la ligne principale" },
  reviewAgain: { en: "Review again", fr: "Refaire le bilan" },
  reviewWhat: {
    en: "The engine looks at every move, finds the turning points and says what was better.",
    fr: "Le moteur regarde chaque coup, trouve les tournants et dit ce qui était mieux.",
  },
  reviewNoMoves: {
    en: "There is no move to review yet: play some, or open a record.",
    fr: "Aucun coup à revoir pour l'instant : jouez, ou ouvrez une feuille de partie.",
  },
  reviewProgress: { en: "Move {done} of {all}", fr: "Coup {done} sur {all}" },
  reviewCancelled: {
    en: "Cancelled after {done} of {all} moves.",
    fr: "Arrêté après {done} coups sur {all}.",
  },
  reviewClean: { en: "No mistake found.", fr: "Aucune faute trouvée." },
  reviewGraph: { en: "Evaluation over the game", fr: "Évaluation au fil de la partie" },
  reviewGraphKeys: {
    en: "Arrow keys walk through the game.",
    fr: "Les flèches parcourent la partie.",
  },
  reviewGraphAt: {
    en: "After {count} moves: {shares}",
    fr: "Après {count} coups : {shares}",
  },
  reviewNumbers: { en: "The graph in numbers", fr: "La courbe en nombres" },
  columnMove: { en: "Move", fr: "Coup" },
  turningPoints: { en: "Turning points", fr: "Tournants" },
  tally: {
    en: "{name}: doubtful {doubtful}, mistakes {mistakes}, blunders {blunders}",
    fr: "{name} : coups douteux {doubtful}, fautes {mistakes}, gaffes {blunders}",
  },
  mistakeLine: {
    en: "{number} {name}: {move}{mark}, better {better} (−{lost} %)",
    fr: "{number} {name} : {move}{mark}, mieux {better} (−{lost} %)",
  },
  markDoubtful: { en: "A doubtful move", fr: "Un coup douteux" },
  markMistake: { en: "A mistake", fr: "Une faute" },
  markBlunder: { en: "A blunder", fr: "Une gaffe" },
  mistakeSentence: {
    en: "{what}: {move} gives away {lost} % of the chance to win.",
    fr: "{what} : {move} coûte {lost} % des chances de gagner.",
  },
  betterSentence: { en: "Better: {move}; {score}.", fr: "Mieux : {move} ; {score}." },
  tryYourself: { en: "Try it yourself", fr: "Essayez vous-même" },
  tryTask: {
    en: "{turn}. What was played here is {move}: find something better.",
    fr: "{turn}. Ici, on a joué {move} : trouvez mieux.",
  },
  tryThinking: { en: "The engine looks at {move} …", fr: "Le moteur regarde {move} …" },
  tryBest: { en: "{move}: yes, the best move!", fr: "{move} : oui, le meilleur coup !" },
  tryGood: { en: "{move}: good, it gives nothing away.", fr: "{move} : bien, ce coup ne concède rien." },
  tryBad: {
    en: "{move}: not yet, it gives away {lost} % of the chance to win. Try again.",
    fr: "{move} : pas encore, ce coup coûte {lost} % des chances de gagner. Essayez encore.",
  },
  tryUnknown: {
    en: "{move}: the engine had no time for an opinion. Try again.",
    fr: "{move} : le moteur n'a pas eu le temps d'en juger. Essayez encore.",
  },
  showSolution: { en: "Show the solution", fr: "Montrer la solution" },
  solution: { en: "Solution: {line}", fr: "Solution : {line}" },
  nextPoint: { en: "Next turning point", fr: "Tournant suivant" },
  endTry: { en: "Back to the review", fr: "Retour au bilan" },
} satisfies Record<string, Phrase>;
