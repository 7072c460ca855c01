import { beforeEach, describe, expect, test } from 'vitest';
import type { ShipmentQuery } from '#electron/engine/shipping/store.ts';
import { accept, bringTo, change, HOUR, NOON, recipient } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  /** Names of the shipments below, by id. */
  let names: Map<string, string>;

  beforeEach(async () => {
    const { ledger, clock } = station;
    const anna = await accept(ledger, {
      transactionId: 'ORD-2026/001',
      sample: {
        recipient: recipient({
          contact: { personName: 'Anna Müller' },
          address: { city: 'Köln', zipCode: '50667', countryCode: 'DE' },
        }),
        items: ['box-1', 'box-2'],
        references: [{ key: 'ref1', label: 'Purchase order', value: 'PO 4711 rush' }],
      },
    });
    await ledger.shipments.advance(
      change(anna.id, 'LABELLED', { trackingNumbers: ['1Z999AA10123456784', 'TEST-A-17'] }),
    );
    clock.at += HOUR;
    const bob = await accept(ledger, {
      transactionId: 'ORD-2026/002',
      sample: {
        recipient: recipient({ contact: { companyName: "Bob's Bikes", emailAddress: 'bob@bikes.example' } }),
        carrierId: 'own-d',
        carrierCode: 'Carrier-D',
        references: [{ key: 'ref1', label: 'Purchase order', value: 'Anna' }],
      },
    });
    await bringTo(ledger, bob.id, 'UNKNOWN');
    clock.at += HOUR;
    const tanaka = await accept(ledger, {
      transactionId: 'web_3',
      clientId: 'desk',
      sample: {
        recipient: recipient({ contact: { personName: '田中太郎' }, address: { city: '東京', countryCode: 'JP' } }),
      },
    });
    names = new Map([
      [anna.id, 'anna'],
      [bob.id, 'bob'],
      [tanaka.id, 'tanaka'],
    ]);
  });

  async function found(query: Partial<ShipmentQuery>) {
    const { shipments } = await station.ledger.shipments.list({ limit: 10, ...query });
    return shipments.map(({ id }) => names.get(id));
  }

  describe('words anywhere', () => {
    const words: [string, string[]][] = [
      ['ORD-2026/001', ['anna']],
      ['ord-2026', ['bob', 'anna']],
      ['2026 ord', ['bob', 'anna']],
      ['müller', ['anna']],
      ['muller', ['anna']],
      ['Mu\u0308ller köln', ['anna']],
      ['mül', ['anna']],
      ['mül köln', []],
      ['köln mül', ['anna']],
      ['1Z999AA10123456784', ['anna']],
      ['1z999', ['anna']],
      ['test-a', ['anna']],
      ['box-2', ['anna']],
      ['4711', ['anna']],
      ['anna', ['bob', 'anna']],
      ['bob@bikes.example', ['bob']],
      ["bob's", ['bob']],
      ['田中', ['tanaka']],
      ['web_3', ['tanaka']],
      ['nowhere', []],
      ['', ['tanaka', 'bob', 'anna']],
      ['  ', ['tanaka', 'bob', 'anna']],
    ];
    test('find what they stand in, newest first; the last one may be a beginning', async () => {
      const answers = await Promise.all(words.map(async ([text]) => [text, await found({ text })]));
      expect(answers).toEqual(words);
    });

    test('a platform tracking number, or its beginning', async () => {
      const anna = await station.ledger.shipments.findByTransaction(null, 'ORD-2026/001');
      const number = anna?.platformTrackingNumbers[1] ?? '';
      expect(await found({ text: number })).toEqual(['anna']);
      expect(await found({ text: number.slice(0, 4) })).toEqual(['tanaka', 'bob', 'anna']);
    });

    const signs = ['"', '*', '^', ':', '(((', '-', '\u0000', '""""', '+ & | !', '🏠'];
    test('text without a letter or a digit finds nothing and breaks nothing', async () => {
      for (const text of signs) {
        for (const query of [{ text }, { recipient: text }, { reference: text }]) {
          expect([query, await found(query), await station.ledger.shipments.count(query)]).toEqual([query, [], []]);
        }
      }
    });

    const operators = [
      'anna" OR "bob',
      'anna OR bob',
      'anna NOT bob',
      'recipient : anna köln zzz',
      'NEAR(anna köln)',
      'a* OR b*',
      'anna"; DROP TABLE shipment; --',
      "' OR 1=1 --",
      'anna\u0000 zzz',
      '{recipient}:bikes',
    ];
    test('operators are words like others', async () => {
      const answers = await Promise.all(operators.map(async (text) => [text, await found({ text })]));
      expect(answers).toEqual(operators.map((text) => [text, []]));
    });

    test('quotes and stars around a word are no part of it', async () => {
      expect(await found({ text: '"köln" *müller*' })).toEqual(['anna']);
    });
  });

  describe('one field', () => {
    const queries: [Partial<ShipmentQuery>, string[]][] = [
      [{ clientIds: ['desk'] }, ['tanaka']],
      [{ clientIds: ['desk', 'client-1'] }, ['tanaka', 'bob', 'anna']],
      [{ clientIds: [] }, []],
      [{ clientIds: ['\u0000'] }, []],
      [{ transactionId: 'ORD-2026/001' }, ['anna']],
      [{ transactionId: 'ORD-2026' }, []],
      [{ trackingNumber: 'test-a-17' }, ['anna']],
      [{ trackingNumber: ' 1Z999AA10123456784 ' }, ['anna']],
      [{ trackingNumber: '1Z999' }, []],
      [{ itemTransactionId: 'box-1' }, ['anna']],
      [{ itemTransactionId: 'box' }, []],
      [{ recipient: 'anna' }, ['anna']],
      [{ reference: 'anna' }, ['bob']],
      [{ recipient: 'köln an' }, ['anna']],
      [{ recipient: '4711' }, []],
      [{ reference: 'po 4711' }, ['anna']],
      [{ recipient: 'anna', reference: 'anna' }, []],
      [{ recipient: 'anna', reference: 'rush', text: 'ord' }, ['anna']],
      [{ states: ['UNKNOWN'] }, ['bob']],
      [{ states: ['UNKNOWN', 'LABELLED'] }, ['bob', 'anna']],
      [{ states: [] }, []],
      [{ carrierId: 'own-d' }, ['bob']],
      [{ carrierId: 'OWN-D' }, []],
      [{ carrierCode: 'carrier_d' }, ['bob']],
      [{ carrierCode: 'CARRIER A' }, ['tanaka', 'anna']],
      [{ acceptedFrom: NOON + HOUR }, ['tanaka', 'bob']],
      [{ acceptedBefore: NOON + HOUR }, ['anna']],
      [{ acceptedFrom: NOON + 1, acceptedBefore: NOON + 2 * HOUR }, ['bob']],
      [{ text: 'ord', states: ['UNKNOWN'], carrierCode: 'carrier d', acceptedFrom: NOON }, ['bob']],
      [{ text: 'ord', states: ['VOIDED'] }, []],
    ];
    test('or several together leave what all of them hold for, in the list and in the counts', async () => {
      for (const [query, expected] of queries) {
        const counts = await station.ledger.shipments.count(query);
        const counted = counts.reduce((sum, { shipments }) => sum + shipments, 0);
        expect([query, await found(query), counted]).toEqual([query, expected, expected.length]);
      }
    });

    test('a platform tracking number, in any case', async () => {
      const anna = await station.ledger.shipments.findByTransaction(null, 'ORD-2026/001');
      expect(await found({ trackingNumber: anna?.platformTrackingNumbers[1]?.toLowerCase() ?? '' })).toEqual(['anna']);
    });
  });

  test('ids and numbers as long as a client or a carrier likes are stored and found', async () => {
    const long = Array.from({ length: 900 }, (_, index) => `Ö${index}`).join('');
    const { id } = await accept(station.ledger, { sample: { items: [long] } });
    await station.ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [`T${long}`] }));
    const queries: Partial<ShipmentQuery>[] = [
      ...[
        { itemTransactionId: long },
        { trackingNumber: `T${long}` },
        { text: long },
        { text: `T${long.slice(0, 90)}` },
      ],
    ];
    for (const query of queries) {
      const { shipments } = await station.ledger.shipments.list({ limit: 10, ...query });
      expect([query, shipments.map((each) => each.id)]).toEqual([query, [id]]);
    }
  });

  test('shipments and packages are counted for each state and account that occurs', async () => {
    const counts = await station.ledger.shipments.count({});
    const inOrder = counts.toSorted((one, other) => one.state.localeCompare(other.state));
    expect(inOrder).toEqual([
      { state: 'LABELLED', carrierId: 'test-a', shipments: 1, packages: 2 },
      { state: 'SENDING', carrierId: 'test-a', shipments: 1, packages: 1 },
      { state: 'UNKNOWN', carrierId: 'own-d', shipments: 1, packages: 1 },
    ]);
    expect(await station.ledger.shipments.count({ text: 'anna', states: ['LABELLED'] })).toEqual([inOrder[0]]);
  });

  test('who bought it: found, paged and counted by the id of a packer, also once the name has changed', async () => {
    const by = async (id: string, name: string) =>
      (await accept(station.ledger, { transactionId: `${id}-${name}`, sample: { packer: { id, name } } })).id;
    const [first, , last] = [await by('p1', 'Mia'), await by('p2', 'Mia'), await by('p1', 'Maria')];
    const { shipments } = station.ledger;
    const page = await shipments.list({ packer: 'p1', limit: 1 });
    const rest = await shipments.list({ packer: 'p1', limit: 1, cursor: page.next ?? '' });
    expect([...page.shipments, ...rest.shipments].map(({ id }) => id)).toEqual([last, first]);
    expect(rest.next).toBeNull();
    expect(await shipments.count({ packer: 'p1', states: ['SENDING'] })).toMatchObject([{ shipments: 2 }]);
    expect(await found({ packer: 'p1', acceptedBefore: NOON + HOUR })).toEqual([]);
    expect((await shipments.list({ packer: 'p1', text: 'p1 maria', limit: 5 })).shipments.map(({ id }) => id)).toEqual([
      last,
    ]);
  });

  test('those that are named, as far as they are there and everything else fits', async () => {
    const ids = [...names.keys()].filter((id) => names.get(id) !== 'bob');
    expect(await found({ ids: [...ids, '0'.repeat(32)] })).toEqual(['tanaka', 'anna']);
    expect(await found({ ids, clientIds: ['desk'] })).toEqual(['tanaka']);
    expect(await found({ ids, text: 'müller' })).toEqual(['anna']);
    expect(await station.ledger.shipments.count({ ids })).toHaveLength(2);
  });

  test('those that say that they are for an order are found by its source and number, oldest first', async () => {
    const of = (orderNumber: string, source = 'shop') => ({ source, orderNumber, lines: [] });
    for (const [transactionId, order] of [
      ['first', of('1001')],
      ['other', of('1002')],
      ['second', of('1001')],
      ['elsewhere', of('1001', 'market')],
      ['none', undefined],
    ] as const) {
      const { id } = await accept(station.ledger, { transactionId, sample: { ...(order && { order }) } });
      await bringTo(station.ledger, id, 'NOT_SENT');
    }
    const found = await station.ledger.shipments.findByOrder('shop', '1001');
    expect(found.map(({ transactionId }) => transactionId)).toEqual(['first', 'second']);
    expect(await station.ledger.shipments.findByOrder('shop', '1003')).toEqual([]);
  });
});
