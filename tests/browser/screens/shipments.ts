import type { Page } from 'playwright-core';
import { csv, line, orders } from '../../helpers/batches.ts';
import type { Picture } from './picture.ts';

/** Orders of which one lacks its name and one is too heavy. */
const chooseTable = async (page: Page) => {
  const rows = [line('PO-1'), line('PO-2', { name: '' }), line('PO-3', { weight: '320' }), ...orders(12, 4)];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(...rows)) });
  await page.getByRole('rowheader').first().waitFor();
};

/** The first four shipments of the history. */
const chooseFour = async (page: Page) => {
  await page.locator('tr[data-index="1"]').focus();
  for (let row = 1; row < 4; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.locator('tr[data-index="4"]:focus').waitFor();
};

/** The oldest shipment in sight that has a label; in a low window the oldest of all may have been refused. */
const openBought = async (page: Page) => {
  const bought = page.getByRole('row').filter({ has: page.getByText(/^(Bought|Gekauft)$/) });
  await bought.getByRole('link', { name: 'Jane Roe' }).last().click();
};

/** History, what needs attention, and the batch. */
export const SHIPMENTS: readonly Picture[] = [
  {
    name: 'history',
    path: '/history',
    async prepare(page) {
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'history-chosen',
    path: '/history',
    prepare: chooseFour,
  },
  {
    name: 'history-void-many',
    path: '/history',
    async prepare(page) {
      await chooseFour(page);
      await page.keyboard.press('Control+Shift+V');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'history-print-many',
    path: '/history',
    async prepare(page) {
      await chooseFour(page);
      await page.keyboard.press('F9');
      await page.getByRole('dialog').getByRole('button').last().click();
      await page
        .getByRole('dialog')
        .getByText(/4 (of|von) 4/)
        .waitFor();
    },
  },
  {
    name: 'history-labels',
    path: '/history',
    async prepare(page) {
      await chooseFour(page);
      await page.keyboard.press('Control+Shift+S');
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'history-end-of-day',
    path: '/history',
    async prepare(page) {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('F6');
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'history-hand-over',
    path: '/history',
    async prepare(page) {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('F6');
      await page.getByRole('tabpanel').getByRole('group').first().locator('summary').click();
      await page.getByRole('textbox').fill('NOBODY-1');
      await page.getByRole('textbox').press('Enter');
      await page.getByText('NOBODY-1').first().waitFor();
    },
  },
  {
    name: 'history-close-day',
    path: '/history',
    async prepare(page) {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('F6');
      await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
      await page.getByRole('dialog').getByRole('definition').first().waitFor();
    },
  },
  {
    name: 'shipment',
    path: '/history',
    async prepare(page) {
      await openBought(page);
      await page.locator('time').first().waitFor();
    },
  },
  {
    name: 'shipment-label',
    path: '/history',
    async prepare(page) {
      await openBought(page);
      await page.getByRole('button', { name: /Etikett 1 ansehen|Look at Label 1/ }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'shipment-void',
    path: '/history',
    async prepare(page) {
      await openBought(page);
      await page.locator('time').first().waitFor();
      await page.keyboard.press('Control+Shift+V');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'attention',
    path: '/attention',
    async prepare(page) {
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'attention-found',
    path: '/attention',
    async prepare(page) {
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^(It was bought|Sie ist gekauft)/ })
        .click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'addresses',
    path: '/settings/addresses',
    async prepare(page) {
      await page
        .getByRole('button', { name: /Jane Roe/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'products',
    path: '/settings/products',
    async prepare(page) {
      await page.locator('main li').first().waitFor();
    },
  },
  {
    name: 'addresses-erase',
    path: '/settings/addresses',
    async prepare(page) {
      await page
        .getByRole('button', { name: /^(Erase everywhere|Überall löschen)/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'batch',
    path: '/batch',
    async prepare(page) {
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'batch-columns',
    path: '/batch',
    async prepare(page) {
      await chooseTable(page);
    },
  },
  {
    name: 'batch-rows',
    path: '/batch',
    async prepare(page) {
      await chooseTable(page);
      await page.locator('select').nth(0).selectOption('test-f');
      await page.locator('select').nth(1).selectOption('101');
      await page.keyboard.press('F8');
      await page.locator('input[data-wrong]').first().waitFor();
    },
  },
  {
    name: 'batch-paper',
    path: '/batch',
    async prepare(page) {
      await page.getByRole('link', { name: 'Morning' }).click();
      await page.locator('.paper select').selectOption('archive');
      await page.keyboard.press('Control+p');
      await page
        .getByRole('cell', { name: /^(Printed|Gedruckt)$/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'batch-print-ticked',
    path: '/batch',
    async prepare(page) {
      await page.getByRole('link', { name: 'Morning' }).click();
      await page.locator('tr[data-index="1"]').focus();
      await page.keyboard.press('Space');
      await page.locator('.paper select').selectOption('archive');
      await page.keyboard.press('Control+Shift+P');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'batch-labels',
    path: '/batch',
    async prepare(page) {
      await page.getByRole('link', { name: 'Morning' }).click();
      await page.locator('tr[data-index="1"]').waitFor();
      await page.keyboard.press('Control+Shift+S');
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
];
