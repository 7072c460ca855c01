import type { Page } from 'playwright-core';
import { csv, line, orders } from '../helpers/batches.ts';
import { desk, type Language } from './desk.ts';

/** A screen in one of its states, as `npm run screens` takes it. */
export interface Picture {
  name: string;
  /** Behind `#` in the address. */
  path: string;
  /** Brings the screen into the state, once it is open. */
  prepare?(page: Page, language: Language): Promise<void>;
}

const STATES = {
  en: { ready: 'READY', bought: 'BOUGHT', locked: 'SCAN FAILED', unknown: 'UNKNOWN' },
  de: { ready: 'BEREIT', bought: 'GEKAUFT', locked: 'SCAN FALSCH', unknown: 'UNBEKANNT' },
} as const;

const next = (page: Page) => page.keyboard.press('Control+n');
const label = (page: Page) => page.locator('canvas[role="img"]').waitFor();

/** Orders of which one lacks its name and one is too heavy. */
const chooseTable = async (page: Page) => {
  const rows = [line('PO-1'), line('PO-2', { name: '' }), line('PO-3', { weight: '320' }), ...orders(12, 4)];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(...rows)) });
  await page.getByRole('rowheader').first().waitFor();
};

export const PICTURES: readonly Picture[] = [
  { name: 'ship-empty', path: '/ship', prepare: next },
  {
    name: 'ship-ready',
    path: '/ship',
    async prepare(page, language) {
      const { fill, state } = desk(page, language);
      await next(page);
      await fill({ weight: language === 'de' ? '2,5' : '2.5' });
      await state(STATES[language].ready);
      await label(page);
    },
  },
  {
    name: 'ship-error',
    path: '/ship',
    async prepare(page, language) {
      await next(page);
      await desk(page, language).fill({ weight: language === 'de' ? '68,5' : '68.5' });
      await page.keyboard.press('Control+Enter');
      await page.locator('#error-summary-title').waitFor();
    },
  },
  {
    name: 'ship-bought',
    path: '/ship',
    async prepare(page, language) {
      const { fill, state } = desk(page, language);
      await next(page);
      await fill();
      await state(STATES[language].ready);
      await page.keyboard.press('Control+Enter');
      await state(STATES[language].bought);
      await label(page);
    },
  },
  {
    name: 'ship-unknown',
    path: '/ship',
    async prepare(page, language) {
      const { fill, state } = desk(page, language);
      await next(page);
      await fill({ itemCode: 'TEST-UNKNOWN' });
      await state(STATES[language].ready);
      await page.keyboard.press('Control+Enter');
      await state(STATES[language].unknown);
    },
  },
  {
    name: 'ship-scan-failed',
    path: '/ship',
    async prepare(page, language) {
      await next(page);
      await desk(page, language).scan('A-NUMBER-FAR-TOO-LONG-FOR-ANY-REFERENCE-0123456789');
      await desk(page, language).state(STATES[language].locked);
    },
  },
  {
    name: 'keys',
    path: '/ship',
    async prepare(page) {
      await next(page);
      await page.keyboard.press('F1');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'commands',
    path: '/ship',
    async prepare(page) {
      await next(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'pairing',
    path: '/ship',
    async prepare(page) {
      await page.evaluate('sessionStorage.clear()');
      await page.reload();
      await page.getByRole('main').waitFor();
    },
  },
  {
    name: 'history',
    path: '/history',
    async prepare(page) {
      await page.getByRole('row').nth(1).waitFor();
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
      await page.getByRole('link', { name: 'Jane Roe' }).last().click();
      await page.getByRole('listitem').first().waitFor();
      await page.locator('time').first().waitFor();
    },
  },
  {
    name: 'shipment-void',
    path: '/history',
    async prepare(page) {
      await page.getByRole('link', { name: 'Jane Roe' }).last().click();
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
      await page.getByRole('article').first().getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'carriers',
    path: '/carriers',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'carriers-account',
    path: '/carriers',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('Control+n');
      await page.locator('form select').nth(1).selectOption('range');
      await page.keyboard.press('Control+s');
      await page.locator('#error-summary-title').waitFor();
    },
  },
  {
    name: 'carriers-rules',
    path: '/carriers',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F7');
      await page.getByRole('rowheader').first().waitFor();
    },
  },
  {
    name: 'carriers-try-out',
    path: '/carriers',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F8');
      await page.getByRole('heading', { level: 3 }).first().waitFor();
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
  { name: 'printers', path: '/printers', prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    name: 'printers-new',
    path: '/printers',
    async prepare(page) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+Shift+A');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'api', path: '/api', prepare: (page) => page.getByRole('listitem').first().waitFor() },
  {
    name: 'api-webhooks',
    path: '/api',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F7');
      await page.getByRole('heading', { level: 2 }).waitFor();
    },
  },
  {
    name: 'api-webhook-new',
    path: '/api',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F7');
      await page.getByRole('heading', { level: 2 }).waitFor();
      await page.keyboard.press('Control+Shift+A');
      await page.getByRole('dialog').getByRole('checkbox').first().uncheck();
    },
  },
  {
    name: 'api-requests',
    path: '/api',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F8');
      await page.getByRole('checkbox').uncheck();
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'settings-restore',
    path: '/settings',
    async prepare(page) {
      const panel = page.locator('section[aria-labelledby="backup-title"]');
      await panel.getByRole('button').first().click();
      await panel.getByRole('listitem').first().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'settings', path: '/settings', prepare: (page) => page.locator('form').last().waitFor() },
  { name: 'doctor', path: '/doctor', prepare: (page) => page.getByRole('listitem').first().waitFor() },
  ...(['language', 'shipFrom', 'account', 'printer', 'label'] as const).map((_, index) => ({
    name: `set-up-${index + 1}`,
    path: '/set-up',
    async prepare(page: Page) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main nav button').nth(index).click();
      if (index === 2) await page.getByRole('radio').nth(1).check();
      if (index === 3) await page.getByRole('radio').first().check();
      if (index === 4) await page.locator('canvas[role="img"]').waitFor();
    },
  })),
];
