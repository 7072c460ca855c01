import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { nextTick } from 'vue';
import { expect, onTestFinished, test } from 'vitest';
import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import RowDialog from '#renderer/features/batch/RowDialog.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

const batch = { columns: ['Zip'], mapping: { Zip: 'recipient.zipCode' } } as unknown as Batch;
const row = (number: number, zip: string, changes: Partial<BatchRow> = {}) =>
  ({
    ...{ number, line: number + 1, state: 'INVALID', cells: { Zip: zip }, fields: {}, order: null, print: null },
    ...{ errors: [], warnings: [], trackingNumbers: [], problem: null, updatedAt: '2026-03-02T09:00:00.000Z' },
    ...changes,
  }) as unknown as BatchRow;

test('what is typed into a row stays until the row says something else, although rows are read again with each label', async () => {
  const view = mount(RowDialog, {
    props: { batch, row: row(1, 'x'), failure: null },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await nextTick();
  const field = () => document.querySelector<HTMLInputElement>('#batch-row input');
  const shows = async (shown: BatchRow | null) => {
    await view.setProps({ row: shown });
    return field()?.value;
  };
  const type = async (text: string) => {
    Object.assign(field() ?? {}, { value: text });
    field()?.dispatchEvent(new Event('input'));
    await nextTick();
  };
  await type('90001');
  expect(await shows(row(1, 'x', { updatedAt: '2026-03-02T09:00:01.000Z' }))).toBe('90001');
  expect(await shows(row(1, '90002'))).toBe('90002');
  await type('90003');
  expect(await shows(row(2, '90002'))).toBe('90002');
  await type('90004');
  await shows(null);
  expect(await shows(row(2, '90002'))).toBe('90002');
});
