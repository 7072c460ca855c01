import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { CarrierManifest as Carrier } from '#shared/schema/shipping/carrier-manifest.ts';
import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import { i18n } from '#renderer/messages/index.ts';
import CarrierManifest from '#renderer/components/manifest/CarrierManifest.vue';
import { addressesOnly } from '../router.ts';

const AT = '2026-03-02T17:00:00.000Z';
const carrier = (changes: Partial<Carrier> = {}): Carrier => ({
  ...{ state: 'CREATED', requestedAt: AT, updatedAt: AT, ids: ['se-1'], forms: [], leftOut: [], reason: null },
  ...{ trouble: null, ...changes },
});
const manifest = (carrierManifest: Carrier | null): Manifest => ({
  ...{
    id: 'm',
    number: 'MFA100000001X',
    carrierId: 'a',
    carrierCode: 'A',
    accountName: 'A',
    test: false,
    closedAt: AT,
  },
  ...{ packer: null, closedBy: 'c', clientId: null, totals: { shipments: 1, packages: 1, weights: [], services: [] } },
  ...{ journal: { sequence: 1, hash: 'ab' }, carrierManifest },
});
const calls: { address: string; body: unknown }[] = [];

function shown(found: Carrier | null) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    calls.push({ address, body: typeof body === 'string' ? JSON.parse(body) : null });
    return new Response(JSON.stringify({ manifest: manifest(carrier()) }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const opened = mount(CarrierManifest, {
    props: { manifest: manifest(found) },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => opened.unmount());
  return opened;
}
const buttons = (opened: ReturnType<typeof shown>) => opened.findAll('button').map((button) => button.text());

afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

test('a day of which the carrier makes no manifest says nothing of one', () => {
  expect(shown(null).text()).toBe('');
});

test('one that is made has its forms to open and to print, and says how many shipments are on none', () => {
  const leftOut = [{ shipmentId: 's', reason: 'It was voided.' }];
  const opened = shown(carrier({ forms: ['/one', '/two'], leftOut }));
  expect(opened.text()).toContain('The carrier has its manifest');
  expect(opened.text()).toContain('1 shipment is not on it.');
  expect(buttons(opened)).toEqual([
    expect.stringContaining('Carrier’s form 1'),
    '',
    expect.stringContaining('Carrier’s form 2'),
    '',
  ]);
  expect(opened.findAll('button').map((button) => button.attributes('aria-label'))).toContain(
    'Print the carrier’s form 2: MFA100000001X',
  );
});

test('why a shipment is on none is said in the language of the window; what earlier versions wrote is quoted', () => {
  i18n.global.locale.value = 'de';
  const trouble = diagnostic('SHIPMENT_ON_NO_MANIFEST', { at: 'ShipEngine' });
  const leftOut = [
    { shipmentId: 'a', reason: inEnglish(trouble), trouble },
    { shipmentId: 'b', reason: 'It was voided.' },
  ];
  const [first, second] = shown(carrier({ leftOut })).findAll('li');
  expect(first?.text()).toContain('ShipEngine hat sie auf keine Ladeliste gesetzt.');
  expect(first?.text()).not.toContain('put it');
  expect(first?.find('a').attributes('href')).toBe('#/history/a');
  expect([second?.find('q').text(), second?.find('q').attributes('lang')]).toEqual(['It was voided.', 'en']);
});

test.each([
  ['en', 'The carrier made no manifest', 'Ask the carrier again'],
  ['de', 'Der Paketdienst hat keine Ladeliste erstellt', 'Paketdienst noch einmal bitten'],
] as const)(
  "one that is refused has the carrier's words, and is asked for again by hand (%s)",
  async (locale, state, again) => {
    i18n.global.locale.value = locale;
    const words = 'The driver has left.';
    const opened = shown(
      carrier({ state: 'REFUSED', reason: words, trouble: diagnostic('MANIFEST_REFUSED', { words }) }),
    );
    expect(opened.text()).toContain(state);
    expect(opened.text()).toContain(words);
    expect(buttons(opened)).toEqual([expect.stringContaining(again)]);
    await opened.find('button').trigger('click');
    await flushPromises();
    expect(calls).toEqual([{ address: expect.stringMatching(/manifests\/m\/carrier$/), body: {} }]);
    expect(opened.emitted('changed')).toHaveLength(1);
  },
);

test('one whose answer was lost says why in the language of the window', () => {
  i18n.global.locale.value = 'de';
  const trouble = diagnostic('ANSWER_PROVES_NOTHING', { status: 502 });
  const opened = shown(carrier({ state: 'UNKNOWN', reason: inEnglish(trouble), trouble }));
  expect(opened.text()).toContain('Der Dienst hat 502 geantwortet; das sagt nicht, was er getan hat.');
  expect(opened.text()).not.toContain('The service');
});

test('one that is uncertain is asked about; only a person who found none asks for another', async () => {
  const trouble = diagnostic('STOPPED_BEFORE_ANSWER');
  const opened = shown(carrier({ state: 'UNKNOWN', reason: 'The station stopped before the answer came.', trouble }));
  expect(opened.text()).toContain('Look in the carrier’s portal');
  expect(buttons(opened)).toHaveLength(2);
  for (const button of opened.findAll('button')) {
    await button.trigger('click');
    await flushPromises();
  }
  expect(calls.map(({ body }) => body)).toEqual([{}, { isNotThere: true }]);
});
