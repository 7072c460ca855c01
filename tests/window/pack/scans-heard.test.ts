import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { h } from 'vue';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LIGHTS } from '#shared/schema/orders/lights.ts';
import type { OrderScanned } from '#shared/schema/orders/packing-calls.ts';
import { claim, order } from '../orders/order.ts';

const heard: string[] = [];
// The files of the window's tests share their modules: these are loaded anew, so that none of them has the real sounds already.
vi.resetModules();
vi.doMock('#renderer/composables/useSounds.ts', () => ({ useSounds: () => (sound: string) => heard.push(sound) }));
const { default: PackState } = await import('#renderer/features/pack/PackState.vue');
const { usePacking } = await import('#renderer/features/pack/use-packing.ts');
const { i18n, load } = await import('#renderer/messages/index.ts');
await load('en');
afterAll(() => {
  vi.doUnmock('#renderer/composables/useSounds.ts');
  vi.resetModules();
});

const AT = '2026-03-02T09:00:00.000Z';
const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const packing = (changes: Partial<ReturnType<typeof claim>> = {}) =>
  order({ state: 'PACKING', claim: { ...claim('A1'), ...changes } });
const lights = {
  lights: LIGHTS.map((light) => ({ light, green: light === 'ORDER', trouble: null })),
  ...{ buysByScan: true, version: 1, errors: [], reading: null, usual: null },
};

let answer: OrderScanned;
beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/scan')) return json(answer);
    return address.includes('/lights') ? json(lights) : json({ order: packing(), printers: [], printJobs: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What is heard and seen once the station has answered the scan. */
async function after(scanned: Pick<OrderScanned, 'outcome'> & Partial<OrderScanned>) {
  answer = { line: null, trouble: null, order: packing(), ...scanned };
  let bench: ReturnType<typeof usePacking> | undefined;
  const setup = () => {
    const { status, said, ...rest } = (bench = usePacking(() => undefined));
    return () => rest.order.value && h(PackState, { status: status.value, words: said.value?.words() ?? '', next: '' });
  };
  const view = mount({ setup }, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await bench?.open({ source: 'shop', orderNumber: '1001' });
  await flushPromises();
  const calm = view.get('.state').classes();
  heard.length = 0;
  await bench?.scan('4006381333931');
  await flushPromises();
  const state = view.get('.state');
  return {
    sound: heard,
    word: view.get('section').attributes('aria-label'),
    text: state.text(),
    colour: state.classes().filter((each) => !calm.includes(each)),
  };
}

const stop = (trouble: Diagnostic) => ({ trouble, order: packing({ stop: trouble }) });
const wrong = stop(diagnostic('PACKING_WRONG_ITEM', { what: 'Teapot', number: '1001' }));
const unknown = stop(diagnostic('PACKING_UNKNOWN_CODE', { code: '4711' }));
const surplus = stop(diagnostic('PACKING_SURPLUS', { what: 'Mug', quantity: 1, number: '1001' }));

test.each([
  ['a wrong item', { outcome: 'WRONG_ITEM', ...wrong }, 'error', 'Teapot is not in order 1001. Take it out'],
  ['a code that nobody knows', { outcome: 'UNKNOWN_CODE', ...unknown }, 'error', 'Nobody knows the code 4711.'],
  ['one too many', { outcome: 'SURPLUS', ...surplus }, 'surplus', 'Mug: 1 more than order 1001 has.'],
  [
    'what comes before a stop is acknowledged',
    { outcome: 'WAITING', ...wrong },
    'error',
    'Teapot is not in order 1001.',
  ],
] as const)('%s stops with its own sound, in red and in words', async (_, scanned, sound, words) => {
  expect(await after(scanned)).toMatchObject({
    ...{ sound: [sound], word: 'STOP', colour: ['bad'], text: expect.stringContaining(words) },
  });
});

test('a change at the source has another sound and another colour', async () => {
  const trouble = diagnostic('PACKING_CHANGED_NOTE');
  const seen = await after({ outcome: 'WAITING', trouble, order: packing({ changes: [trouble] }) });
  expect(seen).toMatchObject({ sound: ['changed'], word: 'CHANGED', colour: ['care'] });
});

test('one more, scanned or confirmed, and the last one are each heard', async () => {
  const counted = (...quantities: number[]) =>
    packing({ verified: quantities.map((quantity, index) => ({ line: index + 1, quantity, how: 'SCANNED', at: AT })) });
  expect(await after({ outcome: 'COUNTED', line: 1, order: counted(1) })).toMatchObject({
    sound: ['counted'],
    colour: [],
  });
  expect(await after({ outcome: 'COUNTED', line: 2, order: counted(2, 1) })).toMatchObject({ sound: ['complete'] });
});
