import { describe, expect, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { range } from '../../helpers/range.ts';
import { line, request } from '../../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });

/** Ships into the unknown and returns the shipment's id. */
async function doubtful(transactionId: string, packages = 1, own: TestStation = station): Promise<string> {
  const itemLines = Array.from({ length: packages }, (_, index) =>
    line({ itemTransactionId: `p${index + 1}`, ...(index === 0 && { itemCode: 'TEST-UNKNOWN' }) }),
  );
  expect((await own.api.ship(transactionId, request({ itemLines }))).status).toBe(504);
  const { body } = await own.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
  return body.shipments[0].id;
}
const lookUp = (id: string, own: TestStation = station) =>
  own.api.post(`/station/v1/shipments/${id}/lookup`, undefined);
const byTransaction = (id: string) => station.api.get(`/station/v1/shipments/by-transaction/${id}`);

describe('a look-up', () => {
  test('is not supported by a carrier that cannot be asked, and says so', async () => {
    const { lookup: _, ...deaf } = createTestAdapter();
    const own = await startTestStation({ adapters: [() => deaf] });
    const { body } = await lookUp(await doubtful('deaf', 1, own), own);
    await own.dispose();
    expect(body).toMatchObject({ code: 'OPERATION_NOT_SUPPORTED', purchase: 'unknown' });
  });

  test('in test mode finds out nothing for two minutes, and then the sale, with its numbers and labels', async () => {
    const id = await doubtful('lost', 2);
    expect((await lookUp(id)).body).toMatchObject({ outcome: 'unknown', shipment: { shipment: { state: 'UNKNOWN' } } });
    clock.turn(120_000);
    const { body } = await lookUp(id);
    expect(body).toMatchObject({ outcome: 'found', shipment: { shipment: { state: 'LABELLED' } } });
    // Whoever is told that it may be bought looks for it where it stands no more.
    expect(body.shipment.problem).toBeNull();
    const { body: stored } = await byTransaction('lost');
    expect(stored.data.transactionShipments).toEqual([
      expect.objectContaining({
        trackingNumber: expect.stringMatching(/^TEST/),
        packageDocuments: [expect.anything()],
      }),
      expect.objectContaining({
        trackingNumber: expect.stringMatching(/^TEST/),
        packageDocuments: [expect.anything()],
      }),
    ]);
  });

  test('is for shipments in doubt only', async () => {
    await station.api.ship('certain', request());
    const { body } = await station.api.get('/station/v1/shipments?transactionId=certain');
    expect((await lookUp(body.shipments[0].id)).body).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'made' });
  });
});

describe('a look-up on a number range', () => {
  const own = useStation();

  /** A shipment on a range account that a crash left in doubt, before or after its number was taken. */
  async function crashed(transactionId: string, { numberTaken }: { numberTaken: boolean }): Promise<string> {
    const { body } = await own.api.get('/station/v1/accounts');
    const account = {
      ...body.accounts[0],
      carrierId: 'range-a',
      adapter: range({ prefix: 'R', first: '001', last: '999' }),
    };
    await own.api.post('/station/v1/accounts', account);
    await own.api.ship(`model-${transactionId}`, request({ carrierId: 'range-a' }));
    const model = await own.ledger.shipments.findByTransaction(null, `model-${transactionId}`);
    if (!model) throw new Error('The model was not bought');
    const { clientId, prepared } = model;
    const accepted = await own.ledger.shipments.accept({
      clientId,
      transactionId,
      prepared,
      warnings: [],
      requestId: 'r',
      timeoutMs: 1000,
    });
    if (accepted.kind !== 'accepted') throw new Error('The id is taken');
    const { id } = accepted.shipment;
    if (numberTaken) {
      await own.ledger.ranges.take({ carrier: 'CARRIER_A', prefix: 'R', first: 1n, last: 999n, digits: 4 }, id, 1);
    }
    const change = { shipmentId: id, to: 'UNKNOWN', actor: 'station', requestId: null, reason: 'It crashed.' } as const;
    await own.ledger.shipments.advance(change);
    return id;
  }

  test('finds what was bought and draws its label', async () => {
    const { status, body } = await lookUp(await crashed('taken', { numberTaken: true }), own);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'found',
      shipment: { shipment: { state: 'LABELLED', trackingNumbers: ['R002'] } },
    });
    expect(body.shipment.documents).toHaveLength(1);
  });

  test('proves what was not bought and frees its transactionId', async () => {
    const id = await crashed('untaken', { numberTaken: false });
    const { body } = await lookUp(id, own);
    expect(body).toMatchObject({ outcome: 'not_bought', shipment: { shipment: { state: 'REJECTED' } } });
    const answer = await own.api.get('/station/v1/shipments/by-transaction/untaken');
    expect([answer.body.code, answer.body.purchase]).toEqual(['CARRIER_REJECTED', 'not_made']);
  });
});
