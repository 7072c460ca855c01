import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import FirstRunView from '#renderer/features/first-run/FirstRunView.vue';
import { useFirstRun } from '#renderer/features/first-run/store.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

test('of an address that is refused the first field that is wrong has the focus', async () => {
  const errors = ['city', 'zipCode'].map((field) => ({
    ...{ code: 'FIELD_REQUIRED', pointer: `/shipFrom/address/${field}`, message: '' },
  }));
  const refusal = () =>
    new Response(JSON.stringify({ code: 'VALIDATION_FAILED', detail: '', errors }), {
      status: 422,
      headers: { 'content-type': 'application/problem+json' },
    });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json({ accounts: [], inTestMode: [], places: [] }) : refusal(),
  );
  const view = mount(FirstRunView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  useAccounts().accounts = [{ carrierId: 'a', services: [] }] as never;
  useFirstRun().goTo('shipFrom');
  await flushPromises();
  await view.get('form').trigger('submit');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(view.findAll('[aria-invalid=true]')[0]?.element);
});

test('the step that was saved is done, and not the one that somebody went to meanwhile', async () => {
  const saved: (() => void)[] = [];
  const lists = { accounts: [], inTestMode: [], carriers: [], adapters: [], printers: [], troubles: [] };
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? Promise.resolve(Response.json(lists))
      : new Promise((resolve) => saved.push(() => resolve(Response.json({ account: {} })))),
  );
  const view = mount(FirstRunView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  const run = useFirstRun();
  useAccounts().accounts = [{ carrierId: 'a', services: [] }] as never;
  run.goTo('shipFrom');
  await flushPromises();
  await view.get('form').trigger('submit');
  const step = (name: 'account' | 'label') =>
    view.findAll('nav button').find((each) => each.text().includes(t(`firstRun.${name}.short`)));
  await step('label')?.trigger('click');
  for (const answer of saved) answer();
  await flushPromises();
  expect(run.progress).toMatchObject({ step: 'label', done: ['shipFrom'] });
});
