import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useInvoice } from '#renderer/features/invoices/use-invoice.ts';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

/** The invoice, as it is looked at. */
async function invoice(): Promise<ReturnType<typeof useInvoice>> {
  const used: ReturnType<typeof useInvoice>[] = [];
  const setup = () => (used.push(useInvoice(() => 'i')), () => null);
  const view = mount({ setup }, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return used[0] ?? expect.unreachable();
}

test('lines of an invoice whose next page could not be read are read with the next try', async () => {
  let isDown = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/lines')) return Response.json({ invoice: { id: 'i', totals: [], kinds: [] } });
    if (isDown) throw new TypeError('The station is down');
    const after = Number(new URL(address, 'http://station').searchParams.get('after'));
    return Response.json({ lines: [{ number: after + 1 }], next: after === 0 ? 1 : null });
  });
  const { lines, loadMore } = await invoice();
  isDown = true;
  await loadMore();
  isDown = false;
  await loadMore();
  expect(lines.value.map(({ number }) => number)).toEqual([1, 2]);
});

test('the next page of lines that comes late, when others were looked at since, stands nowhere twice', async () => {
  const pages: PromiseWithResolvers<null>[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/lines')) return Response.json({ invoice: { id: 'i', totals: [], kinds: [] } });
    const after = Number(new URL(address, 'http://station').searchParams.get('after'));
    if (after > 0) {
      const page = Promise.withResolvers<null>();
      pages.push(page);
      await page.promise;
    }
    return Response.json({ lines: [{ number: after + 1 }], next: after === 0 ? 1 : null });
  });
  const { show, lines, loadMore } = await invoice();
  const late = loadMore();
  show.value = '';
  await flushPromises();
  show.value = 'DIFFERENT';
  await flushPromises();
  const again = loadMore();
  for (const page of pages) page.resolve(null);
  await Promise.all([late, again]);
  expect(lines.value.map(({ number }) => number)).toEqual([1, 2]);
});
