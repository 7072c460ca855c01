import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useInvoice } from '#renderer/features/invoices/use-invoice.ts';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('lines of an invoice whose next page could not be read are read with the next try', async () => {
  let isDown = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/lines')) return Response.json({ invoice: { id: 'i', totals: [], kinds: [] } });
    if (isDown) throw new TypeError('The station is down');
    const after = Number(new URL(address, 'http://station').searchParams.get('after'));
    return Response.json({ lines: [{ number: after + 1 }], next: after === 0 ? 1 : null });
  });
  let used: ReturnType<typeof useInvoice> | undefined;
  const view = mount(
    { setup: () => ((used = useInvoice(() => 'i')), () => null) },
    { global: { plugins: [createPinia(), i18n] } },
  );
  onTestFinished(() => view.unmount());
  await flushPromises();
  isDown = true;
  await used?.loadMore();
  isDown = false;
  await used?.loadMore();
  expect(used?.lines.value.map(({ number }) => number)).toEqual([1, 2]);
});
