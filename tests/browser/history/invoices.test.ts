import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { downloadOf } from '../download.ts';
import { expectGerman } from '../words/german.ts';
import { INVOICE_ROWS, seedInvoices } from '../seed-invoices.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const WORDS = {
  en: {
    account: 'Invoice of the account',
    ...{
      amount: 'Field of the column Net amount',
      unread: 'Not read',
      no: 'No column says what a line bills',
      date: 'may mean two',
    },
    ...{
      order: 'Order of dates',
      beyond: '€26.10',
      weight: /^Weight/,
      unknown: /^Unknown parcel/,
      twice: 'Billed twice',
    },
    ...{
      imported: /was imported on/,
      evidence: 'Line 3: 1ZINV002',
      remove: 'Remove',
      none: 'No invoice was imported yet',
    },
  },
  de: {
    account: 'Rechnung des Kontos',
    ...{
      amount: 'Feld der Spalte Net amount',
      unread: 'Nicht gelesen',
      no: 'Keine Spalte sagt, was eine Zeile berechnet',
    },
    ...{ date: 'kann zwei bedeuten', order: 'Reihenfolge der Daten', beyond: '26,10', weight: /^Gewicht/ },
    ...{ unknown: /^Unbekanntes Paket/, twice: 'Doppelt berechnet', imported: /^Diese Datei wurde am/ },
    ...{ evidence: 'Zeile 3: 1ZINV002', remove: 'Entfernen', none: 'Noch keine Rechnung wurde eingelesen' },
  },
} as const;

describe.skipIf(findChromium() === null)("a carrier's invoice", () => {
  const { station, open } = useWindow();

  test.each([
    ['en', 'light'],
    ['de', 'dark'],
  ] as const)(
    'is dropped, mapped with its rows beside, imported, looked through by kind and by evidence, written out and removed, in %s and %s',
    async (language, theme) => {
      if (language === 'en') await seedInvoices(station);
      const { page, complaints } = await open({ language, theme });
      const words = WORDS[language];
      await goTo(page, '/history/invoices');
      await page.getByText(words.none).waitFor();
      await expectNoViolations(page);
      // How the invoices of an account are read is remembered.
      await page.getByLabel(words.account).selectOption(language === 'en' ? 'test-a' : 'test-b');
      const buffer = Buffer.from(INVOICE_ROWS.join('\n').replaceAll('2026-03-0', '3/4/202'));
      await page.locator('input[type=file]').setInputFiles({ name: 'INV-7.csv', mimeType: 'text/csv', buffer });
      await page.getByText(words.date).first().waitFor();
      await page.getByLabel(words.order).selectOption('DMY');
      await expect.poll(() => page.getByText(words.date).count()).toBe(0);
      await page.getByLabel(words.amount).selectOption('');
      await page.getByText(words.no).waitFor();
      await expectNoViolations(page);
      await page.getByLabel(words.amount).selectOption('amount');
      await page.getByText('1ZNOBODY').waitFor();
      await expect.poll(() => page.getByText(words.no).count()).toBe(0);
      await page.keyboard.press('Control+s');

      await page.getByText(words.beyond).first().waitFor();
      await expect.poll(() => page.locator('tr[data-index]').count()).toBe(4);
      await expectNoViolations(page);
      await page.getByRole('button', { name: words.unknown }).click();
      await expect.poll(() => page.locator('tr[data-index]').count()).toBe(1);
      await page.getByRole('button', { name: words.weight }).press('Enter');
      await expect.poll(() => page.locator('tr[data-index]').innerText()).toContain('1ZINV002');
      await page.locator('tr[data-index]').press('Enter');
      const dialog = page.getByRole('dialog', { name: words.evidence });
      await dialog.locator('ol li').nth(4).waitFor();
      expect(await dialog.innerText()).toMatch(/2[.,]5 lb[\s\S]*6 lb[\s\S]*14[.,]20/);
      await expectNoViolations(page);
      if (language === 'de') await expectGerman(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const { bytes } = await downloadOf(page, () => page.keyboard.press('Control+Shift+E'));
      expect(bytes.toString()).toMatch(/1ZINV002.*WEIGHT AMOUNT/);

      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'INV-7' }).waitFor();
      await page.locator('input[type=file]').setInputFiles({ name: 'INV-7.csv', mimeType: 'text/csv', buffer });
      await page.getByText(words.imported).first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'INV-7' }).click();
      await page.getByRole('button', { name: words.remove }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await page.getByText(words.none).waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
