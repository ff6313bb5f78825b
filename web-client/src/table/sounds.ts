/** Short sounds, synthesized from plain tones; silent unless switched on. */

import { preferences } from "../preferences.svelte";
import type { GameEvent } from "../wire/types";

export type Sound = "turn" | "clue" | "laid" | "complete" | "error" | "card" | "end";

/** The tones of each sound: pitch in hertz, start and length in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [659, 0, 0.18],
    [880, 0.12, 0.3],
  ],
  clue: [[988, 0, 0.12]],
  laid: [
    [523, 0, 0.14],
    [784, 0.08, 0.3],
  ],
  complete: [
    [523, 0, 0.2],
    [659, 0.09, 0.2],
    [784, 0.18, 0.2],
    [1047, 0.27, 0.5],
  ],
  error: [
    [196, 0, 0.25],
    [147, 0.14, 0.4],
  ],
  card: [[392, 0, 0.1]],
  end: [
    [392, 0, 0.6],
    [494, 0.12, 0.6],
    [587, 0.24, 0.8],
  ],
};
const LOUDNESS = 0.12;

const SOUNDS: Partial<Record<GameEvent["type"], Sound>> = {
  "hanabi-clued": "clue",
  "hanabi-laid": "laid",
  "hanabi-laid-from-discard": "laid",
  "hanabi-firework-completed": "complete",
  "hanabi-misfired": "error",
  "hanabi-discarded": "card",
  "hanabi-game-ended": "end",
  "ikebana-kept": "laid",
  "ikebana-rejected": "card",
  "ikebana-bought": "laid",
  "ikebana-game-ended": "end",
};

/** The sound for some events: that of the most important one, which comes last. */
export function soundOf(game: readonly GameEvent[]): Sound | undefined {
  return game.map(({ type }) => SOUNDS[type]).findLast((sound) => sound !== undefined);
}

let speaker: AudioContext | undefined;

/** Play a sound, if sounds are on. */
export function sound(name: Sound): void {
  if (!preferences.sounds || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  // Browsers play nothing before the first touch of the page.
  if (speaker.state === "suspended") void speaker.resume();
  for (const [pitch, from, length] of TONES[name]) tone(speaker, pitch, from, length);
}

function tone(context: AudioContext, pitch: number, from: number, length: number): void {
  const start = context.currentTime + from;
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
