import { beforeAll, describe, expect, test } from 'vitest';
import type { RangeAdapterConfig } from '#electron/adapters/range/config.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { range as rangeOf } from '../../helpers/range.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
let template: Account;
let count = 0;

const range = (changes: Partial<RangeAdapterConfig> = {}) => rangeOf({ warnBelow: 0, ...changes });
const connect = (carrierId: string, adapter: object) =>
  station.api.post('/station/v1/accounts', { ...template, carrierId, adapter });
const reconnect = (carrierId: string, adapter: object) =>
  station.api.call('PUT', `/station/v1/accounts/${carrierId}`, { body: { ...template, carrierId, adapter } });
const ship = (carrierId: string, packages = 1) =>
  station.api.ship(
    `range-${++count}`,
    request({
      carrierId,
      itemLines: Array.from({ length: packages }, (_, index) => line({ itemTransactionId: `p${index}` })),
    }),
  );
const sell = async (carrierId: string, packages = 1) => {
  const answer = await ship(carrierId, packages);
  expect(answer.status, answer.body.detail).toBe(200);
  return (answer.body.data.transactionShipments as { trackingNumber: string }[]).map(
    ({ trackingNumber }) => trackingNumber,
  );
};

beforeAll(async () => {
  const { body } = await station.api.get('/station/v1/accounts');
  template = body.accounts.find(({ carrierId }: Account) => carrierId === 'test-a');
});

describe('selling from a range', () => {
  test('gives consecutive numbers with the prefix and leading zeros, one per package, and they are not test numbers', async () => {
    await connect('plain', range());

    expect(await sell('plain')).toEqual(['LIVE0001']);
    expect(await sell('plain', 3)).toEqual(['LIVE0002', 'LIVE0003', 'LIVE0004']);
    expect(await sell('plain')).toEqual(['LIVE0005']);
    const { body } = await station.api.get('/station/v1/shipments?carrierId=plain');
    expect(body.shipments.map(({ test: isTest }: { test: boolean }) => isTest)).toEqual([false, false, false]);
  });

  // Worked out by hand: 3 + 5 + 12 + 3 + 6 + 1 + 4 + 9 = 43, to the next ten 7; the S10 example of UPU, 47312482, has 9.
  test.each([
    [
      'MOD10 as GS1 counts it',
      { prefix: '34', first: '012345000000001', last: '012345999999999', checkDigit: 'MOD10', symbology: 'GS1_128' },
      '340123450000000017',
    ],
    [
      'MOD11 as S10 counts it',
      { prefix: 'RR', first: '47312482', last: '47312499', checkDigit: 'MOD11' },
      'RR473124829',
    ],
    ['ISO 7064 MOD 37,36', { prefix: 'A', first: '12425', last: '12499', checkDigit: 'MOD37_36' }, 'A12425J'],
  ] as const)('adds a check digit: %s', async (name, changes, expected) => {
    const carrierId = `check-${name.slice(0, 5)}`.replaceAll(' ', '');
    expect((await connect(carrierId, range(changes as Partial<RangeAdapterConfig>))).body.errors ?? []).toEqual([]);

    const [number] = await sell(carrierId);
    expect(number).toBe(expected);
  });

  test('gives no number twice to callers at the same time', async () => {
    await connect('rush', range({ prefix: 'R' }));
    const sold = (await Promise.all(Array.from({ length: 50 }, () => sell('rush', 2)))).flat();

    expect(new Set(sold).size).toBe(100);
    expect(sold.toSorted().at(-1)).toBe('R0100');
  });
});

describe('a range that ends', () => {
  test('warns when fewer numbers are left than the account says, and says how many', async () => {
    await connect('low', range({ prefix: 'L', first: '1', last: '5', warnBelow: 4 }));

    const [first, second] = [await ship('low'), await ship('low')];
    expect(first.body.warnings).toEqual([]);
    expect(second.body.warnings).toMatchObject([
      { code: 'NUMBER_RANGE_LOW', message: 'Numbers left in the number range of account low: 3.' },
    ]);
  });

  test('is 422 CARRIER_REJECTED when it is empty: nothing was bought, and the id is free', async () => {
    await connect('empty', range({ prefix: 'E', first: '1', last: '2' }));
    await sell('empty', 2);

    const { status, body } = await ship('empty');
    expect([status, body.code, body.purchase, body.retryable]).toEqual([422, 'CARRIER_REJECTED', 'not_made', false]);
    expect(body.detail).toMatch(/range/i);
    expect([body.source, body.title]).toEqual(['station', 'The account has no numbers left']);
  });

  test('is no account that a dry run finds nothing against: it has fewer numbers than there are packages', async () => {
    await connect('short', range({ prefix: 'S', first: '1', last: '2' }));
    const checked = async (packages: number) => {
      const itemLines = Array.from({ length: packages }, (_, index) => line({ itemTransactionId: `p${index}` }));
      return (await station.api.check(request({ carrierId: 'short', itemLines }))).body;
    };

    expect(await checked(2)).toMatchObject({ valid: true, errors: [] });
    expect(await checked(3)).toMatchObject({
      valid: false,
      errors: [{ code: 'FIELD_INVALID', pointer: '/carrierId', trouble: { code: 'RANGE_EXHAUSTED' } }],
    });
  });

  test('says so in the journal, and not that the carrier refused', async () => {
    await connect('gone', range({ prefix: 'G', first: '1', last: '1' }));
    await sell('gone');
    await ship('gone');

    const { shipments } = (await station.api.get('/station/v1/shipments?carrierId=gone&state=REJECTED')).body;
    const { journal } = (await station.api.get(`/station/v1/shipments/${shipments[0].id}`)).body;
    const { actor, reason } = journal.at(-1);
    expect([actor, reason]).toEqual(['station', 'The account has no numbers left.']);
  });

  test('says in a test how many numbers are left, and takes none', async () => {
    await connect('counted', range({ prefix: 'C', first: '1', last: '2' }));
    const tested = async () => (await station.api.post('/station/v1/accounts/counted/test', undefined)).body;
    await sell('counted');

    const detail = 'Numbers left in the number range: 1.';
    expect(await tested()).toMatchObject({ result: 'NUMBERS_LEFT', works: true, numbersLeft: '1', detail });
    expect(await sell('counted')).toEqual(['C2']);
    expect(await tested()).toMatchObject({ result: 'NO_NUMBERS_LEFT', works: false, numbersLeft: '0' });
  });

  test('is in what is said of each account, with the last purchase and what failed since', async () => {
    const activity = async () =>
      (await station.api.get('/station/v1/accounts/activity')).body.accounts.find(
        ({ carrierId }: Account) => carrierId === 'watched',
      );
    await connect('watched', range({ prefix: 'A', first: '1', last: '2' }));
    expect(await activity()).toEqual({
      ...{ carrierId: 'watched', numbersLeft: '2' },
      ...{ lastPurchaseAt: null, failures: 0, lastFailureAt: null },
    });
    await sell('watched', 2);
    expect((await ship('watched')).status).not.toBe(200);
    expect(await activity()).toMatchObject({
      ...{ numbersLeft: '0', failures: 1 },
      lastPurchaseAt: expect.stringMatching(/^20/) as string,
      lastFailureAt: expect.stringMatching(/^20/) as string,
    });
  });

  test('is in the health from where on the account is to be warned, and when it is empty whatever it says', async () => {
    const check = async () => {
      const { body } = await station.api.get('/health/ready');
      return body.checks.find(({ name }: { name: string }) => name === 'numbers');
    };
    for (const { carrierId } of (await station.api.get('/station/v1/accounts')).body.accounts as Account[])
      if (!carrierId.startsWith('test-')) await station.api.call('DELETE', `/station/v1/accounts/${carrierId}`);
    await connect('warned', range({ prefix: 'W', first: '1', last: '3', warnBelow: 2 }));
    expect(await check()).toMatchObject({ status: 'ok', facts: { n: 1 } });
    await sell('warned');
    expect((await check()).status).toBe('ok');
    await sell('warned');
    const low = {
      status: 'warning',
      trouble: { code: 'NUMBERS_LOW', values: { ranges: `${template.friendlyName} (1)` } },
    };
    expect(await check()).toMatchObject(low);
    await reconnect('warned', range({ prefix: 'W', first: '1', last: '3', warnBelow: 0 }));
    expect((await check()).status).toBe('ok');
    await sell('warned');
    expect((await check()).status).toBe('warning');
    const { body } = await station.api.get('/health/ready');
    expect(body.status).toBe('ready');
  });

  test('gives all numbers of a shipment or none', async () => {
    await connect('short', range({ prefix: 'S', first: '1', last: '3' }));
    await sell('short');

    expect((await ship('short', 3)).body.code).toBe('CARRIER_REJECTED');
    expect(await sell('short', 2)).toEqual(['S2', 'S3']);
  });

  test('sells on when the carrier has assigned a longer or a new one', async () => {
    await connect('renewed', range({ prefix: 'N', first: '10', last: '11' }));
    await sell('renewed', 2);

    await reconnect('renewed', range({ prefix: 'N', first: '10', last: '12' }));
    expect(await sell('renewed')).toEqual(['N12']);
    await reconnect('renewed', range({ prefix: 'N', first: '50', last: '59' }));
    expect(await sell('renewed')).toEqual(['N50']);
  });
});

describe('a number is never given again', () => {
  test('where the account is set back to an earlier range', async () => {
    await connect('back', range({ prefix: 'B', first: '1', last: '4' }));
    await sell('back', 2);
    await reconnect('back', range({ prefix: 'B', first: '5', last: '8' }));
    await sell('back');
    await reconnect('back', range({ prefix: 'B', first: '1', last: '8' }));

    expect(await sell('back')).toEqual(['B6']);
  });

  test('where two accounts of a carrier name the same range', async () => {
    await connect('shared-1', range({ prefix: 'T', first: '1', last: '9' }));
    await connect('shared-2', range({ prefix: 'T', first: '1', last: '9' }));

    expect([...(await sell('shared-1')), ...(await sell('shared-2')), ...(await sell('shared-1'))]).toEqual([
      'T1',
      'T2',
      'T3',
    ]);
  });
});

describe('a range that cannot be', () => {
  test.each<[string, Partial<RangeAdapterConfig>, string]>([
    ['a last number below the first', { first: '0009', last: '0001' }, '/adapter/last'],
    ['a last number of another length', { first: '1', last: '10' }, '/adapter/last'],
    ['interleaved 2 of 5 with letters', { symbology: 'INTERLEAVED_2_OF_5' }, '/adapter/symbology'],
    [
      'interleaved 2 of 5 with an odd number of digits',
      { prefix: '', first: '001', last: '009', symbology: 'INTERLEAVED_2_OF_5' },
      '/adapter/symbology',
    ],
    ['GS1-128 without 18 digits', { prefix: '', symbology: 'GS1_128', checkDigit: 'MOD10' }, '/adapter/symbology'],
    ['letters in a number', { first: '00A1' }, '/adapter/first'],
    ['small letters in the prefix', { prefix: 'live' }, '/adapter/prefix'],
    ['an adapter that is not known', { type: 'fax' as 'range' }, '/adapter/type'],
    ['a check digit that is not known', { checkDigit: 'MOD7' as 'NONE' }, '/adapter/checkDigit'],
  ])('%s is refused', async (_name, changes, pointer) => {
    const { status, body } = await connect('impossible', range(changes));

    expect(status).toBe(422);
    expect(body.errors.map((error: Violation) => error.pointer)).toEqual([pointer]);
  });
});
