import { copyFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Answer, Api } from '../helpers/api.ts';
import { useLedger } from '../ledger/use-ledger.ts';
import { timeBroken } from './faults/adversarial-clock.ts';
import { brokenByRestore, sell } from './faults/disk/restore-knows-less.ts';
import { createBuyer, knowledgeIn } from './harness/buyer.ts';
import { lastQuestions } from './harness/last-questions.ts';

/** A station that answers so, by the beginning of the path; whatever else is not there. */
const answering = (answers: Record<string, object>): Api => {
  const answer = (path: string): Answer => {
    const [, body] = Object.entries(answers).find(([beginning]) => path.startsWith(beginning)) ?? [];
    return { status: body ? 200 : 404, headers: new Headers(), body: body ?? {} };
  };
  return { get: async (path: string) => answer(path), post: async (path: string) => answer(path) } as unknown as Api;
};
const ATTENTION = '/station/v1/attention';
const LIST = '/station/v1/shipments?state=UNKNOWN';
const asked = (api: Api, itemIds: string[], kind: 'open' | 'doubt') => {
  const buyer = createBuyer();
  for (const itemId of itemIds) buyer.orders.set(itemId.replace(/-1$/, ''), { kind });
  const sale = { transactionId: 'PB00-any', itemIds, trackingNumbers: ['UP1'] };
  return lastQuestions(api, { carrier: { sales: () => [sale] }, buyer }, { patienceMs: 300 });
};

describe('a station that is asked shows', () => {
  const nothing = { [ATTENTION]: { items: [], count: 0 }, [LIST]: { shipments: [] } };

  test('a label that is withheld', async () => {
    expect(await asked(answering(nothing), ['order-1'], 'doubt')).toEqual([
      'label withheld: order was sold and is not to be had',
    ]);
  });

  test('a sale that the client was told is none', async () => {
    expect(await asked(answering(nothing), ['order-1'], 'open')).toContain(
      'sale denied: the client was told that order was not bought',
    );
  });

  test('an answer that is another one than it was', async () => {
    const given = (trackingNumber: string) => ({
      data: { transactionShipments: [{ trackingNumber, packageDocuments: [{ fileBase64: 'TEFCRUw=' }] }] },
    });
    const buyer = createBuyer();
    buyer.orders.set('order', knowledgeIn({ status: 200, headers: new Headers(), body: given('UP1') }));
    const askedOf = (numberNow: string, hasLost = false) =>
      lastQuestions(
        answering({ ...nothing, '/station/v1/shipments/by-transaction/order': given(numberNow) }),
        { carrier: { sales: () => [] }, buyer },
        { patienceMs: 300, hasLost },
      );
    expect(await askedOf('UP1')).toEqual([]);
    const changed = ['answer lost: order is answered otherwise, with UP2'];
    expect([await askedOf('UP2'), await askedOf('UP2', true)]).toEqual([changed, changed]);
  });

  test('a doubt that nobody is shown', async () => {
    const hidden = { id: 'hidden', transactionId: 'order' };
    const other = { shipment: { id: 'other' } };
    const doubtful = { ...nothing, [LIST]: { shipments: [hidden] } };
    expect(await asked(answering(doubtful), [], 'open')).toEqual(['doubt hidden: 1 are in doubt, 0 need attention']);
    const shown = { ...doubtful, [ATTENTION]: { items: [other], count: 1 } };
    expect(await asked(answering(shown), [], 'open')).toEqual(['doubt hidden: order']);
  });
});

describe('a ledger that was put back in silence, its witness with it, shows', () => {
  const station = useLedger();
  const files = ['', '-witness'];

  test('what is given out twice, a sale without a row, and purchases that do not wait', async () => {
    await sell(station.ledger, 'kept');
    await station.ledger.close();
    files.forEach((suffix) => copyFileSync(station.path + suffix, `${station.path}${suffix}.older`));
    await station.reopen();
    const given = [await sell(station.ledger, 'since')];
    await station.ledger.close();
    files.forEach((suffix) => copyFileSync(`${station.path}${suffix}.older`, station.path + suffix));
    await station.reopen();

    const said = await brokenByRestore(station.ledger, given);
    expect(said).toEqual(
      expect.arrayContaining([
        'sale without a row: 1 of 1',
        'purchases do not wait',
        expect.stringMatching(/^given out twice: AB\d+$/),
        expect.stringMatching(/^given out twice: event \d+$/),
      ]),
    );
  });
});

test('a clock that takes ledger time with it shows', () => {
  expect(timeBroken({ now: () => 5 }, 5, () => undefined)).toEqual(['ledger time stands still']);
  let now = 5;
  expect(timeBroken({ now: () => now }, 9, () => (now += 1))).toEqual(['time ran backwards by 4 ms']);
});
