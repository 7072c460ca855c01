import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSounds, type Sound } from '#renderer/composables/useSounds.ts';

const SOUNDS: readonly Sound[] = ['ok', 'error', 'attention', 'counted', 'complete', 'surplus', 'changed'];
let heard: string[];

beforeEach(() => {
  heard = [];
  setActivePinia(createPinia());
});
afterEach(() => vi.unstubAllGlobals());

test('no two sounds of the window are alike', () => {
  const node = { connect: () => node, start: () => undefined, stop: () => undefined };
  const ramp = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = node;
      resume = async () => undefined;
    },
  );
  vi.stubGlobal('GainNode', function gain() {
    return { ...node, gain: ramp };
  });
  vi.stubGlobal('OscillatorNode', function tone(_: unknown, { type, frequency }: OscillatorOptions) {
    heard.push(`${type} ${frequency}`);
    return node;
  });
  const play = useSounds();
  const patterns = SOUNDS.map((sound) => {
    heard = [];
    play(sound);
    return heard.join(', ');
  });
  expect(patterns).not.toContain('');
  expect(new Set(patterns).size).toBe(SOUNDS.length);
});

test('where the browser has no sound, nothing is played and nothing fails', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(() => useSounds()('error')).not.toThrow();
});

test('what is done with a sound goes on where the machine cannot play it', () => {
  const no = vi.fn(() => {
    throw new DOMException('There is no device for sound', 'NotSupportedError');
  });
  vi.stubGlobal('OscillatorNode', no);
  vi.stubGlobal('AudioContext', no);
  expect(() => useSounds()('ok')).not.toThrow();
  expect(no).toHaveBeenCalled();
});
