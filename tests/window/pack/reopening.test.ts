import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test } from 'vitest';
import type { OrderParcel } from '#shared/schema/orders/order.ts';
import PackParcels from '#renderer/features/pack/PackParcels.vue';
import { i18n } from '#renderer/messages/index.ts';
import { order } from '../orders/order.ts';
import { addressesOnly } from '../router.ts';

const AT = '2026-03-02T09:00:00.000Z';
const parcel = (number: string, manifestId: string | null, state: 'LABELLED' | 'VOIDED' = 'LABELLED'): OrderParcel => ({
  ...{ transactionId: number, clientId: 'c', at: AT, lines: [], verified: [], duplicateReason: null, packer: null },
  shipment: { id: number, state, trackingNumbers: [number], manifestId, rule: null },
});

test('a parcel is opened again until it is handed over, and not once it is voided', () => {
  const parcels = [parcel('1Z-HERE', null), parcel('1Z-GONE', 'm1'), parcel('1Z-VOID', null, 'VOIDED')];
  const view = mount(PackParcels, {
    props: { order: order({ state: 'PACKED', open: [], parcels }) },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  const rows = view.findAll('li').map((row) => [row.get('a').text(), row.find('button').exists(), row.text()]);
  expect(rows).toEqual([
    ['1Z-HERE', true, expect.stringContaining('Reopen')],
    ['1Z-GONE', false, expect.stringContaining('handed over')],
    ['1Z-VOID', false, expect.any(String)],
  ]);
});
