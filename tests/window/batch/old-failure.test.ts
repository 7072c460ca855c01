import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import PaperPanel from '#renderer/features/batch/paper/PaperPanel.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const batch = { id: 'b', name: 'Monday', counts: { BOUGHT: 1 } } as unknown as Batch;
const row = { number: 1, line: 2, trackingNumbers: ['T1'], print: null } as unknown as BatchRow;

test('why rows were not printed again is not said any more where somebody asks for it the next time', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, code: 'STATE_CONFLICT', detail: 'No', errors: [] };
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit = {}) =>
    method === 'POST'
      ? Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } })
      : Response.json({ printing: { printerId: 'desk', trouble: null }, printers: [{ id: 'desk', name: 'Desk' }] }),
  );
  const view = mount(PaperPanel, {
    props: { batch, rows: [row], ticked: [1] },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const dialog = () => document.querySelector('[role="dialog"]');
  const ask = async () => {
    const buttons = view.findAll('button');
    await buttons.find((button) => button.text().startsWith(t('batch.paper.again')))?.trigger('click');
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
  };
  const words = () => dialog()?.textContent ?? '';
  await ask();
  document.querySelector('#print-again')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await vi.waitFor(() => expect(words()).toContain(t('problems.codes.STATE_CONFLICT')));
  const cancel = [...document.querySelectorAll('[role="dialog"] button')].find(
    ({ textContent }) => textContent === t('shell.cancel'),
  );
  cancel?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await ask();
  expect(words()).not.toContain(t('problems.codes.STATE_CONFLICT'));
});
