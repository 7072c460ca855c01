import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { internationalRequest, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { HURRIED, printingWith } from '../use-printers.ts';

const station = useStation({ printTiming: HURRIED });
const { setUp, bought, print, settled } = printingWith(() => station.api);
const path = mkdtempSync(join(tmpdir(), 'packbench-printed-'));
afterAll(() => rmSync(path, { recursive: true, force: true }));

/** Prints a bought label on a printer like this, and gives what it was sent. */
async function sent(body: Record<string, unknown>, change: Partial<Printer>): Promise<Buffer> {
  await setUp({ type: 'folder', path }, change);
  const [job] = await print(body);
  const { imageType } = await settled(job, 'PRINTED');
  return readFileSync(join(path, `${job?.id}.${imageType?.toLowerCase()}`));
}

async function stored(documentId: string): Promise<Buffer> {
  const bytes = await station.ledger.shipments.documentBytes(documentId);
  return Buffer.from(bytes?.bytes ?? []);
}

/** Where a ZPL label puts its elements. */
const placesIn = (zpl: Buffer) =>
  [...zpl.toString('latin1').matchAll(/\^FO(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('a label', () => {
  test('that fits the printer is sent as it is stored, byte for byte', async () => {
    for (const imageType of ['PDF', 'ZPL', 'EPL', 'PNG', 'GIF'] as const) {
      const label = await bought(request({ labelSpecification: { imageType } }));
      const bytes = await sent({ documentId: label.documentId }, { format: imageType });
      expect(bytes.equals(await stored(label.documentId)), imageType).toBe(true);
    }
  });

  test('is drawn again in the format of the printer, with the same number', async () => {
    const label = await bought();
    const zpl = await sent({ documentId: label.documentId }, { format: 'ZPL' });
    const epl = await sent({ documentId: label.documentId }, { format: 'EPL' });
    expect([zpl.toString('latin1').slice(0, 3), epl.toString('latin1').slice(1, 8)]).toEqual(['^XA', 'I8,A,00']);
    for (const bytes of [zpl, epl]) expect(bytes.toString('latin1')).toContain(label.trackingNumber);
  });

  test('of a shipment that was bought as ZPL is drawn as PDF for a PDF printer, as large as its stock', async () => {
    const label = await bought(request({ labelSpecification: { imageType: 'ZPL' } }));
    const pdf = await PDFDocument.load(
      await sent({ documentId: label.documentId }, { format: 'PDF', stock: 'STOCK_4X8' }),
    );
    expect(pdf.getPage(0).getSize()).toEqual({ width: 288, height: 576 });
  });

  test('is drawn for the resolution of the printer', async () => {
    const label = await bought();
    const at203 = await sent({ documentId: label.documentId }, { format: 'ZPL', dpi: 203 });
    const at300 = await sent({ documentId: label.documentId, reason: 'test' }, { format: 'ZPL', dpi: 300 });
    expect([/\^PW(\d+)/.exec(String(at203))?.[1], /\^PW(\d+)/.exec(String(at300))?.[1]]).toEqual(['812', '1200']);
  });

  test('is moved by the offset, all of it', async () => {
    const label = await bought();
    const straight = placesIn(await sent({ documentId: label.documentId }, { format: 'ZPL' }));
    const moved = placesIn(await sent({ documentId: label.documentId }, { format: 'ZPL', offset: { x: 1, y: -2 } }));
    expect(moved).toEqual(straight.map(([x = 0, y = 0]) => [x + 8, y - 16]));
  });

  test('tells the printer its darkness and speed', async () => {
    const label = await bought();
    const epl = await sent({ documentId: label.documentId }, { format: 'EPL', darkness: 9, speed: 3 });
    expect(String(epl)).toMatch(/\nS3\nD9\n/);
  });

  test('tells the printer the gap between its labels', async () => {
    const label = await bought();
    const epl = await sent({ documentId: label.documentId }, { format: 'EPL', gap: 5 });
    expect(String(epl)).toMatch(/\nQ1218,40\n/);
    const zpl = await sent({ documentId: label.documentId }, { format: 'ZPL', gap: 0 });
    expect(String(zpl)).toContain('^MNN');
  });

  test.each<Partial<Printer>>([
    { offset: { x: 1, y: 0 } },
    { darkness: 20 },
    { speed: 4 },
    { gap: 0 },
    { dpi: 300 },
    { stock: 'STOCK_4X8' },
  ])('that is stored in the format of the printer is drawn again for %j', async (change) => {
    const label = await bought(request({ labelSpecification: { imageType: 'ZPL' } }));
    const bytes = await sent({ documentId: label.documentId }, { format: 'ZPL', ...change });
    expect(bytes.equals(await stored(label.documentId))).toBe(false);
  });

  test('of the second package is the second package', async () => {
    const itemLines = [1, 2].map((value) => ({ weight: { units: 'LB', value } }));
    const label = await bought(request({ itemLines }));
    await setUp({ type: 'folder', path }, { format: 'ZPL' });
    const jobs = await print({ shipmentId: label.shipmentId });
    expect(jobs.map(({ packageNumber }) => packageNumber)).toEqual([1, 2]);
    for (const job of jobs) {
      await settled(job, 'PRINTED');
      expect(readFileSync(join(path, `${job.id}.zpl`), 'latin1')).toContain(job.trackingNumber);
    }
    expect(new Set(jobs.map(({ trackingNumber }) => trackingNumber)).size).toBe(2);
  });
});

describe('a commercial invoice', () => {
  const invoiceOf = async (shipmentId: string): Promise<string> => {
    const { documents } = (await station.api.get(`/station/v1/shipments/${shipmentId}`)).body;
    return documents.find(({ contentType }: { contentType: string }) => contentType === 'COMMERCIAL_INVOICE').id;
  };

  test('goes to a PDF printer as it is, whatever stock and offset its labels have', async () => {
    const documentId = await invoiceOf((await bought(internationalRequest())).shipmentId);
    const bytes = await sent(
      { documentId, printerId: 'desk' },
      { format: 'PDF', stock: 'STOCK_4X8', offset: { x: 2, y: 2 }, dpi: 300 },
    );
    expect(bytes.equals(await stored(documentId))).toBe(true);
  });

  test('is refused by a printer of labels', async () => {
    const documentId = await invoiceOf((await bought(internationalRequest())).shipmentId);
    await setUp({ type: 'folder', path }, { format: 'EPL' });
    const { status, body } = await station.api.post('/station/v1/print-jobs', { documentId, printerId: 'desk' });
    expect([status, body.errors[0].code, body.errors[0].pointer]).toEqual([422, 'FIELD_CONFLICT', '/printerId']);
    expect(body.errors[0].trouble.code).toBe('PRINT_OF_OTHER_FORMAT');
  });
});

test('a test label shows how the printer is set up, and is not for shipping', async () => {
  await setUp({ type: 'folder', path }, { format: 'ZPL', dpi: 300, name: 'Bench 7' });
  const { status, body } = await station.api.call('POST', '/station/v1/printers/desk/test');
  expect(status).toBe(201);
  const job = await settled(body.printJob, 'PRINTED');
  const zpl = readFileSync(join(path, `${job.id}.zpl`), 'latin1');
  for (const text of ['TEST - NOT FOR SHIPPING', 'Bench 7', 'ZPL 300 dpi', job.trackingNumber])
    expect(zpl).toContain(text);
  expect(job).toMatchObject({ shipmentId: null, documentId: null, printNumber: 1 });
});
