import { describe, expect, test } from 'vitest';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { batchesOf } from '../../helpers/batches.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { goTo, toScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('orders that are ticked', () => {
  const { station, open } = useWindow();
  const { rows } = batchesOf(() => station.api);
  /** Each with another article: the same twice would be left out. */
  const put = (number: string) => {
    const lines = [{ sku: number, description: 'Mug', quantity: 1, weight: { units: 'LB', value: 0.75 } }];
    return station.api.call('PUT', orderPath(number), { body: orderDraft({ lines }) });
  };
  const call = (number: string, what: string, body: unknown = {}) =>
    station.api.call('POST', `${orderPath(number)}/${what}`, { body });

  test('are shipped as one batch; one that is held meanwhile leads to its order, and is checked again', async () => {
    for (const number of ['W-1', 'W-2', 'W-3']) await put(number);
    await call('W-3', 'hold', { reason: 'Sold out' });
    const { page, complaints } = await open();
    await goTo(page, '/orders');
    const first = page.getByRole('checkbox', { name: 'Tick order W-1' });
    await first.waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(2);
    await page.getByRole('row', { name: 'W-1' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Ship one order …' }).waitFor();
    expect(await first.isChecked()).toBe(true);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Ship ticked orders' }).waitFor();
    await page.keyboard.press('Control+Shift+O');
    await page.getByRole('button', { name: 'Ship 2 orders …' }).waitFor();
    await expectNoViolations(page);

    await toScreen(page, () => page.keyboard.press('Control+Enter'));
    await page.getByRole('heading', { level: 2, name: 'Checked', exact: true }).waitFor();
    const id = new URL(page.url()).hash.split('/')[2] ?? '';
    await call('W-1', 'hold', { reason: 'Address unclear' });
    await page.keyboard.press('Control+Enter');
    await page.getByText('Order W-1 is on hold: “Address unclear”. Release it first.').waitFor();
    await page.getByText('1 bought').waitFor();
    await expectNoViolations(page);

    await toScreen(page, () => page.getByRole('link', { name: 'W-1', exact: true }).click());
    await page.getByRole('heading', { level: 1, name: 'Order W-1' }).waitFor();
    await call('W-1', 'release');
    await goTo(page, `/batch/${id}`);
    await page.getByRole('button', { name: 'Check one order again' }).click();
    await page.getByRole('button', { name: 'Buy one label' }).click();
    await page.getByText('2 bought').waitFor();
    expect((await rows(id)).map(({ state, order }) => [order?.orderNumber, state]).toSorted()).toEqual([
      ['W-1', 'BOUGHT'],
      ['W-2', 'BOUGHT'],
    ]);
    expect(complaints).toEqual([]);
  });

  test('wait where the border asks for more, say what it is, and go without it where a person says so', async () => {
    const shipment = { carrierId: 'test-a', serviceType: 'A_EXPRESS_INTERNATIONAL' };
    const lines = [{ sku: 'W-9', description: 'Bowl', quantity: 1, weight: { units: 'LB' as const, value: 1 } }];
    const body = orderDraft({ recipient: recipientIn('CH'), lines, shipment });
    expect((await station.api.call('PUT', orderPath('W-9'), { body })).status).toBe(200);
    const { page, complaints } = await open();
    await goTo(page, '/orders');
    await page.getByRole('checkbox', { name: 'Tick order W-9' }).check();
    await page.getByRole('button', { name: 'Ship one order …' }).waitFor();
    await toScreen(page, () => page.keyboard.press('Control+Enter'));
    await page.getByText('One row is left out: the border asks for what it lacks').waitFor();
    await page.getByText('Incoterm must be given: the border asks for it.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Ship it without' }).press('Enter');
    await page.getByRole('button', { name: 'Buy one label' }).click();
    await page.getByText('1 bought').waitFor();
    expect(complaints).toEqual([]);
  });
});
