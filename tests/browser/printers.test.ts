import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { findChromium } from './chromium.ts';
import { useWindow } from './window.ts';

const WORDS = {
  en: { name: 'Name', connection: 'Connection', path: 'Folder, from its root on', save: 'Save', test: 'Test label' },
  de: {
    name: 'Name',
    connection: 'Verbindung',
    path: 'Ordner, von der Wurzel an',
    save: 'Speichern',
    test: 'Testetikett',
  },
} as const;

describe.skipIf(findChromium() === null)('printers', () => {
  const { station, open } = useWindow();

  test.each([
    ['en', 'light'],
    ['de', 'dark'],
  ] as const)('are set up, and print a test label, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    const words = WORDS[language];
    const folder = mkdtempSync(join(tmpdir(), 'packbench-print-'));
    await page.keyboard.press('Control+6');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page);

    await page.keyboard.press('Control+Shift+A');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.name, { exact: true }).fill(`Desk ${language}`);
    await dialog.getByLabel(words.connection, { exact: true }).selectOption('folder');
    await dialog.getByLabel(words.path, { exact: true }).fill(folder);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: new RegExp(`${words.test}.*Desk ${language}`) }).click();
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    await page
      .getByRole('region', { name: language === 'en' ? 'Print jobs' : 'Druckaufträge' })
      .getByRole('listitem')
      .first()
      .waitFor();
    await expectNoViolations(page);

    await page.keyboard.press('Control+7');
    const ofClient = page.getByRole('combobox', { name: /^(Printer for what|Drucker für das)/ }).first();
    await ofClient.selectOption({ label: language === 'en' ? 'Prints on Desk en' : 'Druckt auf Desk de' });
    await expect
      .poll(async () => (await station.ledger.clients.list()).some(({ printerId }) => printerId === `desk-${language}`))
      .toBe(true);
    await expectNoViolations(page);
    await page.keyboard.press('Control+8');
    await page
      .getByLabel(language === 'en' ? 'Label printer at this desk' : 'Etikettendrucker an diesem Platz')
      .selectOption(`Desk ${language}`);
    await page.getByText(language === 'en' ? 'Printer: ok' : 'Drucker: in Ordnung').waitFor();
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
