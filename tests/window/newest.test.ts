import fc from 'fast-check';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { newest } from '#renderer/api/newest.ts';
import { useAttention } from '#renderer/features/attention/store.ts';

afterEach(() => vi.unstubAllGlobals());

test('in whatever order answers come, what is shown only ever becomes newer, and the last question’s answer stays', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, questions) => {
      const shown: number[] = [];
      let asked = 0;
      const look = newest(
        () => scheduler.schedule(Promise.resolve(++asked)),
        (answer) => shown.push(answer),
      );
      const looks = Array.from({ length: questions }, look);
      await scheduler.waitAll();
      await Promise.all(looks);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(shown.at(-1)).toBe(questions);
    }),
  ));

test('the list of what needs attention is not put back by an answer that is late', async () => {
  setActivePinia(createPinia());
  const answers: ((count: number) => void)[] = [];
  const listOf = (count: number) =>
    Response.json({ count, oldestAt: null, oldestAgeSeconds: null, items: [], prints: [] });
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((count) => resolve(listOf(count)))));
  const attention = useAttention();
  const looks = [attention.load(), attention.load()];

  answers[1]?.(0);
  await looks[1];
  answers[0]?.(1);
  await looks[0];
  expect(attention.count).toBe(0);
});
