import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the window reads here has come, or stays away until `answer` is called. */
function open({ isAway = false } = {}) {
  const accounts = ['a', 'b'].map((carrierId) => ({
    carrierId,
    friendlyName: carrierId,
    services: [],
    primary: false,
  }));
  const rest = { accounts, inTestMode: [], adapters: [], carriers: [], invoices: [], next: null };
  const come = Promise.withResolvers<null>();
  if (!isAway) come.resolve(null);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return come.promise.then(() => Response.json(rest));
    asked.push((JSON.parse(String(body)) as { carrierId: string }).carrierId);
    return new Promise(() => undefined);
  });
  const view = mount(InvoicesView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  return {
    view,
    asked,
    answer: () => come.resolve(null),
    fail: () => come.reject(new TypeError('There is no station')),
  };
}

test('the account that a file is read for cannot be changed under it', async () => {
  const { view, asked } = open();
  await flushPromises();
  const account = view.get<HTMLSelectElement>('select');
  expect([account.element.value, account.element.disabled]).toEqual(['a', false]);
  view.getComponent(FileDrop).vm.$emit('file', new File(['x'], 'march.csv'));
  await vi.waitFor(() => expect(asked).toEqual(['a']));
  expect(account.element.disabled).toBe(true);
});

test('a file that is dropped before the accounts are known is read for the first of them', async () => {
  const { view, asked, answer } = open({ isAway: true });
  const input = view.get<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input.element, 'files', { value: [new File(['x'], 'march.csv')] });
  Object.defineProperty(input.element, 'value', { value: '', writable: true });
  await input.trigger('change');
  await flushPromises();
  expect(asked).toEqual([]);
  answer();
  await vi.waitFor(() => expect(asked).toEqual(['a']));
});

test('where it cannot be known which accounts there are, a file that is dropped is not sent for none; it is read once they are', async () => {
  const { view, asked, fail } = open({ isAway: true });
  fail();
  await flushPromises();
  const drop = () => view.getComponent(FileDrop).vm.$emit('file', new File(['x'], 'march.csv'));
  drop();
  await vi.waitFor(() => expect(view.get('.banner.bad').text()).toBe(t('problems.noAnswer')));
  expect(view.getComponent(FileDrop).props('disabled')).toBe(false);

  const accounts = [{ carrierId: 'b', friendlyName: 'b', services: [], primary: false }];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      asked.push((JSON.parse(String(body)) as { carrierId: string }).carrierId);
      return new Promise<Response>(() => undefined);
    }
    return Response.json({ accounts, inTestMode: [], adapters: [], carriers: [], invoices: [], next: null });
  });
  drop();
  await vi.waitFor(() => expect(asked).toEqual(['b']));
});
