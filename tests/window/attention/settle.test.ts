import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AttentionItem } from '#shared/schema/shipping/attention.ts';
import AttentionView from '#renderer/features/attention/AttentionView.vue';
import { deliverScan, unusedScan } from '#renderer/composables/useScanner.ts';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { buttonsOf } from '../shell/buttons.ts';

const AT = '2026-03-02T09:00:00.000Z';
const inDoubt = (id: string, packageCount = 1) =>
  ({
    shipment: {
      ...{ id, transactionId: id, state: 'UNKNOWN', carrierId: 'a', serviceType: 's', packageCount },
      ...{ recipient: { name: id, city: '' }, trackingNumbers: [], platformTrackingNumbers: [] },
    },
    ...{ account: { name: 'A', adapter: 'test' }, since: AT, ageSeconds: 60, ownId: null, carrierSentence: null },
    ...{ trouble: null, attempts: [], actions: ['resolve'] },
  }) as unknown as AttentionItem;

/** Answers what was settled first. */
let answer: (body: object, status?: number) => void;
afterEach(() => vi.unstubAllGlobals());

/** Two shipments in doubt: of the first it is said that its label came out, and before that is answered the second is written off. */
async function settling() {
  const items = ['Jane Roe', 'John Doe'].map(inDoubt);
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit = {}) => {
    const list = {
      count: 2,
      oldestAt: AT,
      oldestAgeSeconds: 60,
      items,
      unlabelled: [],
      prints: [],
      unprinted: [],
      manifests: [],
    };
    if (method !== 'POST') return Promise.resolve(Response.json({ ...list, printers: [], accounts: [] }));
    return new Promise<Response>((resolve) => {
      answer = (body, status = 200) =>
        resolve(
          new Response(JSON.stringify(body), {
            status,
            headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
          }),
        );
    });
  });
  const view = mount(AttentionView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input');
  const type = async (text: string) => {
    await vi.waitFor(() => expect(field()).not.toBeNull());
    Object.assign(field() ?? {}, { value: text });
    field()?.dispatchEvent(new Event('input'));
    await flushPromises();
  };
  const press = async (words: string, which = 0) => {
    buttonsOf(words)[which]?.click();
    await flushPromises();
  };
  await press(t('attention.ways.found'));
  await type('1Z-OWN');
  await press(t('attention.settle.button.found'));
  await press(t('shell.cancel'));
  await press(t('attention.ways.written_off'), 1);
  await type('The carrier lost it');
  return { typed: () => field()?.value, banner: () => document.querySelector('[role=dialog] .banner') };
}

test('what was settled is said of what was asked, and the question that is open by then stays', async () => {
  const { typed } = await settling();
  answer({ shipment: {} });
  await vi.waitFor(() => expect(announcements.polite.value.text).toBe(t('attention.settled.found')));
  await flushPromises();
  expect(typed()).toBe('The carrier lost it');
});

test('why one shipment was not settled is not said of another one', async () => {
  const { typed, banner } = await settling();
  answer({ code: 'STATE_CONFLICT', status: 409, detail: '', errors: [] }, 409);
  await flushPromises();
  expect([typed(), banner()]).toEqual(['The carrier lost it', null]);
});

test('the labels of two packages are scanned one after the other', async () => {
  const list = {
    count: 1,
    oldestAt: AT,
    oldestAgeSeconds: 60,
    items: [inDoubt('two', 2)],
    unlabelled: [],
    prints: [],
    unprinted: [],
    manifests: [],
  };
  vi.stubGlobal('fetch', async () => Response.json({ ...list, printers: [], accounts: [] }));
  const view = mount(AttentionView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === t('attention.ways.found'),
  );
  button?.click();
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].slice(0, 2);
  await vi.waitFor(() => expect(document.activeElement).toBe(fields()[0]));
  const scanned = async (...codes: string[]) => {
    for (const code of codes) deliverScan(code);
    await flushPromises();
    return fields().map(({ value }) => value);
  };
  expect(await scanned('PARCEL-1')).toEqual(['PARCEL-1', '']);
  expect(await scanned('PARCEL-1')).toEqual(['PARCEL-1', '']);
  expect(unusedScan.value).toEqual({ code: 'PARCEL-1', inDialog: true });
  expect(await scanned('PARCEL-2')).toEqual(['PARCEL-1', 'PARCEL-2']);
  fields()[1]?.focus();
  expect(await scanned('PARCEL-3')).toEqual(['PARCEL-1', 'PARCEL-3']);
});
