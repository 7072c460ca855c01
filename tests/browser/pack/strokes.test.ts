import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../chromium.ts';
import { countStrokes } from '../tasks/strokes.ts';
import { useBrowser } from '../window.ts';
import { expectOneLabel, MUG, openBench, packerAt, type Bench } from './bench.ts';

const SIDES = { units: 'CM', length: 30, width: 20, height: 15 } as const;

describe.skipIf(findChromium() === null)('strokes at the packing bench', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
    await bench.station.api.post('/station/v1/presets', {
      ...{ name: 'Box M', kind: 'PACKAGE', shipment: { itemLines: [{ dimensions: SIDES }] } },
    });
  });
  afterAll(() => bench.close());
  const { open } = useBrowser();

  test('a known order is bought and printed by its slip and its item, with the weight of the scale and the box that is known: no stroke', async () => {
    const { page } = await open(bench.station);
    await page.goto(`${page.url().split('#')[0]}#/pack`);
    const packer = packerAt(page, bench);
    await packer.sees('SCAN A SLIP');
    await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(1_000);
    const lines = [{ sku: 'MUG', barcodes: [MUG], description: 'Mug', quantity: 1 }];
    // The station learns what such a parcel weighs and which box it goes into from three that somebody looks at.
    for (const number of ['S-1', 'S-2', 'S-3']) {
      await bench.put(number, { lines });
      await packer.scan(number);
      await packer.sees('PACK');
      packer.weigh();
      await packer.scan(MUG);
      await packer.sees('ALL THERE');
      await page.getByRole('button', { name: 'Box M', exact: true }).click();
      await page.getByRole('button', { name: 'Box M', pressed: true }).waitFor();
      await page.getByRole('button', { name: /^Buy/ }).click();
      await packer.sees('LABEL');
      await expectOneLabel(bench, number);
    }
    await packer.scan('PB.OK');
    await packer.sees('SCAN A SLIP');
    await bench.put('S-4', { lines });
    const strokes = await countStrokes(page);
    await packer.sees('SCAN A SLIP');
    await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(1_000);
    await packer.scan('S-4');
    await packer.sees('PACK');
    packer.weigh();
    await packer.scan(MUG);
    await packer.sees('LABEL');
    await expectOneLabel(bench, 'S-4');
    const [parcel] = (await bench.read('S-4')).parcels;
    const { body } = await bench.station.api.get(`/station/v1/shipments/${parcel?.shipment?.id}`);
    expect(body.request.itemLines[0]).toMatchObject({ dimensions: { length: 30 }, weight: { value: 1.24 } });

    const scanned = ['S-4', MUG].reduce((keys, code) => keys + code.length + 1, 0);
    expect((await strokes()) - scanned).toBe(0);
  });
});
