import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk, type } from '../desk.ts';
import { downloadOf } from '../download.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const recipient = (personName: string) => ({
  ...recipientIn('US'),
  contact: { personName, phoneNumber: '5551234567' },
});
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

describe.skipIf(findChromium() === null)('the history', () => {
  const { station, open } = useWindow();
  beforeAll(async () => {
    for (const name of ['Ada Byron', 'Grace Hopper', 'Konrad Zuse']) {
      await station.api.ship(`HIST-${name.split(' ')[0]}`, request({ recipient: recipient(name) }));
    }
  });

  async function openHistory() {
    const opened = await open();
    await pressScreen(opened.page, 3);
    await rows(opened.page).first().waitFor();
    return opened;
  }

  test('finds shipments by anything, as it is typed, and opens one with the keyboard', async () => {
    const { page } = await openHistory();
    // From the other tab as well.
    await page.keyboard.press('F6');
    await page.getByRole('button', { name: /Close the day/ }).waitFor();
    await page.keyboard.press('F3');
    await type(page, 'grace');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).first().innerText()).toContain('Grace Hopper');

    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Shipment to Grace Hopper' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('grace');
  });

  test('opens the shipment whose label is scanned', async () => {
    const { page } = await openHistory();
    const { body } = await station.api.get('/station/v1/shipments?text=Zuse');
    await desk(page).scan(body.shipments[0].trackingNumbers[0]);
    await page.getByRole('heading', { level: 1, name: 'Shipment to Konrad Zuse' }).waitFor();
  });

  test('shows what another program ships without being asked', async () => {
    const { page } = await openHistory();
    const before = await rows(page).count();
    await station.api.ship('HIST-later', request({ recipient: recipient('Later Comer') }));
    await page.getByRole('link', { name: 'Later Comer' }).waitFor();
    expect(await rows(page).count()).toBe(before + 1);
  });

  test('exports what fits the filters as CSV', async () => {
    const { page } = await openHistory();
    await page.getByRole('searchbox').fill('Byron');
    await expect.poll(() => rows(page).count()).toBe(1);
    const { name, bytes } = await downloadOf(page, () => page.keyboard.press('Control+Shift+E'));
    const table = bytes.toString('utf8');
    expect(name).toMatch(/^shipments-\d{4}-\d\d-\d\d\.csv$/);
    expect(table).toContain('Ada Byron');
    expect(table).not.toContain('Konrad Zuse');
  });

  test('closes the day of an account once it was confirmed, and hands out the manifest', async () => {
    const { page } = await openHistory();
    await page.keyboard.press('F6');
    await page.getByRole('button', { name: /Close the day.*Carrier A/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('definition').first().waitFor();
    await expectNoViolations(page);
    expect((await station.api.get('/station/v1/manifests')).body.manifests).toEqual([]);

    await dialog.getByRole('button', { name: 'Close the day' }).click();
    await page.getByText('Print it for the driver to sign').first().waitFor();
    const { manifests } = (await station.api.get('/station/v1/manifests')).body as { manifests: { number: string }[] };
    expect(manifests).toHaveLength(1);

    const pdf = page.getByRole('button', { name: `PDF of ${manifests[0]?.number}` });
    const { bytes } = await downloadOf(page, () => pdf.click());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
