import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { startWaitingStation } from '../../helpers/waiting-station.ts';
import { addressOf, startPostgres, type PostgresServer } from '../../postgres/postgres-server.ts';
import { openLink, type Link } from '../../postgres/trouble/link.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { goTo, pressScreen } from '../to-screen.ts';
import { useBrowser } from '../window.ts';

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
    const { fill, edit, field, state } = desk(page);
    await fill();
    await state('READY');

    await whileAway(async () => {
      await field('weight').fill('3');
      await state('NO STATION');
      await expectNoViolations(page);
      await edit();
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

describe.skipIf(findChromium() === null)('a station that waits for a person', () => {
  const { open } = useBrowser();
  let station: TestStation;
  beforeAll(async () => {
    station = await startWaitingStation();
  });
  afterAll(() => station.dispose());

  const TITLES = {
    en: {
      restored: 'The ledger was restored or copied: nothing is bought until you confirm it.',
      clock: 'The station does not believe the clock of this machine.',
    },
    de: {
      restored: 'Die Datenbank wurde wiederhergestellt oder kopiert: Es wird nichts gekauft, bis Sie es bestätigen.',
      clock: 'Die Station glaubt der Uhr dieses Rechners nicht.',
    },
  } as const;

  test('says so on every screen, in both languages, and buys once it was confirmed', async () => {
    const german = await open(station, { language: 'de', theme: 'dark' });
    for (const title of Object.values(TITLES.de)) await german.page.getByRole('region', { name: title }).waitFor();
    await expectNoViolations(german.page);

    const { page } = await open(station);
    const { fill, state } = desk(page);
    const [restored, clock] = Object.values(TITLES.en).map((name) => page.getByRole('region', { name }));
    for (const digit of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
      await pressScreen(page, digit);
      expect([await restored?.isVisible(), await clock?.isVisible()]).toEqual([true, true]);
    }
    await fill();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await page.getByText('The ledger was restored or copied and does not know everything.').first().waitFor();
    await page.getByRole('button', { name: 'I have looked: purchases may go on' }).click();
    await restored?.waitFor({ state: 'detached' });
    expect(await clock?.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'The clock is right' }).click();
    await clock?.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
  });
});

describe.skipIf(findChromium() === null)(
  'the database of stations that share a ledger goes away and comes back',
  () => {
    const dataDir = newDataDir();
    const { open } = useBrowser();
    let server: PostgresServer;
    let link: Link;
    let station: TestStation;
    beforeAll(async () => {
      server = await startPostgres();
      await server.createDatabase('packbench');
      const address = addressOf(server.connection, 'packbench');
      link = await openLink(address.hosts);
      const hosts = link.ports.map((port) => ({ host: '127.0.0.1', port }));
      station = await startTestStation({ dataDir, ledger: { ...address, hosts } });
    });
    afterAll(async () => {
      link.heal();
      await station.stop();
      await link.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('which every screen says until then; the last labels of the desk are there meanwhile', async () => {
      expect((await station.api.ship('last-label', request())).status).toBe(200);
      const { page } = await open(station, { language: 'de' });
      const banner = page.getByRole('region', { name: 'Die gemeinsame Datenbank ist nicht erreichbar.' });
      const isKept = async () => (await station.ledger.reads.list({ limit: 1 })).shipments.length > 0;
      await expect.poll(isKept).toBe(true);
      // Once the desk has seen it, which takes a moment.
      await expect
        .poll(async () => {
          link.part('refuse');
          const seen = await isKept();
          if (!seen) link.heal();
          return seen;
        })
        .toBe(true);
      await goTo(page, '/history');
      await banner.waitFor();
      await page.getByText('last-label').first().waitFor();
      await expectNoViolations(page);
      await goTo(page, '/settings');
      await banner.waitFor();
      link.heal();
      await banner.waitFor({ state: 'detached' });
    });
  },
);
