import { expect, test } from 'vitest';
import { EngineError } from '#electron/engine/engine-error.ts';
import { suggestReading } from '#electron/engine/carrier-invoices/reading/suggest-reading.ts';
import { CALLER, fakeInvoices, shipmentOf } from './fake-invoices.ts';

const GERMAN =
  'Sendungsnummer;Kundenreferenz;Versanddatum;Produkt;Gewicht (kg);Länge;Breite;Höhe;Fracht;Dieselzuschlag;Maut;Währung';

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => expect.fail('it was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineError)) throw error;
  return {
    code: error.code,
    detail: error.message,
    errors: (error.details.errors ?? []).map(({ message }) => message),
  };
};

test('a German table in Windows-1252 is read by its headers, with decimal commas, freight and several surcharges', async () => {
  const { judge } = fakeInvoices([shipmentOf('1')]);
  const row = 'T 1;order-1;02.03.2026;Ground;2,00;30;20;10;1.007,50;1,25;1,25;EUR';
  const { lines, invoice } = await judge(Buffer.from(`${GERMAN}\r\n${row}\r\n`, 'latin1'));
  expect(invoice.reading).toMatchObject({ decimalSeparator: 'COMMA', mapping: { Länge: 'length', Maut: 'surcharge' } });
  expect(lines[0]).toMatchObject({
    differences: ['AMOUNT'],
    billed: {
      ...{ trackingNumber: 'T1', reference: 'order-1', date: '2026-03-02', service: 'Ground', currency: 'EUR' },
      ...{ weight: { units: 'KG', value: 2 }, dimensions: { units: 'CM', length: 30, width: 20, height: 10 } },
      ...{ amount: '1010', surcharges: '2.5' },
    },
  });
});

test.each([
  ['12.50', '12.5'],
  ['$ 1,012.50', '1012.5'],
  ['(12.50)', '-12.5'],
  ['12.50-', '-12.5'],
  ['\u221212.50', '-12.5'],
  ['-12.50 EUR', '-12.5'],
  ['1 012,50 zł', '1012.5'],
  ['(12,50 lei)', '-12.5'],
  ['₺12,50', '12.5'],
  ['-12,50 грн', '-12.5'],
  ['US$12.50', '12.5'],
  ['(-12.50)', '-12.5'],
  // No cents, as they are written in Switzerland, Germany and the Netherlands.
  ['CHF 12.-', '12'],
  ['12.-- EUR', '12'],
  ['-12.-', '-12'],
  ['0', '0'],
])('an amount written as %s is %s', async (written, amount) => {
  const { judge } = fakeInvoices([]);
  const { lines } = await judge(`Tracking;Amount;Currency\nT1;${written};EUR\nT2;0.01;EUR`);
  expect(lines[0]?.billed.amount).toBe(amount);
});

test.each(['--12.50', '-12.50-', '(--12.50)', '-+12.50'])(
  'an amount with the two signs of %s is none',
  async (written) => {
    const { judge } = fakeInvoices([]);
    const { errors } = await refusal(judge(`Tracking;Amount;Currency\nT1;${written};EUR\nT2;0.01;EUR`));
    expect(errors).toEqual([`Line 2, column “Amount”: “${written}” is no number.`]);
  },
);

test.each([
  ['zł', 'PLN'],
  ['lei', 'RON'],
  ['₺', 'TRY'],
  ['грн', 'UAH'],
  ['Kč', 'CZK'],
  ['€', 'EUR'],
])('a currency written as %s is %s', async (written, currency) => {
  const { judge } = fakeInvoices([]);
  const { lines } = await judge(`Tracking;Amount;Currency\nT1;1;${written}`);
  expect(lines[0]?.billed.currency).toBe(currency);
});

test.each([
  ['3/4/2026', 'DMY', '2026-04-03'],
  ['3/4/2026', 'MDY', '2026-03-04'],
  ['3/4/26', 'DMY', '2026-04-03'],
  ['20260304', undefined, '2026-03-04'],
  ['26-03-04', 'YMD', '2026-03-04'],
] as const)('a date written as %s in the order %s is %s', async (written, dateOrder, date) => {
  const { judge } = fakeInvoices([]);
  const mapping = { Tracking: 'trackingNumber', Date: 'date', Amount: 'amount' } as const;
  const table = `Tracking;Date;Amount\nT1;${written};1`;
  const { lines } = await judge(table, { mapping, currency: 'EUR', ...(dateOrder && { dateOrder }) });
  expect(lines[0]?.billed.date).toBe(date);
});

test('pounds and inches that headers or cells state are compared with kilograms and centimetres', async () => {
  const { judge } = fakeInvoices([shipmentOf('1'), shipmentOf('2')]);
  const table = 'Tracking,Weight (lb),Length (in),Width (in),Height (in),Amount,Currency\n';
  const { lines } = await judge(`${table}T1,4.41,11.8,7.9,3.9,10,EUR\nT2,2 kg,30 cm,20cm,10cm,10,EUR`);
  expect(lines.map(({ differences }) => differences)).toEqual([[], []]);
});

test('millimetres, grams and ounces that headers state are compared with centimetres, kilograms and pounds', async () => {
  const { judge } = fakeInvoices([shipmentOf('1')]);
  const header = 'Tracking,Weight (g),Length (mm),Width (mm),Height [mm],Amount,Currency';
  const { lines, invoice } = await judge(`${header}\nT1,2000,300,200,100,10,EUR`);
  expect(invoice.reading).toMatchObject({ weightUnits: 'G', lengthUnits: 'MM' });
  expect(lines[0]).toMatchObject({
    differences: [],
    billed: {
      weight: { units: 'KG', value: 2 },
      dimensions: { units: 'CM', length: 30, width: 20, height: 10 },
    },
  });
  const inOunces = suggestReading({ columns: ['Tracking', 'Billed weight oz', 'Amount'], head: [] });
  expect(inOunces).toMatchObject({ weightUnits: 'OZ', mapping: { 'Billed weight oz': 'weight' } });
});

test('sides that say different units in their cells are each read in their own', async () => {
  const { judge } = fakeInvoices([shipmentOf('1')]);
  const { lines } = await judge('Tracking,Length,Width,Height,Amount,Currency\nT1,30 cm,200 mm,4 in,10,EUR');
  expect(lines[0]?.billed.dimensions).toEqual({ units: 'CM', length: 30, width: 20, height: 10.16 });
});

test('a line that cannot be read refuses the whole invoice, and names line, column and value of each fault', async () => {
  const { judge, kept } = fakeInvoices([]);
  const rows = ['T1;x;EUR', 'T2;1,234;EUR', 'T3;;EUR', '1,23E+18;1;EUR', 'T5;1;euros', 'T6;1234567890123456;EUR', ';;'];
  expect(await refusal(judge(['Tracking;Amount;Currency', ...rows].join('\n')))).toEqual({
    code: 'VALIDATION_FAILED',
    detail: 'Faults in the table: 6. Nothing was imported.',
    errors: [
      'Line 2, column “Amount”: “x” is no number.',
      'Line 3, column “Amount”: “1,234” may mean two numbers. Say how the table writes decimals.',
      'Line 4 names a parcel and bills no amount.',
      'Line 5, column “Tracking”: “1,23E+18” is a tracking number that a spreadsheet has rounded. Ask for the file as the carrier wrote it.',
      'Line 6, column “Currency”: “euros” is no currency of three letters.',
      'Line 7, column “Amount”: “1234567890123456” has more than 15 digits, or more than 6 places.',
    ],
  });
  expect(kept).toEqual([]);
});

test('a reading whose columns are gone, or that says too little, is refused in words', async () => {
  const { judge } = fakeInvoices([]);
  const mapping = { Tracking: 'trackingNumber', Betrag: 'amount' } as const;
  expect((await refusal(judge('Tracking;Amount\nT1;1', { mapping }))).errors).toEqual([
    'The table has no column “Betrag”, which the reading names.',
    'Neither a column nor the reading says the currency.',
  ]);
  expect((await refusal(judge('What;Ever\n1;2'))).errors).toEqual([
    'No column says which parcel a line is for: name the one of tracking numbers or references.',
    'No column says what a line bills: name the one of amounts, or of freight.',
    'Neither a column nor the reading says the currency.',
  ]);
});

test('more lines than are allowed are refused before they are read', async () => {
  const { judge } = fakeInvoices([]);
  const { detail } = await refusal(judge(`Tracking;Amount;Currency\n${'T;1;EUR\n'.repeat(1_000_001)}`));
  expect(detail).toBe('The table has 1000001 rows; 200000 are allowed.');
});

test('a reading is kept for the account, and suggested for the next table that has its columns', async () => {
  const { judge, preview } = fakeInvoices([]);
  const mapping = { Paket: 'trackingNumber', Zahl: 'amount' } as const;
  await judge('Paket;Zahl\nT1;1', { mapping, currency: 'CHF' });
  const next = { carrierId: 'test-a', contentBase64: Buffer.from('Zahl;Paket;Neu\n2,50;T2;x').toString('base64') };
  expect(await preview(next)).toMatchObject({
    ...{ readingFrom: 'REMEMBERED', reading: { mapping, currency: 'CHF' }, missing: [], imported: null },
    rows: [{ line: 2, cells: { Paket: 'T2', Neu: 'x' }, billed: { amount: '2.5', currency: 'CHF' }, faults: [] }],
  });
});

test('headers in English state units and currency', () => {
  const columns = ['Tracking ID', 'Rated Weight (lbs)', 'Length (inches)', 'Net Charge (USD)', 'Fuel Surcharge'];
  expect(suggestReading({ columns, head: [] })).toEqual({
    mapping: {
      ...{ 'Tracking ID': 'trackingNumber', 'Rated Weight (lbs)': 'weight', 'Length (inches)': 'length' },
      ...{ 'Net Charge (USD)': 'amount', 'Fuel Surcharge': 'surcharge' },
    },
    ...{ weightUnits: 'LB', lengthUnits: 'IN', currency: 'USD' },
  });
});

test('a column of units says what the weights and sides of its lines are in', async () => {
  const { judge } = fakeInvoices([]);
  const columns =
    'Tracking Number;Billed Weight;Billed Weight Unit of Measure;Length;Width;Height;Unit;Amount;Currency';
  const rows = [
    'T1;3;L;10;8;4;IN;1;USD',
    'T2;3;K;;;;;1;USD',
    'T3;24;OZ;;;;;1;USD',
    'T4;2 lb;LBS;;;;;1;USD',
    'T5;;EA;;;;;1;USD',
  ];
  const { lines, invoice } = await judge([columns, ...rows].join('\n'));
  expect(invoice.reading.mapping).toMatchObject({
    'Billed Weight Unit of Measure': 'weightUnits',
    Unit: 'lengthUnits',
  });
  expect(lines.map(({ billed }) => billed.weight)).toEqual([
    ...[
      { value: 3, units: 'LB' },
      { value: 3, units: 'KG' },
      { value: 1.5, units: 'LB' },
      { value: 2, units: 'LB' },
      null,
    ],
  ]);
  expect(lines[0]?.billed.dimensions).toEqual({ units: 'IN', length: 10, width: 8, height: 4 });
});

test.each([
  ['a unit that nobody knows', 'T1;3;stone;1;USD', 'Line 2, column “Unit”: “stone” has a unit that is not known.'],
  ['another one than the cell says', 'T1;3 kg;LB;1;USD', 'Line 2, column “Unit”: “LB” has a unit that is not known.'],
])('%s in a column of units is a fault there', async (_what, row, message) => {
  const { judge } = fakeInvoices([]);
  const refused = await refusal(judge(`Tracking;Weight;Unit;Amount;Currency\n${row}`));
  expect(refused.errors).toEqual([message]);
});

test('a station that is stopping imports nothing', async () => {
  const { judge, kept } = fakeInvoices([], { stopped: true });
  expect((await refusal(judge('Tracking;Amount;Currency\nT1;1;EUR'))).code).toBe('STATION_STOPPING');
  expect(kept).toEqual([]);
});

test('the same file, and the same number, are refused with the date of the first import', async () => {
  const module = fakeInvoices([]);
  const table = 'Tracking;Amount;Currency\nT1;1;EUR';
  await module.judge(table);
  expect(await refusal(module.judge(table, { number: 'INV-2' }))).toMatchObject({
    code: 'STATE_CONFLICT',
    detail: 'This file was imported on 2026-03-02, as invoice INV-1. It is not imported twice.',
  });
  expect((await refusal(module.judge(`${table}\n`))).detail).toBe(
    'Invoice INV-1 of account test-a was imported on 2026-03-02. It is not imported twice.',
  );
  const draft = { carrierId: 'nobody', invoiceNumber: '1', fileName: 'a.csv', contentBase64: 'QQ==' };
  expect((await refusal(module.import(CALLER, draft))).code).toBe('NOT_FOUND');
});
