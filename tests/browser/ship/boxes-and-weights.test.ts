import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { expectToFit } from '../fits.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const box = (name: string, length: number, more: object = {}) => ({
  ...{
    name,
    kind: 'PACKAGE',
    shipment: { itemLines: [{ dimensions: { units: 'CM', length, width: 20, height: 10 } }] },
  },
  ...more,
});

describe.skipIf(findChromium() === null)('boxes and weights', () => {
  const { station, open } = useWindow();
  const newest = async () => {
    const { shipments } = (await station.api.get('/station/v1/shipments?limit=1')).body;
    return (await station.api.get(`/station/v1/shipments/${shipments[0].id}`)).body.request.itemLines[0];
  };
  const length = (page: Page) => page.getByLabel('Length', { exact: true }).first().inputValue();

  test('a key or a barcode chooses a box, with what it weighs empty; the next one takes its place', async () => {
    await station.api.post('/station/v1/presets', box('Small', 21, { position: 2, barcode: 'BOX-SMALL' }));
    const tare = { units: 'KG', value: 0.3 };
    await station.api.post('/station/v1/presets', box('Large', 41, { position: 1, barcode: 'BOX-LARGE', tare }));
    const { page } = await open();
    const { fill, state, scan, field } = desk(page);
    const measures = page.getByRole('group', { name: 'Row 1' });
    await fill({ weight: '2.5' });
    await page.getByRole('button', { name: 'Large', exact: true }).waitFor();
    await page.keyboard.press('Alt+2');
    await expect.poll(() => length(page)).toBe('21');
    // Caps Lock is on.
    await scan('box-large');
    await expect.poll(() => length(page)).toBe('41');
    await measures.getByText('+ 0.3 kg box = 2.8 kg').waitFor();
    await page
      .getByRole('region', { name: /^Rules of/ })
      .getByText('2.8 kg', { exact: true })
      .first()
      .waitFor();
    await expectNoViolations(page);
    await scan('BOX-SMALL');
    await measures.getByText('+ 0.3 kg box').waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+1');
    await state('READY');
    expect(await field('weight').inputValue()).toBe('2.5');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    expect(await newest()).toMatchObject({ weight: { units: 'KG', value: 2.8 }, dimensions: { length: 41 } });

    // Behind a purchase it is no wrong label.
    await scan('BOX-SMALL');
    await page.locator('#scan-said').getByText('Small is a preset').waitFor();
    await state('BOUGHT');
  });

  test('the barcode of a box is that on the Ship screen, too, where another screen had no use for it', async () => {
    const { body } = await station.api.post('/station/v1/presets', box('Flat', 23, { barcode: 'BOX-FLAT' }));
    const { page } = await open();
    const { scan } = desk(page);
    await page.getByRole('button', { name: 'Flat', exact: true }).waitFor();
    await goTo(page, '/printers');
    await scan('BOX-FLAT');
    await page.getByRole('button', { name: 'Use it on the Ship screen' }).press('Enter');
    await expect.poll(() => length(page)).toBe('23');
    await station.api.call('DELETE', `/station/v1/presets/${body.preset.id}`);
  });

  test('pounds and ounces are typed as they are said, shown both, and bought', async () => {
    const { page } = await open({ preferences: { weightUnit: 'LB', lengthUnit: 'IN' } });
    const { fill, state, field } = desk(page);
    await fill({ weight: '2 lb 3 oz', name: 'Ounce Taker' });
    await state('READY');
    const measures = page.getByRole('group', { name: 'Row 1' });
    await measures.getByText('2 lb 3 oz', { exact: true }).waitFor();
    await measures.getByText('= 0.99 kg').waitFor();
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    expect(await newest()).toMatchObject({ weight: { units: 'LB', value: 2.1875 } });
    await page.keyboard.press('Control+n');
    await field('weight').fill('24 oz');
    await measures.getByText('1 lb 8 oz', { exact: true }).waitFor();
    await field('weight').fill('0.5');
    await measures.getByText('0 lb 8 oz', { exact: true }).waitFor();
  });

  test('presets are named, ordered, given a barcode and removed where they stand', async () => {
    const { page } = await open();
    const { field } = desk(page);
    const row = page.getByRole('group', { name: 'Presets' });
    const names = async () => (await row.getByRole('button').allInnerTexts()).map((name) => name.replaceAll(/\s/g, ''));
    await expect.poll(names).toEqual(['1Large', '2Small', '']);
    await page.getByRole('button', { name: 'Edit presets' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit presets' });
    await dialog.getByLabel('Preset', { exact: true }).selectOption('Small');
    await dialog.getByLabel('Name of the preset').fill('Tiny');
    await dialog.getByLabel('Place', { exact: true }).fill('0');
    await dialog.getByText('Type a whole number from 1 to 999.').waitFor();
    await dialog.getByLabel('Place', { exact: true }).fill('1');
    await dialog.getByLabel('Barcode', { exact: true }).fill('BOX-LARGE');
    await dialog.getByLabel('Empty box', { exact: true }).fill('120 g');
    await expectNoViolations(page);
    await expectToFit(page);
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').or(dialog.locator('[id$="-error"]')).first().waitFor();
    await dialog.getByLabel('Barcode', { exact: true }).fill('BOX-TINY');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    const { presets } = (await station.api.get('/station/v1/presets')).body;
    expect(presets.find(({ name }: { name: string }) => name === 'Tiny')).toMatchObject({
      ...{ position: 1, barcode: 'BOX-TINY', tare: { units: 'KG', value: 0.12 } },
      shipment: { itemLines: [{ dimensions: { length: 21 } }] },
    });
    await desk(page).scan('BOX-TINY');
    await expect.poll(() => length(page)).toBe('21');
    await field('weight').fill('1');
    await page.getByText('+ 0.12 kg box = 1.12 kg').waitFor();

    await page.getByRole('button', { name: 'Edit presets' }).click();
    await dialog.getByLabel('Preset', { exact: true }).selectOption('Tiny');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click();
    await expect.poll(names).toEqual(['1Large', '']);
  });
});
