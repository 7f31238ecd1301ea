import { readPreference } from "#web/preferences/preferenceStore.ts";

/**
 * The sounds of the table: soft, short and synthesized, so that there is nothing to load. A sound is a few partials,
 * each a sine that starts at once and fades out.
 */

export type SoundName = "turn" | "hurry" | "card" | "roll" | "kick" | "won" | "lost" | "full";

interface Partial {
  /** In Hz at the start, and at the end if it glides. */
  from: number;
  to?: number;
  /** In seconds: its delay, and how long it takes to fade out. */
  at: number;
  lasts: number;
  /** Loudness, 0 to 1. */
  gain: number;
  wave?: OscillatorType;
}

const note = (from: number, at: number, lasts = 0.5, gain = 0.25): Partial => ({ from, at, lasts, gain });

const sounds: Record<SoundName, readonly Partial[]> = {
  turn: [note(659, 0, 0.35), note(880, 0.12, 0.5)],
  hurry: [note(988, 0, 0.14, 0.2), note(988, 0.22, 0.14, 0.2), note(988, 0.44, 0.3, 0.2)],
  card: [{ from: 900, to: 300, at: 0, lasts: 0.07, gain: 0.12, wave: "triangle" }],
  roll: [
    { from: 190, to: 150, at: 0, lasts: 0.16, gain: 0.16, wave: "triangle" },
    { from: 1250, at: 0.12, lasts: 0.05, gain: 0.08 },
  ],
  kick: [
    { from: 1400, at: 0, lasts: 0.06, gain: 0.2 },
    { from: 520, to: 180, at: 0.02, lasts: 0.3, gain: 0.22, wave: "triangle" },
  ],
  won: [note(523, 0), note(659, 0.14), note(784, 0.28), note(1047, 0.42, 1.1)],
  lost: [note(440, 0, 0.5), note(370, 0.18, 0.5), note(294, 0.36, 0.9)],
  full: [note(784, 0, 0.3), note(988, 0.1, 0.3), note(1175, 0.2, 0.6)],
};

let context: AudioContext | undefined;

/** How late a sound may start, in ms. */
const latestMs = 300;

/**
 * Plays a sound as loud as the user likes it. Browsers play nothing before the user has interacted with the page; then the
 * sound is dropped.
 */
export function playSound(name: SoundName): void {
  const volume = readPreference("volume");
  if (volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void playAwake(context, name, volume);
  else playNow(context, name, volume);
}

/** Even when sound is allowed, a browser may need a moment before the first one. */
async function playAwake(audio: AudioContext, name: SoundName, volume: number): Promise<void> {
  const meant = performance.now();
  await audio.resume();
  if (performance.now() - meant < latestMs) playNow(audio, name, volume);
}

function playNow(audio: AudioContext, name: SoundName, volume: number): void {
  for (const partial of sounds[name]) playPartial(audio, partial, volume / 100);
}

function playPartial(
  audio: AudioContext,
  { from, to, at, lasts, gain, wave }: Partial,
  volume: number,
): void {
  const begin = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  oscillator.type = wave ?? "sine";
  oscillator.frequency.setValueAtTime(from, begin);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(gain * volume, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts + 0.02);
}
