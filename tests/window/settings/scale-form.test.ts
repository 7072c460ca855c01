import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { i18n, t } from '#renderer/messages/index.ts';
import ScaleForm from '#renderer/features/settings/ScaleForm.vue';

const json = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

test('a scale is chosen only once the one that is set was read, so that the answer takes no choice back', async () => {
  const settings = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('settings')) return settings.promise;
    return json(
      address.includes('scales')
        ? { available: [], notes: [], troubles: [] }
        : { state: 'OFF', detail: '', trouble: null, reading: null },
    );
  });
  const form = mount(ScaleForm, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => form.unmount());
  await flushPromises();
  const isShut = () =>
    [form.get('select'), form.get('button[type=submit]')].map(({ element }) => element.matches(':disabled'));
  expect(isShut()).toEqual([true, true]);

  settings.resolve(json({ scale: { type: 'none' } }));
  await flushPromises();
  expect(isShut()).toEqual([false, false]);
  await form.get('select').setValue('hid:::');
  expect(form.get('select').element.value).toBe('hid:::');
});

test('a scale is called saved as long as nothing about it was changed since, and what was changed is not left unasked', async () => {
  let kept: object = {
    scale: { type: 'serial', path: '/dev/ttyS0', protocol: 'sics', baudRate: 9600, framing: '8N1' },
  };
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') kept = JSON.parse(String(body)) as object;
    return json({
      ...kept,
      available: [],
      notes: [],
      troubles: [],
      state: 'OFF',
      detail: '',
      trouble: null,
      reading: null,
    });
  });
  const form = mount(ScaleForm, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => form.unmount());
  await flushPromises();
  const isSaid = () => form.text().includes(t('scale.set.saved'));
  const speed = form.findAll('select')[2];
  await speed?.setValue('4800');
  expect([isSaid(), form.vm.isChanged]).toEqual([false, true]);
  await form.trigger('submit');
  await flushPromises();
  expect([isSaid(), form.vm.isChanged]).toEqual([true, false]);
  await speed?.setValue('9600');
  expect([isSaid(), form.vm.isChanged]).toEqual([false, true]);
});
