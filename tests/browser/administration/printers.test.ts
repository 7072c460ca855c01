import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, onTestFinished } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('printers', () => {
  const { station, open } = useWindow();

  test('are set up, and print a test label, in German and dark', async () => {
    const { page, complaints } = await open({ language: 'de', theme: 'dark' });
    const folder = mkdtempSync(join(tmpdir(), 'packbench-print-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await pressScreen(page, 6);
    await expectNoViolations(page);

    const connection = { type: 'folder', path: folder };
    const ofAnother = { id: 'of-another', name: 'Of another caller', connection, format: 'PDF', stock: 'STOCK_4X6' };
    expect((await station.api.post('/station/v1/printers', ofAnother)).status).toBe(201);
    await page.getByRole('heading', { name: 'Of another caller' }).waitFor();
    await station.api.call('DELETE', '/station/v1/printers/of-another');
    await page.getByRole('heading', { name: 'Of another caller' }).waitFor({ state: 'detached' });

    await page.keyboard.press('Control+Shift+A');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Desk 1');
    await dialog.getByLabel('Verbindung', { exact: true }).selectOption('folder');
    await dialog.getByLabel('Ordner, von der Wurzel an', { exact: true }).fill(folder);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /Testetikett.*Desk 1/ }).click();
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    await page.getByRole('region', { name: 'Druckaufträge' }).getByRole('listitem').first().waitFor();
    await expectNoViolations(page);

    await pressScreen(page, 7);
    const ofClient = page.getByRole('combobox', { name: /^Drucker für das/ }).first();
    await ofClient.selectOption({ label: 'Druckt auf Desk 1' });
    await expect
      .poll(async () => (await station.ledger.clients.list()).some(({ printerId }) => printerId === 'desk-1'))
      .toBe(true);
    await expectNoViolations(page);
    await pressScreen(page, 8);
    await page.getByLabel('Etikettendrucker an diesem Platz').selectOption('Desk 1');
    await page.getByText('Drucker: in Ordnung').waitFor();
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });
});
