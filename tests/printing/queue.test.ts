import { afterEach, describe, expect, test, vi } from 'vitest';
import { LedgerAwayError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import { handClock } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';
import { startLabelPrinter, type LabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

const clock = handClock();
const station = useStation({ printTiming: HURRIED, clock });
const { setUp, bought, print, settled, statesOf, readJob } = printingWith(() => station.api);

const started: LabelPrinter[] = [];
afterEach(() => Promise.all(started.splice(0).map((printer) => printer.off())));
async function labelPrinter(manner?: Parameters<typeof startLabelPrinter>[0]) {
  const printer = await startLabelPrinter(manner);
  started.push(printer);
  return printer;
}
const unprinted = async () =>
  (await station.api.get('/station/v1/attention')).body.unprinted.map(
    ({ shipment }: { shipment: { id: string } }) => shipment.id,
  );
const at = ({ port }: LabelPrinter) => ({ type: 'raw' as const, host: '127.0.0.1', port });

describe('a queue', () => {
  test('sends a label that was bought, and knows that nobody has seen it', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer));
    const { shipmentId, trackingNumber } = await bought();
    const [job] = await print({ shipmentId });
    expect(await settled(job, 'SPOOLED')).toMatchObject({
      trackingNumber,
      imageType: 'ZPL',
      confirmedBy: null,
      fault: null,
    });
    expect(printer.received.map(String)[0]).toContain(trackingNumber);
    expect(job && (await statesOf(job))).toEqual(['QUEUED', 'SENT', 'SPOOLED']);
  });

  test('is served by two desks at once, and prints one label after the other', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer));
    const labels = await Promise.all(Array.from({ length: 8 }, () => bought()));
    const jobs = await Promise.all(labels.map(({ shipmentId }) => print({ shipmentId })));
    for (const [job] of jobs) await settled(job, 'SPOOLED');
    expect(printer.mostAtOnce).toBe(1);
    const printed = printer.received.map(String);
    for (const { trackingNumber } of labels) {
      expect(printed.filter((text) => text.includes(trackingNumber)).length).toBe(1);
    }
  });

  test('waits for a printer that is away and prints once when it is back', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer));
    await printer.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await expect.poll(async () => (await readJob(job?.id ?? '')).printJob.detail).toContain('takes no connection');
    expect((await readJob(job?.id ?? '')).printJob.state).toBe('QUEUED');
    await printer.on();
    await settled(job, 'SPOOLED');
    expect(printer.received.length).toBe(1);
  });

  test('gives up a label that waited for half an hour, and leaves it to a person until it is printed', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer));
    await printer.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    clock.turn(30 * 60_000 + 1);
    await station.api.renew();
    expect(await settled(job, 'FAILED')).toMatchObject({ fault: 'PRINTER_UNREACHABLE' });
    await expect.poll(unprinted).toEqual([shipmentId]);
    await printer.on();
    await settled((await print({ shipmentId }))[0], 'SPOOLED');
    expect(await unprinted()).toEqual([]);
  });

  test('leaves to a person what waits for a printer that is removed, but no test label and nothing that was cancelled', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer), { id: 'gone' });
    await printer.off();
    const [left, cancelled] = [await bought(), await bought()];
    await station.api.post('/station/v1/printers/gone/test', undefined);
    await print({ shipmentId: left.shipmentId, printerId: 'gone' });
    const [job] = await print({ shipmentId: cancelled.shipmentId, printerId: 'gone' });
    await station.api.post(`/station/v1/print-jobs/${job?.id}/cancel`, undefined);
    await station.api.call('DELETE', '/station/v1/printers/gone');
    await expect.poll(unprinted).toEqual([left.shipmentId]);
    await station.api.call('DELETE', `/station/v1/attention/unprinted/${left.shipmentId}`);
  });

  test('never sends again what may have come out, and shows it to a person', async () => {
    const printer = await labelPrinter({ breakAfter: 1 });
    await setUp(at(printer), { copies: 10 });
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    expect(await settled(job, 'UNCERTAIN')).toMatchObject({ fault: 'CONNECTION_LOST' });
    const other = await bought();
    const [next] = await print({ shipmentId: other.shipmentId });
    await settled(next, 'UNCERTAIN');
    expect(printer.received.length).toBe(2);
    const { body } = await station.api.get('/station/v1/attention');
    expect(body.prints.map(({ id }: { id: string }) => id)).toEqual([job?.id, next?.id]);
  });

  test('says what became of a label once the ledger can be written again, and goes on', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer));
    const labels = [await bought(), await bought()];
    const { jobs } = station.ledger.printing;
    const { advance } = jobs;
    let failures = 3;
    const full = vi.spyOn(jobs, 'advance').mockImplementation(async (update) => {
      if (update.to !== 'SENT' && failures-- > 0) throw new StorageFullError('The disk has no room');
      return advance(update);
    });
    const [[first], [next]] = [
      await print({ shipmentId: labels[0]?.shipmentId }),
      await print({ shipmentId: labels[1]?.shipmentId }),
    ];
    await settled(next, 'SPOOLED');
    full.mockRestore();
    expect((await readJob(first?.id ?? '')).printJob.state).toBe('SPOOLED');
    expect(printer.received.length).toBe(2);
  });

  test('sends a label once where the shared ledger went away before it could say that the label may be sent', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer));
    const { shipmentId, trackingNumber } = await bought();
    const { jobs } = station.ledger.printing;
    const { advance } = jobs;
    let failures = 1;
    const away = vi.spyOn(jobs, 'advance').mockImplementation(async (update) => {
      const after = await advance(update);
      if (update.to === 'SENT' && failures-- > 0) throw new LedgerAwayError('It did not answer a COMMIT');
      return after;
    });
    const [job] = await print({ shipmentId });
    await settled(job, 'SPOOLED');
    away.mockRestore();
    expect(printer.received.filter((text) => text.includes(trackingNumber)).length).toBe(1);
    expect(job && (await statesOf(job))).toEqual(['QUEUED', 'SENT', 'QUEUED', 'SENT', 'SPOOLED']);
  });

  test('waits with a label that the ledger cannot give out just then', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer), { dpi: 300 });
    const { shipmentId } = await bought();
    const { shipments } = station.ledger;
    const { documentBytes } = shipments;
    let failures = 2;
    const away = vi.spyOn(shipments, 'documentBytes').mockImplementation(async (id) => {
      if (failures-- > 0) throw new LedgerAwayError('The database is away');
      return documentBytes(id);
    });
    const [job] = await print({ shipmentId });
    await settled(job, 'SPOOLED');
    away.mockRestore();
    expect(printer.received.length).toBe(1);
  });

  test('fails what waits for a printer that is removed', async () => {
    const printer = await labelPrinter();
    await setUp(at(printer), { id: 'short-lived' });
    await printer.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId, printerId: 'short-lived' });
    await station.api.call('DELETE', '/station/v1/printers/short-lived');
    expect(await settled(job, 'FAILED')).toMatchObject({ fault: 'PRINTER_REMOVED' });
    await printer.on();
  });

  test('takes a printer that was set right in the meantime', async () => {
    const [wrong, right] = [await labelPrinter(), await labelPrinter()];
    await setUp(at(wrong));
    await wrong.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await setUp(at(right));
    await settled(job, 'SPOOLED');
    expect([wrong.received.length, right.received.length]).toEqual([0, 1]);
    await wrong.on();
  });
});

describe('a fallback', () => {
  test('prints where nothing was sent to the printer', async () => {
    const [first, second] = [await labelPrinter(), await labelPrinter()];
    await setUp(at(second), { id: 'second', name: 'Second', defaultFor: [] });
    await setUp(at(first), { fallbackPrinterId: 'second' });
    await first.off();
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    expect(await settled(job, 'SPOOLED')).toMatchObject({ printerId: 'desk', usedPrinterId: 'second' });
    expect(second.received.length).toBe(1);
    expect(job && (await statesOf(job))).toEqual(['QUEUED', 'QUEUED', 'SENT', 'SPOOLED']);
    const { history } = await readJob(job?.id ?? '');
    expect(history[1].detail).toBe('Desk did not take it; it goes to Second instead.');
    await first.on();
  });

  test('does not print what the printer has begun to take', async () => {
    const [first, second] = [await labelPrinter({ breakAfter: 1 }), await labelPrinter()];
    await setUp(at(second), { id: 'second', defaultFor: [] });
    await setUp(at(first), { fallbackPrinterId: 'second', copies: 10 });
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    expect(await settled(job, 'UNCERTAIN')).toMatchObject({ usedPrinterId: 'desk' });
    expect(second.received.length).toBe(0);
  });

  test('does not fall back further', async () => {
    const [first, second] = [await labelPrinter(), await labelPrinter()];
    await setUp(at(second), { id: 'second', defaultFor: [] });
    await setUp(at(first), { fallbackPrinterId: 'second' });
    await setUp(at(second), { id: 'second', defaultFor: [], fallbackPrinterId: 'desk' });
    await Promise.all([first.off(), second.off()]);
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    await expect.poll(async () => (await readJob(job?.id ?? '')).printJob.usedPrinterId).toBe('second');
    await first.on();
    await second.on();
    await settled(job, 'SPOOLED');
    expect([first.received.length, second.received.length]).toEqual([0, 1]);
  });
});
