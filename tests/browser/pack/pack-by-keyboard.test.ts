import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { orderPath } from '../../api/orders/order-draft.ts';
import { MAPPING } from '../../api/orders/source-mapping.ts';
import { recipientIn } from '../../helpers/requests.ts';
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

  /** What lay there before was stable, too: the parcel is there once its weight is. */
  async function putOn(page: Page, kilograms: string): Promise<void> {
    bench.weigh(kilograms, true);
    const scale = page.locator('.scale').filter({ hasText: `${kilograms} kg` });
    await scale.getByText('stable', { exact: true }).waitFor();
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
    await putOn(page, '0.6');
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
    await putOn(page, '1.1');
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

  test('the box that such contents went into is filled in and says so; F6 takes another one', async () => {
    const { api } = bench.station;
    const [m, l] = [30, 60].map((length) => ({ units: 'CM', length, width: 20, height: 15 }));
    for (const [name, dimensions] of [
      ['box M', m],
      ['crate', l],
    ] as const)
      await api.post('/station/v1/presets', { name, kind: 'PACKAGE', shipment: { itemLines: [{ dimensions }] } });
    const lines = [{ sku: 'VASE', barcodes: [MUG], description: 'Vase', quantity: 1 }];
    for (const number of ['B-1', 'B-2', 'B-3', 'B-4', 'B-5']) await bench.put(number, { lines });

    const { page } = await open(bench.station);
    const box = page.getByRole('region', { name: 'Box', exact: true });
    const bought = async (number: string) => {
      const [parcel] = (await bench.read(number)).parcels;
      return (await api.get(`/station/v1/shipments/${parcel?.shipment?.id}`)).body.request.itemLines[0].dimensions;
    };
    const begin = async (number: string) => {
      await enter(page, number);
      await see(page, 'PACK');
    };
    const fill = async () => {
      await enter(page, MUG);
      await see(page, 'ALL THERE');
      bench.weigh('1.5', true);
    };
    const next = async () => {
      await see(page, 'LABEL');
      await page.keyboard.press('Escape');
      await see(page, 'SCAN A SLIP');
    };
    await toScreen(page, () => page.keyboard.press('Control+b'));
    for (const number of ['B-1', 'B-2', 'B-3']) {
      await begin(number);
      await fill();
      await box.getByText('No box', { exact: true }).first().waitFor();
      await page.keyboard.press('F6');
      await box.getByText('It was chosen here.').waitFor();
      await page.getByText('stable', { exact: true }).waitFor();
      await page.keyboard.press('Control+Enter');
      await next();
      expect([number, await bought(number)]).toEqual([number, m]);
    }
    await begin('B-4');
    const words = 'Such contents went into box M in 3 of 3 parcels. It is filled in.';
    await box.getByText(words).waitFor();
    await page.locator('[aria-live="polite"]').getByText(words).waitFor({ state: 'attached' });
    await expectNoViolations(page);
    await fill();
    await next();
    expect(await bought('B-4')).toEqual(m);

    await begin('B-5');
    await box.getByText('Such contents went into box M in 4 of 4 parcels. It is filled in.').waitFor();
    await box.getByRole('button', { name: 'crate' }).waitFor();
    await page.keyboard.press('F6');
    await box.getByRole('button', { name: 'crate', pressed: true }).waitFor();
    await page.reload();
    await box.getByText('It was chosen here.').waitFor();
    await fill();
    await next();
    expect(await bought('B-5')).toEqual(l);
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

  test('a slip of which only a source knows is looked up there and packed; one that is known, while the source is down, too', async () => {
    const { api, dataDir } = bench.station;
    const path = join(dataDir, 'erp.csv');
    const header = 'number;name;street;city;zip;country;sku;quantity';
    const rows = ['K-5', 'K-6'].map((number) => `${number};Jane Roe;1 Main St;Reno;89501;US;MUG;2`);
    writeFileSync(path, [header, ...rows].join('\n'));
    const body = { connection: { type: 'file', path }, reading: 'LOOK_UP', mapping: MAPPING };
    expect((await api.call('PUT', '/station/v1/sources/erp', { body })).status).toBe(200);
    await api.post('/station/v1/orders/look-up', { key: 'K-6' });
    const { page } = await open(bench.station);
    await toScreen(page, () => page.keyboard.press('Control+b'));
    await enter(page, 'K-5');
    await see(page, 'PACK');
    const { order } = (await api.get(orderPath('K-5', 'erp'))).body;
    expect(order).toMatchObject({ state: 'PACKING', lines: [{ sku: 'MUG', quantity: 2 }] });
    await page.keyboard.press('F7');
    await see(page, 'SCAN A SLIP');

    rmSync(path);
    await enter(page, 'K-7');
    await see(page, 'NO ORDER');
    await page
      .getByText(/^No source has an order K-7\..*erp/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await enter(page, 'K-6');
    await see(page, 'PACK');
    await api.call('DELETE', '/station/v1/sources/erp');
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

  test('a parcel whose border asks for more waits for it, or for somebody who ships without', async () => {
    await bench.put('K-CH', {
      recipient: recipientIn('CH'),
      lines: [{ sku: 'MUG', barcodes: [MUG], description: 'Mug', quantity: 1, weight: { units: 'KG', value: 0.5 } }],
      shipment: { carrierId: 'test-a', serviceType: 'A_EXPRESS_INTERNATIONAL' },
    });
    const { page } = await open(bench.station);
    await toScreen(page, () => page.keyboard.press('Control+b'));
    await enter(page, 'K-CH');
    await see(page, 'PACK');
    await enter(page, MUG);
    await see(page, 'ALL THERE');
    bench.weigh('0.7', true);
    await page.getByText('The border asks for: Incoterm and Customs items.').waitFor();
    await page.getByText('Facts that the border asks for and that are missing: 2.').waitFor();
    expect(await page.getByRole('button', { name: /^Buy label/ }).count()).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Ship without' }).press('Enter');
    await page.getByText('Shipped without: Incoterm and Customs items.').waitFor();
    await page.locator('#pack-scan:focus').waitFor();
    await putOn(page, '0.7');
    await page.keyboard.press('Control+Enter');
    await see(page, 'LABEL');
    expect(await bench.labels('K-CH')).toBe(1);
  });
});
