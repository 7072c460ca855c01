import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import WebhookPanel from '#renderer/features/api/WebhookPanel.vue';
import { i18n, t } from '#renderer/messages/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('why a webhook could not be tested stands there though the webhooks are read anew, as with each shipment', async () => {
  const webhook = { id: 'w', name: 'Shop', url: 'https://shop.example', state: 'ACTIVE', states: null, behind: 0 };
  let reads = 0;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') throw new TypeError('The answer is lost');
    if (address.endsWith('/webhooks')) reads += 1;
    return Response.json({ webhooks: [webhook] });
  });
  const view = mount(WebhookPanel, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  await view.get('li button').trigger('click');
  await flushPromises();
  // Without events it looks again by itself.
  await vi.advanceTimersByTimeAsync(10_000);
  expect([reads, view.get('.banner').text()]).toEqual([2, t('problems.noAnswer')]);
});
