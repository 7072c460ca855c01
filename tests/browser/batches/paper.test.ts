import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { batchesOf, csv, line, orders } from '../../helpers/batches.ts';
import { startLabelPrinter, type LabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { printingWith } from '../../printing/use-printers.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { scanAt } from '../desk.ts';
import { downloadOf } from '../download.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the paper of a batch', () => {
  const { station, open } = useWindow();
  const batches = batchesOf(() => station.api);
  let printer: LabelPrinter;
  beforeEach(async () => {
    printer = await startLabelPrinter();
    await printingWith(() => station.api).setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
  });
  afterEach(() => printer.off());

  /** The rows whose labels came out, in the order in which they did. */
  async function paper(id: string): Promise<number[]> {
    const rows = await batches.rows(id);
    return printer.received.flatMap((bytes) =>
      rows.filter(({ trackingNumbers: [number = '?'] }) => bytes.includes(number)).map(({ number }) => number),
    );
  }

  test('comes out in the order of the rows while the batch is bought, is shown per row, and again from line to line after a jam', async () => {
    const { page, complaints } = await open();
    const { id } = await batches.made(csv(...orders(5, 900)), { name: 'Morning' });
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Morning' }).click();
    await page.getByRole('button', { name: 'Print labels in row order', disabled: false }).waitFor();
    await page.keyboard.press('Control+p');
    await page.getByRole('button', { name: 'Stop printing' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => paper(id)).toEqual([1, 2, 3, 4, 5]);
    await expect.poll(() => page.getByRole('cell', { name: 'At the printer' }).count()).toBe(5);
    await page.getByText('5 at the printer').waitFor();
    await expectNoViolations(page);

    await page.keyboard.press('Control+Shift+P');
    await page.getByLabel('From line').fill('9');
    await page.keyboard.press('Enter');
    await page.getByText('A line from 2 to 6').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('From line').fill('4');
    await page.getByLabel('To line').fill('5');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await paper(id)).slice(5)).toEqual([3, 4]);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['en', 'light', 'Tick line 3', '2 ticked rows'],
    ['de', 'dark', 'Zeile 3 ankreuzen', '2 angekreuzte Zeilen'],
  ] as const)('of rows that are ticked comes out once more, by keyboard: %s', async (language, theme, box, words) => {
    const { page, complaints } = await open({ language, theme });
    const { id } = await batches.made(csv(...orders(4, language === 'en' ? 910 : 920)), {
      name: `Jam ${language}`,
      start: true,
    });
    await batches.print(id, { printerId: 'desk' });
    await expect.poll(() => paper(id)).toEqual([1, 2, 3, 4]);
    await pressScreen(page, 2);
    await page.getByRole('link', { name: `Jam ${language}` }).click();
    await page.getByRole('checkbox', { name: box }).waitFor();
    await page.locator('tr[data-index="1"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Shift+P');
    await page.getByText(words).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await paper(id)).slice(4)).toEqual([2, 4]);
    expect(complaints).toEqual([]);
  });

  test('is asked for once more only where a printer is chosen', async () => {
    const printing = printingWith(() => station.api);
    await station.api.call('DELETE', '/station/v1/printers/desk');
    onTestFinished(() => printing.setUp({ type: 'raw', host: '127.0.0.1', port: printer.port }).then(() => undefined));
    await station.api.post(
      '/station/v1/printers',
      draft({ type: 'raw', host: '127.0.0.1', port: 1 }, { id: 'other', defaultFor: [] }),
    );
    onTestFinished(() => station.api.call('DELETE', '/station/v1/printers/other').then(() => undefined));
    const { page } = await open();
    const { id } = await batches.made(csv(...orders(1, 990)), { name: 'Unchosen', start: true });
    await batches.until(id, 'FINISHED');
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Unchosen' }).click();
    const button = page.getByRole('button', { name: 'Print again' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.keyboard.press('Control+Shift+P');
    await page.getByLabel('Printer of the labels').selectOption('other');
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+Shift+P');
    await page.getByRole('dialog', { name: 'Print rows again' }).waitFor();
  });

  test('that came out twice comes out again once somebody says why; a row that another tool left without a reason says so', async () => {
    const { page, complaints } = await open();
    const { id } = await batches.made(csv(...orders(2, 925)), { name: 'Twice', start: true });
    await batches.print(id, { printerId: 'desk' });
    await expect.poll(() => paper(id)).toEqual([1, 2]);
    await batches.print(id, { printerId: 'desk', from: 2 });
    await expect.poll(() => paper(id)).toEqual([1, 2, 2]);
    await batches.print(id, { printerId: 'desk', from: 2 });
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Twice' }).click();
    await page.getByRole('row').getByText('say why it is needed again').waitFor();
    await expectNoViolations(page);

    await page.keyboard.press('Control+Shift+P');
    await page.getByRole('dialog').waitFor();
    // Caps Lock is on.
    const label = (await batches.rows(id))[0]?.trackingNumbers[0] ?? '';
    await scanAt(page, label.toLowerCase(), () => 5);
    await expect.poll(() => page.getByLabel('From line').inputValue()).toBe('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Print labels in row order' }).click();
    await page.getByText('Say why.').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('Reason').fill('Torn');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => paper(id)).toEqual([1, 2, 2, 1, 2]);
    expect(complaints).toEqual([]);
  });

  test('is of any row, though the grid shows only those that are to be put right', async () => {
    const { page, complaints } = await open();
    const rows = [line('PO-930'), line('PO-931', { name: '' }), line('PO-932'), line('PO-933')];
    const { id } = await batches.made(csv(...rows), { name: 'Filtered' });
    await batches.steer(id, 'start');
    await batches.until(id, 'FINISHED');
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Filtered' }).click();
    await page.getByLabel('Which rows', { exact: true }).selectOption('wrong');
    await page.getByLabel('Name, line 3', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);

    await page.keyboard.press('Control+Shift+S');
    expect([await page.getByLabel('From line').inputValue(), await page.getByLabel('To line').inputValue()]).toEqual([
      '2',
      '5',
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+P');
    await page.getByRole('dialog', { name: 'Print rows again' }).waitFor();
    const label = (await batches.rows(id))[2]?.trackingNumbers[0] ?? '';
    await scanAt(page, label, () => 5);
    await expect.poll(() => page.getByLabel('From line').inputValue()).toBe('4');
    expect(complaints).toEqual([]);
  });

  test('says that the disk is full, by keyboard and in German, and goes on once there is room', async () => {
    const { jobs } = station.ledger.printing;
    const { addDue } = jobs;
    jobs.addDue = () => Promise.reject(new StorageFullError('no room'));
    onTestFinished(() => void (jobs.addDue = addDue));
    const { page, complaints } = await open({ language: 'de' });
    const { id } = await batches.made(csv(...orders(2, 940)), { name: 'Full', start: true });
    await batches.until(id, 'FINISHED');
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Full' }).click();
    await page.getByText('2 warten').waitFor();
    await page.getByRole('button', { name: 'Etiketten in Zeilenfolge drucken', disabled: false }).waitFor();
    await page.keyboard.press('Control+p');
    await page.getByText('Auf dem Datenträger ist kein Platz für die Datenbank.').waitFor();
    await expectNoViolations(page);
    jobs.addDue = addDue;
    await batches.print(id, { printerId: 'desk' });
    await page.getByText('Auf dem Datenträger ist kein Platz für die Datenbank.').waitFor({ state: 'detached' });
    await expect.poll(() => paper(id)).toEqual([1, 2]);
    expect(complaints).toEqual([]);
  });

  test('is stopped and goes on where it was, in German and dark', async () => {
    await printer.off();
    const { page, complaints } = await open({ language: 'de', theme: 'dark' });
    const { id } = await batches.made(csv(...orders(8, 950)), { name: 'Evening', start: true });
    await batches.until(id, 'FINISHED');
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Evening' }).click();
    await page.getByText('8 warten').waitFor();
    const start = page.getByRole('button', { name: 'Etiketten in Zeilenfolge drucken', disabled: false });
    await start.waitFor();
    await page.keyboard.press('Control+p');
    await page.getByText('3 warten').waitFor();
    await page.getByRole('button', { name: 'Drucken anhalten' }).click();
    await start.waitFor();
    await expectNoViolations(page);
    await printer.on();
    await expect.poll(() => paper(id)).toEqual([1, 2, 3, 4, 5]);
    await page.keyboard.press('Control+p');
    await expect.poll(() => paper(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(complaints).toEqual([]);
  });

  test('is had as one file, which says before what it leaves out', async () => {
    const { page, complaints } = await open();
    const rows = csv(...orders(2, 980), line('PO-990', { item: 'TEST-REJECT' }));
    const { id } = await batches.made(rows, { name: 'Noon.csv', start: true });
    await batches.until(id, 'FINISHED');
    await pressScreen(page, 2);
    await page.getByRole('link', { name: 'Noon.csv' }).click();
    await page.getByRole('button', { name: 'Save labels' }).waitFor();
    await page.keyboard.press('Control+Shift+S');
    await page.getByText('2 labels').waitFor();
    await page.getByText('Left out, not bought: 1 (4)').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('From line').fill('3');
    await page.getByText('One label').waitFor();
    await page.getByLabel('To line').fill('2');
    await page.getByText('Not before line 3').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('From line').fill('2');
    await page.getByLabel('To line').fill('4');
    await page.getByText('2 labels').waitFor();
    const { name, bytes } = await downloadOf(page, () => page.getByRole('button', { name: 'Download' }).click());
    expect([name, (await PDFDocument.load(bytes)).getPageCount()]).toEqual(['Noon-labels.pdf', 2]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
