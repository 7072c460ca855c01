import type { Page } from 'playwright-core';
import type { Picture } from './picture.ts';

/** What an administrator sets up and looks after. */
export const STATION: readonly Picture[] = [
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
      await page.locator('form select').first().selectOption('range');
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
  { name: 'printers', path: '/printers', prepare: (page) => page.locator('main li').first().waitFor() },
  {
    name: 'printers-new',
    path: '/printers',
    async prepare(page) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+Shift+A');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'api', path: '/api', prepare: (page) => page.locator('main li').first().waitFor() },
  {
    name: 'api-webhooks',
    path: '/api',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F7');
      await page.locator('#webhooks-title').waitFor();
    },
  },
  {
    name: 'api-webhook-new',
    path: '/api',
    async prepare(page) {
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F7');
      await page.locator('#webhooks-title').waitFor();
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
      await page.getByRole('dialog').locator('.banner').waitFor();
    },
  },
  {
    name: 'settings',
    path: '/settings',
    prepare: (page) => page.locator('form[aria-labelledby="hot-folder-title"] [type=submit]').waitFor(),
  },
  { name: 'doctor', path: '/doctor', prepare: (page) => page.locator('main li').first().waitFor() },
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
