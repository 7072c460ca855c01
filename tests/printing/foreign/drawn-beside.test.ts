import { afterAll, beforeAll, expect, test } from 'vitest';
import { forkNode, type StartChild } from '#electron/child/child-process.ts';
import { useConnectedStation } from '../../adapters/connectors/connected-station.ts';
import { startCorner } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { carriersLabel, graphicIn, textsIn } from '../../labels/foreign/labels.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { startLabelPrinter, type LabelPrinter } from '../label-printer.ts';
import { HURRIED, printingWith } from '../use-printers.ts';

const POLL = { timeout: 30_000, interval: 250 };
/** What becomes of the next questions to the process that draws, one after the other; then each is answered. */
let manners: ('answered' | 'withheld' | 'fatal')[] = [];
const withheld: (() => void)[] = [];
const startChild: StartChild = (script) => {
  const child = forkNode(script);
  if (!script.href.includes('/picture-process.')) return child;
  return {
    ...child,
    send(message) {
      const manner = manners.shift();
      if (manner === 'fatal') child.kill();
      else if (manner === 'withheld') withheld.push(() => child.send(message));
      else child.send(message);
    },
  };
};

const log: string[] = [];
const OPTIONS = { printTiming: HURRIED, startChild, log: (event: string) => void log.push(event) };
const used = useConnectedStation(
  () => startCorner(),
  (fake) => (ports) => createCorner(ports, fake.url),
  OPTIONS,
);
const printing = printingWith(() => used.station.api);
let paper: LabelPrinter;
let sold = 0;

beforeAll(async () => {
  paper = await startLabelPrinter();
  const connection = { type: 'raw' as const, host: '127.0.0.1', port: paper.port };
  for (const id of ['left', 'right'])
    await printing.setUp(connection, { id, name: id, defaultFor: [], format: 'ZPL', dpi: 203 });
  await used.connect({ carrierId: 'corner-live', adapter: { type: 'corner', apiKey: 'live-key' } });
});
afterAll(() => paper.off());

/** A shipment of which the carrier's label is a PDF. */
async function bought() {
  const number = `CORNER${++sold}`;
  used.fake.draw({ imageType: 'pdf', bytes: await carriersLabel('PDF', number) });
  return { number, ...(await printing.bought(request({ carrierId: 'corner-live' }))) };
}
const asked = async (shipmentId: string, printerId: string) => (await printing.print({ shipmentId, printerId }))[0];
/** Of the newest label: to read one holds up the station, which is in the same process. */
const textsOnPaper = () => textsIn(graphicIn(paper.received.at(-1) ?? Buffer.alloc(0)));

test("while a carrier's label is drawn for a printer, others are answered, and buy", async () => {
  const { shipmentId, number } = await bought();
  manners = ['withheld'];
  const job = await asked(shipmentId, 'left');
  await expect.poll(() => withheld.length, POLL).toBe(1);
  await bought();
  expect((await printing.readJob(job?.id ?? '')).printJob.state).toBe('QUEUED');
  expect(paper.received).toEqual([]);
  withheld.shift()?.();
  await printing.settled(job, 'SPOOLED');
  await expect.poll(textsOnPaper, POLL).toContain(number);
});

test('a label whose drawing was ended from outside, as where memory ran out, is drawn once more, and printed', async () => {
  const { shipmentId, number } = await bought();
  manners = ['fatal'];
  await printing.settled(await asked(shipmentId, 'left'), 'SPOOLED');
  await expect.poll(textsOnPaper, POLL).toContain(number);
});

test('a label that ends what draws it, the second time as well, fails with a sentence, and every other one is printed', async () => {
  const [one, other] = [await bought(), await bought()];
  manners = ['fatal', 'fatal'];
  const failed = await asked(one.shipmentId, 'left');
  const printed = await asked(other.shipmentId, 'right');
  expect(await printing.settled(failed, 'FAILED')).toMatchObject({
    fault: 'DOCUMENT_UNPRINTABLE',
    detail: 'Drawing it broke off: it takes too much memory, or the file is damaged.',
    trouble: { code: 'DRAWING_ENDED' },
  });
  await printing.settled(printed, 'SPOOLED');
  await expect.poll(textsOnPaper, POLL).toContain(other.number);
});

test('a label whose barcodes cannot be read back, because that ends what reads them, is said to be so', async () => {
  const { shipmentId } = await bought();
  manners = ['fatal', 'fatal'];
  const { status, body } = await used.station.api.post('/station/v1/labels/verify', { shipmentId });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: false, labels: [{ faults: [{ code: 'NOT_READABLE' }] }] });
  expect((await used.station.api.post('/station/v1/labels/verify', { shipmentId })).body.ok).toBe(true);
});

test('labels that cannot be drawn are not put on sheets, with the reason', async () => {
  const sheetOf = (shipmentId: string) => used.station.api.get(`/station/v1/shipments/${shipmentId}/label-sheet`);
  const { shipmentId } = await bought();
  manners = ['fatal', 'fatal'];
  const ended = await sheetOf(shipmentId);
  expect([ended.status, ended.body.detail]).toEqual([409, expect.stringContaining('Drawing it broke off')]);
  expect((await sheetOf(shipmentId)).status).toBe(200);
  used.fake.draw({ imageType: 'pdf', bytes: Buffer.from('%PDF-1.7 and no more') });
  sold += 1;
  const broken = await sheetOf((await printing.bought(request({ carrierId: 'corner-live' }))).shipmentId);
  expect([broken.status, broken.body.detail]).toEqual([409, expect.stringContaining('not in PDF format or corrupted')]);
});

test('a station that is stopped meanwhile stops, and the label is printed after the next start', async () => {
  const { shipmentId, number } = await bought();
  manners = ['withheld'];
  await asked(shipmentId, 'left');
  await expect.poll(() => withheld.length, POLL).toBe(1);
  await used.station.stop();
  expect(log).not.toContain('stopped while a part was still at work');
  const { dataDir } = used.station;
  const next = await startTestStation({
    ...OPTIONS,
    dataDir,
    adapters: [(ports) => createCorner(ports, used.fake.url)],
  });
  try {
    await expect.poll(textsOnPaper, POLL).toContain(number);
  } finally {
    await next.dispose();
  }
});
