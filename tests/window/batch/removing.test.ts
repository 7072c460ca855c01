import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import BatchList from '#renderer/features/batch/BatchList.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const AT = '2026-03-02T09:00:00.000Z';
const counts = { INVALID: 2, READY: 3, RUNNING: 0, BOUGHT: 0, REJECTED: 0, NOT_SENT: 0, UNKNOWN: 0, SKIPPED: 0 };
const batch = { id: 'b', name: 'Morning', state: 'DRAFT', createdAt: AT, startedAt: null, rowCount: 5, counts };

test('a batch, and what was put right in its rows, is removed once that was confirmed', async () => {
  const removed: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ batches: [batch], next: null });
    removed.push(address.split('/').at(-1) ?? '');
    return new Response(null, { status: 204 });
  });
  const global = { plugins: [createPinia(), i18n, addressesOnly()] };
  const view = mount(BatchList, { attachTo: document.body, global });
  onTestFinished(() => view.unmount());
  await flushPromises();
  await view.get('button[aria-label="Remove Morning"]').trigger('click');
  expect(removed).toEqual([]);
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain('Remove Morning?');
  dialog?.querySelector<HTMLButtonElement>('.danger')?.click();
  await flushPromises();
  expect([removed, document.querySelector('[role="dialog"]')]).toEqual([['b'], null]);
});
