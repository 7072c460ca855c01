import type { Page } from 'playwright-core';
import type { Picture } from './picture.ts';

const rows = 'role=row';

/** The form of a source. */
async function openForm(page: Page, act: () => Promise<void>): Promise<void> {
  // The navigation has list items of its own, and is there before the screen.
  await page.locator('main li .badge').first().waitFor();
  await act();
  await page.locator('#field-connection-type').waitFor();
}

/** The order book. */
export const ORDERS: readonly Picture[] = [
  {
    name: 'orders',
    path: '/orders',
    async prepare(page) {
      await page.locator(rows).nth(1).waitFor();
      await page.locator('.filters select').selectOption('');
      await page.getByText('2001').waitFor();
    },
  },
  ...(['1001', '2001'] as const).map((number) => ({
    name: `order-${number}`,
    path: `/orders/shop/${number}`,
    async prepare(page: Parameters<NonNullable<Picture['prepare']>>[0]) {
      await page.locator('#order-facts').waitFor({ state: 'attached' });
    },
  })),
  {
    name: 'order-cancel',
    path: '/orders/shop/1001',
    async prepare(page) {
      await page.locator('#order-facts').waitFor({ state: 'attached' });
      await page.keyboard.press('F8');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'sources', path: '/orders/sources', prepare: (page) => page.locator('li .badge').nth(1).waitFor() },
  {
    name: 'sources-new',
    path: '/orders/sources',
    async prepare(page) {
      await openForm(page, () => page.keyboard.press('Control+Shift+A'));
      await page.locator('#field-connection-type').selectOption('postgresql');
      await page.getByRole('checkbox').check();
      await page.locator('#field-writeBack-sold').waitFor();
      await page.locator('#field-source').fill('a source');
      await page.keyboard.press('Control+s');
      await page.locator('#error-summary-title').waitFor();
    },
  },
  {
    name: 'sources-tried',
    path: '/orders/sources',
    async prepare(page) {
      await openForm(page, () => page.locator('li button', { hasText: ': erp' }).nth(1).click());
      await page.keyboard.press('F8');
      await page.locator('#source-orders').waitFor();
      await page.locator('#source-trial').scrollIntoViewIfNeeded();
    },
  },
];
