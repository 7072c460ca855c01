import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Account } from '#shared/schema/accounts/account.ts';
import { range } from '../../helpers/range.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const account = (page: Page) => page.getByLabel('Account', { exact: true });

describe.skipIf(findChromium() === null)('what the desk says is so', () => {
  const { station, open } = useWindow();
  let page: Page;

  async function connect(carrierId: string, adapter: object): Promise<void> {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
    const template = accounts.find((one) => one.carrierId === 'test-a');
    const answer = await station.api.post('/station/v1/accounts', {
      ...template,
      ...{ carrierId, friendlyName: `Live ${carrierId}`, primary: false, adapter },
    });
    expect(answer.status).toBe(201);
  }

  test('the packages of carrier G are bought under the names that were checked', async () => {
    ({ page } = await open());
    const { fill, edit, unfold, field, state } = desk(page);
    const sent: { url: string; body: string }[] = [];
    page.on('request', (one) => {
      const url = new URL(one.url()).pathname;
      if (one.method() === 'POST') sent.push({ url, body: one.postData() ?? '' });
    });
    await fill();
    await account(page).selectOption('test-g');
    await edit();
    await field('country').fill('germ');
    await page.getByRole('option', { name: /Germany/ }).waitFor();
    await page.keyboard.press('Enter');
    await field('zip').fill('10115');
    await field('state').fill('');
    await unfold('morePackages');
    await page.getByLabel('Copies', { exact: true }).fill('12');
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    const bodies = (path: string) => sent.filter(({ url }) => url.endsWith(path)).map(({ body }) => body);
    expect(bodies('/v1/shipment')).toEqual([bodies('/shipments/check').at(-1)]);
    const { itemLines } = JSON.parse(bodies('/v1/shipment')[0] ?? '') as { itemLines: { itemTransactionId: string }[] };
    expect(itemLines.map(({ itemTransactionId }) => itemTransactionId.length <= 40)).toEqual(Array(12).fill(true));
  });

  test('a form whose account is taken away, or changed, at another window is ready no more', async () => {
    await connect('going', range({ prefix: 'GOING' }));
    ({ page } = await open());
    const { fill, state } = desk(page);
    await fill();
    await account(page).selectOption('going');
    await state('READY');
    const path = '/station/v1/accounts/going';
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
    const { services = [], ...rest } = accounts.find(({ carrierId }) => carrierId === 'going') ?? {};
    const sold = await page.getByLabel('Service', { exact: true }).inputValue();
    const offer = (offered: typeof services) => station.api.call('PUT', path, { body: { ...rest, services: offered } });
    expect((await offer(services.filter(({ serviceCode }) => serviceCode !== sold))).status).toBe(200);
    await state('FILL IN');
    expect((await offer(services)).status).toBe(200);
    await state('READY');
    await station.api.call('DELETE', path);
    await state('FILL IN');
    await expectNoViolations(page);
    await account(page).selectOption('test-a');
    await state('READY');
  });

  test('every line of an address that is printed is seen, and the box it was found with is empty again', async () => {
    const recipient = recipientIn('US');
    const contact = { ...recipient.contact, personName: 'Lina Third' };
    const address = { ...recipient.address, streetLine2: 'Suite 4', streetLine3: 'Rear building' };
    await station.api.ship('THREE-LINES', request({ recipient: { contact, address } }));
    ({ page } = await open());
    const { type } = desk(page);
    const box = page.getByRole('combobox', { name: 'Address book' });
    await page.keyboard.press('Shift+F3');
    await type('lina');
    await page.getByRole('option', { name: /Lina Third/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Address line 3', { exact: true }).inputValue()).toBe('Rear building');
    await expect.poll(() => box.inputValue()).toBe('');
    await box.focus();
    await type('roe');
    await page.keyboard.press('Alt+n');
    await expect.poll(() => box.inputValue()).toBe('');
  });

  test('live or test is told at the button, by the account', async () => {
    await connect('live-a', range({ prefix: 'V' }));
    ({ page } = await open());
    const banner = page.getByRole('region', { name: 'TEST MODE' });
    const button = page.getByRole('button', { name: /^Buy label/ });
    const told = async () => [await button.innerText(), await button.locator('.mode').innerText()].join(' ');
    await expect.poll(told).toMatch(/Carrier A \(test\).* TEST$/s);
    await banner.waitFor();
    await account(page).selectOption('live-a');
    await expect.poll(told).toMatch(/Live live-a.* LIVE$/s);
    await banner.waitFor({ state: 'detached' });
    await expectNoViolations(page);
    await station.api.call('DELETE', '/station/v1/accounts/live-a');
  });

  test('numbers that run out are said on every screen, and that they did before a label is bought', async () => {
    await connect('low', range({ prefix: 'Z', first: '1', last: '1', warnBelow: 5 }));
    ({ page } = await open());
    const { fill, unfold, state } = desk(page);
    const warning = page.getByText('Few numbers are left: Live low (1).');
    await warning.waitFor();
    await pressScreen(page, 9);
    await warning.first().waitFor();
    await pressScreen(page, 1);
    await account(page).selectOption('low');
    await fill();
    await unfold('morePackages');
    await page.getByLabel('Copies', { exact: true }).fill('2');
    await page.getByText('has too few numbers left: this takes 2. Ask the carrier for a new one.').first().waitFor();
    await state('FILL IN');
    expect(await page.getByRole('main').innerText()).not.toMatch(/refused|says/);
    await page.getByLabel('Copies', { exact: true }).fill('1');
    await state('READY');
    await station.api.call('DELETE', '/station/v1/accounts/low');
  });

  test('a label that the printer does not take is bought and not printed, and why', async () => {
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: 1 }));
    ({ page } = await open());
    const { fill, state } = desk(page);
    await fill();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT, NOT PRINTED');
    const words = () => page.getByRole('region', { name: 'BOUGHT, NOT PRINTED' }).innerText();
    await expect.poll(words).toContain('127.0.0.1:1');
    expect(await words()).toContain('It is printed as soon as the printer takes it');
    await expectNoViolations(page);
    await station.api.call('DELETE', '/station/v1/printers/desk');
    await page.getByText('The label was not printed. F9 prints it.').first().waitFor();
    expect(await words()).toContain('The printer desk was removed.');
  });

  test('F8 without a scale says that there is none', async () => {
    ({ page } = await open());
    await desk(page).state('FILL IN');
    await page.keyboard.press('F8');
    const said = page.locator('main').getByText('No scale is connected. Settings say which one is looked for.');
    await said.waitFor();
    await page.keyboard.press('Alt+n');
    await said.waitFor({ state: 'detached' });
  });

  test('the doctor says nothing of what it has not read yet', async () => {
    ({ page } = await open());
    const { promise: isRead, resolve: read } = Promise.withResolvers<null>();
    await page.route('**/station/v1/doctor*', async (route) => {
      await isRead;
      await route.continue();
    });
    await pressScreen(page, 9);
    await page.getByText('The station reads everything that it keeps.').waitFor();
    const words = await page.locator('main').innerText();
    expect(words).not.toMatch(/was read and compared|can ship|No printer/);
    expect(await page.getByRole('button', { name: 'Save the findings' }).isDisabled()).toBe(true);
    read(null);
    await page.getByText('Everything that is stored was read').waitFor();
    await page.getByText('The station can ship.').first().waitFor();
  });
});
