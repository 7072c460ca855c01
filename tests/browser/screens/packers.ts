import { desk } from '../desk.ts';
import type { Picture } from './picture.ts';

const path = '/settings/packers';

/** The people who pack, their badges, and who is signed on. */
export const PACKERS: readonly Picture[] = [
  { name: 'packers', path, prepare: (page) => page.locator('main li').nth(2).waitFor() },
  {
    name: 'packers-roles',
    path,
    async prepare(page) {
      await page.locator('main li').nth(2).waitFor();
      await page.locator('#roles-title').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'packers-new',
    path,
    async prepare(page) {
      await page.locator('main li').nth(2).waitFor();
      await page.keyboard.press('Control+Shift+A');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('Ana');
      await page.keyboard.press('Enter');
      await dialog.locator('.banner').waitFor();
    },
  },
  {
    name: 'badge-signed-on',
    path,
    async prepare(page, language) {
      await desk(page, language).scan('PB.BADGE.ANA');
      await page.locator('.who .name', { hasText: 'Ana' }).waitFor();
    },
  },
  {
    name: 'badge-unknown',
    path,
    async prepare(page, language) {
      await desk(page, language).scan('PB.BADGE.NOBODY');
      await page.getByRole('dialog').getByRole('button', { name: /^Ana/ }).waitFor();
    },
  },
];
