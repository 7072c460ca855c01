import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { defineComponent, h, ref } from 'vue';
import PrintPanel from '#renderer/features/shipment/PrintPanel.vue';
import { useShipment } from '#renderer/features/shipment/use-shipment.ts';
import { i18n, t } from '#renderer/messages/index.ts';

const PROBLEM = { code: 'INTERNAL_ERROR', status: 500, detail: '', purchase: 'not_made', errors: [] };
afterEach(() => vi.unstubAllGlobals());

test('prints of a shipment that could not be read are neither called none nor those of the one before, and why is kept', async () => {
  const id = ref('one');
  const print = { id: 'p', printNumber: 7, state: 'PRINTED', usedPrinterId: 'desk', createdAt: '2026-03-02T09:00:00Z' };
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('print-jobs')) return Response.json({ shipment: { id: id.value } });
    if (address.includes('one')) return Response.json({ printJobs: [print] });
    const headers = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify(PROBLEM), { status: address.includes('two') ? 500 : 200, headers });
  });
  let shown: ReturnType<typeof useShipment> | undefined;
  const view = mount(
    defineComponent(() => {
      const { prints } = (shown = useShipment(() => id.value));
      return () => h(PrintPanel, { prints: prints.value, documents: [], shipmentId: id.value, canPrint: true });
    }),
    { global: { plugins: [createPinia(), i18n] } },
  );
  onTestFinished(() => view.unmount());
  await flushPromises();
  expect(view.text()).toContain('Print 7');
  id.value = 'two';
  await flushPromises();
  expect(view.text()).not.toContain('Print 7');
  expect(view.text()).not.toContain(t('shipment.prints.none'));
  expect(shown?.problem.value?.code).toBe('INTERNAL_ERROR');
});
