import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { expectGerman } from '../words/german.ts';
import { useWindow } from '../window.ts';

const PATH = '/station/v1/addresses';
const party = (personName: string, city = 'Köln') => ({
  address: { countryCode: 'DE', city, zipCode: '50667', streetLine1: 'Domstraße 1' },
  contact: { personName },
});

describe.skipIf(findChromium() === null)('the address book', () => {
  const { station, open } = useWindow();
  const save = (name: string, city?: string) => station.api.post(PATH, { party: party(name, city) });
  const names = async (text: string): Promise<string[]> => {
    const { body } = await station.api.get(`${PATH}?text=${encodeURIComponent(text)}`);
    return body.addresses.map((one: { party: { contact: { personName: string } } }) => one.party.contact.personName);
  };
  const opened = async () => {
    const { page, complaints } = await open();
    await page.goto(`${station.baseUrl}/#/settings/addresses`);
    await page.getByRole('heading', { level: 1, name: 'Address book' }).waitFor();
    return { page, complaints };
  };

  test('is searched, corrected and rid of an entry by keyboard', async () => {
    await Promise.all([save('Finn Find'), save('Olga Other', 'Bonn')]);
    const { page, complaints } = await opened();
    await page.getByLabel('Find by name').fill('finn');
    await page.getByText('Olga Other', { exact: true }).waitFor({ state: 'detached' });
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Change\s*: Finn Find$/ }).press('Enter');
    await page.getByRole('dialog').getByLabel('City', { exact: true }).fill('Bremen');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await page.getByText('Saved: Finn Find.').first().waitFor();
    expect(await names('finn bremen')).toEqual(['Finn Find']);

    await page.getByRole('button', { name: /^Delete\s*: Finn Find$/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(() => names('finn')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('has what is stored of somebody erased once the name is typed, by keyboard and in German', async () => {
    await save('Erna Weg');
    const { page, complaints } = await open({ language: 'de' });
    await page.goto(`${station.baseUrl}/#/settings/addresses`);
    await page.getByRole('button', { name: /^Überall löschen\s*: Erna Weg$/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('ein Eintrag im Adressbuch').waitFor();
    await expectNoViolations(page);
    await expectGerman(page);
    await dialog.getByLabel('Zur Bestätigung den Namen eingeben').fill('Erna');
    await page.keyboard.press('Enter');
    await dialog.getByText('Das ist nicht der Name des Eintrags.').waitFor();
    expect(await names('erna')).toEqual(['Erna Weg']);
    await dialog.getByLabel('Zur Bestätigung den Namen eingeben').fill('erna weg');
    await page.keyboard.press('Enter');
    await page.getByText('Gelöscht: was über Erna Weg gespeichert war.').first().waitFor();
    expect(await names('erna')).toEqual([]);
    // The refusal of the wrong name.
    expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
  });

  test('says at the field what a new address lacks', async () => {
    const { page } = await opened();
    await page.keyboard.press('Control+Shift+A');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('City', { exact: true }).fill('Bonn');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
  });

  test('makes one entry of two', async () => {
    await Promise.all([save('Mia Merge'), save('M. Merge')]);
    const { page } = await opened();
    await page.getByLabel('Find by name').fill('merge');
    for (const name of ['Mia Merge', 'M. Merge']) await page.getByLabel(`Choose ${name}`).check();
    await page.keyboard.press('Control+m');
    const keep = page.getByRole('button', { name: /^Keep this one\s*: Mia Merge$/ });
    await keep.waitFor();
    await expectNoViolations(page);
    await keep.press('Enter');
    await page.getByText('One entry now: Mia Merge.').first().waitFor();
    expect(await names('merge')).toEqual(['Mia Merge']);
  });

  test('takes a file, and names the rows that it could not save', async () => {
    const { page } = await opened();
    await page.getByRole('button', { name: 'Import a file' }).click();
    const text = 'Name;Street;Zip;City;Country\nIda Import;Weg 1;10115;Berlin;DE\n;Weg 2;10115;Berlin;DE\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('heading', { name: 'What the columns of customers.csv hold' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await page.getByText('1 added, 0 known already.').waitFor();
    await page.getByText('Line 3:').waitFor();
    await expectNoViolations(page);
    expect(await names('ida import')).toEqual(['Ida Import']);
  });
});
