import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import CompareDialog from '#renderer/features/ship/service/CompareDialog.vue';
import { i18n } from '#renderer/messages/index.ts';
import { standIn } from '../time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['2026-11-25', '2026-11-25T00:00:00Z'])(
  'a parcel that is delivered by %s is by that day west of it, too',
  async (date) => {
    standIn('America/Los_Angeles');
    const quote = {
      ...{ serviceCode: 's', serviceName: 'Ground', cost: { amount: '9.50', currency: 'USD' } },
      delivery: { days: null, date, words: null },
    };
    const account = { carrierId: 'a', friendlyName: 'A', test: false, result: 'QUOTED', quotedAt: null };
    vi.stubGlobal('fetch', async () =>
      Response.json({
        ...{ accounts: [{ ...account, quotes: [quote], notQuoted: [], trouble: null, detail: null }] },
        ...{ valid: false, errors: [], warnings: [], packages: [] },
      }),
    );
    const pinia = createPinia();
    const view = mount(CompareDialog, {
      props: { open: true },
      global: { plugins: [pinia, i18n] },
      attachTo: document.body,
    });
    onTestFinished(() => {
      view.unmount();
      disposePinia(pinia);
    });
    await flushPromises();
    expect(document.querySelector('[role=dialog] .what')?.textContent).toContain('by 25 Nov 2026');
  },
);
