import { describe, expect, onTestFinished, test } from 'vitest';
import { heldCarrier } from '../../adapters/held-carrier.ts';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('a scan', () => {
  const carrier = heldCarrier();
  const { station, open } = useWindow({ adapters: carrier.adapters });
  const bought = async () => (await station.api.get('/station/v1/shipments')).body.shipments.length as number;
  const labelOf = async (transactionId: string): Promise<string> =>
    (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0]
      .trackingNumbers[0];

  test('of four characters is typed into nothing, and one with spaces presses nothing', async () => {
    const { page } = await open();
    const { fill, edit, state, scan, field } = desk(page);
    await fill();
    await state('READY');
    const before = await bought();
    await edit();
    await field('city').focus();
    await scan('4711');
    await page.getByText('4711 stands in “Purchase order number reference”.').first().waitFor();
    await page.getByRole('button', { name: /^Buy label/ }).focus();
    await scan('A B C D 12');
    await page.getByText('A B C D 12 stands in “Invoice number reference”.').first().waitFor();
    expect(await field('city').inputValue()).toBe('Los Angeles');
    await edit();
    await field('country').focus();
    await scan('4712');
    await page.getByText('4712 stands in “Customer reference”.').first().waitFor();
    await page.keyboard.press('Enter');
    expect(await field('country').inputValue()).toBe('United States (US)');
    await state('READY');
    expect(await bought()).toBe(before);
  });

  test('is no key that is held down, and one that a busy machine hands over late is whole', async () => {
    const { page } = await open();
    const { field, scan } = desk(page);
    // By the clock of the page every key is a minute old. What comes in the middle is longer than any pause within a code.
    await page.evaluate('{ const now = performance.now.bind(performance); performance.now = () => now() + 60_000; }');
    const now = () => page.evaluate<number>('performance.now()');
    const inTheMiddle = async () => {
      const since = await now();
      await expect.poll(now).toBeGreaterThan(since + 300);
    };
    await scan('ORDER-499-LATE', { inTheMiddle });
    await page.getByText('ORDER-499-LATE stands in “Purchase order number reference”.').first().waitFor();
    await field('city').focus();
    const session = await page.context().newCDPSession(page);
    const start = Date.now() / 1000 - 5;
    for (let index = 0; index < 12; index += 1) {
      const timestamp = start + (index === 0 ? 0 : 0.4 + index * 0.03);
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key: 'o',
        text: 'o',
        autoRepeat: index > 0,
        timestamp,
      });
    }
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'o' });
    await expect.poll(() => field('city').inputValue()).toBe('oooooooooooo');
  });

  test('while a label is bought is seen below its field, and that it was not taken', async () => {
    const { page } = await open();
    const { fill, state, scan } = desk(page);
    await fill();
    await state('READY');
    const letGo = carrier.hold();
    onTestFinished(letGo);
    await page.keyboard.press('Control+Enter');
    await state('BUYING');
    await scan('ORDER-503');
    const said = page.locator('#scan-said');
    await said.getByText('ORDER-503: Wait until the purchase is settled, then scan again.').waitFor();
    letGo();
    await state('BOUGHT');
    expect(await said.isVisible()).toBe(true);
  });

  test('while a dialog is open changes nothing behind it, and can be used afterwards', async () => {
    const { page } = await open();
    const { scan, field } = desk(page);
    const reference = page.getByLabel('Purchase order number reference', { exact: true });
    await reference.waitFor({ state: 'attached' });
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByLabel('Name of the preset').waitFor();
    await scan('ORDER-500');
    await page.getByText('“ORDER-500” was scanned while this question is open.').first().waitFor();
    await expectNoViolations(page);
    expect(await page.getByLabel('Name of the preset').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await reference.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Use it on the Ship screen' }).click();
    await expect.poll(() => reference.inputValue()).toBe('ORDER-500');
    expect(await field('name').inputValue()).toBe('');
  });

  test('on a screen that has no use for it is shown there, and can be taken to the Ship screen', async () => {
    const { page } = await open({ language: 'de' });
    const { scan } = desk(page, 'de');
    await pressScreen(page, 5);
    await scan('ORDER-501');
    await page.getByText('„ORDER-501“ wurde gescannt.').first().waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Im Versand verwenden' }).click();
    await expect
      .poll(() => page.getByLabel('Purchase order number reference', { exact: true }).inputValue())
      .toBe('ORDER-501');
  });

  test('of another label behind a purchase raises the alarm, and nothing begins before it is put right', async () => {
    await station.api.ship('OTHER-1', request());
    const { page } = await open();
    const { fill, state, scan, field } = desk(page);
    await fill();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    const [{ trackingNumbers }] = (await station.api.get('/station/v1/shipments?limit=1')).body.shipments;
    const right = String(trackingNumbers[0]);

    await scan(await labelOf('OTHER-1'));
    await state('WRONG LABEL');
    await page.getByText('is the label of Jane Roe. This shipment has').first().waitFor();
    await expectNoViolations(page);
    await scan('ORDER-502');
    await page.getByText(`ORDER-502 is not the label just bought, ${right}.`).first().waitFor();
    expect(await field('name').inputValue()).toBe('Jane Roe');
    await scan(right);
    await state('BOUGHT');
    await page.getByText(`${right} is the label just bought.`).first().waitFor();
    await scan(right);
    await page.getByText('Look whether two boxes have the same label.').first().waitFor();
    await scan('ORDER-502');
    await page.getByText('ORDER-502 stands in “Purchase order number reference”.').first().waitFor();
    expect(await field('name').inputValue()).toBe('');
  });

  test('of a number written like the label that was bought begins no order before that label was scanned', async () => {
    const { page } = await open();
    const { fill, state, scan } = desk(page);
    await fill();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    const [{ trackingNumbers }] = (await station.api.get('/station/v1/shipments?limit=1')).body.shipments;
    await scan(String(trackingNumbers[0]).replaceAll(/\d/g, '7'));
    await state('WRONG LABEL');
    await scan('PB.OK');
    await state('BOUGHT');
  });
});
