import { describe, expect, test } from 'vitest';
import { CUSTOMS_ITEM, recipientIn, request } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { printDialog } from '../print-dialog.ts';
import { seedInvoices } from '../seed-invoices.ts';
import { goTo, pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('papers of the window', () => {
  const { station, open } = useWindow();

  test('are printed from beside their pictures, whole, and nothing of them stays in the window', async () => {
    const body = request({
      ...{ serviceType: 'A_EXPRESS_INTERNATIONAL', recipient: recipientIn('CH') },
      customs: { customsItems: [CUSTOMS_ITEM] },
    });
    await station.api.ship('papers', body);
    const { shipmentId } = (await station.api.get('/station/v1/shipments/by-transaction/papers')).body;
    const { page, complaints } = await open();
    await page.goto(`${station.baseUrl}/#/history/${shipmentId}`);
    await page.getByRole('button', { name: 'Print Packing slip' }).waitFor();
    const { printed, forget } = await printDialog(page);
    await page.getByRole('button', { name: 'Print Packing slip' }).press('Enter');
    await expect.poll(() => printed()).toMatch(/^\d{4}x\d{4}$/);
    await page.getByText('Packing slip is printing.').first().waitFor();
    expect(await page.locator('body > .print-only').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Print Label \d/ }).count()).toBe(0);
    expect(complaints).toEqual([]);

    // No printer takes invoices here: the dialog does.
    await forget();
    await page.getByRole('button', { name: 'Print Commercial invoice 1' }).press('Enter');
    await expect.poll(() => printed()).toMatch(/^\d{4}x\d{4}$/);
  });

  test('so is the manifest that the driver signs', async () => {
    await station.api.ship('for-manifest', request());
    const { number } = (await station.api.post('/station/v1/manifests', { carrierId: 'test-a' })).body.manifest;
    const { page, complaints } = await open();
    await pressScreen(page, 3);
    await page.keyboard.press('F6');
    const button = page.getByRole('button', { name: `Print ${number}` });
    await button.waitFor();
    const { printed } = await printDialog(page);
    await button.press('Enter');
    await expect.poll(printed).toMatch(/^\d{4}x\d{4}$/);
    expect(await page.locator('body > .print-only').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('and the reconciliation of an invoice: its sums, its kinds and the lines that are shown', async () => {
    const id = await seedInvoices(station, 'INV-7');
    const { page, complaints } = await open();
    await goTo(page, `/history/invoices/${id}`);
    await page.getByRole('button', { name: /^Weight/ }).press('Enter');
    await expect.poll(() => page.locator('tr[data-index]').count()).toBe(1);
    const { printed } = await printDialog(page);
    await page.keyboard.press('Control+p');
    await expect.poll(printed).toMatch(/^Invoice INV-7\n.*billed beyond what was expected/);
    const rows = (await printed()).split('\n').map((row) => row.split('\t'));
    expect(rows).toContainEqual(['Unknown parcel', '1', '€7.10']);
    expect(rows.filter(([, parcel]) => parcel?.startsWith('1Z'))).toEqual([
      ['3', '1ZINV002', expect.stringContaining('Weight'), '€14.20', '€10.00', '€4.20'],
    ]);
    await page
      .getByText('The lines that are shown are handed to the print dialog.')
      .first()
      .waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });
});
