import { describe, expect, onTestFinished, test } from 'vitest';
import { some } from '../../forms.ts';
import { heldCarrier } from '../../adapters/held-carrier.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk, paste } from '../desk.ts';
import { useWindow } from '../window.ts';

const STATES = {
  en: { incomplete: 'FILL IN', ready: 'READY', bought: 'BOUGHT' },
  de: { incomplete: 'AUSFÜLLEN', ready: 'BEREIT', bought: 'GEKAUFT' },
} as const;

const LOOKS = [
  ['en', 'light'],
  ['de', 'dark'],
] as const;

describe.skipIf(findChromium() === null)('the packing desk', () => {
  const carrier = heldCarrier();
  const { station, open } = useWindow({ adapters: carrier.adapters });
  const bought = async () => (await station.api.get('/station/v1/shipments')).body.shipments as { state: string }[];

  test.each(some(LOOKS, 1))('ships without a mouse, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    const { state, type } = desk(page, language);
    const before = (await bought()).length;
    await state(STATES[language].incomplete);

    await page.keyboard.press('Shift+F3');
    for (const text of ['', 'Jane Roe', '', '', '', '1 Main St', '', '', '90001', 'Los Angeles', 'CA']) {
      await type(text);
      await page.keyboard.press('Tab');
    }
    await type('us');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+F4');
    await type(language === 'de' ? '2,5' : '2.5');
    await state(STATES[language].ready);
    await page.getByRole('img').waitFor();

    await page.keyboard.press('Control+Enter');
    await state(STATES[language].bought);
    expect((await bought()).length).toBe(before + 1);
    expect(complaints).toEqual([]);
  });

  test('a scan in the wrong place buys nothing, types nothing and reaches the scan field', async () => {
    const { page } = await open();
    const { fill, edit, state, scan, field } = desk(page);
    await fill();
    await state('READY');
    const before = (await bought()).length;

    await page.getByRole('button', { name: /^Buy label/ }).focus();
    await scan('ORDER-100234');
    await page.getByText('ORDER-100234 stands in “Purchase order number reference”.').first().waitFor();
    await edit();
    await field('city').focus();
    await scan('ORDER-100235');
    await page.getByText('ORDER-100235 stands in “Invoice number reference”.').first().waitFor();

    expect(await field('city').inputValue()).toBe('Los Angeles');
    expect((await bought()).length).toBe(before);
  });

  test('a scan that finds nobody empties and locks the form until it is acknowledged', async () => {
    const { page } = await open({ preferences: { scanTarget: 'recipient' } });
    const { fill, state, scan, field } = desk(page);
    await fill();
    await state('READY');
    await scan('NOBODY-AT-ALL');
    await state('SCAN FAILED');
    expect(await field('name').inputValue()).toBe('');
    expect(await field('name').isDisabled()).toBe(true);
    await expectNoViolations(page);

    await page.keyboard.press('Escape');
    await state('FILL IN');
    expect(await field('name').isDisabled()).toBe(false);
    await page.keyboard.press('Control+Shift+Z');
    expect(await field('name').inputValue()).toBe('Jane Roe');
  });

  test('a broken rule is said in words at its field, in the summary, and in the panel', async () => {
    const { page } = await open({ language: 'de' });
    const { fill, state, field } = desk(page, 'de');
    const sentence = 'Gewicht 68,5 kg: Carrier A (test) erlaubt 68 kg.';
    await fill({ weight: '68,5' });
    await state('AUSFÜLLEN');
    await page.getByText(sentence).waitFor();
    expect(await field('weight').getAttribute('aria-invalid')).toBe('true');
    await page.getByText('0,5 kg zu viel').waitFor();

    await page.keyboard.press('Control+Enter');
    const summary = page.getByRole('region', { name: 'Eines ist zu berichtigen' });
    await summary.getByRole('link', { name: sentence }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe(await field('weight').getAttribute('id'));
    await expectNoViolations(page);
  });

  test('a purchase in doubt says so and is not bought again', async () => {
    const { page } = await open();
    const { fill, state } = desk(page);
    await fill({ itemCode: 'TEST-UNKNOWN' });
    await state('READY');
    const before = (await bought()).length;
    let asked = 0;
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('/v1/shipment?')) asked += 1;
    });
    await page.keyboard.press('Control+Enter');
    await state('UNKNOWN');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Do not buy again.').first().waitFor();
    await expectNoViolations(page);
    await page.reload();
    await state('UNKNOWN');
    expect(asked).toBe(1);
    expect((await bought()).length).toBe(before + 1);
  });

  test('a refusal is given in the carrier’s own words, and the form stays as it was', async () => {
    const { page } = await open();
    const { fill, state, field } = desk(page);
    await fill({ itemCode: 'TEST-REJECT' });
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('NOT BOUGHT');
    await page.getByText('The carrier says:').first().waitFor();
    expect(await field('name').inputValue()).toBe('Jane Roe');
  });

  test('a reload in the middle of buying buys once and finds out what became of it', async () => {
    const { page } = await open();
    const { fill, state } = desk(page);
    const before = (await bought()).length;
    await fill();
    await state('READY');
    const letGo = carrier.hold();
    onTestFinished(letGo);
    await page.keyboard.press('Control+Enter');
    await state('BUYING');
    await page.reload();
    await state('BUYING');
    letGo();
    await state('BOUGHT');
    expect((await bought()).length).toBe(before + 1);
  });

  test('what was typed survives a reload', async () => {
    const { page } = await open();
    const { field, state } = desk(page);
    await field('name').fill('Jürgen Groß');
    await field('weight').fill('1,25');
    await field('weight').press('Tab');
    await page.reload();
    await state('FILL IN');
    expect(await field('name').inputValue()).toBe('Jürgen Groß');
    expect(await field('weight').inputValue()).toBe('1.25');
  });

  test('a pasted message fills the recipient, and says what has no field', async () => {
    const { page } = await open();
    const { field } = desk(page);
    await paste(
      page,
      'Ship to:\nErika Muster\nMuster GmbH\nInvalidenstraße 7\n10115 Berlin\nDeutschland\nNote: ring twice',
    );
    await page.getByText('Note: ring twice', { exact: true }).waitFor();
    expect(await field('name').inputValue()).toBe('Erika Muster');
    expect(await field('city').inputValue()).toBe('Berlin');
    expect(await field('country').inputValue()).toBe('Germany (DE)');

    await paste(page, 'Maria Gonzalez, 4500 NW 27th Ave, Miami, FL 33142, (305) 555-0198');
    await expect.poll(() => field('street').inputValue()).toBe('4500 NW 27th Ave');
  });

  test('an order that was shipped before is scanned with a warning that stays', async () => {
    const { page } = await open();
    const { fill, state, scan } = desk(page);
    await fill();
    await scan('ORDER-777001');
    await page.getByText('ORDER-777001 stands in').first().waitFor();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    await scan('ORDER-777001');
    await page.getByText('Shipped before').waitFor();
    await expectNoViolations(page);
  });

  test('two windows agree on what was shipped, and do not share a form', async () => {
    const [one, other] = [await open(), await open()];
    await desk(one.page).fill();
    await desk(one.page).state('READY');
    await one.page.keyboard.press('Control+Enter');
    await desk(one.page).state('BOUGHT');
    const number = (await station.api.get('/station/v1/shipments?limit=1')).body.shipments[0].trackingNumbers[0];
    await other.page.getByText(number).waitFor();
    expect(await desk(other.page).field('name').inputValue()).toBe('');
  });
});
