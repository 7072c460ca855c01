import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import { some } from '../../forms.ts';
import { findChromium } from '../chromium.ts';
import { useBrowser } from '../window.ts';
import { BENCH_TASKS } from './bench-tasks.ts';
import { fingerAt, keyboardAt, scannerAt } from './hands.ts';
import { OFFICE_TASKS } from './office-tasks.ts';
import { SHIP_TASKS } from './ship-tasks.ts';
import { openShop, type Shop } from './shop.ts';
import { HANDS } from './task.ts';
import { WORDS } from './words.ts';

const TASKS = Object.entries({ ...BENCH_TASKS, ...SHIP_TASKS, ...OFFICE_TASKS });
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const PLACES = SIZES.flatMap((size) => LANGUAGE_CODES.map((language) => ({ size, language })));
/** Every kind of hand in every language and size; in the short form one of all these. */
const WAYS = some(
  HANDS.flatMap((hand) => PLACES.map((place) => ({ hand, ...place }))),
  1,
);

describe.skipIf(findChromium() === null)('the twelve tasks of the packing desk', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
  const { open } = useBrowser();

  test.each(WAYS)('by $hand alone, in $language, $size.width wide', async ({ hand, size, language }) => {
    const { page, complaints } = await open(shop.station, {
      ...{ language, size, touch: hand === 'touch', preferences: { scanTarget: 'recipient' } },
    });
    // A key that is older than its page crashes the browser.
    await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(1_000);
    const words = WORDS[language];
    const sees = (word: string) => page.getByRole('region', { name: word, exact: true }).waitFor();
    const desk = { page, words, shop, sees };
    const hands = { scanner: scannerAt(page), keyboard: keyboardAt(page), touch: fingerAt(page) };
    for (const [name, run] of TASKS) {
      await run(desk, hand, hands).catch(async (error: unknown) => {
        const shown = await page.locator('main').innerText();
        throw new Error(`${name}: ${String(error)}\n${shown}`, { cause: error });
      });
      // Keys of screens wait for a dialog that is on its way out.
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(TASKS).toHaveLength(12);
    expect(complaints).toEqual([]);
  });
});
