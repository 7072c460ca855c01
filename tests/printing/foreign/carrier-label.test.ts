import { beforeAll, expect, test } from 'vitest';
import type { DocumentRecord } from '#electron/engine/shipping/documents/document.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentLedger } from '#electron/engine/shipping/store.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { PrintJobRecord } from '#electron/engine/printing/ports.ts';
import { drawnAs, printDiagnostic, sheetFor } from '#electron/engine/printing/sheet.ts';
import { createDocumentRenderer } from '#electron/labels/index.ts';
import { readPng } from '../../labels/drawing.ts';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { DEFINED } from '../../adapters/defined.ts';
import { graphicIn, textsIn } from '../../labels/foreign/labels.ts';
import { preparedShipment } from '../../ledger/samples.ts';
import { printerAt } from '../samples.ts';

const renderer = createDocumentRenderer();
const TRAITS = { isTest: true, symbology: 'CODE128' } as const;
const NUMBER = 'CARRIER0000012345';
const drawn = preparedShipment();
const prepared: PreparedShipment = {
  ...drawn,
  account: {
    ...drawn.account,
    adapter: { type: 'gateway' as const, baseUrl: 'https://carrier.example', upstreamCarrierId: 'x' },
  },
};
const document = (change: Partial<DocumentRecord> = {}): DocumentRecord => ({
  ...{ id: 'd', shipmentId: 's', packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', size: 1, sha256: '' },
  ...change,
});
const printer = (change: Partial<Printer>) => printerAt({ type: 'raw', host: 'printer', port: 9100 }, change);

/** Labels as a carrier sends them. */
const labels = new Map<ImageType, Uint8Array>();
beforeAll(async () => {
  const input = { trackingNumbers: [NUMBER], platformTrackingNumbers: ['PB1'], acceptedAt: 0, traits: TRAITS };
  for (const imageType of ['PDF', 'PNG', 'ZPL'] as const) {
    const [label] = await renderer.render({ ...input, shipment: { ...drawn, imageType } });
    labels.set(imageType, label?.bytes ?? new Uint8Array());
  }
});

/** What the printer is sent of the carrier's label. */
async function sent(imageType: ImageType, change: Partial<Printer>): Promise<Uint8Array> {
  const stored = { document: document({ imageType: imageType.toLowerCase() }), bytes: labels.get(imageType) };
  const shipments = {
    documentBytes: async () => stored,
    find: async () => ({ prepared, trackingNumbers: [NUMBER] }) as unknown as ShipmentRecord,
  } as unknown as ShipmentLedger;
  const job = { id: 'j', documentId: 'd', copies: 1 } as PrintJobRecord;
  return (await sheetFor({ ledger: { shipments }, renderer, adapters: DEFINED }, job, printer(change))).bytes;
}

const symbolsIn = (zpl: Uint8Array) => textsIn(graphicIn(zpl));

test.each([
  ['PDF', {}],
  ['PNG', { offset: { x: 1, y: 1 }, stock: 'STOCK_4X8', dpi: 300 }],
  ['ZPL', { offset: { x: 1, y: 1 }, stock: 'STOCK_4X8' }],
] as const)("a carrier's %s label goes to such a printer as it is", async (imageType, change) => {
  const bytes = await sent(imageType, { format: imageType, ...change });
  expect(Buffer.from(bytes).equals(labels.get(imageType) ?? Buffer.alloc(0))).toBe(true);
});

test.each([
  ['PDF', 203],
  ['PDF', 300],
  ['PNG', 203],
] as const)(
  "a carrier's %s label goes to a ZPL printer of %i dpi dot by dot, and can be scanned",
  async (imageType, dpi) => {
    expect(await symbolsIn(await sent(imageType, { format: 'ZPL', dpi }))).toContain(NUMBER);
  },
);

test('it is moved by the offset and can still be scanned', async () => {
  const straight = await sent('PDF', { format: 'ZPL' });
  const moved = await sent('PDF', { format: 'ZPL', offset: { x: 2, y: -2 } });
  expect(Buffer.from(moved).equals(Buffer.from(straight))).toBe(false);
  expect(await symbolsIn(moved)).toContain(NUMBER);
});

test('it becomes a graphic of EPL, and a picture of another format', async () => {
  expect(Buffer.from(await sent('PDF', { format: 'EPL', darkness: 8 })).toString('latin1')).toMatch(
    /^\nI8,A,001\nq812\nQ1218,24\nD8\nZT\nN\nGW0,0,102,1218\n/,
  );
  const { width, height } = readPng(await sent('PDF', { format: 'PNG' }));
  expect([width, height]).toEqual([812, 1218]);
});

test('a little more than the stock is white at the edges of the label, which is left out', async () => {
  const { width, height } = readPng(await sent('PDF', { format: 'PNG', stock: 'PAPER_A6' }));
  expect([width, height]).toEqual([839, 1182]);
});

test('commands for another resolution are not sent, in a sentence', async () => {
  await expect(sent('ZPL', { format: 'ZPL', dpi: 300 })).rejects.toThrow(
    'The carrier made this label for printers of 203 dpi, and Desk has 300: it would come out too small.',
  );
});

test('what cannot be made into the format of a printer is refused before it is queued', () => {
  const refused = (imageType: string, format: ImageType, contentType: DocumentRecord['contentType'] = 'LABEL') =>
    printDiagnostic(
      document({ imageType, contentType }),
      drawnAs({ adapters: DEFINED }, prepared),
      printer({ format }),
    ) !== null;
  expect([refused('zpl', 'EPL'), refused('zpl', 'PDF'), refused('epl', 'ZPL')]).toEqual([true, true, true]);
  expect([refused('pdf', 'ZPL'), refused('gif', 'EPL'), refused('zpl', 'ZPL')]).toEqual([false, false, false]);
  expect(refused('png', 'PDF')).toBe(false);
  expect([refused('pdf', 'ZPL', 'COMMERCIAL_INVOICE'), refused('pdf', 'PDF', 'COMMERCIAL_INVOICE')]).toEqual([
    true,
    false,
  ]);
});
