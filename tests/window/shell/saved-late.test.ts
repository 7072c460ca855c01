import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia } from 'pinia';
import { type Component, nextTick } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import AddressDialog from '#renderer/features/addresses/AddressDialog.vue';
import WebhookDialog from '#renderer/features/api/WebhookDialog.vue';
import PackerDialog from '#renderer/features/packers/PackerDialog.vue';
import ProductDialog from '#renderer/features/products/ProductDialog.vue';
import { i18n } from '#renderer/messages/index.ts';

const CLOSED = { product: undefined, address: undefined, packer: undefined, open: false };
const NEW = { product: null, address: null, packer: null, open: true };
const PROBLEM = { headers: { 'content-type': 'application/problem+json' }, status: 409 };

/** The answer of the station: what it stored, or that it refuses. */
let answered: PromiseWithResolvers<'stored' | 'refused'>;
beforeEach(() => {
  answered = Promise.withResolvers();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET' && address.includes('/products/'))
      return Response.json({ code: 'NOT_FOUND', errors: [] }, { ...PROBLEM, status: 404 });
    if (method === 'GET') return Response.json({ places: [] });
    if ((await answered.promise) === 'refused') return Response.json({ code: 'STATE_CONFLICT', errors: [] }, PROBLEM);
    const stored = { product: {}, address: {}, packer: {}, webhook: {}, secret: 's' };
    return Response.json(stored, { status: method === 'POST' ? 201 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The dialog, in which one was saved, and closed before the station has answered; another one is begun. */
async function begunAnother(dialog: Component, props: object) {
  const pinia = createPinia();
  const only = (all: object) => Object.fromEntries(Object.entries(all).filter(([name]) => name in props));
  const view = mount(dialog, {
    props: { ...props, ...only(NEW) },
    global: { plugins: [pinia, i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => {
    view.unmount();
    disposePinia(pinia);
  });
  const type = async () => {
    await nextTick();
    const field = document.querySelector<HTMLInputElement>('[role="dialog"] form input');
    Object.assign(field ?? {}, { value: 'One' });
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await nextTick();
    return field;
  };
  await type();
  document.querySelector('[role="dialog"] form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await flushPromises();
  await view.setProps(only(CLOSED));
  await view.setProps(only(NEW));
  return {
    field: await type(),
    saved: () => view.emitted('saved') ?? [],
    isClosed: () => 'close' in view.emitted() || 'update:open' in view.emitted(),
  };
}

const DIALOGS: [string, Component, object][] = [
  ['a product', ProductDialog, { product: null }],
  ['an address', AddressDialog, { address: null }],
  ['a packer', PackerDialog, { packer: null, isFirst: false }],
  ['a webhook', WebhookDialog, { webhook: null, open: true }],
];

test.each(DIALOGS)(
  '%s that was saved late closes no dialog in which the next one is typed',
  async (_, dialog, props) => {
    const { field, saved, isClosed } = await begunAnother(dialog, props);
    answered.resolve('stored');
    await flushPromises();
    expect([saved().length, isClosed(), field?.isConnected, field?.value]).toEqual([1, false, true, 'One']);
  },
);

test.each(DIALOGS)('%s that was refused late is none of the next one', async (_, dialog, props) => {
  const { field } = await begunAnother(dialog, props);
  answered.resolve('refused');
  await flushPromises();
  expect([field?.value, document.querySelector('[role="dialog"] .banner')]).toEqual(['One', null]);
});
