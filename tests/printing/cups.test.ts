import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { CreateAdapter } from '#electron/adapters/index.ts';
import { connectCorner } from '../adapters/connectors/example/account.ts';
import { startCorner, type CornerFake } from '../adapters/connectors/example/fake.ts';
import { createCorner } from '../adapters/connectors/example/index.ts';
import { picture, readPdf } from '../labels/drawing.ts';
import { finePng, NUMBER, PAGES, textsIn } from '../labels/foreign/labels.ts';
import { request } from '../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../helpers/station.ts';
import { haveCups, startPrivateCups, until, type IppPrinter, type PrivateCups } from './cups/private-cups.ts';
import { startLabelPrinter, type LabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

describe.skipIf(!haveCups())('a real CUPS', () => {
  let cups: PrivateCups;
  let labels: LabelPrinter;
  let ipp: IppPrinter;
  let station: TestStation;
  const dataDir = newDataDir();
  let corner: CornerFake;
  const adapters: CreateAdapter[] = [(ports) => createCorner(ports, corner.url)];
  const start = async () => void (station = await startTestStation({ dataDir, adapters, printTiming: HURRIED }));
  const { setUp, bought, print, settled, readJob } = printingWith(() => station.api);
  const onQueue = (queue: string, change: Partial<Printer> = {}) =>
    setUp({ type: 'cups', queue, server: cups.server }, change);

  beforeAll(async () => {
    corner = await startCorner();
    [cups, labels] = await Promise.all([startPrivateCups(), startLabelPrinter(), start()]);
    ipp = await cups.startIppPrinter('labels');
    await cups.addQueue('RAW', `socket://127.0.0.1:${labels.port}`, 'raw', '-o', 'printer-error-policy=retry-job');
    await cups.addQueue('LABELS', ipp.uri, 'everywhere');
  }, 30_000);
  afterEach(() => void (labels.received.length = 0));
  afterAll(async () => {
    await station.dispose();
    await cups.stop();
    await labels.off();
    await corner.close();
  });

  /** The printer is back, and its queue tries again at once; by itself it would only after five seconds. */
  const goOn = async () => {
    await labels.on();
    await cups.command('cupsenable', 'RAW');
  };

  const storedBytes = async (documentId: string) =>
    Buffer.from((await station.ledger.shipments.documentBytes(documentId))?.bytes ?? []);

  test('lists its queues, and which of them is the default', async () => {
    await cups.command('lpadmin', '-d', 'RAW');
    vi.stubEnv('CUPS_SERVER', cups.server);
    const { body } = await station.api.get('/station/v1/printers/available');
    vi.unstubAllEnvs();
    expect(body.notes).toEqual([]);
    const found = body.available.map(({ name, isDefault, ready, format }: Record<string, unknown>) => [
      ...[name, isDefault, ready, format],
    ]);
    expect(found.sort()).toEqual([
      ['LABELS', false, true, 'PDF'],
      ['RAW', true, true, null],
    ]);
  });

  test.each(['EPL', 'ZPL', 'PDF'] as const)('gives a raw queue a %s label byte for byte', async (imageType) => {
    await onQueue('RAW', { format: imageType });
    const { documentId } = await bought(request({ labelSpecification: { imageType } }));
    const [job] = await print({ documentId });
    expect(await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED')).toMatchObject({
      state: 'PRINTED',
      confirmedBy: 'printer',
    });
    expect(labels.received.length).toBe(1);
    expect(labels.received[0]?.equals(await storedBytes(documentId))).toBe(true);
  });

  async function printedPdf(body = request()): Promise<Buffer> {
    await onQueue('LABELS', { format: 'PDF' });
    const [job] = await print({ shipmentId: (await bought(body)).shipmentId });
    expect((await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED')).state).toBe('PRINTED');
    const bytes = Buffer.from(ipp.printed().at(-1)?.bytes ?? '');
    expect((await readPdf(bytes)).map(({ width, height }) => [width, height])).toEqual([[288, 432]]);
    return bytes;
  }

  test('prints a label of 4 x 6 inches on 4 x 6 inches, and not on Letter', () => printedPdf());

  test("prints a carrier's label that lies across, and its picture, upright on 4 x 6 inches", async () => {
    await connectCorner(station.api);
    corner.draw({ imageType: 'pdf', bytes: await PAGES.lying() }, { imageType: 'png', bytes: await finePng(300) });
    for (let i = 0; i < 2; i++)
      expect(await textsIn(await picture(await printedPdf(request({ carrierId: 'corner' }))))).toContain(NUMBER);
  });

  test('prints as many copies of a page as the printer is set up for', async () => {
    await onQueue('LABELS', { format: 'PDF', copies: 2 });
    const before = ipp.printed().length;
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await settled(job, 'PRINTED');
    expect(
      ipp
        .printed()
        .slice(before)
        .map(({ copies }) => copies),
    ).toEqual([2]);
  });

  test('is not given a label for which the queue has no paper', async () => {
    await onQueue('LABELS', { format: 'PDF', stock: 'PAPER_A4' });
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    const failed = await settled(job, 'FAILED');
    expect([failed.fault, failed.detail]).toEqual([
      'PRINTER_REFUSED',
      'The queue LABELS has no paper of 210.0 x 297.0 mm; set up its paper in the system’s printer settings.',
    ]);
  });

  test('keeps a label while the printer is away, and prints it once when it is back', async () => {
    await onQueue('RAW');
    await labels.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await expect.poll(async () => (await readJob(job?.id ?? '')).printJob.detail).toContain('unavailable at this time');
    expect((await readJob(job?.id ?? '')).printJob.state).toBe('SPOOLED');
    await labels.on();
    await settled(job, 'PRINTED');
    expect(labels.received.length).toBe(1);
  });

  test('has not printed a document that the printer refused, though it says completed', async () => {
    await onQueue('LABELS', { format: 'EPL' });
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    const { state, fault, detail } = await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED');
    expect([state, fault, detail]).toEqual([
      'UNCERTAIN',
      'PRINTER_REFUSED',
      'The print service says completed, but also: “Unable to add document to print job.”',
    ]);
  });

  test('waits for paper, and says so', async () => {
    const office = await cups.startIppPrinter('paper');
    await cups.addQueue('OFFICE', office.uri, 'everywhere');
    await office.fill(0);
    await onQueue('OFFICE', { format: 'PDF', stock: 'PAPER_LETTER' });
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await expect
      .poll(async () => (await readJob(job?.id ?? '')).printJob.detail, { timeout: 5000 })
      .toContain('media-empty');
    expect((await readJob(job?.id ?? '')).printJob.state).toBe('SPOOLED');
    await office.fill(250);
    expect((await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED')).state).toBe('PRINTED');
  });

  test('cancels a label that is not printing yet; one that is may have come out', async () => {
    await onQueue('RAW');
    await labels.off();
    const made = [await bought(), await bought()].map(({ shipmentId }) => print({ shipmentId }));
    const [[printing], [waiting]] = (await Promise.all(made)) as [[never], [never]];
    await settled(printing, 'SPOOLED');
    await settled(waiting, 'SPOOLED');
    for (const { id } of [waiting, printing] as { id: string }[]) {
      expect((await station.api.call('POST', `/station/v1/print-jobs/${id}/cancel`)).status).toBe(200);
    }
    expect(await settled(waiting, 'FAILED', 'UNCERTAIN')).toMatchObject({ state: 'FAILED', fault: 'CANCELLED' });
    expect(await settled(printing, 'FAILED', 'UNCERTAIN')).toMatchObject({ state: 'UNCERTAIN', fault: 'CANCELLED' });
    await labels.on();
    expect(labels.received.length).toBe(0);
  });

  test('takes the labels of two desks at once, each once and whole', async () => {
    await onQueue('RAW');
    await onQueue('RAW', { id: 'desk-2', defaultFor: [] });
    const made = await Promise.all(Array.from({ length: 6 }, () => bought()));
    const jobs = await Promise.all(
      made.map(({ shipmentId }, n) => print({ shipmentId, printerId: n % 2 ? 'desk' : 'desk-2' })),
    );
    for (const [job] of jobs) expect((await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED')).state).toBe('PRINTED');
    const printed = labels.received.map(String);
    expect(printed.length).toBe(6);
    for (const { trackingNumber } of made) {
      expect(printed.filter((text) => text.startsWith('^XA') && text.includes(trackingNumber)).length).toBe(1);
    }
  });

  test.each([
    ['is paused', 'cupsdisable', 'cupsenable', 'is paused'],
    ['rejects jobs', 'cupsreject', 'cupsaccept', 'takes no jobs'],
  ])('is given nothing while its queue %s', async (_name, close, open, said) => {
    await onQueue('RAW');
    await cups.command(close, '-r', 'Changing the roll', 'RAW');
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    const read = async () => (await readJob(job?.id ?? '')).printJob;
    await expect
      .poll(async () => (await read()).detail)
      .toBe(`The queue RAW ${said}. The print service says: “Changing the roll”`);
    expect((await read()).state).toBe('QUEUED');
    await cups.command(open, 'RAW');
    await settled(job, 'PRINTED');
  });

  test('says that its queue was paused over a label that it has, until it goes on', async () => {
    await onQueue('RAW');
    await labels.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await settled(job, 'SPOOLED');
    await cups.command('cupsdisable', 'RAW');
    const detail = async () => (await readJob(job?.id ?? '')).printJob.detail;
    await expect.poll(detail, { timeout: 3000 }).toBe('The queue RAW is paused. The label waits in it.');
    expect((await readJob(job?.id ?? '')).printJob.state).toBe('SPOOLED');
    await goOn();
    await settled(job, 'PRINTED');
    expect(await detail()).not.toContain('paused');
    expect(labels.received.length).toBe(1);
  });

  test('is asked again about its jobs after the station was started again', async () => {
    await onQueue('RAW');
    await labels.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await settled(job, 'SPOOLED');
    await cups.command('cupsdisable', 'RAW');
    await station.stop();
    await goOn();
    await until(async () => (await cups.command('lpstat', '-o')).trim() === '');
    await start();
    expect((await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED')).state).toBe('PRINTED');
    expect(labels.received.length).toBe(1);
  });

  test('that does not run is not ready, nor is a queue that is not there', async () => {
    await onQueue('NOWHERE', { id: 'nowhere', defaultFor: [] });
    await setUp({ type: 'cups', queue: 'RAW', server: '127.0.0.1:1' }, { id: 'nothing', defaultFor: [] });
    const status = async (id: string) => (await station.api.get(`/station/v1/printers/${id}/status`)).body.detail;
    expect(await status('nowhere')).toBe('The print service has no queue NOWHERE.');
    expect(await status('nothing')).toBe('CUPS takes no connection. Is it running?');
  });
});
