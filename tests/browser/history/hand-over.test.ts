import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { listenTo, tonesOf } from '../tones.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const recipient = (personName: string) => ({
  ...recipientIn('US'),
  contact: { personName, phoneNumber: '5551234567' },
});

describe.skipIf(findChromium() === null)('handing over by scan', () => {
  const { station, open } = useWindow();

  async function bought(transactionId: string, name: string, itemLines = [line()]) {
    await station.api.ship(transactionId, request({ recipient: recipient(name), itemLines }));
    const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
    return body.shipments[0] as { id: string; trackingNumbers: string[] };
  }
  const manifests = async () => (await station.api.get('/station/v1/manifests')).body.manifests as unknown[];
  const seen = (page: Page, words: string | RegExp) =>
    page.getByRole('region', { name: 'Handover by scan' }).getByText(words).first().waitFor();

  test('counts every parcel that leaves, says what a wrong one is, and names what is missing before the day is closed', async () => {
    const ada = await bought('HAND-1', 'Ada Byron', [line(), line({ itemTransactionId: 'p2' })]);
    const grace = await bought('HAND-2', 'Grace Hopper');
    const voided = await bought('HAND-3', 'Konrad Zuse');
    await station.api.post(`/station/v1/shipments/${voided.id}/void`, { reason: 'Wrong box' });
    const { page, complaints } = await open({ preferences: { sounds: true } });
    await pressScreen(page, 3);
    await page.keyboard.press('F6');
    await seen(page, 'Scan parcels');
    const scan = (code: string | undefined) => desk(page).scan(code ?? '');
    const waiting = page.getByRole('listitem').filter({ hasText: 'Carrier A' });
    const counts = async () => (await waiting.getByRole('definition').allInnerTexts()).join(' ');
    await expect.poll(counts).toBe('3 3 0 0');
    await listenTo(page);

    await scan(ada.trackingNumbers[0]);
    await seen(page, `${ada.trackingNumbers[0]}, Ada Byron`);
    await seen(page, 'Package 1 of 2');
    await expect.poll(counts).toBe('3 3 1 1');
    const good = await tonesOf(page);
    await scan(ada.trackingNumbers[0]);
    await seen(page, 'Already handed over');
    const again = await tonesOf(page);
    await scan(voided.trackingNumbers[0]);
    await seen(page, /was voided. Keep the parcel here/);
    const wrong = await tonesOf(page);
    expect(new Set([good, again, wrong, []].map(String)).size, 'three sounds').toBe(4);
    await scan('NOBODY-1');
    await seen(page, 'No parcel has the number NOBODY-1.');
    await scan(grace.trackingNumbers[0]);
    await seen(page, `${grace.trackingNumbers[0]}, Grace Hopper`);
    await page.getByRole('button', { name: 'Take back' }).click();
    await seen(page, 'Taken back');
    await expect.poll(counts).toBe('3 3 1 1');

    await waiting.getByText('Not handed over: 2').click();
    await waiting.getByRole('link', { name: grace.trackingNumbers[0] }).waitFor();
    await expectNoViolations(page);

    await waiting.getByRole('button', { name: /Close the day/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close the day' }).click();
    await dialog.getByText('Not every parcel was handed over: 2 missing').waitFor();
    await dialog.getByRole('link', { name: ada.trackingNumbers[1] }).waitFor();
    await dialog.getByText('Grace Hopper').waitFor();
    await expectNoViolations(page);
    expect(await manifests()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close all the same' }).click();
    await page.getByText('Print it for the driver to sign').first().waitFor();
    expect(await manifests()).toHaveLength(1);

    await scan(ada.trackingNumbers[1]);
    await seen(page, /is on manifest MF\w+, which is closed/);
    expect(complaints).toEqual([]);
  });

  test('a code may be typed, and a day of which everything was handed over is closed without a question', async () => {
    const one = await bought('HAND-4', 'Ada Byron');
    const { page } = await open();
    await pressScreen(page, 3);
    await page.keyboard.press('F6');
    await page.getByRole('textbox', { name: 'Parcel' }).fill(one.trackingNumbers[0] ?? '');
    await page.getByRole('textbox', { name: 'Parcel' }).press('Enter');
    await page.getByText('Every parcel was handed over.').waitFor();
    const before = (await manifests()).length;
    await page.getByRole('button', { name: /Close the day.*Carrier A/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
    await page.getByText('Print it for the driver to sign').first().waitFor();
    expect(await manifests()).toHaveLength(before + 1);
  });
});
