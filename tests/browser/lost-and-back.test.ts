import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDataDir, startTestStation, type TestStation } from '../helpers/station.ts';
import { expectNoViolations } from './axe.ts';
import { findChromium } from './chromium.ts';
import { desk } from './desk.ts';
import { useBrowser } from './window.ts';

describe.skipIf(findChromium() === null)('a station that goes away and comes back', () => {
  const dataDir = newDataDir();
  const { open } = useBrowser();
  let station: TestStation;
  beforeAll(async () => {
    station = await startTestStation({ dataDir });
  });
  afterAll(async () => {
    await station.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function whileAway(look: () => Promise<void>): Promise<void> {
    const port = Number(new URL(station.baseUrl).port);
    await station.stop();
    await look();
    station = await startTestStation({ dataDir, port });
  }

  test('is missed at once, keeps what is typed, and is found again without a reload', async () => {
    const { page } = await open(station);
    const { fill, field, state } = desk(page);
    await fill();
    await state('READY');

    await whileAway(async () => {
      await field('weight').fill('3');
      await state('NO STATION');
      await expectNoViolations(page);
      await field('city').fill('San Diego');
    });

    await state('READY');
    expect(await field('city').inputValue()).toBe('San Diego');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
  });

  test('that stops while it buys leaves a purchase in doubt, which is never bought again', async () => {
    const { page } = await open(station);
    const { fill, state } = desk(page);
    await fill({ itemCode: 'TEST-SLOW-20000' });
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BUYING');
    await whileAway(() => state('UNKNOWN'));
    await page.reload();
    await state('UNKNOWN');
    expect((await station.api.get('/station/v1/shipments?state=UNKNOWN')).body.shipments).toHaveLength(1);
  });

  test('whose answer is lost on the way is asked for it', async () => {
    const { page } = await open(station);
    const { fill, state } = desk(page);
    await page.route('**/cloud-ship-service/v1/shipment?*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fill();
    await state('READY');
    const before = (await station.api.get('/station/v1/shipments')).body.shipments.length;
    await page.keyboard.press('Control+Enter');
    await page.getByText('The answer was lost.').waitFor();
    await state('BOUGHT');
    expect((await station.api.get('/station/v1/shipments')).body.shipments).toHaveLength(before + 1);
  });
});
