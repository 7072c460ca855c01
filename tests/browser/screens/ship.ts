import type { Page } from 'playwright-core';
import { desk, paste } from '../desk.ts';
import type { Picture } from './picture.ts';

const STATES = {
  en: { ready: 'READY', bought: 'BOUGHT', locked: 'SCAN FAILED', unknown: 'UNKNOWN' },
  de: { ready: 'BEREIT', bought: 'GEKAUFT', locked: 'FEHLSCAN', unknown: 'UNBEKANNT' },
} as const;

let people = 0;
/** The same for the same recipient is asked about before it is bought again. */
const somebodyElse = () => `Jane Roe ${++people}`;
/** The screen must be there before it takes the chord. */
const next = async (page: Page) => {
  await page.locator('.state-panel').first().waitFor();
  await page.keyboard.press('Control+n');
};
const label = (page: Page) => page.locator('canvas[data-drawn]').waitFor();

export const SHIP: readonly Picture[] = [
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
    name: 'ship-customs',
    path: '/ship',
    async prepare(page, language) {
      const { fill, edit, field } = desk(page, language);
      await next(page);
      await fill({ weight: language === 'de' ? '2,5' : '2.5' });
      await edit();
      await field('country').fill(language === 'de' ? 'schweiz' : 'switz');
      await page.getByRole('option', { name: /Switzerland|Schweiz/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[id="field-customs-customsItems"]').press('Enter');
      await page.locator('[id="field-customs-customsItems-0-description"]').fill('Cup');
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
      await page.locator('.ways').waitFor();
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
      await fill({ itemCode: 'TEST-UNKNOWN', name: somebodyElse() });
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
  ...(
    [
      ['keys', 'F1'],
      ['commands', 'Control+k'],
    ] as const
  ).map(([name, key]) => ({
    name,
    path: '/ship',
    async prepare(page: Page) {
      await next(page);
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    name: 'ship-unplaced',
    path: '/ship',
    async prepare(page, language) {
      await next(page);
      await paste(page, 'Erika Muster\nInvalidenstraße 7\nDeutschland\nNote: ring twice');
      await page.getByText('Note: ring twice', { exact: true }).waitFor();
      await desk(page, language).field('zip').fill('10115');
      await page.getByRole('button', { name: 'Berlin?' }).waitFor();
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
];
