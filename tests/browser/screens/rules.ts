import type { Page } from 'playwright-core';
import type { Picture } from './picture.ts';

const table = (page: Page) => page.locator('tbody tr').nth(5).waitFor();

/** The rules that choose account and service. */
export const RULES: readonly Picture[] = [
  { name: 'rules', path: '/carriers/selection', prepare: table },
  {
    name: 'rules-analysis',
    path: '/carriers/selection',
    async prepare(page) {
      await table(page);
      await page.locator('details').waitFor();
      await page.locator('section').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'rule-edited',
    path: '/carriers/selection',
    async prepare(page) {
      await table(page);
      await page.keyboard.press('Control+n');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'rules-tried',
    path: '/carriers/selection',
    async prepare(page) {
      await table(page);
      await page.keyboard.press('F8');
      await page.locator('dl').waitFor();
      await page.locator('section').last().scrollIntoViewIfNeeded();
    },
  },
];
