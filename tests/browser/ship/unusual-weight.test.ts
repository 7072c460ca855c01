import { describe, expect, test } from 'vitest';
import { line, request } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the weight that is usual for what is in a package', () => {
  const { station, open } = useWindow();

  test('is learned at the desk, and not from what programs ship; another one is said at its row, read out, and buys all the same', async () => {
    const heavy = request({ itemLines: [line({ itemCode: 'KIT', weight: { units: 'KG', value: 9 } })] });
    for (const number of [1, 2, 3, 4]) expect((await station.api.ship(`PROGRAM-${number}`, heavy)).status).toBe(200);
    const { page } = await open({ language: 'de' });
    const { fill, field, state } = desk(page, 'de');
    let persons = 0;
    for (const weight of ['1,2', '1,22', '1,2']) {
      await fill({ weight, itemCode: 'KIT', name: `Jane ${(persons += 1)}` });
      await state('BEREIT');
      await page.keyboard.press('Control+Enter');
      await state('GEKAUFT');
      await page.keyboard.press('Control+n');
      await state('AUSFÜLLEN');
    }

    await fill({ weight: '0,7', itemCode: 'KIT', name: 'Somebody else' });
    const sentence = 'Gewicht 0,7 kg ist ungewöhnlich für diesen Inhalt: sonst 1,2 kg, aus 3 Paketen.';
    const atRow = page.getByRole('group', { name: 'Zeile 1' }).getByText(sentence);
    await atRow.waitFor();
    await page
      .getByRole('region', { name: /^Regeln von/ })
      .getByText(sentence)
      .waitFor();
    await page.locator('[aria-live="polite"]').getByText(sentence).waitFor({ state: 'attached' });
    await field('weight').fill('1,25');
    await atRow.waitFor({ state: 'hidden' });
    await field('weight').fill('0,7');
    await atRow.waitFor();
    await state('BEREIT');
    await page.keyboard.press('Control+Enter');
    await state('GEKAUFT');
  });
});
