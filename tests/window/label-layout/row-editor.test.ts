import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LabelRow } from '#shared/schema/accounts/labels/label-layout.ts';
import LabelLayoutView from '#renderer/features/label-layout/LabelLayoutView.vue';
import { newCell } from '#renderer/features/label-layout/layout-draft.ts';
import RowEditor from '#renderer/features/label-layout/parts/RowEditor.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

test('a block that is added to a row is the one that is edited next', async () => {
  const row: LabelRow = { cells: [newCell('TEXT')] };
  const view = mount(RowEditor, {
    props: {
      modelValue: row,
      number: 1,
      isFirst: true,
      isLast: true,
      chosen: null,
      faulty: [],
      'onUpdate:modelValue': () => undefined,
    },
    global: { plugins: [createPinia(), i18n] },
  });
  onTestFinished(() => view.unmount());
  const add = view
    .findAll('button')
    .find((button) => button.attributes('aria-label') === t('labelLayout.addBlock', { n: 1 }));
  await add?.trigger('click');
  const [first] = view.emitted<[LabelRow]>('update:modelValue') ?? [];
  expect(first?.[0].cells).toHaveLength(2);
  expect(view.emitted('choose')).toEqual([[1]]);
});

/** The label of an account, of two rows with a text each. */
async function shown() {
  const effective = { rows: ['first', 'second'].map((text) => ({ cells: [{ block: 'TEXT', content: [{ text }] }] })) };
  const design = { layout: null, effective, logo: null, routingTable: null };
  const rest = { accounts: [], adapters: [], carriers: [], layouts: [], inTestMode: [], ok: true, faults: [] };
  vi.stubGlobal('fetch', async () => Response.json({ ...design, ...rest }));
  const view = mount(LabelLayoutView, {
    props: { carrierId: 'test-a' },
    global: { plugins: [createPinia(), i18n, addressesOnly()], stubs: { PreviewPanel: true } },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return view;
}

test('where the row of the block that is edited is removed, no other block is edited instead', async () => {
  const view = await shown();
  const [first] = view.findAllComponents(RowEditor);
  await first?.get('.cell').trigger('click');
  expect(view.findAll('.cell[aria-pressed=true]')).toHaveLength(1);
  first?.vm.$emit('remove');
  await flushPromises();
  expect([view.findAllComponents(RowEditor).length, view.findAll('.cell[aria-pressed=true]').length]).toEqual([1, 0]);
});

test('a row that is added has the focus, so that one goes on with it', async () => {
  const view = await shown();
  const add = view.findAll<HTMLElement>('button').find((button) => button.text() === t('labelLayout.addRow'));
  add?.element.focus();
  await add?.trigger('click');
  await flushPromises();
  const added = view.findAllComponents(RowEditor)[2];
  expect(document.activeElement).toBe(added?.get('.cell[aria-pressed=true]').element);
});
