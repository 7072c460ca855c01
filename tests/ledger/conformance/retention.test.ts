import { describe, expect, test } from 'vitest';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { accept, bringTo, change, HOUR, label, recipient } from '../samples.ts';
import { conformance } from './conformance.ts';
import { makeBatch, start } from './batches/samples.ts';

const DAY = 24 * HOUR;
const NAME = 'Canaryman';

conformance((station) => {
  let orders = 0;
  /** A shipment full of a name that must be gone one day. */
  async function withName(state: ShipmentState): Promise<string> {
    const { id } = await accept(station.ledger, {
      sample: {
        recipient: recipient({ contact: { personName: NAME }, address: { streetLine1: `${NAME} Street` } }),
        references: [{ key: 'ref1', label: 'Order', value: NAME }],
        order: {
          ...{ source: 'shop', orderNumber: String(++orders), lines: [], duplicateReason: NAME },
          ...{ tags: [NAME], shippingMethod: NAME },
        },
        rule: 'Letters',
      },
      warnings: [{ code: 'CHARACTER_REPLACED', pointer: '/recipient', message: NAME }],
    });
    if (state === 'LABELLED') {
      const sale = { trackingNumbers: [`UP${id}`], documents: [label(NAME)] };
      await station.ledger.shipments.advance(change(id, state, sale));
    } else if (state === 'REJECTED') {
      const attempt = { outcome: 'REJECTED' as const, detail: `${NAME} is unknown` };
      await station.ledger.shipments.advance(change(id, state, { attempt }));
    } else await bringTo(station.ledger, id, state);
    return id;
  }
  const redactAfter = (days: number) => {
    station.clock.at += days * DAY;
    return station.ledger.maintenance.redact(station.clock.at - 90 * DAY);
  };
  const found = async (text: string) =>
    (await station.ledger.shipments.list({ text, limit: 10 })).shipments.map(({ id }) => id);

  describe('when the retention time is over', () => {
    test('addresses, words and label bytes of what is closed are gone; the skeleton stays, over a restart', async () => {
      const ids = [await withName('LABELLED'), await withName('REJECTED'), await withName('NOT_SENT')];
      const [labelled = '', rejected = ''] = ids;
      expect(await found(NAME)).toEqual(ids.toReversed());
      expect(await redactAfter(91)).toBe(3);
      await station.reopen();
      expect([await found(NAME), await found(`UP${labelled}`)]).toEqual([[], [labelled]]);
      for (const id of ids) {
        const { shipments } = station.ledger;
        const all = [await shipments.find(id), await shipments.attempts(id), await shipments.documents(id)];
        expect(JSON.stringify(all)).not.toContain(NAME);
      }
      expect(await station.ledger.shipments.find(labelled)).toMatchObject({
        state: 'LABELLED',
        trackingNumbers: [`UP${labelled}`],
        prepared: {
          account: { carrierId: 'test-a' },
          order: { duplicateReason: '' },
          rule: 'Letters',
          request: { recipient: { address: { countryCode: 'US' } } },
        },
      });
      expect(await station.ledger.shipments.attempts(rejected)).toMatchObject([{ outcome: 'REJECTED', detail: null }]);
      const [document] = await station.ledger.shipments.documents(labelled);
      expect(document?.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(await station.ledger.shipments.documentBytes(document?.id ?? '')).toBeNull();
      expect((await station.ledger.maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
      expect(await station.ledger.shipments.verifyJournal()).toEqual({ lines: 9, brokenAt: null });
    });

    test('what is in doubt, on its way or without its labels stays whole until it is settled', async () => {
      for (const state of ['PURCHASED', 'SENDING'] as const) await withName(state);
      const doubted = await withName('UNKNOWN');
      expect(await redactAfter(400)).toBe(0);
      expect(await found(NAME)).toHaveLength(3);
      await station.ledger.shipments.advance(change(doubted, 'WRITTEN_OFF'));
      expect(await redactAfter(0)).toBe(1);
      expect(await found(NAME)).toHaveLength(2);
    });

    test('batches that ended, or were never begun, are gone with their rows; one that goes on stays', async () => {
      for (const id of ['draft', 'running']) await makeBatch(station.ledger, id);
      await start(station.ledger, 'running');
      // It says how many shipments were redacted: none.
      expect(await redactAfter(91)).toBe(0);
      const { batches } = await station.ledger.batches.list({ limit: 10 });
      expect(batches.map(({ id }) => id)).toEqual(['running']);
      expect(await station.ledger.batches.rows({ batchId: 'draft', after: 0, limit: 10 })).toEqual([]);
    });
  });

  test('a day before, nothing is redacted; and what is redacted is not redacted again', async () => {
    await withName('LABELLED');
    expect(await redactAfter(90)).toBe(0);
    expect(await found(NAME)).toHaveLength(1);
    expect([await redactAfter(1), await redactAfter(1)]).toEqual([1, 0]);
  });
});
