import { expect, test } from 'vitest';
import { accept, bringTo, change, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';
import { addJob, update } from './samples.ts';

conformance((station) => {
  const unprinted = () => station.ledger.printing.unprinted;
  const listed = async () => (await unprinted().list()).map(({ shipmentId }) => shipmentId);

  async function left(state: 'UNKNOWN' | 'LABELLED'): Promise<string> {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, state);
    await unprinted().leave({ shipmentId: id, printerId: 'desk' });
    return id;
  }

  test('labels that are left to a person are listed once they are there, oldest first, after a restart too', async () => {
    const doubtful = await left('UNKNOWN');
    station.clock.at += 1000;
    const late = await left('LABELLED');
    expect(await unprinted().list()).toEqual([{ shipmentId: late, printerId: 'desk', leftAt: station.clock.now() }]);
    for (const to of ['PURCHASED', 'LABELLED'] as const) await station.ledger.shipments.advance(change(doubtful, to));
    await station.reopen();
    expect(await listed()).toEqual([doubtful, late]);
    await unprinted().leave({ shipmentId: doubtful, printerId: 'dock' });
    expect(await unprinted().list()).toMatchObject([
      { shipmentId: doubtful, printerId: 'desk' },
      { shipmentId: late, printerId: 'desk' },
    ]);
  });

  test('what is left to a person is printed by the station no more', async () => {
    const { id: shipmentId } = await accept(station.ledger);
    const { orders } = station.ledger.printing;
    await orders.put({ shipmentId, clientId: 'client-1', printerId: 'desk' });
    await unprinted().leave({ shipmentId, printerId: 'desk' });
    expect(await orders.list()).toEqual([]);
  });

  test('labels that are queued, or came out, are listed no more, and again where none came out; a paper is no label', async () => {
    const shipmentId = await left('LABELLED');
    await addJob(station.ledger, { shipmentId, contentType: 'COMMERCIAL_INVOICE' });
    expect(await listed()).toEqual([shipmentId]);
    const { id } = await addJob(station.ledger, { shipmentId });
    expect(await listed()).toEqual([]);
    await station.ledger.printing.jobs.advance(update(id, 'FAILED'));
    expect(await listed()).toEqual([shipmentId]);
  });

  test('labels of a shipment that is voided, or to be, are not listed', async () => {
    const [voided, toBe] = [await left('LABELLED'), await left('LABELLED')];
    await station.ledger.shipments.advance(change(voided, 'VOIDED'));
    const submission = { at: NOON, actor: 'client:desk', requestId: 'r', reason: 'Wrong box' };
    await station.ledger.shipments.submitVoid(toBe, submission);
    expect(await listed()).toEqual([]);
  });

  test('what nobody needs is taken away once', async () => {
    const shipmentId = await left('LABELLED');
    expect(await unprinted().remove(shipmentId)).toBe(true);
    expect(await unprinted().remove(shipmentId)).toBe(false);
    expect(await listed()).toEqual([]);
  });
});
