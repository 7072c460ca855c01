import { useSettings } from '#renderer/stores/settings.ts';

/** Hertz and seconds of each tone: patterns that cannot be taken for one another with the back to the screen. */
const PATTERNS = {
  ok: [
    [880, 0.07],
    [1320, 0.11],
  ],
  error: [
    [196, 0.16],
    [0, 0.05],
    [196, 0.16],
    [0, 0.05],
    [196, 0.28],
  ],
  attention: [
    [660, 0.13],
    [440, 0.13],
    [660, 0.13],
    [440, 0.2],
  ],
  /** One unit more. */
  counted: [[1047, 0.06]],
  /** The last one. */
  complete: [
    [784, 0.09],
    [1047, 0.09],
    [1568, 0.16],
  ],
  /** One too many. */
  surplus: [
    [330, 0.1],
    [0, 0.04],
    [247, 0.1],
    [0, 0.04],
    [330, 0.1],
    [0, 0.04],
    [247, 0.24],
  ],
  /** The order is another than a moment ago. */
  changed: [
    [587, 0.18],
    [880, 0.18],
    [587, 0.18],
    [880, 0.26],
  ],
} as const;
const HARSH: ReadonlySet<keyof typeof PATTERNS> = new Set(['error', 'surplus']);
export type Sound = keyof typeof PATTERNS;

let context: AudioContext | undefined;

/** Plays one of the window's sounds, unless they are switched off. What is done with a sound goes on where the machine cannot play it. */
export function useSounds() {
  const settings = useSettings();
  return (sound: Sound): void => {
    if (!settings.sounds || typeof AudioContext === 'undefined') return;
    try {
      play(sound);
    } catch {
      // The words on the screen say the same.
    }
  };
}

function play(sound: Sound): void {
  context ??= new AudioContext();
  context.resume().catch(() => undefined);
  let at = context.currentTime + 0.01;
  for (const [hertz, seconds] of PATTERNS[sound]) {
    if (hertz > 0) playTone(context, { hertz, seconds, at, type: HARSH.has(sound) ? 'square' : 'sine' });
    at += seconds;
  }
}

function playTone(
  audio: AudioContext,
  { hertz, seconds, at, type }: { hertz: number; seconds: number; at: number; type: OscillatorType },
) {
  const oscillator = new OscillatorNode(audio, { type, frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  const loud = type === 'square' ? 0.12 : 0.25;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.setValueAtTime(loud, at + seconds - 0.02);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
