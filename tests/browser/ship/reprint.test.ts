import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, onTestFinished } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('a label of the history', () => {
  const { station, open } = useWindow();

  test('is printed again with F9 from its row, and the third time with a reason', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-reprint-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const defaultFor = [{ contentType: 'LABEL', imageType: null, stock: null }];
    const connection = { type: 'folder', path: folder };
    await station.api.post('/station/v1/printers', {
      ...{ id: 'desk', name: 'Desk', connection, format: 'PDF', stock: 'STOCK_4X6', defaultFor },
    });
    await station.api.ship('REPRINT-1', request({}));
    const { page, complaints } = await open({ language: 'de', theme: 'dark' });
    await pressScreen(page, 3);
    const row = page.locator('tr[data-index="1"]');
    await row.focus();
    for (const count of [1, 2]) {
      await page.keyboard.press('F9');
      await expect.poll(() => readdirSync(folder).length).toBe(count);
    }
    await page.locator('.banner').getByText('Das Etikett von Jane Roe wird gedruckt.', { exact: true }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('F9');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Zerrissen');
    await page.keyboard.press('Enter');
    await expect.poll(() => readdirSync(folder).length).toBe(3);
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });
});
