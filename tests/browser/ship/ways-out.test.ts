import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { AccountRates } from '#shared/schema/shipping/rates.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

const account = (page: Page) => page.getByLabel('Account', { exact: true });
const service = (page: Page) => page.getByLabel('Service', { exact: true });
/** Carrier H sends from another country, so its border asks for papers that these parcels do not have. */
const shipWithout = (page: Page) => page.getByRole('button', { name: 'Ship without', exact: true }).press('Enter');
const rules = (page: Page) => page.getByRole('region', { name: /^Rules of/ });

describe.skipIf(findChromium() === null)('the way out of a broken rule', () => {
  const { station, open } = useWindow();

  test('is named where the limit is broken, F6 chooses it, and the parcel is bought with it', async () => {
    const { page } = await open({ preferences: { weightUnit: 'LB' } });
    const { fill, state } = desk(page);
    await fill({ weight: '151' });
    await rules(page).getByText('151 lb of 150 lb: Carrier H (test), Freight can take it.').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('F6');
    await shipWithout(page);
    await state('READY');
    expect([await account(page).inputValue(), await service(page).inputValue()]).toEqual(['test-h', 'H_FREIGHT']);
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    const { shipments } = (await station.api.get('/station/v1/shipments?limit=1')).body;
    expect(shipments[0]).toMatchObject({ carrierId: 'test-h', serviceType: 'H_FREIGHT' });
  });

  test('is a short menu where several take it, and the one with the lowest price where prices are known', async () => {
    const { page } = await open({ preferences: { weightUnit: 'KG' } });
    const { fill, state, field } = desk(page);
    await fill({ weight: '69' });
    await rules(page).getByText('69 kg of 68 kg: 2 accounts can take it.').waitFor();
    await page.keyboard.press('F6');
    await rules(page).locator('button:focus').getByText('Carrier B (test)').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shipWithout(page);
    await state('READY');
    expect(await account(page).inputValue()).toBe('test-h');

    // A price that a carrier gives, in the station's own answer.
    await page.route('**/shipments/rates', async (route) => {
      const answer = await route.fetch();
      const { accounts } = (await answer.json()) as { accounts: AccountRates[] };
      const priced = accounts.map((one): AccountRates => {
        if (one.carrierId !== 'test-h') return one;
        const cost = { amount: '31.4', currency: 'USD' };
        return {
          ...one,
          result: 'QUOTED',
          quotes: [{ serviceCode: 'H_PREMIUM', serviceName: 'Premium', cost, delivery: null }],
        };
      });
      await route.fulfill({ response: answer, json: { accounts: priced } });
    });
    await account(page).selectOption('test-a');
    await field('weight').fill('69.5');
    await rules(page)
      .getByText(/69\.5 kg of 68 kg: Carrier H \(test\), Premium can take it for US\$31\.40\./)
      .waitFor();
    await page.keyboard.press('F6');
    await state('READY');
    expect([await account(page).inputValue(), await service(page).inputValue()]).toEqual(['test-h', 'H_PREMIUM']);
  });

  test('the service follows the country where only one goes there, says so, and goes back', async () => {
    const { page } = await open();
    const { fill, edit, field } = desk(page);
    const to = async (typed: string, country: RegExp) => {
      await edit();
      await field('country').fill(typed);
      await page.getByRole('option', { name: country }).waitFor();
      await page.keyboard.press('Enter');
    };
    await fill();
    await service(page).selectOption('A_EXPRESS_SAVER');
    await to('switz', /Switzerland/);
    await page.getByText('Express International, the only service of this account to Switzerland.').first().waitFor();
    expect(await service(page).inputValue()).toBe('A_EXPRESS_INTERNATIONAL');
    await to('united st', /United States/);
    await expect.poll(() => service(page).inputValue()).toBe('A_EXPRESS_SAVER');
    // So it does where the account is changed.
    await account(page).selectOption('test-e');
    await expect.poll(() => service(page).inputValue()).toBe('1^71');
  });
});
