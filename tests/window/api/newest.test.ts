import fc from 'fast-check';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { usePages } from '#renderer/composables/usePages.ts';
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
    Response.json({
      count,
      oldestAt: null,
      oldestAgeSeconds: null,
      items: [],
      unlabelled: [],
      prints: [],
      unprinted: [],
      manifests: [],
    });
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((count) => resolve(listOf(count)))));
  const attention = useAttention();
  const looks = [attention.load(), attention.load()];

  answers[1]?.(0);
  await looks[1];
  answers[0]?.(1);
  await looks[0];
  expect(attention.count).toBe(0);
});

test('a list grows by its pages, and a page of what was shown before is not added to what is shown now', async () => {
  interface Page {
    names: string[];
    next: string | null;
  }
  const answers: ((page: Page) => void)[] = [];
  const { items, hasMore, load, loadMore } = usePages(
    () => new Promise<Answer<Page>>((resolve) => answers.push((value) => resolve({ ok: true, value }))),
    (page) => page.names,
  );
  const first = load();
  answers[0]?.({ names: ['c', 'b'], next: 'at b' });
  await first;
  const more = loadMore();
  const again = load();
  answers[2]?.({ names: ['d', 'c'], next: 'at c' });
  await again;
  answers[1]?.({ names: ['a'], next: null });
  await more;
  expect([items.value, hasMore.value]).toEqual([['d', 'c'], true]);

  const last = loadMore();
  answers[3]?.({ names: ['b', 'a'], next: null });
  await last;
  expect([items.value, hasMore.value]).toEqual([['d', 'c', 'b', 'a'], false]);
});
