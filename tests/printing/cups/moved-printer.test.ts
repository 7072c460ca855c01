import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { encodeRequest, ipp } from '#electron/printing/cups/ipp-message.ts';
import { useStation } from '../../helpers/use-station.ts';
import { HURRIED, printingWith } from '../use-printers.ts';

const station = useStation({ printTiming: HURRIED });
const { setUp, bought, print, settled, readJob } = printingWith(() => station.api);

const PENDING = 3;
const CANCELLED = 7;
const COMPLETED = 9;
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A print service whose job 1 is in the state, whoever asks; it counts what it is given and told to cancel. */
async function printService(state: number) {
  const asked = { printed: 0, cancelled: 0 };
  const service = { asked, state, isAway: false, isTaken: Promise.resolve<undefined>(undefined) };
  const server = createServer(async (request, response) => {
    if (service.isAway) return void request.destroy();
    const body = Buffer.concat(await request.toArray());
    const operation = body.readUInt16BE(2);
    if (operation === 0x0002) {
      asked.printed += 1;
      await service.isTaken;
    }
    if (operation === 0x0008) asked.cancelled += 1;
    const ofJob =
      operation === 0x000b
        ? {}
        : { jobAttributes: [['job-id', ipp.integer(1)] as const, ['job-state', ipp.integer(service.state)] as const] };
    response.end(encodeRequest({ operation: 0, attributes: [], ...ofJob }, body.readUInt32BE(4)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    connection: { type: 'cups' as const, queue: 'Labels', server: `127.0.0.1:${port}` },
  });
}

/** A label that waits in the queue of a printer. */
async function spooled() {
  const old = await printService(PENDING);
  await setUp(old.connection);
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await settled(job, 'SPOOLED');
  return { old, shipmentId, job };
}

/** One whose printer is then set up for another print service. */
async function moved() {
  const { old, shipmentId, job } = await spooled();
  const other = await printService(COMPLETED);
  await setUp(other.connection);
  return { old, other, shipmentId, job };
}

const removePrinter = async () =>
  expect((await station.api.call('DELETE', '/station/v1/printers/desk')).status).toBe(204);
const voidIt = (shipmentId: string) =>
  station.api.post(`/station/v1/shipments/${shipmentId}/void`, { reason: 'Wrong' });

test('a label that waits in a queue is followed there, though its printer is another one now', async () => {
  const { old, other, job } = await moved();
  old.state = COMPLETED;
  await settled(job, 'PRINTED');
  expect([old.asked.printed, other.asked]).toEqual([1, { printed: 0, cancelled: 0 }]);
});

test('a voided label is called back from the queue in which it waits', async () => {
  const { old, other, shipmentId } = await moved();
  await voidIt(shipmentId);
  expect(old.asked.cancelled).toBeGreaterThan(0);
  expect(other.asked).toEqual({ printed: 0, cancelled: 0 });
});

test('what another print service says of a job with the same number is not said of a label that it never had', async () => {
  const { old, job } = await moved();
  old.isAway = true;
  const { fault, trouble } = await settled(job, 'UNCERTAIN', 'PRINTED');
  expect([fault, trouble?.code]).toEqual(['CONNECTION_LOST', 'PRINTER_OF_OTHER_KIND']);
});

test('a label that waits in a queue is followed there, though its printer was removed', async () => {
  const { old, job } = await spooled();
  await removePrinter();
  old.state = COMPLETED;
  await settled(job, 'PRINTED');
});

test('a voided label is called back from its queue, though its printer was removed', async () => {
  const { old, shipmentId } = await spooled();
  await removePrinter();
  await voidIt(shipmentId);
  expect(old.asked.cancelled).toBeGreaterThan(0);
});

test('a label of which nobody could tell any more is called back all the same', async () => {
  const { old, shipmentId, job } = await spooled();
  old.isAway = true;
  await removePrinter();
  expect((await settled(job, 'UNCERTAIN')).fault).toBe('PRINTER_REMOVED');
  old.isAway = false;
  await voidIt(shipmentId);
  expect(old.asked.cancelled).toBeGreaterThan(0);
});

test('a label that is on its way as its printer becomes another one is followed where it went', async () => {
  const [old, other] = [await printService(COMPLETED), await printService(CANCELLED)];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  old.isTaken = promise;
  await setUp(old.connection);
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await settled(job, 'SENT');
  await setUp(other.connection);
  resolve(undefined);
  expect((await settled(job, 'PRINTED', 'FAILED', 'UNCERTAIN')).state).toBe('PRINTED');
});

test('a label that is on its way when it is voided is called back from the queue that it reaches', async () => {
  const old = await printService(PENDING);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  old.isTaken = promise;
  await setUp(old.connection);
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await settled(job, 'SENT');
  await voidIt(shipmentId);
  resolve(undefined);
  await expect.poll(() => old.asked.cancelled).toBeGreaterThan(0);
});

test('a label whose void the carrier has yet to decide is called back, whichever desk asked for it', async () => {
  const { old, shipmentId } = await spooled();
  const submission = { at: Date.now(), actor: 'client:elsewhere', requestId: 'r', reason: 'Wrong' };
  await station.ledger.shipments.submitVoid(shipmentId, submission);
  await expect.poll(() => old.asked.cancelled).toBeGreaterThan(0);
});

test('a printer that is set up in another way, and still the same, keeps its jobs', async () => {
  const { connection } = await printService(PENDING);
  await setUp(connection);
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await settled(job, 'SPOOLED');
  await setUp(connection, { name: 'Labels at the door' });
  expect((await readJob(job?.id ?? '')).printJob.state).toBe('SPOOLED');
});
