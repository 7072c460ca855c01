import { describe, expect, test } from 'vitest';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the box that such contents usually go into', () => {
  const { station, open } = useWindow();

  test('is filled in once at the row of what is in it, says so, and gives way to another one with Shift+F6', async () => {
    const dimensions = { units: 'CM', length: 30, width: 20, height: 15.5 };
    const shipment = { itemLines: [{ dimensions }] };
    await station.api.post('/station/v1/presets', { name: 'Karton M', kind: 'PACKAGE', shipment });
    const { page } = await open({ language: 'de' });
    const { fill, field, state } = desk(page, 'de');
    const fields = ['Länge', 'Breite', 'Höhe'].map((side) => page.getByLabel(side, { exact: true }));
    const sides = async () => Promise.all(fields.map((side) => side.inputValue()));
    const buy = async () => {
      await state('BEREIT');
      await page.keyboard.press('Control+Enter');
      await state('GEKAUFT');
      await page.keyboard.press('Control+n');
      await state('AUSFÜLLEN');
    };
    for (const name of ['Jane 1', 'Jane 2', 'Jane 3']) {
      await fill({ weight: '1,2', itemCode: 'KIT', name });
      await page.keyboard.press('Shift+F6');
      expect(await sides()).toEqual(['30', '20', '15,5']);
      await buy();
    }

    await fill({ weight: '1,2', itemCode: 'KIT', name: 'Jane 4' });
    const sentence = 'Solcher Inhalt kam bei 3 von 3 Paketen in Karton M.';
    const atRow = page.getByRole('group', { name: 'Zeile 1' });
    await atRow.getByText(`${sentence} Er ist eingetragen.`).waitFor();
    await page.locator('[aria-live="polite"]').getByText(sentence).waitFor({ state: 'attached' });
    expect(await sides()).toEqual(['30', '20', '15,5']);
    for (const side of fields) await side.fill('');
    await field('weight').fill('1,21');
    await atRow.getByText(sentence, { exact: true }).waitFor();
    expect(await sides()).toEqual(['', '', '']);
    await page.keyboard.press('Shift+F6');
    expect(await sides()).toEqual(['30', '20', '15,5']);
    await page.keyboard.press('Shift+F6');
    expect(await sides()).toEqual(['', '', '']);
    await buy();
  });
});
