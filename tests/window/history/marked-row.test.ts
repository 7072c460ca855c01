import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { layoutOf, pageOf, type Page } from '#renderer/features/history/list/pages.ts';
import ShipmentTable from '#renderer/features/history/ShipmentTable.vue';
import { i18n } from '#renderer/messages/index.ts';

const shipment = (id: string, changes: Partial<ShipmentSummary> = {}) =>
  ({
    ...{ id, transactionId: id, state: 'LABELLED', acceptedAt: new Date(2026, 2, 2, 12).toISOString() },
    ...{ recipient: { name: id, city: '', countryCode: 'DE' }, trackingNumbers: [], packages: 1, cost: null },
    ...changes,
  }) as unknown as ShipmentSummary;

/** The list in a box that has room for it, of these pages. */
async function listOf(pages: readonly Page[]) {
  const room = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const props = { loads: 1, total: 3, counts: new Map<string, number>(), isChosen: () => false };
  const view = mount(ShipmentTable, {
    props: { ...props, layout: layoutOf(pages) },
    global: { plugins: [createPinia(), i18n], stubs: { RouterLink: true } },
    attachTo: document.body,
  });
  onTestFinished(() => {
    view.unmount();
    room.mockRestore();
  });
  await vi.waitFor(() => expect(view.findAll('tr[data-index]').length).toBe(4));
  return {
    view,
    show: (now: readonly Page[]) => view.setProps({ layout: layoutOf(now) }),
    focus: (index: number) => view.find<HTMLElement>(`tr[data-index="${index}"]`).element.focus(),
    marked: () => view.findAll('tr.marked').map((row) => row.attributes('data-index')),
  };
}
const A_B_C = [shipment('a'), shipment('b'), shipment('c')];

test('what a key of the screen is about is the shipment that was clicked, also where another comes in above while its page is not there', async () => {
  const { view, show, focus, marked } = await listOf([pageOf(A_B_C, null)]);
  focus(2);
  await view.vm.$nextTick();
  expect([view.vm.currentRow()?.id, marked()]).toEqual(['b', ['2']]);
  await show([{ ...pageOf(A_B_C, null), rows: null }]);
  expect(view.vm.currentRow()?.id).toBe('b');
  await show([pageOf([shipment('new'), ...A_B_C], null)]);
  expect([view.vm.currentRow()?.id, marked()]).toEqual(['b', ['3']]);
  await show([pageOf([shipment('a'), shipment('b', { state: 'VOIDED' })], null)]);
  expect(view.vm.currentRow()?.state).toBe('VOIDED');
});

test('it is no other that moves into its place once it fits no more', async () => {
  const { view, show, focus, marked } = await listOf([pageOf(A_B_C, null)]);
  focus(2);
  await show([pageOf([shipment('a'), shipment('c')], null)]);
  expect([view.vm.currentRow()?.id, marked()]).toEqual(['b', []]);
});

test('a row that has the focus keeps it when its shipment is read, and the head of a day when others come in above', async () => {
  const { view, show, focus, marked } = await listOf([pageOf(A_B_C, null)]);
  await show([{ ...pageOf(A_B_C, null), rows: null }]);
  focus(2);
  await show([pageOf(A_B_C, null)]);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-index')).toBe('2'));
  expect(marked()).toEqual(['2']);
  await show([{ ...pageOf(A_B_C, null), rows: null }]);
  focus(3);
  view.find<HTMLElement>('tr[data-index="3"]').element.blur();
  await show([pageOf(A_B_C, null)]);
  expect([view.vm.currentRow()?.id, marked()]).toEqual(['c', ['3']]);
  focus(0);
  const later = shipment('new', { acceptedAt: new Date(2026, 2, 3, 12).toISOString() });
  await show([pageOf([later, ...A_B_C], null)]);
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-02');
  expect([view.vm.currentDay(), view.vm.currentRow(), marked()]).toEqual(['2026-03-02', null, []]);
});
