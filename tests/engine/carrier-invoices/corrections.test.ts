import { expect, test } from 'vitest';
import { fakeInvoices, packageOf, shipmentOf } from './fake-invoices.ts';

const HEADER = 'Tracking number,Weight,Length,Width,Height,Amount,Currency';
const table = (...rows: string[]) => [HEADER, ...rows].join('\n');
const verdicts = (lines: readonly { differences: string[]; difference: string | null }[]) =>
  lines.map(({ differences, difference }) => [differences.join(' '), difference]);

test('a line of a surcharge has no measures: that its weight and sides are 0 is no other weight and size', async () => {
  const { judge } = fakeInvoices([shipmentOf('1', { cost: { amount: '12.00', currency: 'EUR' } })]);
  const { lines } = await judge(table('T1,2,30,20,10,10.00,EUR', 'T1,0,0,0,0,2.00,EUR'));
  expect(verdicts(lines)).toEqual([
    ['', '0'],
    ['', '0'],
  ]);
});

test('what an earlier invoice billed is taken back and billed anew: only what is beyond is a difference', async () => {
  const { judge } = fakeInvoices([shipmentOf('1')]);
  await judge(table('T1,2,30,20,10,10.00,EUR'));
  const { lines, invoice } = await judge(table('T1,2,30,20,10,-10.00,EUR', 'T1,2,30,20,10,10.50,EUR'), {
    number: 'INV-2',
  });
  expect(verdicts(lines)).toEqual([
    ['', '0'],
    ['AMOUNT', '0.5'],
  ]);
  expect(invoice.totals).toMatchObject([{ billed: '0.50', difference: '0.50' }]);
});

test('a credit before the invoice that it is about bills nothing; held against the cost is what both come to', async () => {
  const { judge } = fakeInvoices([shipmentOf('1'), shipmentOf('2')]);
  const credits = await judge(table('T1,2,30,20,10,-10.00,EUR', 'T2,2,30,20,10,-2.00,EUR'));
  expect(verdicts(credits.lines)).toEqual([
    ['', '0'],
    ['', '0'],
  ]);
  const { lines } = await judge(table('T1,2,30,20,10,20.00,EUR', 'T2,2,30,20,10,10.00,EUR'), { number: 'INV-2' });
  expect(verdicts(lines)).toEqual([
    ['', '0'],
    ['AMOUNT', '-2'],
  ]);
});

test('a credit takes back freight and surcharge of an earlier invoice together', async () => {
  const { judge } = fakeInvoices([shipmentOf('1', { cost: { amount: '12.00', currency: 'EUR' } })]);
  await judge(table('T1,2,30,20,10,10.00,EUR', 'T1,0,0,0,0,2.00,EUR'));
  const { lines } = await judge(table('T1,2,30,20,10,-12.00,EUR', 'T1,2,30,20,10,10.00,EUR', 'T1,0,0,0,0,3.00,EUR'), {
    number: 'INV-2',
  });
  expect(verdicts(lines)).toEqual([
    ['', '0'],
    ['', '0'],
    ['AMOUNT', '1'],
  ]);
});

test('credits that take back a void together are right, also where they name no package; a void that is billed with 0 is', async () => {
  const packages = { packages: [packageOf(), packageOf()], trackingNumbers: ['A', 'B'] };
  const { judge } = fakeInvoices([
    shipmentOf('1', { ...packages, state: 'VOIDED' }),
    shipmentOf('2', { state: 'VOIDED' }),
  ]);
  const reference = (...rows: string[]) => ['Tracking number,Reference,Amount,Currency', ...rows].join('\n');
  expect(verdicts((await judge(reference('A,,5,EUR', 'B,,6,EUR', 'T2,,0.00,EUR'))).lines)).toEqual([
    ['VOIDED', '5'],
    ['VOIDED', '6'],
    ['', '0'],
  ]);
  const { lines } = await judge(reference(',order-1,-5.50,EUR', ',order-1,-5.50,EUR'), { number: 'INV-2' });
  expect(verdicts(lines)).toEqual([
    ['', '0'],
    ['', '0'],
  ]);
});

test('what names a shipment of one package by its reference bills that package: it is billed once, and a credit takes it back', async () => {
  const { judge } = fakeInvoices([shipmentOf('1', { cost: null }), shipmentOf('2', { cost: null })]);
  const reference = (...rows: string[]) => ['Tracking number,Reference,Amount,Currency', ...rows].join('\n');
  await judge(reference('T1,,10,EUR'));
  const { lines } = await judge(reference(',order-1,10,EUR', 'T2,,7,EUR', ',order-2,7,EUR'), { number: 'INV-2' });
  expect(verdicts(lines)).toEqual([
    ['BILLED_EARLIER', '10'],
    ['', null],
    ['BILLED_TWICE', '7'],
  ]);
  const credit = await judge(reference(',order-1,-10,EUR'), { number: 'INV-3' });
  expect(verdicts(credit.lines)).toEqual([['', '0']]);
});
