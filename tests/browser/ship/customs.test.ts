import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('customs on the packing desk', () => {
  const { open } = useWindow();

  test('are asked for once the border asks for it', async () => {
    const { page } = await open();
    const { fill, edit, state } = desk(page);
    await fill();
    // The recipient is folded to its card by then.
    await state('READY');
    await edit();
    const customs = page.getByRole('region', { name: 'Customs' });
    expect(await customs.count()).toBe(0);
    const country = page.getByLabel('Country', { exact: true }).first();
    await country.fill('switz');
    await page.getByRole('option', { name: /Switzerland/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Service', { exact: true }).selectOption('A_EXPRESS_INTERNATIONAL');
    await customs.waitFor();
    await expectNoViolations(page);
    await page.getByText('The shipment crosses a customs border and declares nothing.').waitFor();
    await state('FILL IN');
    const asked = customs.getByText('The border asks for: Incoterm and Customs items.');
    await asked.waitFor();
    // Who says so ships without: the station takes it.
    await page.getByRole('button', { name: 'Ship without' }).press('Enter');
    await customs.getByText('Shipped without: Incoterm and Customs items.').waitFor();
    await state('READY');

    // A row that says nothing is no declaration.
    await page.getByRole('button', { name: 'Add customs item' }).click();
    await state('FILL IN');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: /^Description/ }).waitFor();
    const item = page.getByRole('group', { name: /customs item 1/i });
    for (const [label, text] of Object.entries({ Description: 'Cup', 'Value each': '19.99', Currency: 'usd' }))
      await item.getByLabel(label, { exact: true }).fill(text);
    await state('FILL IN');
    await page.getByRole('link', { name: 'HS code, customs item 1 must be given.' }).press('Enter');
    await page.locator('[id="field-customs-customsItems-0-harmonizedTariffCode"]:focus').fill('691200');
    await state('READY');
    await expectNoViolations(page);
  });
});
