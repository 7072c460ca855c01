import type { Page } from 'playwright-core';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { printingWith } from '../../printing/use-printers.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { type } from '../desk.ts';
import { downloadOf } from '../download.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow, type WindowOptions } from '../window.ts';

const rows = (page: Page) => page.locator('tr[data-index]:not([data-day])');
const NAMES = ['Ada Byron', 'Grace Hopper', 'Konrad Zuse', 'Radia Perlman', 'Hedy Lamarr', 'Alan Turing'];

describe.skipIf(findChromium() === null)('shipments of the history that are chosen', () => {
  const { station, open } = useWindow();
  beforeAll(async () => {
    for (const personName of NAMES) {
      const recipient = { ...recipientIn('US'), contact: { personName, phoneNumber: '5551234567' } };
      await station.api.ship(`CHOSEN-${personName.split(' ')[0]}`, request({ recipient }));
    }
  });

  async function openHistory(options?: WindowOptions) {
    const opened = await open(options);
    await pressScreen(opened.page, 3);
    await rows(opened.page)
      .nth(NAMES.length - 1)
      .waitFor();
    return opened;
  }
  const stateOf = async (name: string) => {
    const { body } = await station.api.get(`/station/v1/shipments?transactionId=CHOSEN-${name}`);
    return body.shipments[0];
  };
  const focus = (page: Page, index: number) => page.locator(`tr[data-index="${index}"]`).focus();

  test('stand by day, with the order number first, and how many the day has', async () => {
    const { page, complaints } = await openHistory();
    const head = page.locator('tr[data-day]');
    expect(await head.count()).toBe(1);
    await expect.poll(() => head.innerText()).toMatch(/6 shipments/);
    expect(await rows(page).first().getByRole('cell').nth(1).innerText()).toBe('CHOSEN-Alan');
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });

  test('by the space bar, by Shift with arrows and by day; Escape lets them go', async () => {
    const { page } = await openHistory();
    const bar = page.getByRole('region', { name: 'Chosen shipments' });
    await focus(page, 1);
    await page.keyboard.press('Space');
    await bar.getByText('One shipment chosen').waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await bar.getByText('3 shipments chosen').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Space');
    await bar.getByText('2 shipments chosen').waitFor();
    await page.keyboard.press('Control+Shift+O');
    await bar.getByText('6 shipments chosen').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });

    await focus(page, 0);
    await page.keyboard.press('Space');
    await bar.getByText('6 shipments chosen').waitFor();
  });

  test('are exported, and no others', async () => {
    const { page } = await openHistory();
    await focus(page, 1);
    await page.keyboard.press('Shift+ArrowDown');
    const { bytes } = await downloadOf(page, () => page.keyboard.press('Control+Shift+E'));
    const lines = bytes.toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).map((line) => /CHOSEN-\w+/.exec(line)?.[0])).toEqual(['CHOSEN-Alan', 'CHOSEN-Hedy']);
  });

  test.each(['en', 'de'] as const)(
    'are voided after one question that says how many, and what became of each is said: %s',
    async (language) => {
      const { page } = await openHistory({ language, theme: language === 'de' ? 'dark' : 'light' });
      const [first, second] = language === 'en' ? ['Alan', 'Hedy'] : ['Radia', 'Konrad'];
      if (language === 'en')
        await station.api.post(`/station/v1/shipments/${(await stateOf(first ?? '')).id}/void`, { reason: 'Before' });
      await focus(page, language === 'en' ? 1 : 3);
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Control+Shift+V');
      const dialog = page.getByRole('dialog', {
        name: language === 'en' ? 'Void 2 shipments' : '2 Sendungen stornieren',
      });
      await dialog.waitFor();
      expect((await stateOf(second ?? '')).state).toBe('LABELLED');
      await expectNoViolations(page);
      await page.keyboard.press('Enter');
      await dialog
        .getByText(language === 'en' ? 'Say why.' : 'Sagen Sie, warum.')
        .first()
        .waitFor();
      await type(page, 'Wrong weight');
      await page.keyboard.press('Enter');
      await dialog.getByText(language === 'en' ? '2 of 2 done' : '2 von 2 erledigt').waitFor();
      const said = await dialog.getByRole('listitem').allInnerTexts();
      expect(said).toHaveLength(2);
      expect(said.join()).toContain(language === 'en' ? 'Voided' : 'Storniert');
      await expectNoViolations(page);
      expect((await stateOf(second ?? '')).state).toBe('VOIDED');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  );

  test('go on a manifest of each account, by name', async () => {
    const { page } = await openHistory();
    await focus(page, 5);
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Shift+M');
    const dialog = page.getByRole('dialog', { name: 'Put one shipment on a manifest' });
    await dialog.getByRole('button', { name: 'Close the day' }).click();
    await dialog.getByText(/Manifest \S+ is closed/).waitFor();
    const { manifestId } = await stateOf('Grace');
    expect(manifestId).not.toBeNull();
    expect((await stateOf('Ada')).manifestId).toBeNull();
  });

  test('go into one file, oldest first; what has no label any more is left out, by its number', async () => {
    const { page } = await openHistory();
    await focus(page, 1);
    await page.keyboard.press('Control+Shift+O');
    await page.getByText('6 shipments chosen').waitFor();
    await page.keyboard.press('Control+Shift+S');
    const dialog = page.getByRole('dialog', { name: 'Labels as one file' });
    await dialog.getByText(/^Left out, voided: 4 \(CHOSEN-Konrad, CHOSEN-Radia, CHOSEN-Hedy, CHOSEN-Alan\)$/).waitFor();
    await expectNoViolations(page);
    const { name, bytes } = await downloadOf(page, () => dialog.getByRole('button', { name: 'Download' }).click());
    expect([name, (await PDFDocument.load(bytes)).getPageCount()]).toEqual(['shipments-labels.pdf', 2]);
  });

  test('are printed again on the printer that is chosen, in the order in which they were bought; which were refused is said, and why', async () => {
    const printer = await startLabelPrinter();
    onTestFinished(() => printer.off());
    await printingWith(() => station.api).setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
    const { page } = await openHistory();
    await focus(page, 4);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('F9');
    const dialog = page.getByRole('dialog', { name: 'Print the labels of 3 shipments again' });
    await dialog.getByLabel('Printer').selectOption('desk');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Print again' }).click();
    await dialog.getByText('3 of 3 done One failed.').waitFor();
    const said = await dialog.getByRole('listitem').allInnerTexts();
    expect(said.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'CHOSEN-Ada, Ada Byron On its way to the printer',
      'CHOSEN-Grace, Grace Hopper On its way to the printer',
      expect.stringMatching(/^CHOSEN-Konrad, Konrad Zuse .+/),
    ]);
    await expectNoViolations(page);
    // The printers' list asks now and then whether it is there.
    const labels = () => printer.received.filter(({ length }) => length > 0);
    await expect.poll(() => labels().length).toBe(2);
    const numbers = await Promise.all(['Ada', 'Grace'].map(async (name) => (await stateOf(name)).trackingNumbers[0]));
    expect(labels().map((bytes, index) => bytes.includes(numbers[index]))).toEqual([true, true]);
  });
});
