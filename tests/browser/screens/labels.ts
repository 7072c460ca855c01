import type { Page } from 'playwright-core';
import type { Picture } from './picture.ts';

const drawn = (page: Page) => page.locator('img.label').waitFor();

/** The label of an account. */
export const LABELS: readonly Picture[] = [
  { name: 'label', path: '/carriers/test-a/label', prepare: drawn },
  {
    name: 'label-block',
    path: '/carriers/test-f/label',
    async prepare(page) {
      await drawn(page);
      await page.locator('.rows .cell').nth(3).click();
      await page.locator('.cell-editor').waitFor();
    },
  },
  {
    name: 'label-faulty',
    path: '/carriers/test-b/label',
    async prepare(page) {
      await drawn(page);
      // Without the recipient, the third row of this layout, a label cannot be saved.
      await page.locator('.rows > li').nth(2).locator('.head > button').last().click();
      await page.locator('.faults li').first().waitFor();
    },
  },
  {
    name: 'label-files',
    path: '/carriers/test-g/label',
    async prepare(page) {
      await drawn(page);
      await page.locator('#routing-title').scrollIntoViewIfNeeded();
    },
  },
];
