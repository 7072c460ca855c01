import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { addPacker, openWindow } from '../../api/roles/windows.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

describe.skipIf(findChromium() === null)('the filters of the history', () => {
  const { station, open } = useWindow();
  beforeAll(async () => {
    const toBerlin = { carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') };
    const refused = { itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 1 } }] };
    const pair = { itemLines: [1, 2].map((value) => ({ weight: { units: 'LB', value } })) };
    await addPacker(station, { name: 'Pam', badge: 'PAM' });
    const window = await openWindow(station);
    await window.signOn('PAM');
    const body = request({});
    await window.call('POST', '/cloud-ship-service/v1/shipment', { body, headers: { transactionId: 'FILTER-PAM' } });
    for (const [index, changes] of [{}, pair, refused, toBerlin].entries())
      await station.api.ship(`FILTER-${index}`, request(changes));
  });

  test('narrow list and totals by state, account, day and manifest, and are taken away at once', async () => {
    const { page } = await open();
    await pressScreen(page, 3);
    const totals = page.getByRole('region', { name: 'Totals' });
    const expectShown = async (shipments: number, packages: number) => {
      await expect.poll(() => rows(page).count()).toBe(shipments);
      await expect
        .poll(async () => (await totals.innerText()).replaceAll(/\s+/g, ''))
        .toMatch(new RegExp(`^${shipments}shipments?·${packages}packages?`));
    };
    await expectShown(5, 6);

    await totals.getByRole('button', { name: /^Refused/ }).click();
    await expectShown(1, 1);
    expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('REJECTED');
    await page.getByLabel('State', { exact: true }).selectOption('LABELLED');
    await expectShown(4, 5);
    await page.getByLabel('Account', { exact: true }).selectOption('test-f');
    await expectShown(1, 1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectShown(5, 6);

    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByText('No shipment fits').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expectShown(5, 6);

    await station.api.post('/station/v1/manifests', { carrierId: 'test-a' });
    await page.getByLabel('Handover', { exact: true }).selectOption('true');
    await expectShown(3, 4);
    await page.getByLabel('Handover', { exact: true }).selectOption('false');
    await page.getByLabel('State', { exact: true }).selectOption('LABELLED');
    await expectShown(1, 1);

    await page.keyboard.press('F6');
    await page.getByRole('button', { name: /^Shipments of MF/ }).click();
    await page.getByText('Only the shipments of one manifest are shown.').waitFor();
    await expectShown(3, 4);
  });

  test('show what one packer bought', async () => {
    const { page } = await open();
    await pressScreen(page, 3);
    await expect.poll(() => rows(page).count()).toBe(5);
    await page.getByLabel('Packed by', { exact: true }).selectOption('Pam');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).first().innerText()).toContain('FILTER-PAM');
    expect(await rows(page).first().innerText()).toContain('Pam');
  });
});
