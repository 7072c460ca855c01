import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { useConnectedStation } from '../../adapters/connectors/connected-station.ts';
import { startCorner } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { some } from '../../forms.ts';
import { picture, readGif, readPdf, readPng } from '../../labels/drawing.ts';
import { printEpl } from '../../labels/epl/print.ts';
import { carriersLabel, graphicIn, textsIn } from '../../labels/foreign/labels.ts';
import { printZpl } from '../../labels/zpl/print.ts';
import { line, request } from '../../helpers/requests.ts';
import { startLabelPrinter, type LabelPrinter } from '../label-printer.ts';
import { HURRIED, printingWith } from '../use-printers.ts';

const POLL = { timeout: 10_000 };
const FORMATS = ['PDF', 'PNG', 'GIF', 'ZPL', 'EPL'] as const satisfies ImageType[];
const used = useConnectedStation(
  () => startCorner(),
  (fake) => (ports) => createCorner(ports, fake.url),
  { printTiming: HURRIED },
);
const printing = printingWith(() => used.station.api);
let paper: LabelPrinter;
let sold = 0;

/** What comes out of a printer. */
const PRINTED: Readonly<Record<ImageType, (bytes: Uint8Array) => Promise<Bitmap> | Bitmap>> = {
  ...{ PDF: picture, PNG: readPng, GIF: readGif, ZPL: printZpl, EPL: printEpl },
};
const PRINTERS = {
  zpl: { format: 'ZPL' },
  'zpl-300': { format: 'ZPL', dpi: 300 },
  epl: { format: 'EPL' },
  pdf: { format: 'PDF' },
  office: { format: 'PDF', stock: 'PAPER_A4' },
} as const satisfies Record<string, Partial<Printer>>;

beforeAll(async () => {
  paper = await startLabelPrinter();
  const connection = { type: 'raw' as const, host: '127.0.0.1', port: paper.port };
  for (const [id, change] of Object.entries(PRINTERS))
    await printing.setUp(connection, { id, name: id, defaultFor: [], ...change });
  for (const apiKey of ['live-key', 'TEST_corner-key'])
    await used.connect({ carrierId: mode(apiKey), adapter: { type: 'corner', apiKey } });
});
afterAll(() => paper.off());

const mode = (apiKey: string) => (apiKey.startsWith('TEST') ? 'corner-test' : 'corner-live');

/** A shipment whose labels the carrier draws in this format. */
async function bought(imageType: ImageType, { carrierId = 'corner-live', packages = 1 } = {}) {
  const numbers = Array.from({ length: packages }, () => `CORNER${++sold}`);
  for (const number of numbers)
    used.fake.draw({ imageType: imageType.toLowerCase(), bytes: await carriersLabel(imageType, number) });
  const itemLines = numbers.map((_, i) => line({ itemTransactionId: `p${i}` }));
  const { shipmentId } = await printing.bought(request({ carrierId, itemLines }));
  return { shipmentId, numbers };
}

const asked = (shipmentId: string, printerId: string) =>
  used.station.api.post('/station/v1/print-jobs', { shipmentId, printerId, reason: 'To see it' });

/** Why nothing comes out of the printer; null where something does. */
async function refusal(shipmentId: string, printerId: keyof typeof PRINTERS): Promise<string | null> {
  const { status, body } = await asked(shipmentId, printerId);
  if (status !== 201) return body.detail;
  const job = await printing.settled(body.printJobs[0], 'SPOOLED', 'PRINTED', 'FAILED');
  return job.state === 'FAILED' ? `${job.fault}: ${job.detail}` : null;
}

/** The picture on the newest sheet; what was sent may still be on its way. */
const newestSheet = (printerId: keyof typeof PRINTERS) => {
  const { format, dpi = 203 } = PRINTERS[printerId] as Partial<Printer> & { format: ImageType };
  const bytes = paper.received.at(-1) ?? Buffer.alloc(0);
  return dpi === 203 ? PRINTED[format](bytes) : graphicIn(bytes);
};

test('before it is bought, a shipment of a connector is previewed as every other', async () => {
  const { status, body } = await used.station.api.post(
    '/station/v1/shipments/preview',
    request({ carrierId: 'corner-live' }),
  );
  expect(status).toBe(200);
  expect((await readPdf(Buffer.from(body)))[0]?.text).toContain('PREVIEW');
});

describe.each(some(FORMATS, 2))("a carrier's label in %s", (imageType) => {
  const isCommands = imageType === 'ZPL' || imageType === 'EPL';

  test('comes out of every printer that can have it, and no other gets anything', async () => {
    const { shipmentId, numbers } = await bought(imageType);
    for (const id of Object.keys(PRINTERS) as (keyof typeof PRINTERS)[]) {
      const came = paper.received.length;
      const { format, dpi = 203 } = PRINTERS[id] as Partial<Printer> & { format: ImageType };
      const why = await refusal(shipmentId, id);
      if (isCommands && format !== imageType) {
        expect(why).toBe(
          `${id} prints ${format}, and this document is a ${imageType} that cannot be made into it. Choose another printer.`,
        );
      } else if (isCommands && dpi !== 203) {
        expect(why).toMatch(
          /^LABEL_OF_OTHER_DPI: .* for printers of 203 dpi, and zpl-300 has 300: it would come out too small\.$/,
        );
      } else {
        expect(why).toBeNull();
        await expect.poll(async () => textsIn(await newestSheet(id)), POLL).toEqual(expect.arrayContaining(numbers));
      }
      expect(paper.received).toHaveLength(why === null ? came + 1 : came);
    }
  });

  test(
    isCommands ? 'is not put on sheets of paper, in a sentence' : 'is put on sheets of paper, all of a shipment',
    async () => {
      const { shipmentId, numbers } = await bought(imageType, { packages: 2 });
      const { status, body } = await used.station.api.get(
        `/station/v1/shipments/${shipmentId}/label-sheet?paper=A4&perPage=2`,
      );
      if (isCommands) {
        const words = `are ${imageType}, commands for a label printer: they cannot be put on sheets.`;
        expect([status, body.code, body.detail.includes(words)]).toEqual([409, 'STATE_CONFLICT', true]);
        return;
      }
      expect(status).toBe(200);
      const pdf = Buffer.from(body);
      expect(await readPdf(pdf)).toHaveLength(1);
      expect(await textsIn(await picture(pdf, 300))).toEqual(expect.arrayContaining(numbers));
    },
  );

  test('of an account in test mode says so when it is printed', async () => {
    const { shipmentId, numbers } = await bought(imageType, { carrierId: 'corner-test' });
    const printer = imageType === 'EPL' ? 'epl' : 'zpl';
    expect(await refusal(shipmentId, printer)).toBeNull();
    await expect.poll(async () => textsIn(await newestSheet(printer)), POLL).toEqual(expect.arrayContaining(numbers));
    const dots = await newestSheet(printer);
    expect(Array.from({ length: 700 }, (_, x) => isBlack(dots, 50 + x, 3))).not.toContain(false);
  });
});
