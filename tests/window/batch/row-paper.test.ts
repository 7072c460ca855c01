import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { nextTick } from 'vue';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import RowGrid from '#renderer/features/batch/RowGrid.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

const batch = { columns: [], mapping: {}, counts: { BOUGHT: 2 } } as unknown as Batch;
const bought = (number: number, state: 'QUEUED' | 'FAILED', trouble: Diagnostic) =>
  ({
    ...{ number, line: number + 1, state: 'BOUGHT', cells: {}, errors: [], warnings: [], problem: null },
    ...{ trackingNumbers: [`T${number}`], shipmentId: `s${number}`, order: null, selected: null, request: {} },
    print: { jobId: `p${number}`, state, printNumber: 1, trouble },
  }) as unknown as BatchRow;

test('a label that went to another printer says which, on its state; one that is not on paper says why, beside its number', async () => {
  const moved = diagnostic('PRINT_MOVED', { printer: 'Desk', fallback: 'Office' });
  const needed = diagnostic('PRINT_REASON_NEEDED', { prints: 2 });
  const rows = [bought(1, 'QUEUED', moved), bought(2, 'FAILED', needed)];
  const room = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  onTestFinished(() => room.mockRestore());
  const view = mount(RowGrid, {
    props: { batch, rows, total: 2, isTicked: () => false },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await nextTick();
  const said = { titled: view.findAll('[title*="it goes to Office"]').map((one) => one.text()), text: view.text() };
  expect(said).toEqual({ titled: [t('states.print.QUEUED')], text: expect.stringContaining('say why it is needed') });
  expect(said.text).not.toContain('Office');
});
