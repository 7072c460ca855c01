import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk, paste } from '../desk.ts';
import { expectGerman } from '../words/german.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('places of a recipient', () => {
  const { open } = useWindow();

  test('city and state of a postal code are taken by a key, the code of a state that was written out too; nothing typed is overwritten', async () => {
    const { page } = await open();
    const { edit, field } = desk(page);
    await edit();
    await field('country').fill('us');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await field('zip').fill('90001');
    const offered = page.getByRole('button', { name: 'Los Angeles, CA?' });
    await offered.waitFor();
    await expectNoViolations(page);
    await field('zip').press('ArrowDown');
    expect([await field('city').inputValue(), await field('state').inputValue()]).toEqual(['Los Angeles', 'CA']);
    await offered.waitFor({ state: 'hidden' });

    await field('state').fill('California');
    await page.getByRole('button', { name: 'CA?', exact: true }).waitFor();
    await field('state').press('ArrowDown');
    expect(await field('state').inputValue()).toBe('CA');

    await field('city').fill('Somewhere');
    await field('state').fill('');
    await field('zip').fill('10001');
    const found = page.waitForResponse((answer) => answer.url().includes('postalCode=90001'));
    await field('zip').fill('90001');
    await (await found).finished();
    expect(await offered.count()).toBe(0);
    await field('zip').press('ArrowDown');
    expect([await field('city').inputValue(), await field('state').inputValue()]).toEqual(['Somewhere', '']);

    await field('city').fill('');
    await offered.waitFor();
    await field('zip').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => field('city').inputValue()).toBe('Los Angeles');
  });

  test('a pasted line without a field stays in sight, over a reload too, until it is put into one or left out', async () => {
    const { page } = await open({ language: 'de' });
    const { field } = desk(page, 'de');
    await paste(page, 'Erika Muster\nInvalidenstraße 7\n10115 Berlin\nDeutschland\nNote: ring twice\nFax: 030 1234567');
    const lineOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await lineOf('ring twice').waitFor();
    await page.reload();
    await lineOf('ring twice').waitFor();
    await expectNoViolations(page);
    await expectGerman(page);
    const list = page.getByLabel('Feld für „Note: ring twice“');
    await list.focus();
    await list.selectOption({ label: 'Adresszeile 2' });
    await lineOf('ring twice').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ändern', exact: true }).click();
    expect(await page.getByLabel('Adresszeile 2', { exact: true }).inputValue()).toBe('Note: ring twice');
    await page.getByRole('button', { name: /„Fax: 030 1234567“ weglassen/ }).press('Enter');
    await lineOf('Fax').waitFor({ state: 'hidden' });
    expect(await field('name').inputValue()).toBe('Erika Muster');
  });
});
