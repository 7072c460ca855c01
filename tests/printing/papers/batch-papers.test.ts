import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { BATCHES, batchesOf } from '../../helpers/batches.ts';
import { internationalRequest, line } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { printingWith } from '../use-printers.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const printing = printingWith(() => station.api);
const folder = mkdtempSync(join(tmpdir(), 'packbench-batch-papers-'));
beforeAll(async () => {
  await printing.setUp({ type: 'folder', path: folder });
  await printing.setUp(
    { type: 'folder', path: folder },
    {
      ...{ id: 'office', name: 'Office', format: 'PDF', stock: 'PAPER_A4' },
      defaultFor: [{ contentType: 'COMMERCIAL_INVOICE', imageType: null, stock: null }],
    },
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['Jam', undefined])(
  'every row comes with its invoice, once, though another row is printed again meanwhile; reason: %s',
  async (reason) => {
    const rows = ['', 'TEST-SLOW-1500'].map((itemCode) =>
      internationalRequest({ itemLines: [line({ ...(itemCode && { itemCode }) })], invoiceNumber: reason ?? 'none' }),
    );
    const { id } = (await station.api.post(BATCHES, { rows })).body.batch;
    await batches.print(id, { printerId: 'desk' });
    await batches.steer(id, 'start');
    await expect.poll(async () => (await batches.rows(id))[0]?.print?.printNumber).toBe(1);
    await batches.print(id, { printerId: 'desk', rows: [1], reason });
    await batches.until(id, 'FINISHED');
    await expect.poll(async () => (await batches.printing(id)).waiting).toBe(0);

    const { printJobs } = (await station.api.get('/station/v1/print-jobs?limit=100')).body as { printJobs: PrintJob[] };
    const printsOf = (shipmentId: string | null | undefined) =>
      printJobs
        .filter((job) => job.shipmentId === shipmentId)
        .map((job) => [job.contentType, job.printNumber, job.reason])
        .toReversed();
    const first = [
      ['LABEL', 1, null],
      ['COMMERCIAL_INVOICE', 1, null],
    ];
    const [again, later] = await batches.rows(id);
    expect(printsOf(again?.shipmentId)).toEqual([...first, ['LABEL', 2, reason ?? null]]);
    expect(printsOf(later?.shipmentId)).toEqual(first);
  },
);
