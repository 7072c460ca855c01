import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { effectScope } from 'vue';
import RecentPanel from '#renderer/features/ship/RecentPanel.vue';
import { newDraft } from '#renderer/features/ship/form/draft.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { useReprint } from '#renderer/features/ship/purchase/use-reprint.ts';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n } from '#renderer/messages/index.ts';
import { printerAt } from '../../printing/samples.ts';

const AWAY = { code: 'CONNECTION_REFUSED', values: { at: 'desk:9100' } };
const AT = '2026-03-02T09:00:00.000Z';
/** The newest shipment of the station. Another desk bought it. */
const OTHER = { id: 'other', state: 'LABELLED', recipient: { name: 'John Doe' }, acceptedAt: AT, trackingNumbers: [] };
const data = { transactionShipments: [{ trackingNumber: '1Z', packageDocuments: [] }] };

const ofFormat = (imageType: 'ZPL' | null) => [{ contentType: 'LABEL' as const, imageType, stock: null }];
const OF_ZPL = printerAt({ type: 'raw', host: 'zpl', port: 9100 }, { id: 'zpl', defaultFor: ofFormat('ZPL') });
const OF_ALL = printerAt({ type: 'raw', host: 'desk', port: 9100 }, { defaultFor: ofFormat(null) });

let pinia: Pinia;
let printed: string[];
/** What was printed of any shipment before. */
let jobs: object[];
/** The jobs that there are once labels are printed. */
let made: object[];
/** The printers at the desk; and what the station has against printing. */
let printers: Printer[];
let refusal: object | null;
/** Answers what became of the purchase of the form. */
let settle: () => void;

beforeEach(() => {
  setActivePinia((pinia = createPinia()));
  [printed, jobs, made, refusal] = [[], [], [], null];
  printers = [OF_ZPL, OF_ALL];
  const settled = new Promise<void>((resolve) => (settle = resolve));
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (address.includes('/by-transaction/')) {
      await settled;
      return Response.json({ shipmentId: 'own', data, warnings: [] });
    }
    if (address.endsWith('/status')) return Response.json({ ready: false, trouble: AWAY, waiting: 1 });
    if (address.endsWith('/print-jobs') && method === 'POST') {
      printed.push((JSON.parse(String(body)) as { shipmentId: string }).shipmentId);
      if (refusal)
        return Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } });
      jobs = made;
      return Response.json({ printJobs: [] }, { status: 201 });
    }
    return Response.json({
      shipments: [OTHER],
      printers,
      documents: [],
      printJobs: jobs,
      next: null,
      valid: true,
      errors: [],
      warnings: [],
    });
  });
});
afterEach(() => {
  disposePinia(pinia);
  vi.unstubAllGlobals();
});

/** The desk with a form whose purchase has come so far. */
async function desk(phase: 'editing' | 'settled') {
  const chosen = { byRules: false, carrierId: 'a', serviceType: 's', signature: '', imageType: 'PDF' };
  const draft = newDraft({ ...chosen, weightUnit: 'KG', lengthUnit: 'CM', labelStock: 'STOCK_4X6' });
  draft.recipient.personName = 'Jane Roe';
  localStorage.setItem('packbench.draft.1.ship', JSON.stringify({ ...draft, phase }));
  const view = mount(RecentPanel, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => view.unmount());
  useShip();
  await flushPromises();
  return {
    said: () => view.find('.said').text(),
    async press(): Promise<void> {
      const command = commands.value.find(({ keys }) => keys === 'F9');
      if (command?.enabled) command.run();
      await flushPromises();
    },
  };
}

test('the key prints the label that was bought on the desk, though another desk bought one since', async () => {
  const { press, said } = await desk('settled');
  await press();
  expect(printed).toEqual([]);
  settle();
  await flushPromises();
  await press();
  expect([printed, said()]).toEqual([['own'], 'The label of Jane Roe is printing.']);
});

test('the key prints the newest label there is while nothing is bought on the desk', async () => {
  const { press } = await desk('editing');
  await press();
  expect(printed).toEqual(['other']);
});

test('a label goes to the printer of its own format, whatever the form makes the next one as', async () => {
  printers = [OF_ZPL];
  const { press, said } = await desk('editing');
  await press();
  expect([printed, said()]).toEqual([['other'], 'The label of John Doe is printing.']);
});

test('a label that no printer takes is had as a file', async () => {
  refusal = { code: 'VALIDATION_FAILED', errors: [{ code: 'FIELD_REQUIRED', pointer: '/printerId', message: '' }] };
  const { press, said } = await desk('editing');
  await press();
  expect(said()).toBe('There is no label of John Doe.');
});

test('pressed again before the station has answered, the key prints one label', async () => {
  const { press } = await desk('editing');
  await Promise.all([press(), press()]);
  expect(printed).toEqual(['other']);
  await press();
  expect(printed).toEqual(['other', 'other']);
});

test('so does each of two that are pressed in turns', async () => {
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const { reprint } = scope.run(useReprint) ?? expect.unreachable();
  const [one, two] = ['1', '2'].map((id) => ({ id, recipient: { name: id } }));
  await Promise.all([one, two, one, two].map((each) => each && reprint(each)));
  expect(printed.toSorted()).toEqual(['1', '2']);
});

const job = (id: string, change: object) => ({
  ...{ id, documentId: id, contentType: 'LABEL', state: 'QUEUED', printerId: 'desk', usedPrinterId: 'desk', ...change },
});

test('a label that waits for the printer already is not put into its queue once more, and that is said', async () => {
  const { press, said } = await desk('editing');
  jobs = [job('1', {})];
  await press();
  expect([printed, said()]).toEqual([[], 'John Doe: It is printed as soon as the printer takes it; F9 is not needed.']);
  jobs = [job('1', { usedPrinterId: 'fallback' })];
  await press();
  expect(printed).toEqual([]);
  // What format it has is not known here, and so not which of the printers has it.
  jobs = [job('1', { printerId: 'zpl', usedPrinterId: 'zpl' })];
  await press();
  expect(printed).toEqual([]);
});

test('a label whose printer is off is said to wait for it, with the reason', async () => {
  const { press, said } = await desk('editing');
  made = [job('1', {})];
  await press();
  await vi.waitFor(() => expect(said()).toContain('It is printed as soon as the printer takes it'));
  expect([printed, said()]).toEqual([['other'], expect.stringContaining('desk:9100')]);
});

test.each([
  ['came out', { state: 'PRINTED' }],
  ['failed', { state: 'FAILED' }],
  ['waits for another printer', { printerId: 'old', usedPrinterId: 'old' }],
  ['is printed while a paper waits', { contentType: 'COMMERCIAL_INVOICE' }],
])('a label that %s is printed again', async (_, change) => {
  const { press } = await desk('editing');
  jobs = [job('1', change)];
  await press();
  expect(printed).toEqual(['other']);
});
