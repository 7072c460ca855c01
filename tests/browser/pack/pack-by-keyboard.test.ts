import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { orderPath } from '../../api/orders/order-draft.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { toScreen } from '../to-screen.ts';
import { useBrowser } from '../window.ts';
import { MUG, openBench, type Bench } from './bench.ts';

describe.skipIf(findChromium() === null)('packing by keyboard', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  const { open } = useBrowser();
  const see = (page: Page, word: string) => page.getByRole('region', { name: word, exact: true }).waitFor();
  /** A code that somebody types where the focus is, which is the scan field. */
  async function enter(page: Page, code: string): Promise<void> {
    await page.locator('#pack-scan:focus').fill(code);
    await page.keyboard.press('Enter');
  }

  test('confirms, buys a part and then the rest, goes on after a reload, and opens a parcel again', async () => {
    const weight = { units: 'KG', value: 0.5 } as const;
    await bench.put('K-1', {
      lines: [
        { sku: 'MUG', barcodes: [MUG], description: 'Mug', quantity: 2, weight },
        { sku: 'PLATE', description: 'Plate', quantity: 1, weight },
      ],
    });
    const { page } = await open(bench.station);
    await toScreen(page, () => page.keyboard.press('Control+b'));
    await see(page, 'SCAN A SLIP');
    await expectNoViolations(page);
    await enter(page, 'K-1');
    await see(page, 'PACK');
    await page.keyboard.press('F4');
    await page.getByText('Plate: 1 of 1.').first().waitFor();
    await expectNoViolations(page);
    bench.weigh('0.6', true);
    await page.getByText('stable', { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await see(page, 'LABEL');
    await page.getByText('go on with the rest').waitFor();
    await page.keyboard.press('Escape');
    await see(page, 'PACK');

    await enter(page, MUG);
    await page.getByText('Mug: 1 of 2.').first().waitFor();
    await page.reload();
    await page.getByLabel('1 of 2', { exact: true }).waitFor();
    await enter(page, MUG);
    await see(page, 'ALL THERE');
    bench.weigh('1.1', true);
    await page.getByText('stable', { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByLabel('Reason').fill('The other part');
    await page.keyboard.press('Enter');
    await see(page, 'LABEL');
    expect(await bench.read('K-1')).toMatchObject({
      state: 'PACKED',
      parcels: [
        { lines: [{ line: 2, quantity: 1 }], verified: [{ how: 'CONFIRMED' }] },
        { lines: [{ line: 1, quantity: 2 }], verified: [{ how: 'SCANNED', quantity: 2 }] },
      ],
    });

    await page.keyboard.press('Control+Shift+V');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Wrong colour');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await see(page, 'OPEN');
    await page.locator('#pack-scan').focus();
    await enter(page, 'K-1');
    await see(page, 'PACK');
    expect((await bench.read('K-1')).open).toEqual([{ line: 1, quantity: 2 }]);
    await page.keyboard.press('F7');
    await see(page, 'SCAN A SLIP');
    expect(await bench.read('K-1')).toMatchObject({ state: 'OPEN', claim: null });
  });

  test('a slip that leads nowhere says so, and an order on hold is not packed', async () => {
    await bench.put('K-2');
    await bench.station.api.post(`${orderPath('K-2')}/hold`, { reason: 'Address unclear' });
    const { page } = await open(bench.station);
    await toScreen(page, () => page.keyboard.press('Control+b'));
    await enter(page, 'NOWHERE-1');
    await see(page, 'NO ORDER');
    await page.getByText('No source has an order NOWHERE-1.').first().waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await enter(page, 'K-2');
    await see(page, 'PUT AWAY');
    await page.getByText('Order K-2 is on hold: “Address unclear”.').first().waitFor();
  });

  test('a wrong item is acknowledged with Escape', async () => {
    await bench.put('K-3');
    const { page } = await open(bench.station);
    await toScreen(page, () => page.keyboard.press('Control+b'));
    await enter(page, 'K-3');
    await see(page, 'PACK');
    await enter(page, '4711');
    await see(page, 'STOP');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await see(page, 'PACK');
    await enter(page, MUG);
    await page.getByText('Mug: 1 of 2.').first().waitFor();
  });
});
