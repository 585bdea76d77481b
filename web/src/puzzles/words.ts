// Puzzles in words. Moves are counted as people do, their own: a win in five plies takes three.
import { capital, say, t } from "../i18n/index.svelte";
import { placeOf, RESERVE } from "../game/gestures";
import { gameUi } from "../games/catalogue";
import { moveInWords } from "../table/move_words";
import { movesOf, type Puzzle } from "./collection";
import type { PuzzleTable } from "./puzzle_table.svelte";

const grades = ["grade1", "grade2", "grade3", "grade4", "grade5"] as const;
export const gradeName = (grade: number): string => t(grades[grade - 1]!);

export function taskTitle(puzzle: Puzzle): string {
  const moves = movesOf(puzzle);
  if (puzzle.goal === "defend") return t("puzzleDefend");
  return moves === 1 ? t("puzzleWinNow") : t("puzzleWin", { moves });
}

export function taskWords(puzzle: Puzzle): string {
  const moves = movesOf(puzzle);
  if (puzzle.goal === "win") return t(moves === 1 ? "puzzleWinNowTask" : "puzzleWinTask");
  return moves === 1 ? t("puzzleDefendNowTask") : t("puzzleDefendTask", { moves });
}

/** The line over the status. */
export function heading(table: PuzzleTable): string {
  if (table.phase === "solved") return t("puzzleSolved");
  if (table.phase === "failed") return t("puzzleFailed");
  if (table.phase === "shown") return t("puzzleSolution");
  return taskTitle(table.puzzle);
}

/** What to say of the puzzle as it stands, one sentence or more. */
export function comments(table: PuzzleTable): string[] {
  const { puzzle, moves } = table;
  const all = movesOf(puzzle);
  if (table.phase === "shown") return [t("puzzleSolutionText")];
  if (table.phase === "failed") return [failure(table)];
  if (table.phase === "solved") {
    return puzzle.goal === "win"
      ? []
      : [t("puzzleSolvedDefence", { move: capital(inWords(table, 0)), moves: all })];
  }
  if (table.thinking) return [t("puzzleChecking")];
  const player = t("puzzleYouPlay", { name: say(table.now.seats[table.ownSeat]!.side) });
  if (moves.length === 0) return [`${player} ${taskWords(puzzle)}`, ...hint(table)];
  return [t("puzzleLeft", { moves: all - Math.floor(moves.length / 2) }), ...hint(table)];
}

/** The move of that number. */
const inWords = ({ rules, setup, moves }: PuzzleTable, index: number): string =>
  moveInWords({ rules, setup, moves: moves.slice(0, index) }, moves[index]!);

function failure(table: PuzzleTable): string {
  const { length } = table.moves;
  const last = table.moves.at(-1)! === table.tried;
  const move = inWords(table, last ? length - 1 : length - 2);
  const reply = inWords(table, length - 1);
  if (last) return t("puzzleTooLate", { move: capital(move) });
  if (table.now.result !== null) return t("puzzleRefutedByWin", { move, reply });
  if (table.puzzle.goal === "win") return t("puzzleRefuted", { move, reply });
  return t("puzzleLost", { move, reply, moves: Math.ceil(table.lostIn / 2) });
}

function hint(table: PuzzleTable): string[] {
  if (table.hints === 0) return [];
  if (table.hints > 1) return [t("puzzleHintMove", { move: moveInWords(table, table.hintMove) })];
  const gesture = table.gestures.find((one) => one.move === table.hintMove);
  if (!gesture) return [];
  const { reserveHint } = gameUi(table.setup.game);
  if (reserveHint && gesture.from === RESERVE) return [say(reserveHint)];
  return [t("puzzleHintPlace", { place: gesture.from === RESERVE ? gesture.to : placeOf(gesture.from) })];
}

/** The places a hint points at. */
export function hintPlaces(table: PuzzleTable): string[] {
  const gesture = table.hints > 0 && table.gestures.find((one) => one.move === table.hintMove);
  if (!gesture) return [];
  const from = gesture.from === RESERVE ? [] : [placeOf(gesture.from)];
  const known = table.hints > 1 || (from.length === 0 && !gameUi(table.setup.game).reserveHint);
  return known ? [...from, gesture.to] : from;
}
