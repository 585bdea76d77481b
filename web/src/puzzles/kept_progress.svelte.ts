// What was solved, kept in the browser.
import type { GameName } from "../game/types";
import { NOTHING, parseProgress, withMissed, withSolved, type Progress } from "./progress";

const key = (game: GameName) => `puzzles-${game}`;

function read(game: GameName): Progress {
  try {
    return parseProgress(localStorage.getItem(key(game)));
  } catch {
    return NOTHING; // the browser keeps nothing
  }
}

class KeptProgress {
  private kept: Record<GameName, Progress> = $state.raw({ siam: read("siam"), samliam: read("samliam") });

  of(game: GameName): Progress {
    return this.kept[game];
  }

  solved(game: GameName, id: string, clean: boolean): void {
    this.keep(game, withSolved(read(game), id, clean));
  }

  missed(game: GameName, id: string): void {
    this.keep(game, withMissed(read(game), id));
  }

  private keep(game: GameName, progress: Progress): void {
    this.kept = { ...this.kept, [game]: progress };
    try {
      localStorage.setItem(key(game), JSON.stringify(progress));
    } catch {
      // The browser keeps nothing, or has no room: one can go on without.
    }
  }
}

export const progress = new KeptProgress();
