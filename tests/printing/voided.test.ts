import { afterAll, beforeAll, expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';
import { startLabelPrinter, type LabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

const station = useStation({ printTiming: HURRIED });
const { setUp, bought, print, settled, statesOf, readJob } = printingWith(() => station.api);
let printer: LabelPrinter;
beforeAll(async () => {
  printer = await startLabelPrinter();
  await setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
});
afterAll(() => printer.off());
const voidIt = async (id: string) =>
  expect((await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' })).status).toBe(200);

test('a label that waits for its printer when it is voided never comes out, and its job says why', async () => {
  await printer.off();
  const [voided, next] = [await bought(), await bought()];
  const [job] = await print({ shipmentId: voided.shipmentId });
  await voidIt(voided.shipmentId);
  expect((await readJob(job?.id ?? '')).printJob).toMatchObject({ state: 'FAILED', fault: 'SHIPMENT_VOIDED' });
  // Labels come out in the order they were asked for: once the next one is here, the first would have been.
  const [after] = await print({ shipmentId: next.shipmentId });
  await printer.on();
  await settled(after, 'SPOOLED');
  const printed = printer.received.map(String).join('');
  expect([printed.includes(voided.trackingNumber), printed.includes(next.trackingNumber)]).toEqual([false, true]);
});

const VOID = { to: 'VOIDED', actor: 'station', requestId: null, reason: 'elsewhere' } as const;
const SUBMISSION = { at: Date.now(), actor: 'client:elsewhere', requestId: 'r', reason: 'elsewhere' };

test.each([
  ['a void', (id: string) => station.ledger.shipments.advance({ ...VOID, shipmentId: id })],
  ['a void that the carrier has yet to decide', (id: string) => station.ledger.shipments.submitVoid(id, SUBMISSION)],
])('a job that %s did not see is stopped at the last moment before it is sent', async (_, voided) => {
  const [given, next] = [await bought(), await bought()];
  await printer.off();
  const [job] = await print({ shipmentId: given.shipmentId });
  // As another station would, whose queues this one does not know.
  await voided(given.shipmentId);
  const [after] = await print({ shipmentId: next.shipmentId });
  await printer.on();
  await settled(after, 'SPOOLED');
  expect((await readJob(job?.id ?? '')).printJob).toMatchObject({ state: 'FAILED', fault: 'SHIPMENT_VOIDED' });
  expect(job && (await statesOf(job))).toEqual(['QUEUED', 'FAILED']);
  expect(printer.received.map(String).join('')).not.toContain(given.trackingNumber);
});
