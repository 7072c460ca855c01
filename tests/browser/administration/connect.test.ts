import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { CreateAdapter } from '#electron/adapters/index.ts';
import { createEasypostAdapter } from '#electron/adapters/easypost/index.ts';
import { createGlsAdapter } from '#electron/adapters/gls/index.ts';
import { createSendcloudAdapter } from '#electron/adapters/sendcloud/index.ts';
import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import { createUpsAdapter } from '#electron/adapters/ups/index.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { startEasypost } from '../../adapters/easypost/fake.ts';
import { LIVE_KEY } from '../../adapters/easypost/stock.ts';
import { CONTACT, KEYS as GLS, startGls } from '../../adapters/gls/fake.ts';
import { KEYS as SENDCLOUD, startSendcloud } from '../../adapters/sendcloud/fake.ts';
import { startShipengine, TEST_KEY } from '../../adapters/shipengine/fake.ts';
import { ACCOUNT, KEYS as UPS, startUps } from '../../adapters/ups/fake.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { type } from '../desk.ts';
import { goTo, pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

/** What a person needs, by the keystroke-level model, in seconds. An estimate: nobody was watched. */
const NEEDS = { key: 0.28, point: 1.1, think: 1.35, home: 0.4 };
/** Once for each key: to the page of the service, onto the key, marked by a double click and copied, and back. */
const COPY = NEEDS.think + 2 * NEEDS.home + NEEDS.point + (2 + 2 + 2 + 2) * NEEDS.key;

/** Someone who has the page of the service open in another window, and who finds the next field by Tab. */
function person(page: Page) {
  let seconds = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      seconds += key.split('+').length * NEEDS.key;
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    seconds: () => seconds,
    async decide(...keys: string[]) {
      seconds += NEEDS.think;
      await press(...keys);
    },
    async type(text: string) {
      seconds += text.length * NEEDS.key;
      await type(page, text);
    },
    async paste(text: string) {
      seconds += COPY + 2 * NEEDS.key;
      await page.keyboard.insertText(text);
    },
  };
}
type Person = ReturnType<typeof person>;

interface Way {
  name: string;
  /** From the choice of the service to the key behind which Enter is pressed. */
  show(person: Person): Promise<void>;
  /** Whether the service brings several carriers, of which the first is picked. */
  picks: boolean;
  saved: object;
}

const WAYS: readonly Way[] = [
  {
    name: 'shipengine',
    async show({ type, press, paste }) {
      await type('sh');
      await press('Tab', 'Tab');
      await paste(TEST_KEY);
    },
    picks: true,
    saved: { carrierId: 'fedex', adapter: { carrierId: 'se-111111', mode: 'TEST' } },
  },
  {
    name: 'easypost',
    async show({ type, press, paste }) {
      await type('ea');
      await press('Tab');
      await paste(LIVE_KEY);
    },
    picks: true,
    saved: { carrierId: 'fedex-2', nickname: 'Depot', adapter: { mode: 'LIVE' } },
  },
  {
    name: 'sendcloud',
    async show({ type, press, paste }) {
      await type('se');
      await press('Tab');
      await paste(SENDCLOUD.publicKey);
      await press('Tab');
      await paste(SENDCLOUD.secretKey);
    },
    picks: true,
    saved: { carrierId: 'postnl', adapter: { contractId: 517 } },
  },
  {
    name: 'ups',
    async show({ type, press, paste }) {
      await type('u');
      await press('Tab');
      await paste(UPS.clientId);
      await press('Tab');
      await paste(UPS.clientSecret);
      await press('Tab');
      await paste(ACCOUNT);
    },
    picks: false,
    saved: { carrierId: 'UPS', adapter: { accountNumber: ACCOUNT } },
  },
  {
    name: 'gls',
    async show({ type, press, paste }) {
      await type('gl');
      await press('Tab');
      await paste(GLS.clientId);
      await press('Tab');
      await paste(GLS.clientSecret);
      await press('Tab');
      await paste(CONTACT);
    },
    picks: false,
    saved: { carrierId: 'GLS', adapter: { contactId: CONTACT } },
  },
];

describe.skipIf(findChromium() === null)('an account by a person, at a station whose address is set', () => {
  const fakes: { violations: string[]; close(): Promise<void> }[] = [];
  const adapters: CreateAdapter[] = [];
  beforeAll(async () => {
    const [shipengine, easypost, sendcloud] = await Promise.all([startShipengine(), startEasypost(), startSendcloud()]);
    const [ups, gls] = await Promise.all([startUps(), startGls()]);
    fakes.push(shipengine, easypost, sendcloud, ups, gls);
    adapters.push(
      (ports) => createShipengineAdapter(ports, shipengine.url),
      (ports) => createEasypostAdapter(ports, easypost.url),
      (ports) => createSendcloudAdapter(ports, sendcloud.address),
      (ports) => createUpsAdapter(ports, ups.url),
      (ports) => createGlsAdapter(ports, gls.url),
    );
  });
  const { station, open } = useWindow({ adapters });
  let page: Page;
  const accounts = async () => (await station.api.get('/station/v1/accounts')).body.accounts as Account[];

  beforeAll(async () => {
    const [one, other] = await accounts();
    const body = { ...other, shipFrom: one?.shipFrom };
    expect((await station.api.call('PUT', `/station/v1/accounts/${other?.carrierId}`, { body })).status).toBe(200);
    ({ page } = await open());
    await pressScreen(page, 5);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  });
  afterAll(async () => {
    await Promise.all(fakes.map((fake) => fake.close()));
    expect(fakes.flatMap(({ violations }) => violations)).toEqual([]);
  });

  test.each(WAYS)('$name is connected by its keys, in under two minutes', async ({ name, show, picks, saved }) => {
    const known = new Set((await accounts()).map(({ carrierId }) => carrierId));
    const someone = person(page);
    await someone.decide('Control+n');
    await page.locator('select:focus').waitFor();
    await show(someone);
    await someone.press('Enter');
    const picked = page.getByRole('button', { name: /^Picked/ });
    if (picks) {
      await page
        .getByRole('button', { name: /^Pick / })
        .and(page.locator(':focus'))
        .waitFor();
      if (name === 'sendcloud') await expectNoViolations(page);
      await someone.decide('Enter');
    }
    await picked.waitFor();
    await someone.decide('Control+s');
    await page
      .getByText(/ is saved\. .* can ship: the service takes its keys\.$/)
      .first()
      .waitFor();
    const made = (await accounts()).find(({ carrierId }) => !known.has(carrierId));
    expect(made).toMatchObject(saved);
    expect(made?.shipFrom?.address.city).toBe('Memphis');
    expect(someone.seconds()).toBeLessThan(60);
  });

  test('nothing is saved of which the test says that it does not work, unless a person wants it', async () => {
    const known = new Set((await accounts()).map(({ carrierId }) => carrierId));
    const made = async () => (await accounts()).filter(({ carrierId }) => !known.has(carrierId));
    await page.keyboard.press('Control+n');
    await page.getByLabel('Way of buying').selectOption('gls');
    await page.getByLabel('Client ID').fill(GLS.clientId);
    await page.getByLabel('Client secret').fill(GLS.clientSecret);
    await page.getByLabel('Contact ID').fill(CONTACT);
    await page.getByRole('button', { name: 'See the carriers' }).click();
    await page.getByRole('button', { name: /^Picked/ }).waitFor();
    await page.getByLabel('Client secret').fill('another');
    await page.getByRole('button', { name: /^Test and save/ }).click();
    await page.getByText('GLS cannot ship: the service does not take its keys.').first().waitFor();
    await page.getByText('Nothing is saved yet.').waitFor();
    expect(await made()).toEqual([]);
    await page.getByRole('button', { name: 'Save all the same' }).click();
    await page.getByText('GLS is saved.', { exact: true }).first().waitFor();
    expect(await made()).toMatchObject([{ adapter: { type: 'gls', clientSecret: '********' } }]);
  });

  test('while a station is set up, too, its keys bring the carrier with its services', async () => {
    const known = new Set((await accounts()).map(({ carrierId }) => carrierId));
    await goTo(page, '/set-up');
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(2).click();
    await page.getByRole('radio', { name: /^From UPS/ }).check();
    await page.getByLabel('Client ID').fill(UPS.clientId);
    await page.getByLabel('Client secret').fill(UPS.clientSecret);
    await page.getByLabel('UPS account number').fill(ACCOUNT);
    await page.getByRole('button', { name: 'See the carriers' }).click();
    await page.getByRole('button', { name: /^Picked/ }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 2, name: 'Where do labels come out?' }).waitFor();
    const made = (await accounts()).find(({ carrierId }) => !known.has(carrierId));
    expect(made).toMatchObject({ carrier: 'OTHER', carrierCode: 'UPS', adapter: { accountNumber: ACCOUNT } });
    expect(made?.services.length).toBeGreaterThan(10);
  });
});
