import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test, onTestFinished } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const WORDS = {
  en: { next: 'Continue', finish: 'Go to the desk', later: 'Set up later', resume: 'Go on setting up' },
  de: { next: 'Weiter', finish: 'Zum Packtisch', later: 'Später einrichten', resume: 'Einrichtung fortsetzen' },
} as const;
const steps = (page: Page) => page.getByRole('navigation', { name: /^(Steps|Schritte)$/ }).getByRole('button');
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

describe.skipIf(findChromium() === null)('setting up a new station', () => {
  const { station, open } = useWindow();
  const fresh = { preferences: { setUp: 'open' } };

  test('begins by itself, can be left at any step, and is taken up there', async () => {
    const { page, complaints } = await open(fresh);
    await step(page, 'Language and units');
    await page.keyboard.press('Control+Enter');
    await step(page, 'Where do you ship from?');
    await page.getByLabel('Name', { exact: true }).fill('Ada Pack');
    await page.getByRole('button', { name: WORDS.en.later }).click();
    await page.getByRole('textbox', { name: 'Scan', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: WORDS.en.resume }).click();
    await step(page, 'Where do you ship from?');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Pack');
    expect(complaints).toEqual([]);
  });

  test('says at its field what is wrong with the address', async () => {
    const { page } = await open();
    await goTo(page, '/set-up');
    await steps(page).nth(1).click();
    await page.keyboard.press('Control+Enter');
    await page.getByText('City must be given.', { exact: true }).waitFor();
    await expectNoViolations(page);
  });

  test('ends with a test label from the own address, all by keyboard', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-first-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { page, complaints } = await open({ ...fresh, language: 'de', theme: 'dark' });
    const next = () => page.keyboard.press('Control+Enter');
    await step(page, 'Sprache und Einheiten');
    await next();
    await step(page, 'Von wo wird versendet?');
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await fill('Name', 'Ada Pack');
    await fill('Straße und Hausnummer', 'Hafenstr. 1');
    await fill('Postleitzahl', '20457');
    await fill('Ort', 'Hamburg');
    await fill('Telefon', '+49 40 123');
    await next();
    await step(page, 'Wie werden Etiketten gekauft?');
    await next();
    await step(page, 'Wo kommen Etiketten heraus?');
    await page.getByRole('radio', { name: /über seine Adresse/ }).check();
    await fill('Ordner, von der Wurzel an', 'keiner');
    await next();
    await page.getByText(/Einen Ordner angeben, den es gibt/).waitFor();
    await fill('Ordner, von der Wurzel an', folder);
    await next();
    await step(page, 'Das erste Etikett');
    await page.locator('canvas[role="img"]').waitFor();
    await page.getByRole('button', { name: 'Testetikett drucken' }).press('Enter');
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    await next();
    await page.getByRole('textbox', { name: 'Scan', exact: true }).waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as {
      accounts: { shipFrom: { address: { city: string } } }[];
    };
    expect(new Set(accounts.map(({ shipFrom }) => shipFrom.address.city))).toEqual(new Set(['Hamburg']));
    expect(complaints.filter((words) => !words.includes('422'))).toEqual([]);
  });

  test('shows the label when the accounts come later than its step', async () => {
    const { page } = await open();
    await goTo(page, '/set-up');
    const accountsMayCome = Promise.withResolvers<null>();
    await page.route('**/station/v1/accounts', async (route) => {
      await accountsMayCome.promise;
      await route.continue();
    });
    await page.reload();
    await page.locator('main nav button').nth(4).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    accountsMayCome.resolve(null);
    await page.locator('canvas[role="img"]').waitFor();
  });
});
