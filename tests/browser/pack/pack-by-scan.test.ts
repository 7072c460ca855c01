import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG, SEED } from '../../forms.ts';
import { seeded } from '../../fault/harness/fault.ts';
import { pressAfterScan } from '../desk.ts';
import { findChromium } from '../chromium.ts';
import { useBrowser } from '../window.ts';
import { openBench, packerAt, TEAPOT, type Bench } from './bench.ts';
import { byHand, GOOD, SPOILT, type Packing } from './packings.ts';

const KINDS = Object.entries(SPOILT);
const GOOD_ONES = IS_LONG ? 700 : GOOD.length * 2;
const SPOILT_ONES = IS_LONG ? 300 : KINDS.length;

/** The plan of the day: every kind, in an order of chance. */
function planned(random: () => number): { name: string; packing: Packing }[] {
  const good = Array.from({ length: GOOD_ONES }, (_, index) => ({
    ...{ name: 'good', packing: GOOD[index % GOOD.length] as Packing },
  }));
  const spoilt = Array.from({ length: SPOILT_ONES }, (_, index) => {
    const [name, packing] = KINDS[index % KINDS.length] as [string, Packing];
    return { name, packing };
  });
  return [...good, ...spoilt]
    .map((each) => ({ each, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);
}

const percentile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0);

describe.skipIf(findChromium() === null)('packing by scan', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
    await bench.put('TEAPOTS', { lines: [{ description: 'Teapot', barcodes: [TEAPOT], quantity: 1 }] });
  });
  afterAll(() => bench.close());
  const { open } = useBrowser();

  async function packAll(day: ReturnType<typeof planned>) {
    const { page, complaints } = await open(bench.station);
    await page.goto(`${page.url().split('#')[0]}#/pack`);
    const packer = packerAt(page, bench, seeded(SEED));
    await packer.sees('SCAN A SLIP');
    // A key that is older than its page crashes the browser.
    await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(1_000);
    const one = async (name: string, number: string, packing: Packing) => {
      await packing(bench, packer, number).catch(async (error: unknown) => {
        const shown = await page.locator('main').innerText();
        throw new Error(`${number}, ${name}, TEST_SEED=${SEED}: ${String(error)}\n${shown}`, { cause: error });
      });
      if (name !== 'good') await packer.scan('PB.OK');
    };
    for (const number of ['FIRST-1', 'FIRST-2', 'FIRST-3'])
      await one(
        'by hand',
        number,
        byHand((keys) => pressAfterScan(page, keys)),
      );
    for (const [index, { name, packing }] of day.entries()) await one(name, `ORDER-${1000 + index}`, packing);
    expect(complaints.filter((words) => !words.includes('409'))).toEqual([]);
  }

  test(
    `${GOOD_ONES} good packings end with a label without a key or a click, ${SPOILT_ONES} spoilt ones stop and say why`,
    { timeout: IS_LONG ? 3 * 3_600_000 : 300_000 },
    async () => {
      await packAll(planned(seeded(SEED)));
      const times = bench.lastScanToPrinter;
      expect(times.length).toBeGreaterThan(0);
      const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share));
      console.info(
        `From the last scan to the printer, of ${times.length} in ms: p50 ${p50}, p99 ${p99}, at most ${most}.`,
      );
    },
  );
});
