import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import PrinterQueue from '#renderer/features/printers/PrinterQueue.vue';
import { i18n } from '#renderer/messages/index.ts';
import { printerAt } from '../../printing/samples.ts';
import { addressesOnly } from '../router.ts';

const job = (id: string, changes: Partial<PrintJob> = {}): PrintJob => ({
  ...{ id, state: 'QUEUED', clientId: 'c', packer: null, printerId: 'desk', usedPrinterId: 'desk', shipmentId: id },
  ...{ createdAt: new Date(Date.now() - 7_200_000).toISOString(), updatedAt: new Date().toISOString() },
  ...{ documentId: 'd', packageNumber: 1, contentType: 'LABEL', trackingNumber: `1Z${id}`, imageType: null },
  ...{ copies: 1, printNumber: 1, reason: null, confirmedBy: null, fault: null, detail: null, trouble: null },
  ...changes,
});

/** The card's queue, with these jobs at the station, newest first. */
async function queueOf(
  printJobs: readonly PrintJob[],
  connection: Printer['connection'] = { type: 'raw', host: '127.0.0.1', port: 9100 },
) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`);
    const states = new URL(address, 'http://station').searchParams.get('state') ?? '';
    const listed = printJobs.filter(({ state }) => states.split(',').includes(state));
    const body = method === 'GET' ? { printJobs: listed, next: null } : { printJob: printJobs[0] };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  const queue = mount(PrinterQueue, {
    props: { printer: printerAt(connection) },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => queue.unmount());
  await flushPromises();
  return { queue, calls };
}
afterEach(() => vi.unstubAllGlobals());

test('what is being printed comes first, then what waits, the oldest first, with its age; more are counted', async () => {
  const waiting = ['6', '5', '4', '3', '2', '1'].map((id) => job(id));
  const jobs = [job('sent', { state: 'SPOOLED' }), ...waiting, job('moved', { usedPrinterId: 'b' })];
  const { queue } = await queueOf(jobs, { type: 'cups', queue: 'Desk' });
  expect(queue.find('ol').attributes('aria-label')).toBe('Queue: Desk');
  expect(queue.findAll('a').map((link) => link.text())).toEqual(
    ['sent', '1', '2', '3', '4'].map((id) => `Label 1Z${id}`),
  );
  expect(queue.find('li').text()).toContain('At the printer');
  expect(queue.find('li').text()).toContain('2 hours ago');
  expect(queue.text()).toContain('and 2 more');
});

test('what a printer that says nothing more has taken, today or last week, does not stand before what waits for it', async () => {
  const taken = ['8', '7', '6', '5', '4'].map((id) => job(id, { state: 'SPOOLED' }));
  const { queue } = await queueOf([job('waits'), job('sent', { state: 'SENT' }), ...taken]);
  expect(queue.findAll('a').map((link) => link.text())).toEqual(['sent', 'waits'].map((id) => `Label 1Z${id}`));
});

test('what waits is cancelled there; what may have come out is confirmed there', async () => {
  const { queue, calls } = await queueOf([job('1'), job('2', { state: 'UNCERTAIN' })]);
  const press = async (name: RegExp) => {
    await queue
      .findAll('button')
      .find((button) => name.test(button.text()))
      ?.trigger('click');
    await flushPromises();
  };
  await press(/^Cancel.*1Z1/);
  await press(/^It came out.*1Z2/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    expect.stringMatching(/print-jobs\/1\/cancel$/),
    expect.stringMatching(/print-jobs\/2\/confirm$/),
  ]);
});

test('where nothing waits, nothing is shown', async () => {
  expect((await queueOf([])).queue.find('ol').exists()).toBe(false);
});
