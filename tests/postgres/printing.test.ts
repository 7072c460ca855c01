import { expect, test } from 'vitest';
import { keyed } from '#electron/engine/addresses/addresses.ts';
import { createErasure } from '#electron/engine/erasure/index.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { addJob, admitAll, draft, jobIn, printer, update } from '../ledger/conformance/printing/samples.ts';
import { atOnce } from '../ledger/conformance/conformance.ts';
import { accept, bringTo, NOON, recipient } from '../ledger/samples.ts';
import { useTwoDesks } from './two-desks.ts';

const desks = useTwoDesks();
const LABELS = { contentType: 'LABEL', imageType: null, stock: null } as const;

test('a desk neither sees nor changes the printers of another, and both may use the same id and default', async () => {
  const [one, other] = [desks.one.printing.printers, desks.other.printing.printers];
  await one.create(printer('desk', { defaultFor: [LABELS] }));
  expect([await other.list(), await other.find('desk'), await other.remove('desk')]).toEqual([[], null, false]);
  expect(await other.create(printer('desk', { name: 'Another', defaultFor: [LABELS] }))).toBe(true);
  expect(await other.update(printer('desk', { name: 'Changed' }))).toBe(true);
  expect(await one.list()).toEqual([printer('desk', { defaultFor: [LABELS] })]);
});

test('a desk neither sees nor changes the print jobs of another', async () => {
  const label = { trackingNumber: 'UP1' };
  const { id } = await addJob(desks.one, label);
  const spooled = await jobIn(desks.one, 'SENT', label);
  await desks.one.printing.jobs.advance(update(spooled.id, 'SPOOLED', { spoolId: '1' }));
  const { jobs } = desks.other.printing;
  const said = diagnostic('PRINT_SEEN');
  expect([await jobs.find(id), await jobs.history(id), await jobs.note(id, said)]).toEqual([null, [], null]);
  expect([(await jobs.list({ limit: 5 })).jobs, await jobs.listInState('QUEUED')]).toEqual([[], []]);
  expect([await jobs.countQueued('desk'), await jobs.nextQueued('desk')]).toEqual([0, null]);
  expect([await jobs.listSpooled(5), await jobs.newestOfLabel(['UP1'])]).toEqual([[], null]);
  await expect(jobs.advance(update(id, 'FAILED'))).rejects.toThrow();
  expect(await desks.one.printing.jobs.find(id)).toMatchObject({ state: 'QUEUED', detail: null });
});

test('whose sheets wait for a printer is known over all desks: nobody erases the address from what is still to be printed', async () => {
  const { id: shipmentId } = await accept(desks.other);
  await bringTo(desks.other, shipmentId, 'LABELLED');
  const { id: jobId } = await addJob(desks.one, { shipmentId });
  const person = (await desks.other.addresses.save(keyed(recipient()), NOON))?.id ?? '';
  const erasing = createErasure({ ledger: desks.other, log: () => undefined });
  expect(await erasing.read(person)).toMatchObject({ shipments: 0, open: { shipments: 1 } });
  await desks.one.printing.jobs.advance(update(jobId, 'FAILED'));
  expect(await erasing.read(person)).toMatchObject({ shipments: 1, open: { shipments: 0 } });
});

test('the prints of a document are numbered over all desks, also those that many ask for at once', async () => {
  const [first, failed] = [
    await addJob(desks.one, { documentId: 'd1' }),
    await jobIn(desks.other, 'FAILED', { documentId: 'd1' }),
  ];
  expect([first.printNumber, failed.printNumber]).toEqual([1, 2]);
  const both = () => [draft({ documentId: 'd1' }), draft({ documentId: 'd2' })];
  const made = await atOnce(20, (index) => {
    const { jobs } = (index % 2 === 0 ? desks.one : desks.other).printing;
    // In one order or the other: nobody waits in a circle.
    return jobs.add(index % 3 === 0 ? both() : both().toReversed(), admitAll);
  });
  const numbersOf = (documentId: string) =>
    made
      .flat()
      .filter((job) => job.documentId === documentId)
      .map(({ printNumber }) => printNumber)
      .toSorted((a, b) => a - b);
  expect(numbersOf('d1')).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(numbersOf('d2')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a sheet that is to be sent while another desk voids its shipment waits for the void, and fails', async () => {
  const { id: shipmentId } = await accept(desks.other);
  await bringTo(desks.other, shipmentId, 'LABELLED');
  const job = await addJob(desks.one, { shipmentId });
  const voided = desks.asAdministrator(
    `WITH voided AS (UPDATE packbench.shipment SET state = 'VOIDED' WHERE id = $1 RETURNING 1) SELECT pg_sleep(1) FROM voided`,
    [shipmentId],
  );
  const lock = () =>
    desks.asAdministrator('SELECT 1 FROM packbench.shipment WHERE id = $1 FOR UPDATE NOWAIT', [shipmentId]);
  await expect
    .poll(
      () =>
        lock().then(
          () => 'free',
          () => 'locked',
        ),
      { interval: 5 },
    )
    .toBe('locked');
  const after = await desks.one.printing.jobs.advance(update(job.id, 'SENT'));
  expect(after).toMatchObject({ state: 'FAILED', fault: 'SHIPMENT_VOIDED' });
  await voided;
});

test('a sheet that waits for its printer fails where another desk asked the carrier to void its shipment', async () => {
  const { id: shipmentId } = await accept(desks.other);
  await bringTo(desks.other, shipmentId, 'LABELLED');
  const job = await addJob(desks.one, { shipmentId });
  const submission = { at: NOON, actor: 'client:desk', requestId: 'r', reason: 'Wrong box' };
  await desks.other.shipments.submitVoid(shipmentId, submission);
  const after = await desks.one.printing.jobs.advance(update(job.id, 'SENT'));
  expect(after).toMatchObject({ state: 'FAILED', fault: 'SHIPMENT_VOIDED' });
});

test('an order to print a label is the desk’s own, and a shipment has one among all desks', async () => {
  const { id: shipmentId } = await accept(desks.one);
  const order = { shipmentId, clientId: 'client-1', printerId: 'desk' };
  const [one, other] = [desks.one.printing, desks.other.printing];
  await other.orders.put(order);
  await one.orders.put(order);
  await other.orders.remove(shipmentId);
  expect(await other.orders.list()).toEqual([]);
  expect(await other.jobs.addDue({ shipmentId }, [draft({ shipmentId })], admitAll)).toEqual([]);
  expect(await one.orders.list()).toMatchObject([order]);
  expect(await one.jobs.addDue({ shipmentId }, [draft({ shipmentId })], admitAll)).toHaveLength(1);
});
