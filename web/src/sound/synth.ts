// Sounds made in the page: tones and noise through envelopes, no files.

/** A tone that glides from one pitch to another, in hertz; times in seconds. */
type Tone = { kind: "tone"; shape: OscillatorType; from: number; to?: number };
/** Noise through a band around a pitch, which may glide. */
type Noise = { kind: "noise"; from: number; to?: number; width: number };
export type Part = (Tone | Noise) & { at: number; length: number; loud: number };

/** The shortest rise, so that nothing clicks. */
const RISE = 0.008;

let grain: AudioBuffer | null = null;

/** A second of noise, the same each time. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (grain !== null) return grain;
  grain = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = grain.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; ++i) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 2147483647) * 2 - 1;
  }
  return grain;
}

function sourceOf(context: AudioContext, part: Part, start: number): AudioScheduledSourceNode {
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(part.from, start);
    pitch.exponentialRampToValueAtTime(part.to ?? part.from, start + part.length);
  };
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(part.loud, start + RISE);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + part.length);
  envelope.connect(context.destination);
  if (part.kind === "tone") {
    const oscillator = context.createOscillator();
    oscillator.type = part.shape;
    glide(oscillator.frequency);
    oscillator.connect(envelope);
    return oscillator;
  }
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context);
  noise.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = part.width;
  glide(band.frequency);
  noise.connect(band).connect(envelope);
  return noise;
}

/** `volume` from 0 to 1. */
export function perform(context: AudioContext, parts: readonly Part[], volume: number): void {
  for (const part of parts) {
    const start = context.currentTime + part.at;
    const source = sourceOf(context, { ...part, loud: part.loud * volume }, start);
    source.start(start);
    source.stop(start + part.length);
  }
}
