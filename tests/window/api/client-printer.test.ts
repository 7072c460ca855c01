import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import ClientPrinter from '#renderer/features/api/ClientPrinter.vue';
import { i18n } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import type { ApiClient } from '#shared/schema/identity/api-client.ts';
import { draft } from '../../printing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const client = { id: 'c', name: 'Shop', printerId: null } as ApiClient;
const headers = { 'content-type': 'application/problem+json' };
const refusal = { code: 'INTERNAL_ERROR', status: 500, detail: '', purchase: 'not_made', errors: [] };

test('a printer that the station did not take for a client is not shown as its printer', async () => {
  const printers = [draft({ type: 'raw', host: '127.0.0.1', port: 1 }, { id: 'desk', name: 'Desk' })];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? Response.json({ printers, next: null })
      : new Response(JSON.stringify(refusal), { status: 500, headers }),
  );
  const view = mount(ClientPrinter, { props: { client }, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await usePrinters().load();
  await flushPromises();
  await view.get('select').setValue('desk');
  await flushPromises();
  expect([view.get('label > span:last-child').text(), view.get('select').element.value]).toEqual([
    'The station made a mistake. Its log has the details.',
    '',
  ]);
});
