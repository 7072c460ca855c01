import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Answer } from '#renderer/api/client.ts';
import { usePages } from '#renderer/composables/usePages.ts';
import BatchList from '#renderer/features/batch/BatchList.vue';
import PrintQueue from '#renderer/features/printers/PrintQueue.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

interface Page {
  names: string[];
  next: string | null;
}

/** A list of which the station gives two at once, and which can be made longer at its start. */
function listOf(names: string[]) {
  const open: (() => void)[] = [];
  const ask = ({ cursor }: { cursor?: string }) =>
    new Promise<Answer<Page>>((resolve) => {
      const from = cursor === undefined ? 0 : names.indexOf(cursor);
      const value = { names: names.slice(from, from + 2), next: names[from + 2] ?? null };
      open.push(() => resolve({ ok: true, value }));
    });
  const pages = usePages(ask, (page) => page.names);
  /** Answers what was asked for, and what is asked for behind that. */
  async function done(asked: Promise<void>): Promise<void> {
    let isOver = false;
    const over = asked.then(() => (isOver = true));
    while (!isOver) {
      open.shift()?.();
      await Promise.resolve();
    }
    await over;
  }
  return { ...pages, open, done };
}

test('what was shown of a list stays when it is read again because something happened', async () => {
  const names = ['d', 'c', 'b', 'a'];
  const { items, hasMore, load, loadMore, refresh, done } = listOf(names);
  await done(load());
  await done(loadMore());
  expect([items.value, hasMore.value]).toEqual([['d', 'c', 'b', 'a'], false]);
  names.unshift('e');
  await done(refresh());
  expect([items.value, hasMore.value]).toEqual([['e', 'd', 'c', 'b'], true]);
  await done(load());
  expect(items.value).toEqual(['e', 'd']);
});

test('a page that was added while the list was read again stays', async () => {
  const { items, load, loadMore, refresh, open, done } = listOf(['d', 'c', 'b', 'a']);
  await done(load());
  const again = refresh();
  const more = loadMore();
  open.pop()?.();
  await more;
  expect(items.value).toEqual(['d', 'c', 'b', 'a']);
  await done(again);
  expect(items.value).toEqual(['d', 'c', 'b', 'a']);
});

const AT = '2026-03-02T09:00:00.000Z';
const counts = { INVALID: 0, READY: 0, RUNNING: 0, BOUGHT: 1, REJECTED: 0, NOT_SENT: 0, UNKNOWN: 0, SKIPPED: 0 };
const batch = (id: string) => ({ id, name: id, state: 'FINISHED', createdAt: AT, startedAt: AT, rowCount: 1, counts });
const job = (id: string) => ({
  ...{ id, state: 'PRINTED', usedPrinterId: 'desk', shipmentId: 's', contentType: 'LABEL', trackingNumber: id },
  ...{ createdAt: AT, fault: null, detail: null, trouble: null, confirmedBy: null },
});

test.each([
  ['batches', BatchList, batch],
  ['printJobs', PrintQueue, job],
] as const)(
  'older %s that somebody looks at stay on the screen while newer ones come',
  async (list, component, one) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (address: string) => {
      const isSecond = new URL(address, 'http://station').searchParams.get('cursor') === '2';
      return Response.json({ [list]: [one(isSecond ? 'OLDER' : 'NEWER')], next: isSecond ? null : '2', printers: [] });
    });
    const view = mount(component, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
    onTestFinished(() => {
      view.unmount();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    await vi.advanceTimersByTimeAsync(100);
    const more = view.findAll('button').find((button) => button.text() === t('common.more'));
    await more?.trigger('click');
    await vi.advanceTimersByTimeAsync(100);
    expect(view.text()).toContain('OLDER');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(view.text()).toContain('OLDER');
  },
);
