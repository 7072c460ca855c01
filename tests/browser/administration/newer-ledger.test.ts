import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNewer } from '../../helpers/newer-ledger.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useBrowser } from '../window.ts';

const WORDS = {
  en: { banner: /A newer version of Packbench wrote these shipments/, state: 'READ ONLY', buy: /Buy label/ },
  de: { banner: /Eine neuere Version von Packbench hat diese Sendungen/, state: 'NUR LESEN', buy: /Etikett kaufen/ },
} as const;

describe.skipIf(findChromium() === null)('a window on a ledger that a newer version wrote', () => {
  const dataDir = newDataDir();
  const { open } = useBrowser();
  let station: TestStation;
  beforeAll(async () => {
    const earlier = await startTestStation({ dataDir });
    await earlier.api.ship('kept', request());
    await earlier.stop();
    makeNewer(join(dataDir, 'ledger.db'));
    station = await startTestStation({ dataDir });
  });
  afterAll(() => station.dispose());

  test.each(['de'] as const)('says so on every screen, shows what is kept, and buys nothing (%s)', async (language) => {
    const { page, complaints } = await open(station, { language });
    const { banner, state, buy } = WORDS[language];
    const stays = page.getByRole('region', { name: banner });

    await desk(page, language).state(state);
    await stays.waitFor();
    await page.keyboard.press('Control+Enter');
    expect(await page.getByRole('button', { name: buy }).isDisabled()).toBe(true);
    await expectNoViolations(page);

    await page.keyboard.press('Control+3');
    await page.getByText('kept').first().waitFor();
    expect(await stays.isVisible()).toBe(true);
    await page.keyboard.press('Control+9');
    await page.locator('main h1').waitFor();
    expect(await stays.isVisible()).toBe(true);
    expect((await station.api.get('/station/v1/shipments')).body.shipments).toHaveLength(1);
    expect(complaints.filter((said) => !said.includes('503'))).toEqual([]);
  });
});
