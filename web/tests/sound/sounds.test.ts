import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/settings/settings.svelte";
import { SCORE } from "../../src/sound/score";
import { PLAYED, Sounds } from "../../src/sound/sounds.svelte";

/** As much of Web Audio as is used; counts what is started. */
let started: { kind: string; stop: number }[] = [];
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const node = (kind: string) => {
  const entry = { kind, stop: 0 };
  return {
    frequency: param(),
    gain: param(),
    Q: param(),
    connect: vi.fn((next: unknown) => next),
    start: () => void started.push(entry),
    stop: (at: number) => void (entry.stop = at),
  };
};
class FakeContext {
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("band");
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
vi.stubGlobal("AudioContext", FakeContext);
const page = new EventTarget();
const heard = vi.fn();
vi.stubGlobal("dispatchEvent", (event: CustomEvent) => heard(event.type, event.detail));

beforeEach(() => {
  started = [];
  heard.mockClear();
  settings.change({ muted: false, volume: 60 });
});

describe("sounds", () => {
  test("wait for the first gesture", () => {
    const sounds = new Sounds();
    sounds.listen(page);
    sounds.play("step");
    expect(started).toEqual([]);
    page.dispatchEvent(new Event("keydown"));
    sounds.play("step", "fall");
    expect(started).toHaveLength(SCORE.step.length + SCORE.fall.length);
    expect(started.every(({ stop }) => stop > 1 && stop < 3)).toBe(true);
    expect(heard).toHaveBeenCalledWith(PLAYED, ["step", "fall"]);
  });

  test("are off when they are muted, or as loud as nothing", () => {
    const sounds = new Sounds();
    sounds.listen(page);
    page.dispatchEvent(new Event("pointerdown"));
    settings.change({ muted: true });
    sounds.play("win");
    settings.change({ muted: false, volume: 0 });
    sounds.play("win");
    expect(started).toEqual([]);
  });
});
