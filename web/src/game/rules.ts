// The rules of the games: the same C++ library as everywhere, in this thread, at once.
import type { Fields, Module, RecordFields } from "../wasm/module";
import { gestureFields, type Gesture } from "./gestures";
import type { GameInPlay } from "./play";
import type { GameRecord, Tag } from "./record";
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

  /**
   * The notation of a gesture, legal or not. Where it does not say which way the piece points, it is the attempt
   * the rules can say most about; empty when there is none.
   */
  gestureText(setup: Setup, moves: readonly string[], gesture: Omit<Gesture, "move">): string {
    const answer = this.ask("gesture_text", { ...setup, moves, ...gestureFields(gesture) });
    return (answer as { text: string }).text;
  }

  /** Reads a record, or moves without tags by the context; throws a RulesError that names the line. */
  readRecord(text: string, context?: Setup, tags: readonly Tag[] = []): GameRecord {
    return this.ask("read_record", { ...context }, { text, tags }) as GameRecord;
  }

  /**
   * Writes moves as a record, with these tags besides those of the setup. `movetext` has the moves with marks,
   * comments and variations; its numbers may be missing, and so may the result.
   */
  writeRecord(setup: Setup, movetext: string, tags: readonly Tag[] = []): string {
    return (this.ask("write_record", setup, { tags, text: movetext }) as { text: string }).text;
  }

  private ask(name: string, asked: Fields | string = {}, about: RecordFields = {}): unknown {
    const answer = this.module.call(name, asked, about);
    if (typeof answer === "object" && answer !== null && "error" in answer) {
      throw new RulesError(answer.error as Phrase);
    }
    return answer;
  }
}
