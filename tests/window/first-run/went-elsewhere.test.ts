import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import FirstRunView from '#renderer/features/first-run/FirstRunView.vue';
import { useFirstRun } from '#renderer/features/first-run/store.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

/** The set-up at a step whose save is refused for these fields. */
async function refusedAt(step: 'shipFrom' | 'account', pointers: readonly string[]) {
  const errors = pointers.map((pointer) => ({ code: 'FIELD_REQUIRED', pointer, message: '' }));
  const refusal = () =>
    new Response(JSON.stringify({ code: 'VALIDATION_FAILED', detail: '', errors }), {
      status: 422,
      headers: { 'content-type': 'application/problem+json' },
    });
  const words = { en: { name: 'Some', choice: 'Some', means: '' } };
  const adapters = [{ type: 'some', words, fields: [], can: [] }];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json({ accounts: [], inTestMode: [], carriers: [], places: [], adapters }) : refusal(),
  );
  const view = mount(FirstRunView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await useAccounts().load();
  useAccounts().accounts = [{ carrierId: 'a', services: [] }] as never;
  useFirstRun().goTo(step);
  await flushPromises();
  if (step === 'account') await view.get('input[type=radio]').trigger('change');
  await flushPromises();
  await view.get('form').trigger('submit');
  await vi.waitFor(() => expect(view.find('[aria-invalid=true]').exists()).toBe(true));
  await flushPromises();
  return view;
}

test('of an address that is refused the first field that is wrong has the focus', async () => {
  const view = await refusedAt('shipFrom', ['/shipFrom/address/city', '/shipFrom/address/zipCode']);
  expect(document.activeElement).toBe(view.findAll('[aria-invalid=true]')[0]?.element);
});

test('of an account that is refused the list of all that is wrong has the focus, as elsewhere', async () => {
  const view = await refusedAt('account', ['/friendlyName', '/carrierId']);
  expect(document.activeElement).toBe(view.get('.summary').element);
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
