import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import ProductDialog from '#renderer/features/products/ProductDialog.vue';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['A-1', [], false],
  ['B-2', ['B-2'], true],
])('a new product of the SKU %s replaces none that is known', async (sku, put, isClosed) => {
  const stored: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const asked = address.split('/').at(-1) ?? '';
    if (method === 'PUT') stored.push(asked);
    else if (asked !== 'A-1')
      return Response.json(
        { code: 'NOT_FOUND', errors: [] },
        { status: 404, headers: { 'content-type': 'application/problem+json' } },
      );
    return Response.json({ product: { sku: asked } });
  });
  const view = mount(ProductDialog, {
    props: { product: undefined },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await view.setProps({ product: null });
  await flushPromises();
  const field = document.querySelector<HTMLInputElement>('[role="dialog"] form input');
  Object.assign(field ?? {}, { value: sku });
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  document.querySelector('[role="dialog"] form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await flushPromises();
  expect([stored, view.emitted('close') !== undefined]).toEqual([put, isClosed]);
  if (!isClosed)
    expect(document.querySelector('[role="dialog"] .banner')?.textContent).toContain(t('products.taken', { sku }));
});
