import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { KEY, startCorner, type CornerFake } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { createParcelbox, parcelbox } from '../../adapters/parcelbox/index.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk, type, unfold } from '../desk.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow, type WindowOptions } from '../window.ts';

describe.skipIf(findChromium() === null)('carriers and rules', () => {
  let corner: CornerFake;
  beforeAll(async () => void (corner = await startCorner()));
  afterAll(() => corner.close());
  const { station, open } = useWindow({
    adapters: [createParcelbox, (ports) => createCorner(ports, corner.url)],
  });

  async function openCarriers(options: WindowOptions = {}) {
    const opened = await open(options);
    await pressScreen(opened.page, 5);
    await opened.page.getByRole('tab').first().waitFor();
    await opened.page.getByRole('heading', { level: 2 }).first().waitFor();
    return opened;
  }

  test('choose a service, paste its key, see the carriers that it brings, pick one, compare its prices', async () => {
    const { page } = await openCarriers();
    await page.keyboard.press('Control+n');
    await page.getByLabel('Way of buying').selectOption('corner');
    await page.getByLabel('Key', { exact: true }).fill('TEST_wrong');
    await page.getByRole('button', { name: 'See the carriers' }).click();
    await page.getByText('refuses what the account shows it (401)').first().waitFor();
    await page.getByLabel('Key', { exact: true }).fill(KEY);
    await page.getByRole('button', { name: 'See the carriers' }).click();
    await page.getByRole('button', { name: 'Picked : Legs & Wheels' }).waitFor();
    await unfold(page, /^Ships from/);
    await page.getByLabel('Parcels are shipped from one address').uncheck();
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await page.getByText('Legs & Wheels is saved.').first().waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
    expect(accounts.find(({ carrierId }) => carrierId === 'legs')).toMatchObject({
      ...{ carrier: 'OTHER', carrierCode: 'legs', balance: 12.5 },
      adapter: { type: 'corner', apiKey: '********', carrier: 'c-1', mode: 'TEST' },
      services: [{ serviceCode: 'walk', limits: { weight: { value: 20, units: 'LB' } } }, { serviceCode: 'bike' }],
    });
    await page.getByRole('button', { name: /It was tried.*Legs & Wheels/ }).click();
    await page.getByText('Noted: Legs & Wheels was tried').first().waitFor();
    await expect.poll(() => page.getByText('Never tried against the live service').count()).toBe(0);
    const legs = accounts.find(({ carrierId }) => carrierId === 'legs');
    const body = { ...legs, shipFrom: accounts[0]?.shipFrom };
    expect((await station.api.call('PUT', '/station/v1/accounts/legs', { body })).status).toBe(200);
    await pressScreen(page, 1);
    await desk(page).fill();
    await page.getByRole('button', { name: 'Compare prices' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('US$8.50').waitFor();
    await dialog.getByText('2 days', { exact: false }).waitFor();
    await dialog.getByText(/accounts without a price/).click();
    await dialog.getByText('cannot quote', { exact: false }).first().waitFor();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: /Choose.*On foot/ }).click();
    await expect.poll(() => page.getByLabel('Account', { exact: true }).inputValue()).toBe('legs');
    await expect.poll(() => page.getByLabel('Service', { exact: true }).inputValue()).toBe('walk');
  });

  test('connect a number range by keyboard, with what is wrong said at its field', async () => {
    const { page } = await openCarriers();
    await page.keyboard.press('Control+n');
    await page.getByLabel('Name', { exact: true }).first().fill('Parcels F');
    await unfold(page, /^Advanced/);
    await page.getByLabel('Account id').fill('live-f');
    await page.getByLabel('Carrier', { exact: true }).selectOption('CARRIER_F');
    await page.getByRole('button', { name: /^\d services/ }).waitFor();
    await page.getByLabel('Way of buying').selectOption('range');
    await page.getByLabel('First number').fill('000100');
    await page.getByLabel('Last number').fill('99');
    await unfold(page, /^Ships from/);
    await page.getByLabel('Parcels are shipped from one address').uncheck();
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: /the last number has as many digits/ }).click();
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-invalid")')).toBe('true');

    await page.keyboard.press('Control+a');
    await type(page, '000999');
    await page.keyboard.press('Control+s');
    await page.getByText('Parcels F is saved. Parcels F can ship. Numbers left: 900.').first().waitFor();
    const card = page.getByRole('list', { name: 'Accounts that sell' }).getByRole('listitem').first();
    await card.getByText('Numbers left').waitFor();
    expect(await card.locator('dd').allInnerTexts()).toEqual(['900', 'None lately']);
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as {
      accounts: Record<string, unknown>[];
    };
    expect(accounts.find(({ carrierId }) => carrierId === 'live-f')).toMatchObject({
      carrier: 'CARRIER_F',
      adapter: { type: 'range', first: '000100', last: '000999' },
      services: expect.arrayContaining([expect.objectContaining({ serviceCode: '101' })]) as unknown,
    });
  });

  test('change an account, and remove it once that was confirmed', async () => {
    const { page } = await openCarriers();
    await unfold(page, /^\d+ test accounts/);
    await page.getByRole('button', { name: /Edit.*Carrier I/ }).click();
    await page.getByLabel('Name', { exact: true }).first().fill('Carrier I, renamed');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /Remove.*Carrier I, renamed/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Carrier I, renamed is removed.').first().waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: { carrierId: string }[] };
    expect(accounts.map(({ carrierId }) => carrierId)).not.toContain('test-i');
  });

  test('give an account stock codes, packagings and options, with what is wrong said while it is typed', async () => {
    const { page } = await openCarriers({ language: 'de' });
    await unfold(page, /^\d+ Testkonten/);
    await page.getByRole('button', { name: /ändern.*Carrier H/i }).click();
    await unfold(page, /^Weiteres/);
    await page.getByLabel('Symbol neben dem Strichcode').selectOption('Aztec Code');
    await page.getByRole('button', { name: 'Materialcode dazu' }).click();
    await page.getByLabel('Materialcode', { exact: true }).selectOption('7');
    await page.getByLabel('Material', { exact: true }).selectOption('PAPER_A5');
    await page.getByRole('button', { name: 'Verpackung dazu' }).click();
    const packaging = page.getByRole('group', { name: 'Verpackung 1' });
    await packaging.getByLabel('Länge', { exact: true }).fill('0');
    await packaging.getByText('Länge 0: eine Zahl über null angeben.').waitFor();
    await packaging.getByLabel('Länge', { exact: true }).fill('40,5');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Code: Angabe fehlt.' }).click();
    await type(page, 'SACK');
    await packaging.getByLabel('Breite').fill('30');
    await packaging.getByLabel('Höhe').fill('5');
    await page.getByRole('button', { name: 'Option dazu' }).click();
    await page.getByRole('group', { name: 'Option 1' }).getByLabel('Name').fill('saturday');
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await page.getByText('Carrier H (test) ist gespeichert.').first().waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as {
      accounts: Record<string, unknown>[];
    };
    expect(accounts.find(({ carrierId }) => carrierId === 'test-h')).toMatchObject({
      routingSymbology: 'AZTEC',
      stockCodes: { 7: 'PAPER_A5' },
      packages: [{ packageCode: 'SACK', dimensions: { units: 'CM', length: 40.5, width: 30, height: 5 } }],
      options: [{ name: 'saturday' }],
    });
  });

  test('fill in the form of an adapter that the window never heard of, in both languages', async () => {
    const { page } = await openCarriers({ language: 'de' });
    await page.keyboard.press('Control+n');
    await page.getByLabel('Name', { exact: true }).first().fill('Ecke');
    await unfold(page, /^Weiteres/);
    await page.getByLabel('Kontokennung', { exact: true }).fill('box');
    await page.getByLabel('Paketdienst', { exact: true }).selectOption('CARRIER_F');
    await page.getByLabel('Kauft über').selectOption({ label: 'Paketkasten' });
    await page.getByText('Kauft aus Kästen an der Ecke.').waitFor();
    await page.getByLabel('Kundennummer').fill('1234');
    await page.getByLabel('Art des Schlüssels').selectOption({ label: 'Für Pakete' });
    await unfold(page, /^Versand ab/);
    await page.getByLabel('Pakete gehen von einer Adresse ab').uncheck();
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Die fünf Ziffern der Rechnung angeben.' }).click();
    await page.keyboard.press('Control+a');
    await type(page, '12345');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Schlüssel des Kastens: Angabe fehlt.' }).click();
    await type(page, 'geheim');
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await page.getByText('Ecke ist gespeichert.').first().waitFor();

    await page.evaluate(`localStorage.setItem('packbench.settings',
      localStorage.getItem('packbench.settings').replace('"language":"de"', '"language":"en"'))`);
    await page.reload();
    await page.getByRole('button', { name: 'Edit : Ecke' }).click();
    await page
      .getByLabel('Kind of key')
      .locator('option:checked', { hasText: 'For parcels' })
      .waitFor({ state: 'attached' });
    expect(await page.getByLabel('Key of the box').inputValue()).toBe('********');
    await page.getByLabel('How long to wait').fill('4');
    await page.keyboard.press('Control+s');
    await page.getByText('Ecke is saved.').first().waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as {
      accounts: { carrierId: string; adapter: object }[];
    };
    expect(accounts.find(({ carrierId }) => carrierId === 'box')?.adapter).toEqual(
      parcelbox({ apiKey: '********', mode: 'LIVE', patience: 4, keyFor: 'PRACTICE' }),
    );
  });

  test('try an account without buying', async () => {
    const { page } = await openCarriers();
    const [account] = (await station.api.get('/station/v1/accounts')).body.accounts;
    await unfold(page, /^\d+ test accounts/);
    await page.getByRole('button', { name: `Test : ${account.friendlyName}`, exact: true }).click();
    await page.getByText(`${account.friendlyName} is in test mode: it sells nothing.`).first().waitFor();
    expect((await station.api.get('/station/v1/shipments')).body.shipments).toEqual([]);
  });

  test('try a parcel on every account side by side, with the broken rule in words', async () => {
    const { page } = await openCarriers({ language: 'de' });
    await page.keyboard.press('F8');
    const card = page.getByRole('region', { name: 'Carrier A (test)' });
    await card.getByText('Gewicht: noch 63 kg').first().waitFor();
    await page.getByLabel('Gewicht', { exact: true }).fill('68,5');
    await card.getByText('Gewicht 68,5 kg: Carrier A (test) erlaubt 68 kg.').first().waitFor();
  });
});
