import { expect, describe, onTestFinished, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { batchesOf, csv, HEADER, line, orders } from '../../helpers/batches.ts';
import { heldCarrier } from '../../adapters/held-carrier.ts';
import { workbook } from '../../helpers/workbook.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const WORDS = {
  en: {
    account: 'Account',
    service: 'Service',
    field: 'Name, line 4',
    weight: 'Weight (kg), line 4',
    checked: 'Checked',
    finished: 'Finished',
    put: 'Put right',
  },
  de: {
    account: 'Konto',
    service: 'Dienst',
    field: 'Name, Zeile 4',
    weight: 'Weight (kg), Zeile 4',
    checked: 'Geprüft',
    finished: 'Fertig',
    put: 'Berichtigen',
  },
} as const;
type Language = keyof typeof WORDS;

/** Gives the table to the screen, names account and service for every row, and has it checked. */
async function check(page: Page, language: Language, content: string | Uint8Array, name = 'orders.csv'): Promise<void> {
  await pressScreen(page, 2);
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel(WORDS[language].account, { exact: true }).selectOption('test-f');
  await page.getByLabel(WORDS[language].service, { exact: true }).selectOption('101');
  await expectNoViolations(page);
  await page.keyboard.press('F8');
  await page.getByRole('heading', { level: 2, name: WORDS[language].checked, exact: true }).waitFor();
}

describe.skipIf(findChromium() === null)('a batch', () => {
  const carrier = heldCarrier();
  const { station, open } = useWindow({ adapters: carrier.adapters });
  const bought = async () => (await station.api.get('/station/v1/shipments?limit=500')).body.shipments.length as number;

  test('is mapped, put right in the grid and bought by keyboard, in German and dark', async () => {
    const language = 'de';
    const { page, complaints } = await open({ language, theme: 'dark' });
    const words = WORDS[language];
    const before = await bought();
    const rows = [line(`${language}-1`), line(`${language}-2`), line(`${language}-3`, { name: '', weight: '' })];
    await check(page, language, csv(...rows));
    await page.getByText(words.put, { exact: true }).first().waitFor();
    await expectNoViolations(page);

    await page.getByLabel(words.field, { exact: true }).fill('Jane Roe');
    await page.keyboard.press('Enter');
    await page.getByLabel(words.field, { exact: true }).waitFor({ state: 'detached' });
    // The next cell of the row that is wrong is one Tab away.
    const weight = page.getByLabel(words.weight, { exact: true });
    await page.locator('tr[data-index="2"]:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.locator(`[aria-label="${words.weight}"]:focus`).waitFor();
    await weight.fill('2,5');
    await page.keyboard.press('Enter');
    await weight.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: words.finished, exact: true }).waitFor();
    await expect.poll(bought).toBe(before + 3);
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });

  test('comes from Excel as well', async () => {
    const { page } = await open();
    const before = await bought();
    const cells = (text: string) =>
      text.split(';').map((cell) => (/^[\d,]+$/.test(cell) ? cell.replace(',', '.') : cell));
    const rows = [HEADER.split(';'), ...['X-1', 'X-2', 'X-3'].map((order) => cells(line(order)))];
    await check(page, 'en', workbook(rows), 'orders.xlsx');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
    await page.getByText('3 bought').waitFor();
    await expect.poll(bought).toBe(before + 3);
  });

  test('is paused, resumed and stopped after the row in hand, and two windows see the same', async () => {
    const [one, other] = [(await open()).page, (await open()).page];
    const { until } = batchesOf(() => station.api);
    const both = (state: string) =>
      Promise.all(
        [one, other].map((page) => page.getByRole('heading', { level: 2, name: state, exact: true }).waitFor()),
      );
    const rows = Array.from({ length: 24 }, (_, index) => line(`SLOW-${index}`, { name: `Roe ${index}` }));
    await check(one, 'en', csv(...rows), 'slow.csv');
    const id = new URL(one.url()).hash.split('/').at(-1) ?? '';
    await pressScreen(other, 2);
    await other.getByRole('link', { name: 'slow.csv' }).click();
    await both('Checked');

    const finishHeld = carrier.hold();
    onTestFinished(finishHeld);
    await one.keyboard.press('Control+Enter');
    await both('Buying');
    await other.keyboard.press('F5');
    await both('Paused');
    finishHeld();
    const paused = (await until(id, 'PAUSED')).counts;
    expect(paused.BOUGHT).toBeGreaterThan(0);
    expect(paused.BOUGHT).toBeLessThan(rows.length);
    const finishAgain = carrier.hold();
    onTestFinished(finishAgain);
    await one.keyboard.press('F6');
    await both('Buying');
    await one.keyboard.press('Shift+F5');
    await both('Stopped');
    finishAgain();
    const stopped = (await until(id, 'STOPPED')).counts;
    // The rows in hand were finished: nothing is lost in the middle, and the rest is still to be bought.
    expect(stopped).toMatchObject({ UNKNOWN: 0, NOT_SENT: 0, REJECTED: 0, READY: rows.length - stopped.BOUGHT });
    expect(stopped.BOUGHT).toBeGreaterThan(paused.BOUGHT);

    await other.keyboard.press('Control+Enter');
    await both('Finished');
    await Promise.all([one, other].map((page) => page.getByText('24 bought').waitFor()));
    const { body } = await station.api.get('/station/v1/shipments?limit=500&text=SLOW');
    expect(body.shipments).toHaveLength(rows.length);
  });

  test('leads to the field that is wrong, says which postal code was meant, and tries refused rows again', async () => {
    const { page } = await open();
    const refused = (order: string) => line(order, { item: 'TEST-REJECT', name: order });
    const rows = [line('OK'), line('ZIP').replace('10115', '1067'), refused('NO-1'), refused('NO-2')];
    await check(page, 'en', csv(...rows), 'refused.csv');
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    const { until, rows: rowsOf } = batchesOf(() => station.api);
    const focused = () => page.evaluate('document.activeElement?.labels?.[0]?.textContent');
    const dialog = page.getByRole('dialog');

    // How many rows are wrong is known before they are read.
    const rowsMayCome = Promise.withResolvers<null>();
    const late = async (route: Route) => {
      await rowsMayCome.promise;
      await route.continue();
    };
    await page.route('**/rows?*', late);
    await page.reload();
    await expect.poll(() => page.getByRole('button', { name: 'Next error' }).isEnabled()).toBe(true);
    await page.keyboard.press('Control+e');
    rowsMayCome.resolve(null);
    await dialog.getByText('If zeros in front were lost, write 01067.').first().waitFor();
    await expect.poll(focused).toBe('Zip');
    // What is typed is sent by Enter, too.
    await dialog.getByLabel('Zip', { exact: true }).fill('1068');
    await page.keyboard.press('Enter');
    await dialog.getByText('If zeros in front were lost, write 01068.').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
    // It goes on behind the one that was looked at, to rows that were refused as well; and from there to the first one.
    for (const number of [4, 5, 3]) {
      await page.keyboard.press('Control+e');
      await dialog.getByRole('heading', { name: `Line ${number}` }).waitFor();
    }
    await expect.poll(focused).toBe('Zip');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const [, , first, second] = await rowsOf(id);
    const attempts = async () => {
      const { body } = await station.api.get('/station/v1/shipments?limit=500');
      return [first, second].map(
        (row) => body.shipments.filter((one: BatchRow) => one.transactionId === row?.transactionId).length as number,
      );
    };
    await page.getByRole('button', { name: 'Try line 4 again' }).click();
    await expect.poll(attempts).toEqual([2, 1]);
    await until(id, 'FINISHED');
    await page.getByRole('button', { name: 'Try 2 rows again' }).click();
    await expect.poll(attempts).toEqual([3, 2]);
    await until(id, 'FINISHED');
    await expectNoViolations(page);
  });

  test('a cell that was put right at another window keeps that, though somebody types there', async () => {
    const { page } = await open();
    await check(page, 'en', csv(line('HALF-1'), line('HALF-2', { name: '' })), 'half.csv');
    const { change, rows: rowsOf } = batchesOf(() => station.api);
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    const cell = page.getByLabel('Name, line 3', { exact: true });
    await cell.focus();
    await page.keyboard.type('Ja', { delay: 60 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await change(id, 2, { cells: { Name: 'Jane Roe' } });
    await cell.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Jane Roe' }).nth(1).waitFor();
    expect([(await rowsOf(id))[1]?.cells?.['Name'], sent.includes('PUT')]).toEqual(['Jane Roe', false]);
  });

  test('of 5,000 rows shows only the rows in sight and gets to the last one', async () => {
    const { page } = await open();
    await check(page, 'en', csv(...orders(5000)), 'many.csv');
    const table = page.getByRole('region', { name: 'Rows of the batch' });
    await expect.poll(() => table.locator('tr[data-index]').count()).toBeGreaterThan(5);
    expect(await table.locator('tr[data-index]').count()).toBeLessThan(100);
    await expect
      .poll(async () => {
        await table.locator('tr[data-index]').first().focus();
        await page.keyboard.press('End');
        return table.locator('tr[data-index="4999"]').count();
      })
      .toBe(1);
  });
});
