import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newDataDir } from '../../helpers/station.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { countStrokes } from './strokes.ts';
import { useWindow } from '../window.ts';

const MOST = 9;
const ADDRESS = 'Maria Gonzalez\n4500 NW 27th Ave\nMiami, FL 33142\nUnited States\n(305) 555-0198';

describe.skipIf(findChromium() === null)('strokes at the Ship screen', () => {
  const { station, open } = useWindow();

  test(`a domestic parcel is pasted, weighed by hand, bought and printed with ${MOST} strokes at most`, async () => {
    const path = newDataDir();
    await station.api.post('/station/v1/printers', draft({ type: 'folder', path }));
    const { page } = await open();
    const { state, type } = desk(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(ADDRESS)})`);
    const strokes = await countStrokes(page);
    await state('FILL IN');

    await page.keyboard.press('Shift+F3');
    await page.keyboard.press('Control+v');
    await page.locator('address').getByText('Maria Gonzalez').waitFor();
    await page.keyboard.press('Shift+F4');
    await type('2.5');
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('PRINTED');

    expect(await strokes()).toBeLessThanOrEqual(MOST);
    expect(readdirSync(path)).toHaveLength(1);
  });
});
