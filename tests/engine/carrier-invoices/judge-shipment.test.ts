import { expect, test } from 'vitest';
import { fakeInvoices, packageOf, shipmentOf } from './fake-invoices.ts';

const HEADER = 'Tracking number,Weight,Amount,Surcharge,Currency';
const table = (...rows: string[]) => [HEADER, ...rows].join('\n');

/** What each line is said to be, and what it bills beyond what is due. */
const verdicts = (lines: readonly { differences: string[]; difference: string | null }[]) =>
  lines.map(({ differences, difference }) => [differences.join(' '), difference]);

test('a credit takes back the charge of a void on an earlier invoice, and is nothing wrong', async () => {
  const { judge } = fakeInvoices([shipmentOf('1', { state: 'VOIDED' })]);
  expect(verdicts((await judge(table('T1,2,10.00,,EUR'))).lines)).toEqual([['VOIDED', '10']]);
  const { invoice, lines } = await judge(table('T1,2,-10.00,,EUR'), { number: 'INV-2' });
  expect(verdicts(lines)).toEqual([['', '0']]);
  expect(invoice.totals).toMatchObject([{ billed: '-10.00', expected: '-10.00', difference: '0.00' }]);
});

test('a rest on a later invoice is right, and what goes beyond the whole is not', async () => {
  const { judge } = fakeInvoices([shipmentOf('1')]);
  await judge(table('T1,2,8.00,,EUR'));
  expect(verdicts((await judge(table('T1,2,2.00,,EUR'), { number: 'INV-2' })).lines)).toEqual([['', '0']]);
  expect(verdicts((await judge(table('T1,2,0.50,,EUR'), { number: 'INV-3' })).lines)).toEqual([
    ['BILLED_EARLIER', '0.5'],
  ]);
});

test('of a shipment of several packages, those that are not billed yet are no difference; the sum is exact', async () => {
  const many = { packages: [packageOf(), packageOf(), packageOf()], trackingNumbers: ['A', 'B', 'C'] };
  const { judge } = fakeInvoices([shipmentOf('1', { ...many, cost: { amount: '10.01', currency: 'EUR' } })]);
  expect(verdicts((await judge(table('A,2,3.33,,EUR', 'B,2,3.34,,EUR'))).lines)).toEqual([
    ['', '0'],
    ['', '0'],
  ]);
  const { lines, invoice } = await judge(table('C,2,4.34,1.00,EUR'), { number: 'INV-2' });
  expect(verdicts(lines)).toEqual([['SURCHARGE', '1']]);
  expect(invoice.kinds).toEqual([{ kind: 'SURCHARGE', currency: 'EUR', lines: 1, difference: '1.00' }]);
});

test('a line may be wrong in several ways; its difference counts once, under the first', async () => {
  const { judge } = fakeInvoices([shipmentOf('1')]);
  const { lines, invoice } = await judge(table('T1,3,12.50,,EUR', 'NOBODY,1,5.00,,EUR', 'NOBODY,1,5.00,,EUR'));
  expect(verdicts(lines)).toEqual([
    ['WEIGHT AMOUNT', '2.5'],
    ['UNKNOWN', '5'],
    ['UNKNOWN BILLED_TWICE', '5'],
  ]);
  expect(invoice.kinds.map(({ kind, lines: count, difference }) => [kind, count, difference])).toEqual([
    ['UNKNOWN', 2, '10.00'],
    ['BILLED_TWICE', 1, '0.00'],
    ['WEIGHT', 1, '2.50'],
    ['AMOUNT', 1, '0.00'],
  ]);
  expect(invoice.totals).toEqual([
    { currency: 'EUR', lines: 3, billed: '22.50', expected: '10.00', difference: '12.50' },
  ]);
});

test('differences up to the tolerance are none, and the next one beyond is', async () => {
  const { judge } = fakeInvoices([shipmentOf('1'), shipmentOf('2')]);
  const reading = {
    mapping: { 'Tracking number': 'trackingNumber', Weight: 'weight', Amount: 'amount', Currency: 'currency' },
    tolerance: { amount: 0.5, weightKg: 0.25 },
  } as const;
  const { lines } = await judge(table('T1,2.25,10.50,,EUR', 'T2,2.2501,10.51,,EUR'), reading);
  expect(verdicts(lines)).toEqual([
    ['', '0'],
    ['WEIGHT AMOUNT', '0.51'],
  ]);
});

test('an unsold shipment, and one that stayed behind when its day was closed, are said; where nobody closes days, nothing is', async () => {
  const known = [shipmentOf('1', { state: 'UNKNOWN' }), shipmentOf('2')];
  const rows = table('T1,2,10,,EUR', 'T2,2,10,,EUR');
  expect(verdicts((await fakeInvoices(known).judge(rows)).lines)).toEqual([
    ['NOT_SOLD', '10'],
    ['', '0'],
  ]);
  const closed = fakeInvoices(known, { closedAt: Date.parse('2026-03-03T00:00:00Z') });
  expect(verdicts((await closed.judge(rows)).lines)[1]).toEqual(['NOT_HANDED_OVER', '10']);
});

test('a name of a service that nobody knows is not compared, and is named', async () => {
  const { judge } = fakeInvoices([shipmentOf('1'), shipmentOf('2')]);
  const services = ['Tracking,Service,Amount,Currency', 'T1,Premium,10,EUR', 'T2,Premium,10,EUR'].join('\n');
  const { invoice } = await judge(services);
  expect([invoice.differentCount, invoice.unknownServices]).toEqual([0, ['Premium']]);
  const mapping = { Tracking: 'trackingNumber', Service: 'service', Amount: 'amount', Currency: 'currency' } as const;
  const told = await judge(`${services}\n`, { number: 'INV-2', mapping, services: { Premium: 'A_EXPRESS' } });
  expect(told.lines.map(({ differences }) => differences)).toEqual([
    ['BILLED_EARLIER', 'SERVICE'],
    ['BILLED_EARLIER', 'SERVICE'],
  ]);
});
