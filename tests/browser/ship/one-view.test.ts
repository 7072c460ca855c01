import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Account } from '#shared/schema/accounts/account.ts';
import { draft } from '../../printing/samples.ts';
import { range } from '../../helpers/range.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk, paste, type Language } from '../desk.ts';
import { expectToFit } from '../fits.ts';
import { useWindow } from '../window.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const WORDS = {
  en: {
    ...{
      ready: 'READY',
      unprinted: 'BOUGHT, NOT PRINTED',
      scan: 'Scan',
      weight: 'Weight',
      length: 'Length',
      height: 'Height',
    },
    ...{ account: 'Account', service: 'Service', label: 'Label', folds: [/^References and value/, /^More packages/] },
    ...{ buy: /^Buy label.*TEST.*Carrier A \(test\)/s, next: /^Next shipment/, decimal: '2.5' },
  },
  de: {
    ...{
      ready: 'BEREIT',
      unprinted: 'GEKAUFT, NICHT GEDRUCKT',
      scan: 'Scan',
      weight: 'Gewicht',
      length: 'Länge',
      height: 'Höhe',
    },
    ...{ account: 'Konto', service: 'Dienst', label: 'Etikett', folds: [/^Referenzen und Wert/, /^Weitere Pakete/] },
    ...{ buy: /^Etikett kaufen.*TEST.*Carrier A \(test\)/s, next: /^Nächste Sendung/, decimal: '2,5' },
  },
} as const;
const HOUSE = 'Maria Gonzalez, 4500 NW 27th Ave, Miami, FL 33142, (305) 555-0198';

describe.skipIf(findChromium() === null)('a whole parcel in one view', () => {
  const { station, open } = useWindow();

  /** Fails where one of these is not in the window whole, without a scroll. */
  async function expectInSight(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const [name, part] of Object.entries(parts)) {
      await part.waitFor();
      const box = await part.boundingBox();
      const isInside =
        box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5;
      expect(isInside ? name : `${name} at ${JSON.stringify(box)} in ${width} × ${height}`).toBe(name);
    }
  }

  function partsOf(page: Page, language: Language) {
    const words = WORDS[language];
    const field = (name: string) => page.getByLabel(name, { exact: true }).first();
    return {
      scan: page.getByRole('textbox', { name: words.scan, exact: true }),
      recipient: page.locator('address'),
      weight: field(words.weight),
      length: field(words.length),
      height: field(words.height),
      account: field(words.account),
      service: field(words.service),
      references: page.getByRole('button', { name: words.folds[0] }),
      more: page.getByRole('button', { name: words.folds[1] }),
      label: page.getByRole('region', { name: words.label, exact: true }).getByRole('img'),
    };
  }

  test.each(SIZES.flatMap((size) => (['en', 'de'] as const).map((language) => ({ ...size, language }))))(
    'at $width × $height in $language: pasted, typed, bought, and why it is not printed',
    async ({ language, ...size }) => {
      await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: 1 }));
      const { page } = await open({ language });
      await page.setViewportSize(size);
      const words = WORDS[language];
      const { state, type } = desk(page, language);
      await paste(page, `${HOUSE}`.replace('4500', `${size.width}${language === 'de' ? 1 : 2}`));
      await page.locator('address').getByText('Maria Gonzalez').waitFor();
      await page.keyboard.press('Shift+F4');
      await type(words.decimal);
      await state(words.ready);
      const parts = partsOf(page, language);
      await expectInSight(page, {
        ...parts,
        state: page.getByRole('region', { name: words.ready, exact: true }),
        buy: page.getByRole('button', { name: words.buy }),
      });
      await expectToFit(page);
      await expectNoViolations(page);

      await page.keyboard.press('Control+Enter');
      await state(words.unprinted);
      const unprinted = page.getByRole('region', { name: words.unprinted, exact: true });
      await expect.poll(() => unprinted.innerText()).toContain('127.0.0.1:1');
      const { account, service, ...rest } = parts;
      await expectInSight(page, { ...rest, unprinted, next: page.getByRole('button', { name: words.next }) });
      // What it was bought with is in a line then.
      await page.getByText('Carrier A (test), Ground', { exact: true }).waitFor();
      expect([await account.isVisible(), await service.isVisible()]).toEqual([false, false]);
      await station.api.call('DELETE', '/station/v1/printers/desk');
    },
  );

  test('the card opens to be edited, and folds once the focus is elsewhere and nothing is wrong', async () => {
    const { page } = await open();
    const { fill, field, state } = desk(page);
    await fill({ name: 'Card Holder' });
    await state('READY');
    const card = page.locator('address');
    await expect.poll(() => card.innerText()).toBe('Card Holder\n1 Main St\n90001 Los Angeles CA, United States');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('[id="field-recipient-contact-personName"]:focus').waitFor();
    await field('city').fill('');
    // A press beside it ends where it began, though the card closes.
    await page.getByRole('button', { name: /^More packages/ }).click();
    expect(await card.count()).toBe(0);
    await page.getByText('City must be given.').waitFor();
    await field('city').fill('Pasadena');
    await state('READY');
    await page.getByRole('button', { name: /^References and value/ }).click();
    await page.getByLabel('Item code', { exact: true }).waitFor();
    await card.getByText('Pasadena').waitFor();
  });

  test('each fold says in a line what it holds, and one with a fault opens and is led to', async () => {
    const { page } = await open();
    const { fill, edit, field, scan, unfold } = desk(page);
    const fold = (name: string) => page.getByRole('region', { name, exact: true });
    const said = (name: string) => fold(name).locator('.summary').innerText();
    const close = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await fill();
    expect([await said('References and value'), await said('More packages')]).toEqual(['none', 'none']);
    await scan('PO-4711-A');
    await expect.poll(() => said('References and value')).toBe('one reference: PO-4711-A');
    await unfold('details');
    await page.getByLabel('Invoice number reference', { exact: true }).fill('INV-9');
    await page.getByLabel('Declared value', { exact: true }).fill('48');
    await page.getByLabel('Currency', { exact: true }).first().fill('usd');
    expect(await said('References and value')).toBe('2 references: PO-4711-A, INV-9 · worth 48 USD');
    await unfold('morePackages');
    await page.getByLabel('Copies', { exact: true }).fill('2');
    await page.keyboard.press('F2');
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Weight', { exact: true }).fill('4');
    expect(await said('More packages')).toBe('3 packages: 2 × 2.5 kg, 4 kg');

    await edit();
    await field('country').fill('switz');
    await page.getByRole('option', { name: /Switzerland/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Service', { exact: true }).selectOption('A_EXPRESS_INTERNATIONAL');
    await page.getByRole('button', { name: 'Add customs item' }).click();
    await close('Customs');
    const item = page.getByRole('group', { name: /customs item 1/i });
    await item.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: /^Description/ }).click();
    await page.locator('[id="field-customs-customsItems-0-description"]:focus').waitFor();
    await expectNoViolations(page);
    for (const [label, text] of Object.entries({
      Description: 'Cup',
      Quantity: '3',
      'Value each': '16',
      Currency: 'eur',
    }))
      await item.getByLabel(label, { exact: true }).fill(text);
    expect(await said('Customs')).toBe('one good, 48.00 EUR');

    const reference = page.getByLabel('Invoice number reference', { exact: true }).first();
    await close('References and value');
    await reference.waitFor({ state: 'hidden' });
    await close('References and value');
    await reference.fill('I'.repeat(41));
    await fold('References and value').getByText('41 characters').waitFor();
    await close('References and value');
    expect(await reference.isVisible()).toBe(true);
  });

  test('live accounts come first, and the nine for tests stand behind one line', async () => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
    const template = accounts.find((one) => one.carrierId === 'test-a');
    const live = {
      carrierId: 'live-b',
      friendlyName: 'Zebra Freight',
      primary: false,
      adapter: range({ prefix: 'V' }),
    };
    expect((await station.api.post('/station/v1/accounts', { ...template, ...live })).status).toBe(201);
    const { page } = await open();
    const account = page.getByLabel('Account', { exact: true });
    const options = () => account.locator('option').allInnerTexts();
    const groups = () => account.locator('optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label')));
    await expect.poll(async () => (await options())[0]).toBe('Zebra Freight');
    // One of the tests is chosen, and so they are shown.
    expect([await groups(), (await options()).length]).toEqual([['Live accounts', 'Test accounts'], 10]);
    await account.selectOption('live-b');
    await expect.poll(options).toEqual(['Zebra Freight']);
    await page.getByRole('button', { name: /^Buy label.*LIVE.*Zebra Freight/s }).waitFor();
    await page.getByRole('button', { name: 'Show 9 test accounts' }).click();
    expect((await options()).length).toBe(10);
    await expectNoViolations(page);
    await station.api.call('DELETE', '/station/v1/accounts/live-b');
  });
});
