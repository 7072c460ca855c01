import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { batchesOf, csv, line } from '../../helpers/batches.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const SHOPIFY = [
  'Name,Currency,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country',
  "#1001,EUR,2,Mug,12.50,Pat Payer,Jane Roe,Hauptstr. 1,Berlin,'10115,DE",
  '#1001,,1,Plate,9.00,,,,,,',
  "#1002,EUR,1,Plate,9.00,Pat Payer,Sam Poe,Weg 2,Bonn,'53111,DE",
].join('\n');

const idOf = (page: Page) => new URL(page.url()).hash.split('/')[2] ?? '';
async function give(page: Page, content: string, name: string): Promise<void> {
  await pressScreen(page, 2);
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Account', { exact: true }).selectOption('test-f');
  await page.getByLabel('Service', { exact: true }).selectOption('101');
}
async function check(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await page.getByRole('heading', { level: 2, name: 'Checked', exact: true }).waitFor();
}

describe.skipIf(findChromium() === null)('a table as shops write it', () => {
  const { station, open } = useWindow();
  const { read, rows, until } = batchesOf(() => station.api);

  test('is known, gets a weight for all rows, and can be read anew from its rows', async () => {
    const { page, complaints } = await open();
    await give(page, SHOPIFY, 'shopify.csv');
    await page.getByText('These are the columns of Shopify.').waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('heading', { level: 2, name: 'Checked', exact: true }).waitFor();
    expect((await read(idOf(page))).counts).toMatchObject({ INVALID: 2 });

    await page.getByRole('link', { name: 'Change the columns' }).click();
    await page.getByLabel('Weight of each parcel', { exact: true }).fill('500');
    await page.keyboard.press('F8');
    await page.getByText('Choose the unit of the weight.').first().waitFor();
    await page.getByLabel('Weights are in', { exact: true }).selectOption('G');
    await expectNoViolations(page);
    await check(page);
    expect((await read(idOf(page))).counts).toMatchObject({ READY: 2 });
    await page.keyboard.press('Control+Enter');
    await page.getByText('2 bought').waitFor();
    expect((await rows(idOf(page))).map(({ request }) => request)).toMatchObject([
      { itemLines: [{ weight: { value: 0.5, units: 'KG' } }], customs: { customsItems: [{}, {}] } },
      { itemLines: [{ weight: { value: 0.5, units: 'KG' } }] },
    ]);
    expect(complaints).toEqual([]);
  });

  test('has one correction for all rows with the same fault', async () => {
    const { page } = await open();
    const wrong = (order: string) => line(order).replace(';DE;', ';Germoney;');
    await give(page, csv(wrong('M-1'), wrong('M-2'), line('M-3').replace(';DE;', ';Allemania;')), 'many.csv');
    await check(page);
    await page.getByLabel('Country, line 2', { exact: true }).fill('DE');
    await page.keyboard.press('Enter');
    await page.getByText('One other row says “Germoney” in Country, too.').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Set “DE” in all 2 rows' }).click();
    await expect.poll(async () => (await read(idOf(page))).counts).toMatchObject({ READY: 3, INVALID: 0 });
  });

  test('leaves duplicates out until somebody says why they go out again', async () => {
    const { page } = await open();
    await give(page, csv(line('TWICE'), line('ONCE'), line('TWICE')), 'twice.csv');
    await check(page);
    await page.getByText('One row is left out: the same goes out already').waitFor();
    await page.getByText('Line 2 sends the same to this recipient.').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Take it in …' }).click();
    await page.getByLabel('Reason').fill('two boxes');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read(idOf(page))).counts).toMatchObject({ READY: 3, SKIPPED: 0 });
    await page.keyboard.press('Control+Enter');
    await until(idOf(page), 'FINISHED');
    expect((await rows(idOf(page)))[2]?.request).toMatchObject({ duplicateReason: 'two boxes' });
  });

  test('is pasted as it was copied in a spreadsheet; an address is none, and it is said where that goes', async () => {
    const { page, complaints } = await open();
    await pressScreen(page, 2);
    await page.getByText('Or copy the rows in a spreadsheet').waitFor();
    const pasted = (text: string) =>
      page.evaluate(`{
        const data = new DataTransfer();
        data.setData('text/plain', ${JSON.stringify(text)});
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }`);
    await pasted('Jane Roe\n1 Main St\n90001 Los Angeles');
    await page.getByText('What was pasted is no table').first().waitFor();
    await expectNoViolations(page);
    await pasted('Name\tStreet\tZip\tCity\tCountry\tWeight (kg)\nPasted Roe\tHauptstr. 9\t10115\tBerlin\tDE\t1,5\n');
    await page.getByRole('heading', { name: 'What the columns of pasted table.txt hold' }).waitFor();
    await page.getByLabel('Account', { exact: true }).selectOption('test-f');
    await page.getByLabel('Service', { exact: true }).selectOption('101');
    await check(page);
    expect((await read(idOf(page))).counts).toMatchObject({ READY: 1 });
    expect(complaints).toEqual([]);
  });
});
