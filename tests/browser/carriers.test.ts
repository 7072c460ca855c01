import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { findChromium } from './chromium.ts';
import { LOOKS } from './looks.ts';
import { useWindow, type WindowOptions } from './window.ts';

describe.skipIf(findChromium() === null)('carriers and rules', () => {
  const { station, open } = useWindow();

  async function openCarriers(options: WindowOptions = {}) {
    const opened = await open(options);
    await opened.page.keyboard.press('Control+5');
    await opened.page.getByRole('tab').first().waitFor();
    await opened.page.getByRole('heading', { level: 2 }).first().waitFor();
    return opened;
  }

  test.each(LOOKS)('have no fault that axe finds, in $language and $theme', async (look) => {
    const { page, complaints } = await openCarriers(look);
    await expectNoViolations(page);
    await page.keyboard.press('F7');
    await page.getByRole('rowheader').first().waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('F8');
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('F6');
    await page.keyboard.press('Control+n');
    await page.keyboard.press('Control+s');
    await page.locator('#error-summary-title').waitFor();
    await expectNoViolations(page);
    // The browser complains of every answer that is a refusal; this one was asked for.
    expect(complaints.filter((words) => !words.includes('422'))).toEqual([]);
    await page.context().close();
  });

  test('connect a number range by keyboard, with what is wrong said at its field', async () => {
    const { page } = await openCarriers();
    await page.keyboard.press('Control+n');
    await page.getByLabel('Name', { exact: true }).first().fill('Parcels F');
    await page.getByLabel('Account id').fill('live-f');
    await page.getByLabel('Carrier', { exact: true }).selectOption('CARRIER_F');
    await page.getByLabel('Way of buying').selectOption('range');
    await page.getByLabel('First number').fill('000100');
    await page.getByLabel('Last number').fill('99');
    await page.getByLabel('Parcels are shipped from one address').uncheck();
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: /the last number has as many digits/ }).click();
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-invalid")')).toBe('true');

    await page.keyboard.press('Control+a');
    await page.keyboard.type('000999', { delay: 60 });
    await page.keyboard.press('Control+s');
    await page.getByText('Parcels F is saved.').first().waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as {
      accounts: Record<string, unknown>[];
    };
    expect(accounts.find(({ carrierId }) => carrierId === 'live-f')).toMatchObject({
      carrier: 'CARRIER_F',
      adapter: { type: 'range', first: '000100', last: '000999' },
      services: expect.arrayContaining([expect.objectContaining({ serviceCode: '101' })]) as unknown,
    });
    await page.context().close();
  });

  test('change an account, and remove it once that was confirmed', async () => {
    const { page } = await openCarriers();
    await page.getByRole('button', { name: /Edit.*Carrier I/ }).click();
    await page.getByLabel('Name', { exact: true }).first().fill('Carrier I, renamed');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /Remove.*Carrier I, renamed/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Carrier I, renamed is removed.').first().waitFor();
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: { carrierId: string }[] };
    expect(accounts.map(({ carrierId }) => carrierId)).not.toContain('test-i');
    await page.context().close();
  });

  test('try a parcel on every account side by side, with the broken rule in words', async () => {
    const { page } = await openCarriers({ language: 'de' });
    await page.keyboard.press('F8');
    const card = page.getByRole('region', { name: 'Carrier A (test)' });
    await card.getByText('Gewicht: noch 63 kg').first().waitFor();
    await page.getByLabel('Gewicht', { exact: true }).fill('68,5');
    await card.getByText('Gewicht 68,5 kg: Carrier A (test) erlaubt 68 kg.').first().waitFor();
    await page.context().close();
  });
});
