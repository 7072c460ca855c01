import { describe, expect, test, vi } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { range } from '../../helpers/range.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const REASON = { reason: 'Wrong weight' };

async function bought(transactionId: string, changes: Record<string, unknown> = {}): Promise<string> {
  expect((await station.api.ship(transactionId, request(changes))).status).toBe(200);
  const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
  return body.shipments[0].id;
}
const voidIt = (id: string, body: unknown = REASON) => station.api.post(`/station/v1/shipments/${id}/void`, body);
const detail = async (id: string) => (await station.api.get(`/station/v1/shipments/${id}`)).body;

describe('a void', () => {
  test('closes the shipment with its reason and says what becomes of money and label', async () => {
    const id = await bought('void-me');
    expect((await detail(id)).actions).toEqual(['void']);
    const { status, body } = await voidIt(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      consequence: 'NOTHING_CHARGED',
      shipment: { shipment: { state: 'VOIDED' }, actions: [] },
    });
    expect(body.money).toContain('nothing was charged');
    expect(body.label).toContain('must not be used');
    expect(body.shipment.journal.at(-1)).toMatchObject({ from: 'LABELLED', to: 'VOIDED', reason: 'Wrong weight' });
    expect(body.shipment.journal.at(-1).actor).toMatch(/^client:/);
  });

  test('keeps the transactionId taken and the documents on record', async () => {
    const id = await bought('void-kept');
    await voidIt(id);
    expect((await station.api.ship('void-kept', request())).body.code).toBe('TRANSACTION_ID_REPEATED');
    expect((await detail(id)).documents).toHaveLength(1);
  });

  test('happens once', async () => {
    const id = await bought('void-once');
    const answers = await Promise.all([voidIt(id), voidIt(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await voidIt(id);
    expect(again.body.code).toBe('STATE_CONFLICT');
    expect(again.body.detail).toContain('VOIDED');
  });

  test('needs a reason', async () => {
    const { body } = await voidIt(await bought('void-why'), {});
    expect(body.errors).toMatchObject([{ code: 'FIELD_REQUIRED', pointer: '/reason' }]);
  });

  test('for which the ledger cannot be read was not asked for: nobody says that the carrier gave no answer', async () => {
    const id = await bought('void-unread');
    const notes = vi
      .spyOn(station.ledger.shipments, 'attemptNotes')
      .mockRejectedValue(new Error('The disk is on fire'));
    const { status, body } = await voidIt(id);
    notes.mockRestore();
    expect([status, body.code]).toEqual([500, 'INTERNAL_ERROR']);
    expect((await detail(id)).shipment.state).toBe('LABELLED');
    expect((await voidIt(id)).status).toBe(200);
  });

  test('is not for a shipment that was refused', async () => {
    await station.api.ship(
      'refused',
      request({ itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 1 } }] }),
    );
    const { body } = await station.api.get('/station/v1/shipments?transactionId=refused');
    expect((await voidIt(body.shipments[0].id)).body).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
  });

  test('on a number range retires the numbers: none is given again', async () => {
    const { body } = await station.api.get('/station/v1/accounts');
    const adapter = range({ prefix: 'V', first: '1', last: '9' });
    await station.api.post('/station/v1/accounts', { ...body.accounts[0], carrierId: 'range-a', adapter });
    const first = await bought('range-1', { carrierId: 'range-a' });
    expect((await voidIt(first)).body.consequence).toBe('NUMBERS_RETIRED');
    const second = await bought('range-2', { carrierId: 'range-a' });
    expect((await detail(second)).shipment.trackingNumbers).toEqual(['V2']);
  });
});

describe('a carrier', () => {
  const { definition, purchase } = createTestAdapter();

  /** Voids on a station whose carrier is the given one; returns the answer and the shipment as it is then. */
  async function voidWith(test: Adapter) {
    const own = await startTestStation({ adapters: [() => test] });
    try {
      await own.api.ship('void-me', request());
      const { body: list } = await own.api.get('/station/v1/shipments');
      const path = `/station/v1/shipments/${list.shipments[0].id}`;
      const { body } = await own.api.post(`${path}/void`, REASON);
      return { body, shown: (await own.api.get(path)).body };
    } finally {
      await own.dispose();
    }
  }

  test('that refuses a void leaves the label as it was', async () => {
    const refusal = { kind: 'refused', reason: 'It is on its way already.' } as const;
    const { body, shown } = await voidWith({ definition, purchase, void: async () => refusal });
    expect(body).toMatchObject({ code: 'CARRIER_REJECTED', purchase: 'made' });
    expect(body.detail).toContain('on its way already');
    expect(shown).toMatchObject({ shipment: { state: 'LABELLED' }, actions: ['void'] });
  });

  test('that has no void is not asked for one, and it is not among the actions', async () => {
    const { body, shown } = await voidWith({ definition, purchase });
    expect(body).toMatchObject({ code: 'OPERATION_NOT_SUPPORTED', purchase: 'made' });
    expect(shown).toMatchObject({ shipment: { state: 'LABELLED' }, actions: [] });
  });
});
