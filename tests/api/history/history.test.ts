import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalLine, ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { request } from '../../helpers/requests.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { SHIPMENTS } from './shipments.ts';

/** Between two shipments; so short that the one in doubt is not old enough for the test carrier to say what became of it. */
const STEP_MS = 20_000;
const START = Date.parse('2026-03-02T09:00:00Z');
const clock = handClock(START);
const station = useStation({ clock });
const numbers: Record<string, { trackingNumber: string; platformTrackingNumber: string }[]> = {};

const list = async (query = '') =>
  (await station.api.get(`/station/v1/shipments${query}`)).body as {
    shipments: ShipmentSummary[];
    next: string | null;
  };
const found = async (query: Record<string, string>) =>
  (await list(`?${new URLSearchParams(query).toString()}`)).shipments.map(({ transactionId }) => transactionId);

beforeAll(async () => {
  for (const [id, body] of SHIPMENTS) {
    const answer = await station.api.ship(id, body);
    numbers[id] = answer.body.data?.transactionShipments ?? [];
    clock.turn(STEP_MS);
  }
});

describe('the list', () => {
  test('is newest first and says of each where it goes, what became of it and its numbers', async () => {
    const { shipments, next } = await list();

    expect(next).toBeNull();
    expect(shipments.map(({ transactionId, state, purchase }) => [transactionId, state, purchase])).toEqual([
      ['order-7', 'LABELLED', 'made'],
      ['order-6', 'LABELLED', 'made'],
      ['order-5', 'UNKNOWN', 'unknown'],
      ['order-4', 'NOT_SENT', 'not_made'],
      ['order-3', 'REJECTED', 'not_made'],
      ['order-2', 'LABELLED', 'made'],
      ['order-1', 'LABELLED', 'made'],
    ]);
    expect(shipments.at(-1)).toMatchObject({
      carrierId: 'test-a',
      carrierCode: 'CARRIER_A',
      serviceType: 'A_GROUND',
      test: true,
      acceptedAt: new Date(START).toISOString(),
      recipient: { name: 'Zoë Müller', city: 'San José', zipCode: '95101', countryCode: 'US' },
      packageCount: 1,
      trackingNumbers: [numbers['order-1']?.[0]?.trackingNumber],
      platformTrackingNumbers: [numbers['order-1']?.[0]?.platformTrackingNumber],
    });
    expect(shipments.at(-2)).toMatchObject({
      packageCount: 2,
      trackingNumbers: numbers['order-2']?.map((item) => item.trackingNumber),
    });
  });

  test.each([1, 2, 3, 7])('comes in pages of %i, each shipment once', async (limit) => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      expect(page.shipments.length).toBeLessThanOrEqual(limit);
      seen.push(...page.shipments.map(({ transactionId }) => transactionId));
      cursor = page.next;
    }

    expect(seen).toEqual(SHIPMENTS.map(([id]) => id).reverse());
  });

  test('continues where a page ended, whatever was shipped meanwhile', async () => {
    const first = await list('?limit=3');
    await station.api.ship('order-8', request({ carrierId: 'test-i', serviceType: 'I_GROUND' }));
    const second = await list(`?limit=2&cursor=${encodeURIComponent(first.next ?? '')}`);

    expect(second.shipments.map(({ transactionId }) => transactionId)).toEqual(['order-4', 'order-3']);
  });
});

describe('the search', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['a transactionId', { transactionId: 'order-3' }, ['order-3']],
    ['a transactionId, whole only', { transactionId: 'order' }, []],
    ['an item id', { itemTransactionId: 'BOX-78' }, ['order-2']],
    ["a recipient's name", { recipient: 'Müller' }, ['order-1']],
    ["a recipient's name without its dots and accents", { recipient: 'zoe muller' }, ['order-1']],
    ['a company', { recipient: 'acme' }, ['order-1']],
    ['a city', { recipient: 'san josé' }, ['order-1']],
    ['a postal code', { recipient: '95101' }, ['order-1']],
    ['the beginning of a name', { recipient: 'Mül' }, ['order-1']],
    ['a reference', { reference: 'PO 4711-X' }, ['order-2']],
    ['a reference in other letters', { reference: 'rechnung' }, ['order-2']],
    ['a state', { state: 'LABELLED', carrierId: 'test-b' }, ['order-7']],
    ['several states', { state: 'UNKNOWN,rejected' }, ['order-5', 'order-3']],
    ['a carrier account', { carrierId: 'test-b' }, ['order-7']],
    ['a carrier code in any spelling', { carrierCode: 'carrier-b' }, ['order-7']],
    ['words anywhere', { text: 'acme 95101' }, ['order-1']],
    ['a reference anywhere', { text: '4711' }, ['order-2']],
    ['an item id anywhere', { text: 'box-77' }, ['order-2']],
    ['two conditions that no shipment meets', { recipient: 'acme', carrierId: 'test-b' }, []],
  ])('finds by %s', async (_name, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test("finds by the carrier's tracking number and by the platform's, of any package", async () => {
    const second = numbers['order-2']?.[1];

    expect(await found({ trackingNumber: second?.trackingNumber ?? '' })).toEqual(['order-2']);
    expect(await found({ trackingNumber: second?.platformTrackingNumber ?? '' })).toEqual(['order-2']);
    expect(await found({ text: second?.trackingNumber ?? '' })).toEqual(['order-2']);
  });

  test('finds by date: from an instant on, and before another', async () => {
    const at = (step: number) => new Date(START + step * STEP_MS).toISOString();

    expect(await found({ from: at(1), to: at(3) })).toEqual(['order-3', 'order-2']);
    expect(await found({ to: at(1) })).toEqual(['order-1']);
    expect(await found({ from: '2026-03-02T10:00:20+01:00', to: '2026-03-02T10:00:40+01:00' })).toEqual(['order-2']);
    expect(await found({ to: '2026-12-31T23:59:60Z' })).toContain('order-1');
    expect(await found({ from: '2015-06-30T23:59:60Z' })).toContain('order-1');
  });

  test.each([
    '"',
    '*',
    "'; DROP TABLE shipment; --",
    'a AND OR NOT',
    'NEAR(a b)',
    '^x',
    'recipient:acme',
    '()',
    '-',
    '\\',
    '%',
    '😀',
    'x'.repeat(200),
  ])('takes %s for text to be found, not for an instruction', async (text) => {
    expect((await station.api.get(`/station/v1/shipments?text=${encodeURIComponent(text)}`)).status).toBe(200);
    expect((await station.api.get(`/station/v1/shipments?recipient=${encodeURIComponent(text)}`)).status).toBe(200);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['state=SOLD', 'state'],
    ['from=yesterday', 'from'],
    ['from=2026-03-02', 'from'],
    ['to=2026-13-02T00:00:00Z', 'to'],
    ['cursor=made-up', 'cursor'],
    [`text=${'x'.repeat(201)}`, 'text'],
  ])('refuses ?%s with 400 FIELD_INVALID that names the parameter', async (query, name) => {
    const { status, body } = await station.api.get(`/station/v1/shipments?${query}`);

    expect([status, body.code]).toEqual([400, 'FIELD_INVALID']);
    expect(body.errors).toMatchObject([{ pointer: `/query/${name}` }]);
    expect(body.errors[0].message).toMatch(new RegExp(name));
  });
});

describe('reading one', () => {
  const read = async (transactionId: string) => {
    const [summary] = (await list(`?transactionId=${transactionId}`)).shipments;
    return (await station.api.get(`/station/v1/shipments/${summary?.id}`)).body;
  };
  const steps = (journal: JournalLine[]) =>
    journal.map(({ from, to: next, actor }) => [from, next, actor.split(':')[0]]);

  test('gives the request as taken, the answer, the attempt, the documents and the journal of a bought one', async () => {
    const detail = await read('order-6');

    expect(detail.request).toMatchObject({
      serviceType: 'A_EXPRESS_INTERNATIONAL',
      recipient: { address: { city: 'Zürich' } },
    });
    expect(detail.data.transactionShipments[0].trackingNumber).toBe(numbers['order-6']?.[0]?.trackingNumber);
    expect(detail.attempts).toMatchObject([{ number: 1, outcome: 'PURCHASED' }]);
    expect(detail.documents.map(({ contentType }: { contentType: string }) => contentType)).toEqual([
      'LABEL',
      'COMMERCIAL_INVOICE',
    ]);
    expect(steps(detail.journal)).toEqual([
      [null, 'RESERVED', 'client'],
      ['RESERVED', 'SENDING', 'station'],
      ['SENDING', 'LABELLED', 'carrier'],
    ]);
    expect(detail.problem).toBeNull();
  });

  test.each([
    ['order-3', 'REJECTED', 'CARRIER_REJECTED', null],
    ['order-4', 'NOT_SENT', 'CARRIER_UNAVAILABLE', 'TEST_UNREACHABLE'],
    ['order-5', 'UNKNOWN', 'CARRIER_OUTCOME_UNKNOWN', 'TEST_ANSWER_LOST'],
  ])(
    "gives %s's problem and attempt, in words, and by their code where they are the station's",
    async (id, state, code, said) => {
      const trouble = said === null ? null : { code: said, values: {} };
      const detail = await read(id);

      expect(detail.problem).toMatchObject({ code, transactionId: id });
      expect(detail.problem.trouble ?? null).toEqual(trouble);
      expect(detail.attempts).toMatchObject([{ outcome: state, detail: expect.stringContaining('as asked'), trouble }]);
      expect(detail.data).toBeNull();
      expect(steps(detail.journal).at(-1)?.slice(0, 2)).toEqual(['SENDING', state]);
    },
  );

  test('names the request in the journal, so that a line can be found in a log', async () => {
    await station.api.ship('order-9', request(), { headers: { 'x-request-id': 'trace-me' } });
    const detail = await read('order-9');

    expect(detail.journal.map(({ requestId }: JournalLine) => requestId)).toEqual(Array(3).fill('trace-me'));
    expect(detail.journal[0].actor).toBe(`client:${detail.shipment.clientId}`);
  });

  test('has links to the documents that work', async () => {
    const { documents } = await read('order-1');

    expect((await fetch(documents[0].fileUrl)).status).toBe(200);
  });

  test('that is not there is 404', async () => {
    expect((await station.api.get('/station/v1/shipments/nothing')).body.code).toBe('NOT_FOUND');
  });

  test('the journal of all is one chain that holds', async () => {
    const { lines, brokenAt } = await station.ledger.shipments.verifyJournal();

    expect(brokenAt).toBeNull();
    expect(lines).toBeGreaterThanOrEqual(7 * 3);
  });
});
