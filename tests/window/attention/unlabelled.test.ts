import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import AttentionView from '#renderer/features/attention/AttentionView.vue';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { buttonsOf } from '../shell/buttons.ts';

afterEach(() => vi.unstubAllGlobals());

const shipment = {
  ...{ id: 's1', transactionId: 'o1', state: 'PURCHASED', trackingNumbers: ['1ZSLOW'] },
  ...{ recipient: { name: 'Jane Roe', city: 'Bonn' } },
};
const item = {
  ...{ shipment, account: { name: 'Slow carrier', adapter: 'test' }, since: '2026-03-02T09:00:00.000Z' },
  ...{ carrierSentence: '', trouble: { code: 'LABELS_LACKING', values: { packages: '1' } }, actions: ['lookup'] },
};

test.each([
  ['PURCHASED', 'attention.unlabelled.notYet', true],
  ['LABELLED', 'attention.lookup.found', false],
] as const)(
  'a label that has not come is asked for, and that the shipment is %s then is said',
  async (state, said, waits) => {
    let unlabelled = [item];
    vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
      if (method === 'POST') {
        expect(path).toContain('/shipments/s1/lookup');
        if (state === 'LABELLED') unlabelled = [];
        const detail = { shipment: { ...shipment, state } };
        return Response.json({ outcome: 'found', detail: '', trouble: null, shipment: detail });
      }
      const none = {
        count: 0,
        oldestAt: null,
        oldestAgeSeconds: null,
        items: [],
        prints: [],
        unprinted: [],
        manifests: [],
      };
      return Response.json({ ...none, unlabelled, printers: [], accounts: [] });
    });
    const view = mount(AttentionView, {
      global: { plugins: [createPinia(), i18n, addressesOnly()] },
      attachTo: document.body,
    });
    onTestFinished(() => view.unmount());
    await flushPromises();
    for (const words of ['Jane Roe', '1ZSLOW', 'Slow carrier', 'No label came of these packages: 1.'])
      expect(view.text()).toContain(words);
    buttonsOf(t('attention.unlabelled.ask'))[0]?.click();
    await flushPromises();
    expect(announcements.assertive.value.text).toBe(t(said));
    expect(view.text().includes('1ZSLOW')).toBe(waits);
  },
);
