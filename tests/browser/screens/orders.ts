import type { Picture } from './picture.ts';

const rows = 'role=row';

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
];
