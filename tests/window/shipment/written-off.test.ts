import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import ShipmentView from '#renderer/features/shipment/ShipmentView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

const PROBLEM = {
  ...{ code: 'CARRIER_OUTCOME_UNKNOWN', status: 504, title: '', detail: '', purchase: 'unknown', source: 'carrier' },
  ...{ retryable: false, errors: [], requestId: 'r' },
};
const recipient = { name: 'Jane Roe', city: 'Berlin', zipCode: '10115', countryCode: 'DE' };
const shipment = {
  ...{ id: 'one', transactionId: 'order-1', orderNumber: null, acceptedAt: '2026-03-02T09:00:00Z', recipient },
  ...{ carrierId: 'test-a', serviceType: 'A_GROUND', packageCount: 1, trackingNumbers: [], test: true },
  ...{ manifestId: null, voidSubmittedAt: null, packer: null, cost: null },
};
const request = {
  recipient: { address: { countryCode: 'DE', city: 'Berlin', zipCode: '10115', streetLine1: '1' }, contact: {} },
  itemLines: [],
};

async function shown(state: string): Promise<string> {
  const detail = {
    ...{ shipment: { ...shipment, state }, request, data: null, warnings: [], problem: PROBLEM, rule: null },
    ...{ attempts: [], documents: [], journal: [], actions: [] },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/print-jobs')) return Response.json({ printJobs: [], next: null });
    if (address.includes('/shipments/one')) return Response.json(detail);
    return Response.json({ accounts: [], adapters: [], clients: [], printers: [], packers: [] });
  });
  const view = mount(ShipmentView, {
    props: { id: 'one' },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return view.text();
}
afterEach(() => vi.unstubAllGlobals());

test('a shipment that is written off is not called one to settle', async () => {
  const inDoubt = 'it waits under Needs attention';
  // What it is, is said once.
  expect(await shown('UNKNOWN')).not.toContain(inDoubt);
  expect(await shown('REJECTED')).toContain(inDoubt);
  const writtenOff = await shown('WRITTEN_OFF');
  expect(writtenOff).toContain(t('shipment.writtenOff'));
  expect(writtenOff).not.toContain(inDoubt);
});
