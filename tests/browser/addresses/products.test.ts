import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

const PATH = '/station/v1/products';
/** Whether both ends of what a number may mean are to be seen: neither cut off nor behind something else. */
const IS_SEEN_WHOLE = `(() => {
  const element = document.querySelector('[role=dialog] .readings');
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [[left + 2, top + 2], [right - 2, bottom - 2]].every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
})()`;

describe.skipIf(findChromium() === null)('the products', () => {
  const { station, open } = useWindow();
  const put = (sku: string, body: object) => station.api.call('PUT', `${PATH}/${sku}`, { body });
  const read = async (sku: string) => (await station.api.get(`${PATH}/${sku}`)).body.product;
  const opened = async () => {
    const { page } = await open();
    await page.goto(`${station.baseUrl}/#/settings/products`);
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    return { page };
  };

  test('are searched, corrected and deleted by keyboard', async () => {
    await Promise.all([put('MUG', { description: 'Mug, blue' }), put('PLATE', { description: 'Plate' })]);
    const { page } = await opened();
    await page.getByLabel('Find by SKU').fill('mug');
    await page.getByText('PLATE', { exact: true }).waitFor({ state: 'detached' });
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Change\s*: MUG$/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('HS code', { exact: true }).fill('691200');
    await dialog.getByLabel('Value each', { exact: true }).fill('9.5');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(1);
    await dialog.getByLabel('Currency', { exact: true }).fill('eur');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await page.getByText('Saved: MUG.').first().waitFor();
    expect(await read('MUG')).toMatchObject({
      harmonizedTariffCode: '691200',
      value: { amount: 9.5, currency: 'EUR' },
    });
    await page.getByRole('button', { name: /^Delete\s*: MUG$/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(() => read('MUG')).toBeUndefined();
  });

  test('say what a number may mean where the dialog cuts nothing of it off', async () => {
    await put('CUP', { description: 'Cup' });
    const { page } = await opened();
    await page.getByRole('button', { name: /^Change\s*: CUP$/ }).press('Enter');
    for (const label of ['Value each', 'Weight each', 'Height']) {
      const field = page.getByRole('dialog').getByLabel(label, { exact: true });
      await field.fill('1,250');
      await page.getByRole('status').filter({ hasText: '“1,250” can mean' }).waitFor();
      expect([label, await page.evaluate<boolean>(IS_SEEN_WHOLE)]).toEqual([label, true]);
      await field.fill('1');
    }
  });

  test('come from a file, and lines that are not saved are named', async () => {
    const { page } = await opened();
    await page.keyboard.press('Control+o');
    const text = 'SKU;Description;HS code;Weight\nBOWL;Bowl;691110;0.4\n;Nothing;;\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('heading', { name: 'What the columns of goods.csv hold' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await page.getByText('1 saved.').waitFor();
    await page.getByText('Line 3:').waitFor();
    expect(await read('BOWL')).toMatchObject({ description: 'Bowl', harmonizedTariffCode: '691110', saved: true });
  });

  test('fill a customs item and a parcel by SKU, and never what was typed', async () => {
    const facts = { description: 'Cup', harmonizedTariffCode: '691200', countryOfOrigin: 'PT' };
    await put('CUP', { ...facts, value: { amount: 7, currency: 'EUR' }, weight: { units: 'KG', value: 0.3 } });
    const { page } = await open();
    const { fill, edit, field, unfold } = desk(page);
    await fill();
    await edit();
    await field('country').fill('switz');
    await page.getByRole('option', { name: /Switzerland/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add customs item' }).press('Enter');
    const item = page.getByRole('group', { name: /customs item 1/i });
    await item.getByLabel('Description', { exact: true }).fill('My own words');
    await item.getByLabel('SKU', { exact: true }).fill('CUP');
    await page.keyboard.press('Tab');
    const value = (label: string) => item.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(() => value('HS code')).toBe('691200');
    expect([await value('Description'), await value('Value each'), await value('Currency')]).toEqual([
      'My own words',
      '7',
      'EUR',
    ]);
    await field('weight').fill('');
    await unfold('details');
    await page.getByLabel('Item code', { exact: true }).fill('CUP');
    await page.keyboard.press('Tab');
    await expect.poll(() => field('weight').inputValue()).not.toBe('');
  });
});
