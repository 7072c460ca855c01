import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import PrinterList from '#renderer/features/printers/PrinterList.vue';
import { i18n } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { printerAt } from '../../printing/samples.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the card says of a printer whose prints were these, the newest first. */
async function saidOf(connection: Printer['connection'], states: readonly string[]) {
  const printJobs = states.map((state, index) => ({ id: `j${index}`, state, updatedAt: '2026-03-02T09:00:00.000Z' }));
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/status')) return Response.json({ ready: true, detail: '', trouble: null, waiting: 0 });
    return Response.json({ printJobs: address.includes('state=') ? [] : printJobs, next: null });
  });
  const pinia = createPinia();
  setActivePinia(pinia);
  usePrinters().printers = [printerAt(connection)];
  const list = mount(PrinterList, { global: { plugins: [pinia, i18n, addressesOnly()] } });
  onTestFinished(() => list.unmount());
  await flushPromises();
  return list.get('li').text();
}

test('what failed is counted since the last label that came out; at a printer that never says so, since the last that it took', async () => {
  const states = ['FAILED', 'SPOOLED', 'FAILED', 'FAILED'];
  const raw = await saidOf({ type: 'raw', host: '127.0.0.1', port: 9100 }, states);
  expect(raw).toContain('one failed · last print');
  const cups = await saidOf({ type: 'cups', queue: 'Desk' }, states);
  expect(cups).toContain('3 failed');
  expect(cups).not.toContain('last print');
});
