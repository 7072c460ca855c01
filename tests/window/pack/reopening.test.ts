import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import PackParcels from '#renderer/features/pack/PackParcels.vue';
import { i18n } from '#renderer/messages/index.ts';
import { order, parcel } from '../orders/order.ts';
import { addressesOnly } from '../router.ts';

test('a parcel is opened again until it is handed over, and not once it is voided', () => {
  const parcels = [parcel('1Z-HERE'), parcel('1Z-GONE', { manifestId: 'm1' }), parcel('1Z-VOID', { state: 'VOIDED' })];
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

test.each([
  ['refused', { code: 'STATE_CONFLICT', status: 409, detail: '', errors: [] }, 409],
  ['opened again', { outcome: 'voided' }, 200],
] as const)('that one parcel was %s is not said of the next one that somebody asks for', async (_, body, status) => {
  let answer: () => void = () => undefined;
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  const response = new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = () => resolve(response))));
  onTestFinished(() => void vi.unstubAllGlobals());
  const view = mount(PackParcels, {
    props: { order: order({ state: 'PACKED', open: [], parcels: [parcel('1Z-ONE'), parcel('1Z-TWO')] }) },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  const dialog = () => document.querySelector('[role=dialog]');
  const ask = async (row: number) => {
    await view.findAll('li')[row]?.get('button').trigger('click');
    await vi.waitFor(() => expect(dialog()?.querySelector('input')).not.toBeNull());
  };
  const write = async (reason: string) => {
    const field = dialog()?.querySelector('input');
    Object.assign(field ?? {}, { value: reason });
    field?.dispatchEvent(new Event('input'));
    await flushPromises();
  };
  await ask(0);
  await write('Torn');
  dialog()
    ?.querySelector('form')
    ?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await flushPromises();
  document.querySelector<HTMLButtonElement>('[role=dialog] footer button')?.click();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await ask(1);
  await write('Wet');
  answer();
  await flushPromises();
  expect(dialog()?.textContent).toContain('1Z-TWO');
  expect(dialog()?.querySelector('input')?.value).toBe('Wet');
  expect(dialog()?.querySelector('.banner')).toBeNull();
});
