import { describe, expect, test } from 'vitest';
import { addPacker } from '../../api/roles/windows.ts';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('badges', () => {
  const { station, open } = useWindow();

  test('a badge changes name and language; a packer may not void, a lead may, and the label says who', async () => {
    const { page, complaints } = await open();
    const { scan } = desk(page);
    await pressScreen(page, 8);
    await page.getByRole('link', { name: 'Packers and badges' }).click();
    await page.getByRole('heading', { name: 'Packers', level: 1 }).waitFor();
    await expectNoViolations(page);

    // The first one that is added is to be administrator.
    await page.getByRole('button', { name: /^Add somebody/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ada');
    await dialog.getByLabel('Badge').fill('ada');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.locator('#content').getByText('Ada is saved.').waitFor();
    await page.locator('#content').getByText('ADA', { exact: true }).waitFor();

    // From now on nobody is a packer, who may not change that. Somebody else, elsewhere, adds the others.
    await addPacker(station, { name: 'Pam', badge: 'PAM', language: 'de' });
    await addPacker(station, { name: 'Lea', badge: 'LEA', language: 'en', role: 'lead' });
    await page.locator('#content').getByText('LEA', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Add somebody/ }).isDisabled()).toBe(true);

    const { body } = await station.api.ship('to-void', request());
    expect(body.success).toBe(true);
    const { shipments } = (await station.api.get('/station/v1/shipments')).body;
    await page.goto(`${page.url().split('#')[0]}#/history/${shipments[0].id}`);
    await page.getByRole('button', { name: /^Void/ }).first().waitFor();
    await scan('PB.BADGE.PAM');
    const toVoid = page.getByRole('button', { name: /^Stornieren|^Etikett stornieren/ }).first();
    await toVoid.waitFor();
    await page.getByRole('button', { name: 'Angemeldet: Pam' }).waitFor();
    expect(await toVoid.isDisabled()).toBe(true);
    expect(await toVoid.getAttribute('title')).toBe(
      'Verlangt die Rolle Leitung. Wer sie hat, kann hier den Ausweis scannen.',
    );
    await expectNoViolations(page);

    await scan('PB.BADGE.LEA');
    await page.getByRole('button', { name: 'Signed on: Lea' }).waitFor();
    await page.getByRole('button', { name: /^Void/ }).first().click();
    await dialog.getByRole('textbox').fill('Torn');
    await dialog.getByRole('button', { name: /^Void/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await station.api.get(`/station/v1/shipments/${shipments[0].id}`)).body.shipment.state)
      .toBe('VOIDED');
    await page.getByRole('listitem').filter({ hasText: 'Torn' }).getByText('Lea').waitFor();

    await scan('PB.BADGE.NOBODY');
    await dialog.getByText('No badge says NOBODY.').waitFor();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: /^Pam/ }).click();
    await page.getByRole('button', { name: 'Angemeldet: Pam' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Angemeldet: Pam' }).waitFor();
    // What was asked for and does not exist is said by the browser itself.
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
  });
});
