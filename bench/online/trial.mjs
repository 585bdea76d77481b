// What every trial of faults does: play that goes on afterwards, and a race to the end of each game. Problems are
// sentences.
import { wait } from "./server.mjs";
import { MOST_PLIES } from "./turning.mjs";

const RECOVERY = 25_000; // milliseconds: a client may need half of them to find that its server is stopped

/** Every game gets another move by itself. */
export async function playGoesOn(world) {
  const counted = new Map(world.fastGames.map((game) => [game, game.acknowledged.size]));
  const goesOn = (game) => game.acknowledged.size > Math.min(counted.get(game), MOST_PLIES - 1);
  const stuck = await world.until(world.fastGames, goesOn, RECOVERY);
  return stuck.map((id) => `game ${id}: play does not go on`);
}

/** Both resign at the same time, or one resigns while the other moves: one ending. */
export async function finish(world) {
  const refusals = world.fastGames.flatMap(({ id, players }) =>
    players.flatMap(({ refusals }) => refusals.map((why) => `game ${id}: a move was refused: ${why}`)),
  );
  for (const game of world.games.values()) game.running = false;
  await wait(500);
  for (const [index, { players }] of world.fastGames.entries()) {
    const mover = players[0].moves.length % 2;
    players[1 - mover].resign();
    if (index % 2 === 0) players[mover].resign();
    else players[mover].moveNow();
  }
  const seen = ({ players }) => players.every(({ result }) => result !== null);
  const unseen = await world.until(world.fastGames, seen, RECOVERY);
  const answered = ({ players, acknowledged }) =>
    acknowledged.size === 0 || players.every(({ moves }) => moves.length === 2);
  await world.until(world.engineGames, answered, 2 * RECOVERY);
  await wait(500); // for messages behind the last
  return [...refusals, ...unseen.map((id) => `game ${id}: not everybody heard of its ending`)];
}

/** Prints the problems and ends the process. */
export function conclude(problems) {
  for (const problem of problems.slice(0, 20)) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
