import { describe, expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { readPdf } from '../../labels/drawing.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { useWindow, type WindowOptions } from '../window.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10h-30z"/></svg>';

describe.skipIf(findChromium() === null)('the label of an account', () => {
  const { station, open } = useWindow();

  async function openLabel(carrierId: string, options: WindowOptions = {}) {
    const opened = await open(options);
    await opened.page.goto(`${station.baseUrl}/#/carriers/${carrierId}/label`);
    await opened.page.locator('img.label').waitFor();
    return opened;
  }

  async function textOfLabel(carrierId: string, transactionId: string): Promise<string> {
    const { body } = await station.api.ship(transactionId, request({ carrierId }));
    const [document] = body.data.transactionShipments[0].packageDocuments;
    return (await readPdf(Buffer.from(document.fileBase64, 'base64')))[0]?.text ?? '';
  }

  test.each([{}, { language: 'de', theme: 'dark' }] as WindowOptions[])(
    'shows its blocks, its picture and no barrier: %j',
    async (options) => {
      const { page } = await openLabel('test-a', options);
      expect(await page.locator('.rows > li').count()).toBeGreaterThan(5);
      await page.locator('.rows .cell').first().click();
      await expectNoViolations(page);
    },
  );

  test('a text is added, drawn and checked, saved, and printed on the next label', async () => {
    const { page } = await openLabel('test-a');
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('textbox', { name: 'Words 1' }).fill('Handled by night shift');
    await page.getByText('Fit to print').first().waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('The label is saved.').first().waitFor();
    expect(await textOfLabel('test-a', 'own-words')).toContain('Handled by night shift');

    await page.getByRole('button', { name: 'Carrier’s layout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Carrier’s layout' }).click();
    await page.getByText('The account has the layout of its carrier again.').first().waitFor();
    expect(await textOfLabel('test-a', 'usual-words')).not.toContain('night shift');
  });

  test('what makes it unfit to print is said at its block, and cannot be saved', async () => {
    const { page } = await openLabel('test-b');
    const row = page.locator('.rows > li', { has: page.getByRole('button', { name: 'Recipient' }) });
    await row.getByRole('button', { name: /^Remove row/ }).click();
    await page.getByText('Recipient, service or tracking barcode is missing.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Save label/ }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByLabel('Block', { exact: true }).selectOption('BARCODE');
    await page.getByRole('button', { name: 'Add words' }).click();
    await page.getByRole('textbox', { name: 'Words 2' }).fill('X'.repeat(60));
    const fault = page.getByRole('button', { name: /Barcode: The barcode is too wide for its place/ });
    await fault.click();
    expect(await page.locator('.cell.faulty.chosen').count()).toBe(1);
  });

  test('words that are too long are counted, no other label is shown in their place, and they cannot be saved', async () => {
    const { page } = await openLabel('test-h');
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByText('Fit to print').first().waitFor();
    await page.getByRole('textbox', { name: 'Words 1' }).fill('X'.repeat(61));
    await page.getByText('61/60').waitFor();
    await page.locator('img.label').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^Save label/ }).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Words 1' }).fill('X'.repeat(60));
    await page.locator('img.label').waitFor();
  });

  test('a logo that is too large is said to be, and may be chosen again once it is smaller', async () => {
    const { page } = await openLabel('test-i');
    const files = page.locator('input[type=file]');
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(300 * 1024) };
    await files.nth(0).setInputFiles(logo);
    await page.getByText('The file has more than 256 KiB.').first().waitFor();
    expect(await files.nth(0).inputValue()).toBe('');
  });

  test('changes that are not saved are not lost by leaving', async () => {
    const { page } = await openLabel('test-c');
    await page.getByLabel('Begin with').selectOption('CARRIER_H');
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Discard what was changed?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(page.url()).toContain('/label');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('tab').first().waitFor();
  });

  test('by keyboard a row moves on with each key, the block being edited stays, and changes are taken back', async () => {
    const { page } = await openLabel('test-e');
    const rows = async () => (await page.locator('.rows > li').allInnerTexts()).map((text) => text.trim());
    const before = await rows();
    const [first = '', second = '', third = '', ...others] = before;
    await page.getByRole('button', { name: 'Row 3 up' }).focus();
    for (let time = 0; time < 2; time += 1) await page.keyboard.press('Enter');
    await expect.poll(rows).toEqual([third, first, second, ...others]);
    for (let time = 0; time < 2; time += 1) await page.keyboard.press('Control+z');
    await expect.poll(rows).toEqual(before);
    await page.keyboard.press('Control+y');
    await expect.poll(rows).toEqual([first, third, second, ...others]);
    await page.keyboard.press('Control+z');

    await page.getByRole('button', { name: 'Add row' }).click();
    const words = page.getByRole('textbox', { name: 'Words 1' });
    await words.fill('Fragile');
    await page.getByRole('button', { name: 'Remove row 2', exact: true }).click();
    expect(await words.inputValue()).toBe('Fragile');
    expect(await page.locator('.rows > li').count()).toBe(before.length);
    await words.fill('Fra');
    await words.pressSequentially('gil');
    await page.keyboard.press('Control+z');
    await expect.poll(() => words.inputValue()).toBe('Fragile');
  });

  test('what another window saved meanwhile is not replaced without a word', async () => {
    const { page } = await openLabel('test-g');
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('textbox', { name: 'Words 1' }).fill('Mine');
    const path = '/station/v1/accounts/test-g/label-layout';
    const { effective } = (await station.api.get(path)).body;
    const theirs = { rows: [...effective.rows, { cells: [{ block: 'TEXT', content: [{ text: 'Theirs' }] }] }] };
    await station.api.call('PUT', path, { body: { layout: theirs } });
    const stored = async () => JSON.stringify((await station.api.get(path)).body.layout);
    await page.locator('img.label').waitFor();
    await page.keyboard.press('Control+s');
    await page.locator('.banner').getByText('The label was saved elsewhere meanwhile.').waitFor();
    expect(await stored()).toContain('Theirs');
    await page.keyboard.press('Control+s');
    await page.locator('.banner').getByText('The label is saved.').waitFor();
    expect(await stored()).toContain('Mine');
  });

  test('a logo and a routing table are taken, and what is wrong with them is said', async () => {
    const { page } = await openLabel('test-d');
    const files = page.locator('input[type=file]');
    const svg = (text: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    const csv = (text: string) => ({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await files.nth(0).setInputFiles(svg(SVG.replace('<path', '<script/><path')));
    await page.getByText('The SVG has something that a logo must not have: script.').first().waitFor();
    await files.nth(0).setInputFiles(svg(SVG));
    await page.locator('img.logo').waitFor();
    await files.nth(1).setInputFiles(csv('country,from,depot\nXX,1,A\n'));
    await page.getByText('Line 2: “XX” is no country').first().waitFor();
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('textbox', { name: 'Words 1' }).fill('Not saved yet');
    await files.nth(1).setInputFiles(csv('country,from,depot\nGB,SW1,London\nGB,M,Manchester\n'));
    await page.getByText('2 rows for GB').first().waitFor();
    await page.getByLabel('Postal code not in the table').selectOption('REFUSE');
    await page.getByText('This holds from now on.').first().waitFor({ state: 'attached' });
    expect((await station.api.get('/station/v1/accounts/test-d/routing-table')).body.routingTable.onMiss).toBe(
      'REFUSE',
    );
    const drawn = page.waitForResponse((response) => response.url().endsWith('/label-layout/check'));
    await page.getByRole('button', { name: 'Remove table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove table' }).click();
    await page.getByText('The account has none.').first().waitFor();
    await drawn;
    expect(await page.getByRole('textbox', { name: 'Words 1' }).inputValue()).toBe('Not saved yet');
  });
});
