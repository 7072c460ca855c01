import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import PrintQueue from '#renderer/features/printers/PrintQueue.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

test('a print that failed is called among the printers what it is called at its shipment', async () => {
  const job = {
    ...{ id: 'j', printerId: 'desk', shipmentId: 's', state: 'FAILED', contentType: 'LABEL', trackingNumber: '1Z' },
    ...{ createdAt: '2026-03-02T09:00:00.000Z', changedAt: '2026-03-02T09:00:00.000Z', trouble: null, detail: null },
  };
  vi.stubGlobal('fetch', async () => Response.json({ printJobs: [job], next: null }));
  const view = mount(PrintQueue, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  expect(view.get('li').text()).toContain('Not printed');
});
