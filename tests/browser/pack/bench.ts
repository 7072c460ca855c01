import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Order } from '#shared/schema/orders/order.ts';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { orderPath } from '../../api/orders/order-draft.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { newDataDir, startTestStation } from '../../helpers/station.ts';
import { draft } from '../../printing/samples.ts';
import { fakeScale } from '../../scale/fake-scale.ts';
import { scanAt } from '../desk.ts';

export const MUG = '40063812';
export const PLATE = '40063829';
export const TEAPOT = '40063836';
/** What two mugs and a plate weigh with their box, in kilograms, once the station has learned it. */
export const USUAL = '1.24';

const LINES: OrderDraft['lines'] = [
  { sku: 'MUG', barcodes: [MUG], description: 'Mug', quantity: 2 },
  { sku: 'PLATE', barcodes: [PLATE], description: 'Plate', quantity: 1 },
];

/** A station with a scale, a printer and the setting on. */
export async function openBench() {
  const scale = fakeScale();
  const folder = newDataDir();
  const path = join(folder, 'printed');
  mkdirSync(path);
  const station = await startTestStation({ scales: scale.drivers, scaleTiming: { silentMs: 3_600_000 } });
  const { api } = station;
  const { body: settings } = await api.get('/station/v1/settings');
  await api.call('PUT', '/station/v1/settings', { body: { ...settings, buyByScan: true, scale: { type: 'hid' } } });
  await api.post('/station/v1/printers', draft({ type: 'folder', path }));

  const put = async (number: string, changes: Partial<OrderDraft> = {}) => {
    const { address, contact } = recipientIn('US');
    const recipient = { address, contact: { ...contact, personName: `Person ${number}` } };
    const shipment = { carrierId: 'test-a', serviceType: 'A_GROUND' };
    const body: OrderDraft = { recipient, lines: LINES, shipment, ...changes };
    return (await api.call('PUT', orderPath(number), { body })).body.order as Order;
  };
  const read = async (number: string) => (await api.get(orderPath(number))).body.order as Order;

  let lying: () => void = () => undefined;
  /** As scales do, it says what lies on it over and over. */
  const saying = setInterval(() => lying(), 100);
  return {
    ...{ station, put, read },
    /** From the last scan until all bytes of the label were at the printer, in milliseconds, of packings in which nothing was waited for. */
    lastScanToPrinter: [] as number[],
    /** Takes what lies on the scale off, and puts a parcel on. */
    weigh(kilograms: string, stable: boolean): void {
      scale.weigh('0', 'kg');
      lying = () => scale.weigh(kilograms, 'kg', stable);
      lying();
    },
    labels: async (number: string) =>
      (await read(number)).parcels.filter(({ shipment }) => shipment?.state === 'LABELLED').length,
    printer: {
      /** Takes the one label that lies there, and says when it came. */
      takeLabel(): number {
        const [name = '', ...more] = readdirSync(path);
        expect(more).toEqual([]);
        const { ctimeMs } = statSync(join(path, name));
        rmSync(join(path, name));
        return ctimeMs;
      },
      take: () => renameSync(path, join(folder, 'away')),
      bring: () => renameSync(join(folder, 'away'), path),
    },
    async close(): Promise<void> {
      clearInterval(saying);
      await station.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** The packer: a scanner whose keys come every 5 to 60 ms, and two hands for the scale. Never a key, never a click. */
export function packerAt(page: Page, { weigh }: Pick<Bench, 'weigh'>, random: () => number = Math.random) {
  return {
    scan: (code: string) => scanAt(page, code, () => 5 + random() * 55),
    weigh: (kilograms = USUAL, stable = true) => weigh(kilograms, stable),
    /** Waits for the word that the bench shows, in English. */
    sees: (word: string) => page.getByRole('region', { name: word, exact: true }).waitFor(),
    reads: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  };
}
export type Packer = ReturnType<typeof packerAt>;

/** The order has one label, it is of what was ordered, and it was printed once. */
export async function expectOneLabel({ station, read }: Bench, number: string): Promise<void> {
  const { parcels, lines, state } = await read(number);
  expect([number, state]).toEqual([number, 'PACKED']);
  const [one, ...more] = parcels.filter(({ shipment }) => shipment?.state === 'LABELLED');
  expect(more).toEqual([]);
  expect(one?.lines).toEqual(lines.map(({ sku, quantity }, index) => ({ line: index + 1, quantity, article: sku })));
  const jobs = async () =>
    (await station.api.get(`/station/v1/print-jobs?shipmentId=${one?.shipment?.id}`)).body.printJobs;
  await expect.poll(async () => (await jobs()).map((job: { state: string }) => job.state)).toEqual(['PRINTED']);
}
