import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { CUSTOMS_ITEM, recipientIn, request } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { useWindow } from '../window.ts';

/** Stands in for the print dialog, and notes the sizes of the pages that it was given. */
const DIALOG = `window.print = () => {
  const pages = document.querySelectorAll('body > .print-only canvas');
  document.body.dataset.printed = [...pages].map(({ width, height }) => width + 'x' + height).join(' ');
  window.dispatchEvent(new Event('afterprint'));
}`;
const printed = (page: Page) => page.evaluate<string>(`document.body.dataset.printed ?? ''`);

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
    await page.evaluate(DIALOG);
    await page.getByRole('button', { name: 'Print Packing slip' }).press('Enter');
    await expect.poll(() => printed(page)).toMatch(/^\d{4}x\d{4}$/);
    await page.getByText('Packing slip is printing.').first().waitFor();
    expect(await page.locator('body > .print-only').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Print Label \d/ }).count()).toBe(0);
    expect(complaints).toEqual([]);

    // No printer takes invoices here: the dialog does.
    await page.evaluate('delete document.body.dataset.printed');
    await page.getByRole('button', { name: 'Print Commercial invoice 1' }).press('Enter');
    await expect.poll(() => printed(page)).toMatch(/^\d{4}x\d{4}$/);
  });
});
