import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';
import { packbenchOn } from './packbench.ts';

const station = useStation();
const packbench = (...args: string[]) => packbenchOn(station)(['invoices', ...args]);
const file = (name: string, content: string) => {
  const path = join(station.dataDir, name);
  writeFileSync(path, content);
  return path;
};

test('an invoice is imported, listed, and its differences are shown and written; where any differ the exit code is 1', async () => {
  const path = file('INV-7.csv', 'Tracking number;Net amount;Currency\n1ZA;7,10;EUR\n1ZB;2,05;EUR\n');
  const first = await packbench('import', path, '--account', 'test-a');
  expect([first.code, first.out]).toEqual([
    1,
    expect.stringMatching(/^Invoice INV-7 of test-a \(\w+\): 2 of 2 lines differ\.\n[\s\S]*UNKNOWN EUR +2 +9\.15/),
  ]);
  const again = await packbench('import', path, '--account', 'test-a', '--number', 'other');
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('as invoice INV-7. It is not imported twice.')]);
  expect((await packbench('list')).out).toMatch(/test-a +INV-7 +\d{4}-\d\d-\d\d +2 of 2 differ +9\.15 EUR/);
  const shown = await packbench('differences', 'INV-7');
  expect([shown.code, shown.out]).toEqual([1, expect.stringMatching(/line 3 +1ZB +UNKNOWN +2\.05 EUR +0 +2\.05/)]);
  const none = await packbench('differences', 'INV-7', '--only', 'weight', '--json');
  expect([none.code, none.json.lines]).toEqual([1, []]);
  const out = join(station.dataDir, 'dispute.csv');
  expect((await packbench('differences', 'INV-7', '--out', out)).code).toBe(1);
  expect(readFileSync(out, 'utf8').trimEnd().split('\r\n')).toHaveLength(3);
});

test('an invoice without differences is exit code 0; what cannot be read, or is not asked for rightly, is 2', async () => {
  const reading = file(
    'reading.json',
    JSON.stringify({ mapping: { Nr: 'trackingNumber', Betrag: 'amount' }, currency: 'EUR' }),
  );
  const right = file('credit.csv', 'Nr;Betrag\nX1;5,00\nX1;-5,00\n');
  const imported = await packbench('import', right, '--account', 'test-b', '--reading', reading, '--json');
  expect([imported.code, imported.json.invoice.totals]).toMatchObject([0, [{ billed: '0.00', difference: '0.00' }]]);
  const broken = file('broken.csv', 'Nr;Betrag\nX1;many\n');
  const refused = await packbench('import', broken, '--account', 'test-b');
  expect([refused.code, refused.err]).toEqual([
    2,
    expect.stringContaining('Line 2, column “Betrag”: “many” is no number.'),
  ]);
  expect((await packbench('import', right)).code).toBe(2);
  expect((await packbench('differences', 'credit', '--only', 'nonsense')).err).toContain(
    '--only takes one of DIFFERENT',
  );
  expect((await packbench('differences', 'nobody')).code).toBe(1);
});
