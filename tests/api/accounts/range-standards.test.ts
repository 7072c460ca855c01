import { beforeAll, describe, expect, test } from 'vitest';
import type { RangeAdapterConfig } from '#electron/adapters/range/config.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { range } from '../../helpers/range.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

type Changes = Partial<RangeAdapterConfig>;

const SSCC: Changes = {
  ...{ prefix: '3', companyPrefix: '952123456', first: '0000001', last: '9999999' },
  ...{ checkDigit: 'MOD10', symbology: 'GS1_128' },
};
const POSTAL: Changes = { prefix: 'RR', first: '47312482', last: '47312499', checkDigit: 'MOD11' };
const LOGISTIC: Changes = { ...SSCC, label: 'GS1_LOGISTIC' };

const station = useStation();
let template: Account;

const connect = (carrierId: string, changes: Changes) =>
  station.api.post('/station/v1/accounts', { ...template, carrierId, adapter: range({ warnBelow: 0, ...changes }) });

beforeAll(async () => {
  const { body } = await station.api.get('/station/v1/accounts');
  template = body.accounts.find(({ carrierId }: Account) => carrierId === 'test-a');
});

describe('a number of a range', () => {
  // By UPU's own example; the SSCC by hand: 3·(3+5+1+3+5+0+0+0+1) + (9+2+2+4+6+0+0+0) = 77, to the next ten 3.
  test.each<[string, string, Changes, string]>([
    ['postal', 'a postal number with its country, as UPU S10 has it', { ...POSTAL, country: 'DE' }, 'RR473124829DE'],
    ['sscc', 'an SSCC of extension digit, company prefix and serial reference', SSCC, '395212345600000013'],
  ])('%s is %s', async (carrierId, _name, changes, expected) => {
    expect((await connect(carrierId, changes)).body.errors ?? []).toEqual([]);
    const { body } = await station.api.ship(`of-${carrierId}`, request({ carrierId }));
    expect(body.data.transactionShipments[0].trackingNumber).toBe(expected);
  });

  test('of one post is not one of another, and is not given again where the account gets its country later, or loses it', async () => {
    const numbers: string[] = [];
    for (const [carrierId, country] of [
      ...[
        ['none', undefined],
        ['german', 'DE'],
        ['french', 'FR'],
      ],
      ...[
        ['german-again', 'DE'],
        ['french-again', 'FR'],
        ['none-again', undefined],
      ],
    ] as [string, string | undefined][]) {
      await connect(carrierId, { ...POSTAL, prefix: 'CX', ...(country && { country }) });
      const { body } = await station.api.ship(`post-${carrierId}`, request({ carrierId }));
      numbers.push(body.data.transactionShipments[0].trackingNumber);
    }
    expect(numbers.map((number) => [number.slice(0, 10), number.slice(11)])).toEqual([
      ['CX47312482', ''],
      ['CX47312483', 'DE'],
      ['CX47312483', 'FR'],
      ['CX47312484', 'DE'],
      ['CX47312484', 'FR'],
      ['CX47312485', ''],
    ]);
  });

  test('is not given again where the company prefix moves out of the prefix', async () => {
    await connect('whole', { ...SSCC, prefix: '4952123456', companyPrefix: undefined } as Changes);
    await connect('parted', { ...SSCC, prefix: '4' });
    const numbers: string[] = [];
    for (const carrierId of ['whole', 'parted']) {
      const { body } = await station.api.ship(`moved-${carrierId}`, request({ carrierId }));
      numbers.push(body.data.transactionShipments[0].trackingNumber);
    }
    expect(numbers.map((number) => number.slice(0, -1))).toEqual(['49521234560000001', '49521234560000002']);
  });

  test('is not given again where digits move between prefix and number; behind other letters it is another one', async () => {
    const accounts: [string, Changes][] = [
      ['digits-1', { prefix: 'P', first: '2000', last: '2999' }],
      ['digits-2', { prefix: 'P20', first: '00', last: '99' }],
      ['digits-3', { prefix: 'P2', first: '100', last: '199' }],
      ['digits-4', { prefix: 'PP', first: '2000', last: '2999' }],
      ['digits-5', { prefix: '30', first: '00', last: '99' }],
      ['digits-6', { prefix: '', first: '3000', last: '3999' }],
    ];
    for (const [carrierId, changes] of accounts) await connect(carrierId, changes);
    const numbers: string[] = [];
    for (const [index, carrierId] of [...accounts.map(([id]) => id), 'digits-1', 'digits-5'].entries()) {
      const { body } = await station.api.ship(`digits-${index}`, request({ carrierId }));
      numbers.push(body.data.transactionShipments[0].trackingNumber);
    }
    expect(numbers).toEqual(['P2000', 'P2001', 'P2100', 'PP2000', '3000', '3001', 'P2101', '3002']);
  });

  test.each<[string, Changes, string]>([
    ['a country that is none', { ...POSTAL, country: 'QQ' }, '/adapter/country'],
    ['a country without a postal number', { country: 'DE' }, '/adapter/country'],
    ['a company prefix without an SSCC', { companyPrefix: '952123456' }, '/adapter/companyPrefix'],
    ['the GS1 label without company prefix', { label: 'GS1_LOGISTIC' }, '/adapter/companyPrefix'],
    ['content without count', { ...LOGISTIC, elements: { '02': 'itemCode' } }, '/adapter/elements'],
    ['an item and content', { ...LOGISTIC, elements: { '01': 'itemCode', '02': 'ref1' } }, '/adapter/elements'],
    ['a batch without goods', { ...LOGISTIC, elements: { '10': 'ref1' } }, '/adapter/elements'],
    ['elements without the label', { ...SSCC, elements: { '400': 'ref1' } }, '/adapter/elements'],
    ['an identifier that is not offered', { ...LOGISTIC, elements: { '99': 'ref1' } }, '/adapter/elements/99'],
    ['a field that is not known', { ...LOGISTIC, elements: { '400': 'ref9' as 'ref1' } }, '/adapter/elements/400'],
  ])('cannot be of %s', async (_name, changes, pointer) => {
    const { status, body } = await connect('impossible', changes);
    expect(status).toBe(422);
    expect(body.errors.map((error: Violation) => error.pointer)).toEqual([pointer]);
  });
});

describe('the GS1 logistic label of an account', () => {
  test('refuses before anything is sent what a barcode cannot carry, and is read back where it can', async () => {
    await connect('logistic', { ...LOGISTIC, prefix: '5', elements: { '400': 'ref1', '410': 'ref2' } });
    const body = (ref2: string) =>
      request({ carrierId: 'logistic', itemLines: [line({ customerReference: { ref1: 'PO-1', ref2 } })] });

    const refused = await station.api.ship('gln-wrong', body('9521234560013'));
    expect([refused.status, refused.body.purchase]).toEqual([422, 'not_made']);
    expect(refused.body.errors).toMatchObject([
      {
        ...{ code: 'FIELD_INVALID', pointer: '/itemLines/0/customerReference/ref2', actual: '9521234560013' },
        message: expect.stringContaining('410 (SHIP TO LOC) takes a GLN: 13 digits with their check digit') as string,
      },
    ]);

    expect((await station.api.ship('gln-right', body('9521234560012'))).body.success).toBe(true);
    const { shipments } = (await station.api.get('/station/v1/shipments?carrierId=logistic')).body;
    const verified = await station.api.post('/station/v1/labels/verify', { shipmentId: shipments[0].id });
    const [label] = verified.body.labels;
    expect([label.ok, label.faults]).toEqual([true, []]);
    const read = Object.fromEntries(
      label.symbols.map(({ symbology, read }: { symbology: string; read: string }) => [symbology, read]),
    );
    expect(read['GS1_128']).toMatch(/^00595212345600000011?/);
    expect(read['GS1_DATA_MATRIX']).toContain('4109521234560012');
    expect(read['GS1_DATA_MATRIX']).toContain('400PO-1');
  });

  test('is previewed with a number that is none', async () => {
    await connect('previewed', { ...LOGISTIC, prefix: '6' });
    const { status } = await station.api.post('/station/v1/shipments/preview', request({ carrierId: 'previewed' }));
    expect(status).toBe(200);
  });
});
