// The rules of the games: the same C++ library as everywhere, in this thread, at once.
import type { Fields, Module } from "../wasm/module";
import type { GameInPlay } from "./play";
import {
  RulesError,
  type Explanation,
  type GameInfo,
  type GameName,
  type Phrase,
  type Setup,
  type View,
} from "./types";

export class Rules {
  readonly games: GameInfo[];

  constructor(private readonly module: Module) {
    this.games = this.ask("games") as GameInfo[];
  }

  info(name: GameName): GameInfo {
    return this.games.find((game) => game.name === name)!;
  }

  /** How the game stands after these moves; throws a RulesError when one is not legal. */
  view(setup: Setup, moves: readonly string[] = []): View {
    return this.ask("view", { ...setup, moves }) as View;
  }

  /** Why a move is legal or not. */
  explain(setup: Setup, moves: readonly string[], move: string): Explanation {
    return this.ask("explain", { ...setup, moves, move }) as Explanation;
  }

  /** Does something to a game in play; throws a RulesError when it is refused. */
  play(game: string, action: string, now: number): GameInPlay {
    return this.ask("play", `now ${now}\ndo ${action}\n${game}`) as GameInPlay;
  }

  private ask(name: string, asked: Fields | string = {}): unknown {
    const answer = this.module.call(name, asked);
    if (typeof answer === "object" && answer !== null && "error" in answer) {
      throw new RulesError(answer.error as Phrase);
    }
    return answer;
  }
}
