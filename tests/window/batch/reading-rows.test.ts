import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { i18n } from '#renderer/messages/index.ts';
import { useBatch } from '#renderer/features/batch/use-batch.ts';

afterEach(() => vi.unstubAllGlobals());

/** The batch as a screen has it, and answers to each reading of its rows, in the order in which they were asked for. */
function opened() {
  const readings: ((numbers: number[]) => void)[] = [];
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/rows')
      ? new Promise((resolve) =>
          readings.push((numbers) => resolve(json({ rows: numbers.map((number) => ({ number })), next: null }))),
        )
      : new Promise(() => undefined),
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
  readings[1]?.([1, 2]);
  await asked;
  expect(seen).toEqual([1, 2]);
  close();
});

test('who leaves the screen while rows are read waits for nothing', async () => {
  const { batch, readings, close } = opened();
  const asked = batch.readRows();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  close();
  readings[0]?.([1]);
  await expect(asked).resolves.toBe(undefined);
});
