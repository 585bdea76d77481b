// Plays sounds as the settings say; silent until somebody has touched the page, as browsers want it.
import { settings } from "../settings/settings.svelte";
import { SCORE, type Cue } from "./score";
import { perform } from "./synth";

/** An event of the window with the names of what was played. */
export const PLAYED = "howdah-sound";
const GESTURES = ["pointerdown", "keydown"];

export class Sounds {
  private context: AudioContext | null = null;

  /** Waits for the first gesture. */
  listen(page: Pick<EventTarget, "addEventListener" | "removeEventListener">): void {
    const wake = () => {
      for (const name of GESTURES) page.removeEventListener(name, wake);
      if ("AudioContext" in globalThis) this.context = new AudioContext();
    };
    for (const name of GESTURES) page.addEventListener(name, wake);
  }

  play(...cues: Cue[]): void {
    const { muted, volume } = settings.now;
    if (this.context === null || muted || volume === 0 || cues.length === 0) return;
    for (const cue of cues) perform(this.context, SCORE[cue], volume / 100);
    globalThis.dispatchEvent(new CustomEvent(PLAYED, { detail: cues }));
  }
}

export const sounds = new Sounds();
