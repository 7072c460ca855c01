import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { goTo } from '../to-screen.ts';
import { TO_SEED } from '../seed.ts';
import { useWindow } from '../window.ts';

/** As a badge that is scanned at another window of the machine does it, while something stands here. */
async function speakGerman(page: Page): Promise<void> {
  await page.evaluate(`{
    const kept = JSON.parse(localStorage.getItem('packbench.settings'));
    localStorage.setItem('packbench.settings', JSON.stringify({ ...kept, language: 'de' }));
    dispatchEvent(new StorageEvent('storage', { key: 'packbench.settings' }));
  }`);
  await page.locator('html[lang="de"]').waitFor();
}

describe.skipIf(findChromium() === null)('what stands while the language changes is said in the new one', () => {
  const { station, open } = useWindow(TO_SEED);
  const says = (page: Page, words: string) => page.getByText(words).first().waitFor();

  test('a parcel that is handed over, and an order that is not there', async () => {
    const { page } = await open();
    await goTo(page, '/history');
    await page.keyboard.press('F6');
    await desk(page).scan('NOBODY-1');
    await says(page, 'No parcel has the number NOBODY-1.');
    await speakGerman(page);
    await says(page, 'Kein Paket hat die Nummer NOBODY-1.');
    const other = await open();
    await goTo(other.page, '/orders');
    await desk(other.page).scan('NOBODY-2');
    await says(other.page, '“NOBODY-2” is no order of the order book.');
    await speakGerman(other.page);
    await says(other.page, '„NOBODY-2“ ist keine Bestellung aus dem Bestellbuch.');
  });

  test('what a carrier answered of a shipment in doubt, and what its dialog asks for', async () => {
    const itemLines = [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }];
    await station.api.ship('LOST-1', request({ itemLines }));
    const { page } = await open();
    await goTo(page, '/attention');
    await page.getByText('LOST-1').waitFor();
    await page.keyboard.press('F5');
    await says(page, 'The carrier cannot say. It is as open as before.');
    await page.getByRole('button', { name: 'Write off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Write it off' }).click();
    await says(page, 'Say how you know.');
    await speakGerman(page);
    await says(page, 'Bitte sagen, woher Sie es wissen.');
    await page.keyboard.press('Escape');
    await says(page, 'Der Paketdienst kann es nicht sagen. Es ist so offen wie zuvor.');
  });

  test('why a label is not voided without a reason', async () => {
    await station.api.ship('VOID-1', request());
    const [{ id }] = (await station.api.get('/station/v1/shipments?transactionId=VOID-1')).body.shipments;
    const { page } = await open();
    await goTo(page, `/history/${id}`);
    await page.getByRole('button', { name: 'Void' }).waitFor();
    await page.keyboard.press('Control+Shift+V');
    await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
    await says(page, 'Say why it is voided.');
    await speakGerman(page);
    await says(page, 'Bitte sagen, warum storniert wird.');
  });
});
