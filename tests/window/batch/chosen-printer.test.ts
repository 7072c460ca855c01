import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Batch } from '#shared/schema/batches/batch.ts';
import PaperPanel from '#renderer/features/batch/paper/PaperPanel.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

/** The paper of a batch that the printer `office` has, which is known once `answer` is called. */
async function open() {
  const known = Promise.withResolvers<null>();
  const printers = ['desk', 'office', 'hall'].map((id) => ({ id, name: id, defaultFor: [] }));
  const printing = { printerId: 'office', printed: 0, sent: 0, failed: 0, waiting: 2 };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/print')) await known.promise;
    return Response.json({ printers, printing });
  });
  const batch = { id: '7', name: 'Orders', counts: { BOUGHT: 2 } } as unknown as Batch;
  const view = mount(PaperPanel, {
    props: { batch, rows: [], ticked: [] },
    global: { plugins: [createPinia(), i18n] },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const answer = async () => {
    known.resolve(null);
    await flushPromises();
  };
  return { printer: view.get<HTMLSelectElement>('select'), answer };
}

test('the printer that has the batch is the one that is chosen', async () => {
  const { printer, answer } = await open();
  await answer();
  expect(printer.element.value).toBe('office');
});

test('a printer that is chosen before it is known which one has the batch stays chosen', async () => {
  const { printer, answer } = await open();
  await printer.setValue('hall');
  await answer();
  expect(printer.element.value).toBe('hall');
});
