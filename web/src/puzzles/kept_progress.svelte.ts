// What was solved, kept in the browser.
import type { GameName } from "../game/types";
import { forEachGame } from "../games/catalogue";
import { keep, readKept } from "../storage/storage";
import { parseProgress, withMissed, withSolved, type Progress } from "./progress";

const key = (game: GameName) => `puzzles-${game}`;
const read = (game: GameName): Progress => parseProgress(readKept(key(game)));

class KeptProgress {
  private kept: Record<GameName, Progress> = $state.raw(forEachGame(read));

  of(game: GameName): Progress {
    return this.kept[game]!;
  }

  solved(game: GameName, id: string, clean: boolean): void {
    this.keep(game, withSolved(read(game), id, clean));
  }

  missed(game: GameName, id: string): void {
    this.keep(game, withMissed(read(game), id));
  }

  private keep(game: GameName, progress: Progress): void {
    this.kept = { ...this.kept, [game]: progress };
    keep(key(game), JSON.stringify(progress));
  }
}

export const progress = new KeptProgress();
