import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { createPinia, setActivePinia } from 'pinia';
import { MOST_CHOSEN, useChosen } from '#renderer/features/history/chosen/use-chosen.ts';

/** A station with so many shipments, the newest first, which gives them in pages. */
function stationWith(count: number): void {
  setActivePinia(createPinia());
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://station').searchParams;
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
    const to = Math.min(count, from + limit);
    const shipments = Array.from({ length: to - from }, (_, index) => ({ id: `s${from + index}`, acceptedAt: '' }));
    const body = { shipments, next: to < count ? String(to) : null };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}
afterEach(() => vi.unstubAllGlobals());
const idsOf = (chosen: ReturnType<typeof useChosen>) => chosen.inOrder().map(({ id }) => Number(id.slice(1)));

test('more than can be chosen at once are chosen piece by piece, each once, and it is said that there are more', async () => {
  const count = 2 * MOST_CHOSEN + 7;
  stationWith(count);
  const chosen = useChosen();
  chosen.toggle({ id: `s${count - 1}`, acceptedAt: '' } as never);
  await chosen.addAll({});
  expect([chosen.count.value, chosen.isCut.value, chosen.hasNext.value]).toEqual([MOST_CHOSEN, true, true]);
  const seen = idsOf(chosen);
  while (chosen.hasNext.value) {
    await chosen.takeNext();
    await flushPromises();
    seen.push(...idsOf(chosen));
  }
  expect(chosen.isCut.value).toBe(false);
  expect([...new Set(seen)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('as many as fit, and none, leave nothing to come', async () => {
  stationWith(MOST_CHOSEN);
  const chosen = useChosen();
  await chosen.addDay({}, '2026-03-02');
  expect([chosen.count.value, chosen.isCut.value, chosen.hasNext.value]).toEqual([MOST_CHOSEN, false, false]);
  chosen.clear();
  expect(chosen.count.value).toBe(0);
});

test('what is ticked while all of a search are read stays ticked, and who takes all back meanwhile has none', async () => {
  stationWith(3);
  const chosen = useChosen();
  const asked = chosen.addAll({});
  chosen.toggle({ id: 's7', acceptedAt: '' } as never);
  await asked;
  expect(idsOf(chosen).toSorted()).toEqual([0, 1, 2, 7]);
  const again = chosen.addAll({});
  chosen.clear();
  await again;
  expect([chosen.count.value, chosen.isBusy.value]).toEqual([0, false]);
});

test('what is no longer chosen while those that are are read again stays so, and what is chosen meanwhile stays, too', async () => {
  stationWith(2);
  const chosen = useChosen();
  await chosen.addAll({});
  const asked = chosen.refresh();
  chosen.toggle({ id: 's0', acceptedAt: '' } as never);
  chosen.toggle({ id: 's7', acceptedAt: '' } as never);
  expect([await asked, idsOf(chosen).toSorted()]).toEqual([true, [1, 7]]);
  const again = chosen.refresh();
  chosen.clear();
  expect([await again, chosen.count.value]).toEqual([true, 0]);
});
