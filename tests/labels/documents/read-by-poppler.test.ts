import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { renderer } from '../drawing.ts';
import { party } from '../parties.ts';
import { customsItem, sample } from '../samples.ts';

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
if (!hasPoppler)
  console.warn('read-by-poppler.test.ts: papers are not read, because pdftotext is not there (Debian: poppler-utils)');

const folder = mkdtempSync(join(tmpdir(), 'packbench-poppler-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function read(bytes: Uint8Array | null): string {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, bytes ?? new Uint8Array());
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/[ \n\f]+/g, ' ');
}

const china = party(
  { personName: '王小明', companyName: '上海贸易有限公司' },
  { countryCode: 'CN', city: '上海市', zipCode: '200001', streetLine1: '南京东路100号' },
);
const letter = () => {
  const item = { ...customsItem(1), value: { amount: 12.5, currency: 'EUR' } };
  return sample({ carrier: 'CARRIER_F', recipient: china, customs: [item], trackingNumber: 'CP473124829DE' });
};

describe.skipIf(!hasPoppler)('a reader that is not the program’s own reads', () => {
  test('the invoice, with its sums and the recipient in their own script', async () => {
    const text = read(await renderer().commercialInvoiceFor(letter(), { language: 'de' }));
    for (const said of ['Handelsrechnung / Commercial invoice', 'PBA10000000001', '王小明', 'EUR 25.00', '2 × 0.25 kg'])
      expect(text).toContain(said);
  });

  test('the packing slip', async () => {
    const text = read(await renderer().packingSlipFor(letter(), {}));
    for (const said of ['Packing slip', 'Leather wallet', 'CP473124829DE']) expect(text).toContain(said);
  });

  test('the CN 22 and the CN 23, in English and French', async () => {
    const cn22 = read(await renderer().postalFormsFor(letter(), { postalItems: 'LETTER_POST' }));
    const cn23 = read(await renderer().postalFormsFor(letter(), {}));
    for (const said of ['CN 23', 'CP 473 124 829 DE', '上海贸易有限公司', 'EUR 25.00', 'Peut être'])
      expect(cn23).toContain(said);
    // More than 2 kg is no letter.
    expect(cn22).toContain('CN 23');
    const light = letter();
    for (const { transmitted } of light.shipment.packages) transmitted.weight = { units: 'KG', value: 0.8 };
    expect(read(await renderer().postalFormsFor(light, { postalItems: 'LETTER_POST' }))).toContain('CN 22');
  });
});
