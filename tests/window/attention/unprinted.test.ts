import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import AttentionView from '#renderer/features/attention/AttentionView.vue';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { printerAt } from '../../printing/samples.ts';
import { addressesOnly } from '../router.ts';
import { buttonsOf } from '../shell/buttons.ts';

afterEach(() => vi.unstubAllGlobals());

const shipment = {
  ...{ id: 's1', transactionId: 'o1', state: 'LABELLED', acceptedAt: '2026-03-02T09:00:00.000Z' },
  ...{ recipient: { name: 'Jane Roe', city: 'Bonn' }, trackingNumbers: ['UP1'] },
};

/** A shipment whose label came late, at a desk with these printers; what was asked for is kept. */
async function shown(printers: string[], status = 200, ids = ['s1']) {
  const asked: [string, string, unknown][] = [];
  let left = ids;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      asked.push([method, path, body && JSON.parse(body as string)]);
      if (status !== 200) {
        const headers = { 'content-type': 'application/problem+json' };
        return new Response(JSON.stringify({ code: 'STORAGE_FULL', status, errors: [] }), { status, headers });
      }
      left = method === 'POST' ? [] : left.filter((id) => !path.endsWith(id));
      return method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json({ printJobs: [] }, { status: 201 });
    }
    const since = '2026-03-02T09:01:00.000Z';
    const unprinted = left.map((id) => ({ shipment: { ...shipment, id }, printerId: 'desk', since }));
    const list = {
      count: 0,
      oldestAt: null,
      oldestAgeSeconds: null,
      items: [],
      unlabelled: [],
      prints: [],
      unprinted,
      manifests: [],
    };
    const known = printers.map((id) => printerAt({ type: 'raw', host: 'dock', port: 9100 }, { id, name: `At ${id}` }));
    return Response.json({ ...list, printers: known, accounts: [] });
  });
  const view = mount(AttentionView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const press = async (words: string, which = 0) => {
    buttonsOf(words)[which]?.click();
    await flushPromises();
  };
  return { view, asked, press };
}

test('a label that came late says whose it is and where it was to come out, and is printed there with its papers', async () => {
  const { view, asked, press } = await shown(['desk', 'dock']);
  for (const words of ['Jane Roe', 'Bonn', 'UP1', 'At desk']) expect(view.text()).toContain(words);
  await press(t('attention.unprinted.print'));
  expect(asked).toEqual([
    ['POST', expect.stringContaining('/print-jobs'), { shipmentId: 's1', printerId: 'desk', withPapers: true }],
  ]);
  expect(view.text()).toContain(t('attention.none'));
  expect(announcements.polite.value.text).toBe(t('attention.unprinted.printing'));
});

test('a label whose printer is gone is printed as the station chooses', async () => {
  const { asked, press } = await shown(['dock']);
  await press(t('attention.unprinted.print'));
  expect(asked[0]?.[2]).toEqual({ shipmentId: 's1', withPapers: true });
});

test('a label that nobody needs is taken off the list', async () => {
  const { view, asked, press } = await shown(['desk']);
  await press(t('attention.unprinted.dismiss'));
  expect(asked).toEqual([['DELETE', expect.stringContaining('/attention/unprinted/s1'), undefined]]);
  expect(view.text()).toContain(t('attention.none'));
});

test('a print that the station does not take is said, and the label goes on waiting', async () => {
  const { view, press } = await shown(['desk'], 507);
  await press(t('attention.unprinted.print'));
  expect(view.find('.banner.bad').exists()).toBe(true);
  expect(view.text()).toContain('Jane Roe');
});

test('labels of which none is needed are taken off the list at once, after a question', async () => {
  const { view, asked, press } = await shown(['desk'], 200, ['s1', 's2']);
  await press(t('attention.unprinted.dismissAll'));
  expect(asked).toEqual([]);
  await press(t('attention.unprinted.dismissAll'), 1);
  expect(asked.map(([, path]) => path.split('/').at(-1))).toEqual(['s1', 's2']);
  expect(view.text()).toContain(t('attention.none'));
});
