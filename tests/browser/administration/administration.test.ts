import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { heldBy } from '../held.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const [EN, DE] = [
  ['en', 'light'],
  ['de', 'dark'],
] as const;
const WORDS = {
  en: {
    ...{
      create: 'Create a client',
      name: 'Name',
      secret: 'Secret key',
      days: 'Keep addresses and labels',
    },
    ...{
      saved: 'The settings of the station are saved.',
      scanned: 'Scanned: TEST-4711-ABC',
      ready: 'The station can ship.',
    },
  },
  de: {
    ...{
      create: 'Client anlegen',
      name: 'Name',
      secret: 'Geheimer Schlüssel',
      days: 'Adressen und Etiketten behalten',
    },
    ...{
      saved: 'Die Einstellungen der Station sind gespeichert.',
      scanned: 'Gescannt: TEST-4711-ABC',
      ready: 'Die Station kann versenden.',
    },
  },
} as const;

describe.skipIf(findChromium() === null)('the screens of an administrator', () => {
  const { station, open } = useWindow();

  test.each([EN])('make a client and show its secret once, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    const words = WORDS[language];
    await pressScreen(page, 7);
    await page.getByRole('listitem').filter({ hasText: station.credentials.accessKey }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Control+Shift+A');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.name, { exact: true }).fill(`Shop ${language} ${theme}`);
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    const secret = await dialog.getByLabel(words.secret, { exact: true }).inputValue();
    expect(secret.length).toBeGreaterThan(20);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText(`Shop ${language} ${theme}`, { exact: true }).waitFor();
    expect(await heldBy(page)).not.toContain(secret);
    expect(complaints).toEqual([]);
  });

  test.each([DE])('save the settings of the station and try the scanner, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    const words = WORDS[language];
    await pressScreen(page, 8);
    await page.getByLabel(words.days, { exact: true }).fill('120');
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await page.getByText(words.saved, { exact: true }).first().waitFor();
    expect((await station.api.get('/station/v1/settings')).body).toMatchObject({ retentionDays: 120 });
    await desk(page, language).scan('TEST-4711-ABC');
    await page.getByText(words.scanned, { exact: true }).first().waitFor();
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });

  test.each([EN])('say how the station is, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    await pressScreen(page, 9);
    await page.getByText(WORDS[language].ready, { exact: true }).first().waitFor();
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });
});
