import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import PresetDialog from '#renderer/features/ship/presets/PresetDialog.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { buttonsOf } from '../shell/buttons.ts';

afterEach(() => vi.unstubAllGlobals());

test('a preset that is saved twice before the station answers is one preset', async () => {
  const answers: ((made: Response) => void)[] = [];
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit = {}) =>
    method === 'POST' && address.endsWith('/presets')
      ? new Promise<Response>((resolve) => answers.push(resolve))
      : Promise.resolve(Response.json({ presets: [], accounts: [], carriers: [] })),
  );
  const view = mount(PresetDialog, {
    props: { presets: null },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await vi.waitFor(() => expect(document.querySelector('#preset-form')).not.toBeNull());
  const name = document.querySelector<HTMLInputElement>(
    '#preset-form input[type=text], #preset-form input:not([type])',
  );
  Object.assign(name ?? {}, { value: 'Box L' });
  name?.dispatchEvent(new Event('input'));
  await flushPromises();
  const enter = async () => {
    document.querySelector('#preset-form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await flushPromises();
  };
  await enter();
  await enter();
  expect(answers).toHaveLength(1);

  answers[0]?.(Response.json({ preset: { name: 'Box L' } }, { status: 201 }));
  await vi.waitFor(() => expect(view.emitted('close')).toHaveLength(1));
});

const AT = '2026-11-30T08:00:00Z';
const PRESET = { id: 'm', name: 'Box M', kind: 'PACKAGE' as const, shipment: {}, createdAt: AT, updatedAt: AT };

test('a preset is removed once that is confirmed, and by no single press', async () => {
  const removed: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method !== 'DELETE') return Response.json({ presets: [], accounts: [], carriers: [] });
    removed.push(address);
    return new Response(null, { status: 204 });
  });
  const view = mount(PresetDialog, {
    props: { presets: [PRESET] },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  const buttons = () => buttonsOf(t('ship.presets.remove'), '[role="dialog"]');
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
  buttons()[0]?.click();
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  expect([removed, document.body.textContent.includes('Box M')]).toEqual([[], true]);
  buttons()[1]?.click();
  await flushPromises();
  expect([removed.length, view.emitted('close')?.length]).toEqual([1, 1]);
});
