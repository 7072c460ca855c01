import type { Page } from 'playwright-core';
import { INVOICE_ROWS } from '../seed-invoices.ts';
import type { Picture } from './picture.ts';

const PATH = '/history/invoices';
const openFirst = async (page: Page) => {
  await page.locator(`a[href*="${PATH}/"]`).first().click();
  await page.locator('tr[data-index]').first().waitFor();
};

/** What carriers bill. */
export const INVOICES: readonly Picture[] = [
  { name: 'invoices', path: PATH, prepare: (page) => page.locator(`a[href*="${PATH}/"]`).first().waitFor() },
  {
    name: 'invoice-reading',
    path: PATH,
    async prepare(page) {
      const buffer = Buffer.from([...INVOICE_ROWS, '1ZX;;3/4/2026;;1;x;;EUR'].join('\n'));
      await page.locator('input[type=file]').setInputFiles({ name: 'april.csv', mimeType: 'text/csv', buffer });
      await page.locator('tbody select').first().waitFor();
    },
  },
  { name: 'invoice-one', path: PATH, prepare: openFirst },
  {
    name: 'invoice-evidence',
    path: PATH,
    async prepare(page) {
      await openFirst(page);
      await page.locator('tr[data-index] button').first().click();
      await page.getByRole('dialog').locator('ol li').first().waitFor();
    },
  },
];
