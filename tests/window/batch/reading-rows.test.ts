import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useBatch } from '#renderer/features/batch/use-batch.ts';

afterEach(() => vi.unstubAllGlobals());

interface Row {
  number: number;
  state?: BatchRowState;
}

/** The batch as a screen has it, and answers to each reading of its rows, in the order in which they were asked for. */
function opened() {
  const readings: ((rows: Row[], next?: number) => void)[] = [];
  const counts = { INVALID: 1, REJECTED: 2, RUNNING: 0 };
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/rows')
      ? new Promise((resolve) => readings.push((rows, next) => resolve(json({ rows, next: next ?? null }))))
      : Promise.resolve(json({ batch: { state: 'FINISHED', counts } })),
  );
  let batch: ReturnType<typeof useBatch> | undefined;
  const screen = defineComponent({ setup: () => ((batch = useBatch('b')), () => h('p')) });
  const mounted = mount(screen, { global: { plugins: [createPinia(), i18n] } });
  return { batch: batch as ReturnType<typeof useBatch>, readings, close: () => mounted.unmount() };
}

test('who reads rows and is overtaken by a newer reading has the rows of that one: the next error is not passed over', async () => {
  const { batch, readings, close } = opened();
  let seen: number[] | null = null;
  const asked = batch.readRows().then(() => (seen = batch.rows.value.map(({ number }) => number)));
  void batch.readRows();
  await vi.waitFor(() => expect(readings).toHaveLength(2));
  readings[0]?.([]);
  await flushPromises();
  expect(seen).toBe(null);
  readings[1]?.([{ number: 1 }, { number: 2 }]);
  await asked;
  expect(seen).toEqual([1, 2]);
  close();
});

test('who leaves the screen while rows are read waits for nothing', async () => {
  const { batch, readings, close } = opened();
  const asked = batch.readRows();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  close();
  readings[0]?.([{ number: 1 }]);
  await expect(asked).resolves.toBe(undefined);
});

test('the next error is one that was refused just now, although the rows on the screen do not say so yet', async () => {
  const { batch, readings, close } = opened();
  const loaded = batch.load();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  readings[0]?.([
    { number: 2, state: 'INVALID' },
    { number: 3, state: 'RUNNING' },
    { number: 4, state: 'RUNNING' },
  ]);
  await loaded;
  const next = batch.nextWrong(2);
  await vi.waitFor(() => expect(readings).toHaveLength(2));
  readings[1]?.([
    { number: 2, state: 'INVALID' },
    { number: 3, state: 'REJECTED' },
    { number: 4, state: 'REJECTED' },
  ]);
  expect((await next)?.number).toBe(3);
  expect([(await batch.nextWrong(3))?.number, (await batch.nextWrong(4))?.number]).toEqual([4, 2]);
  expect(readings).toHaveLength(2);
  close();
});

test('a row behind the first page stays open while all rows are read again', async () => {
  const { batch, readings, close } = opened();
  const page = Array.from({ length: 500 }, (_, index) => ({ number: index + 1 }));
  const answer = async (index: number, rows: Row[], next?: number) => {
    await vi.waitFor(() => expect(readings.length).toBeGreaterThan(index));
    readings[index]?.(rows, next);
    await flushPromises();
    return batch.rows.value.length;
  };
  const loaded = batch.load();
  expect(await answer(0, page, 500)).toBe(500);
  expect(await answer(1, [{ number: 501 }])).toBe(501);
  await loaded;
  void batch.readRows();
  expect(await answer(2, page, 500)).toBe(501);
  close();
});
