import { describe, expect, test } from 'vitest';
import { makeLinear } from '#electron/labels/symbols/linear.ts';
import { range } from '../../helpers/range.ts';
import { line, request } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the barcode of a label, as a scanner reads it', () => {
  const { station, open } = useWindow();
  const newest = async (): Promise<{ id: string; trackingNumbers: [string] }> =>
    (await station.api.get('/station/v1/shipments?limit=1')).body.shipments[0];

  test.each([
    ['GS1_128', { prefix: '0', companyPrefix: '4012345', first: '000000001', last: '000000999', checkDigit: 'MOD10' }],
    ['CODE128', { prefix: 'CAPS', first: '30000001', last: '30000999' }],
  ] as const)('is known behind the purchase, and another one is not the right one: %s', async (symbology, numbers) => {
    const { api } = station;
    const [model] = (await api.get('/station/v1/accounts')).body.accounts;
    const account = { ...model, adapter: range({ ...numbers, symbology }) };
    expect((await api.call('PUT', `/station/v1/accounts/${model.carrierId}`, { body: account })).status).toBe(200);
    await api.ship(`OTHER-${symbology}`, request());
    /** In the case that Caps Lock makes of it. */
    const codeOfNewest = async () => makeLinear(symbology, (await newest()).trackingNumbers[0]).data.toLowerCase();
    const other = await codeOfNewest();
    const messageOfNewest = async () => `[)>0196900010000840${(await newest()).trackingNumbers[0]}3341/16N`;
    const otherMessage = await messageOfNewest();

    const { page } = await open();
    const { fill, state, scan, field } = desk(page);
    await fill();
    await state('READY');
    await scan(otherMessage);
    await page.getByText(`${otherMessage} is the label of Jane Roe`).first().waitFor();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    const right = await codeOfNewest();
    expect(right).not.toBe(other);
    // Beside the number stand where the parcel goes, and a symbol that says all of it.
    await scan('42090001');
    await page.getByText('42090001 is not the label just bought').first().waitFor();
    await scan(other);
    await state('WRONG LABEL');
    await page.getByText(`${other} is the label of Jane Roe. This shipment has`).first().waitFor();
    await scan(right);
    await state('BOUGHT');
    await page.getByText(`${right} is the label just bought.`).first().waitFor();
    await scan(await messageOfNewest());
    await page.getByText('Look whether two boxes have the same label.').first().waitFor();
    expect(await field('name').inputValue()).toBe('Jane Roe');

    await goTo(page, '/history');
    const { id } = await newest();
    const itemLines = [line({ weight: { units: 'LB', value: 3 }, customerReference: { ref1: '77001234' } })];
    expect((await api.ship(`REFERENCE-${symbology}`, request({ itemLines }))).status).toBe(200);
    // An order number that begins as a consignment number does, and goes on as another order number.
    const asked = page.waitForResponse((answer) => answer.url().includes('trackingNumber=77001234'));
    await scan('40177001234');
    await asked;
    await page.getByText('No shipment fits').waitFor();
    expect(page.url()).toMatch(/#\/history$/);
    await scan(right);
    await page.waitForURL(`**/#/history/${id}`);
  });
});
