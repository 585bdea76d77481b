// What must hold when all is over; every problem is a sentence.
import { moveAt } from "./turning.mjs";

const CLOCK_SLACK = 10_000; // milliseconds; the clocks of servers are wrong by thirty times that

function movesProblems(game, stored) {
  const problems = [];
  if (stored.gap) problems.push("a row is missing between others");
  const missing = [...game.acknowledged].filter(([ply, { move }]) => stored.moves[ply] !== move);
  if (missing.length > 0)
    problems.push(`${missing.length} acknowledged moves are missing, the first at ply ${missing[0][0]}`);
  const played = game.engine ? stored.moves.slice(0, 1) : stored.moves;
  if (played.some((move, ply) => move !== moveAt(ply)))
    problems.push("a move was stored that nobody made there");
  const all = stored.moves.join(" ");
  for (const { moves } of game.players) {
    if (moves.join(" ") !== all) {
      problems.push(`somebody sees ${moves.length} moves, not the ${stored.moves.length} of the database`);
    }
  }
  return problems;
}

function endingProblems(game, stored) {
  if (game.engine)
    return game.acknowledged.size === 1 && stored.moves.length < 2 ? ["the engine never answered"] : [];
  const ending = `${stored.result} ${stored.reason} ${stored.endedBy}`;
  if (!stored.over) return ["it has no ending"];
  return game.players
    .map(({ result, reason, endedBy }) => `${result} ${reason} ${endedBy}`)
    .filter((seen) => seen !== ending)
    .map((seen) => `somebody sees the ending '${seen}', and the database has '${ending}'`);
}

/** Time is the database's: servers whose clocks are wrong give and take none. */
function clockProblems(game) {
  if (game.base === 0) return [];
  const elapsed = performance.now() - game.openedAt;
  return game.players
    .flatMap(({ clock }) => clock.left)
    .filter((left) => left > game.base || left < game.base - elapsed - CLOCK_SLACK)
    .map((left) => `a clock shows ${left} ms of ${game.base} after ${Math.round(elapsed)} ms`);
}

/** `stored`: by their ids, the games as the database has them. */
export function findProblems(world, stored) {
  const problems = [];
  for (const [id, game] of world.games) {
    const row = stored.get(id);
    const found = row
      ? [...movesProblems(game, row), ...endingProblems(game, row), ...clockProblems(game)]
      : ["it is not in the database"];
    problems.push(...found.map((problem) => `game ${id}: ${problem}`));
  }
  return problems;
}
