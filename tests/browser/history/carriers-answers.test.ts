import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { KEY, startCorner, type CornerFake } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { downloadOf } from '../download.ts';
import { printDialog } from '../print-dialog.ts';
import { goTo, pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';
import { expectGerman } from '../words/german.ts';

describe.skipIf(findChromium() === null)('what carriers answered', () => {
  let corner: CornerFake;
  /** What became of a void that was asked for. */
  let decision: VoidOutcome = { kind: 'submitted' };
  beforeAll(async () => void (corner = await startCorner()));
  afterAll(() => corner.close());
  const { station, open } = useWindow({
    adapters: [(ports) => ({ ...createCorner(ports, corner.url), followVoid: async () => decision })],
  });
  let page: Page;
  const ids: string[] = [];

  beforeAll(async () => {
    const [template] = (await station.api.get('/station/v1/accounts')).body.accounts;
    const account = {
      ...template,
      carrierId: 'corner',
      friendlyName: 'Corner',
      adapter: { type: 'corner', apiKey: KEY },
    };
    expect((await station.api.post('/station/v1/accounts', account)).status).toBe(201);
    for (const transactionId of ['COST-1', 'COST-2']) {
      expect((await station.api.ship(transactionId, request({ carrierId: 'corner' }))).status).toBe(200);
      const found = (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments;
      ids.push(found[0].id);
    }
    expect((await station.api.ship('COST-0', request({ carrierId: 'test-a' }))).status).toBe(200);
    ({ page } = await open());
    await pressScreen(page, 3);
  });

  test('the history shows what was paid, by shipment and summed by day and account, and exports it', async () => {
    const row = (transaction: string) => page.getByRole('row').filter({ hasText: transaction });
    await row('COST-1').getByText('US$8.50').waitFor();
    expect(await row('COST-0').innerText()).not.toContain('$');
    await page.getByText('Cost by day and account').click();
    const sum = page.getByRole('listitem').filter({ hasText: 'US$17.00' });
    expect(await sum.innerText()).toMatch(
      /^\d+ \w+ \d+, Corner: US\$17\.00\s+Test mode: nothing is charged\s+\(2 shipments\)$/,
    );
    await expectNoViolations(page);
    const { bytes } = await downloadOf(page, () => page.keyboard.press('Control+Shift+e'));
    const [head = '', ...lines] = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    const [cost, currency] = [head.split(',').indexOf('cost'), head.split(',').indexOf('currency')];
    const paid = lines.map((line) => line.split(',')).map((cells) => [cells[cost], cells[currency]].join(' '));
    expect(paid.toSorted()).toEqual([' ', '8.50 USD', '8.50 USD']);
  });

  test('a void that was asked for is none: nothing is printed, and what became of it is asked and said', async () => {
    await goTo(page, `/history/${ids[0]}`);
    await page.getByRole('button', { name: 'Void the label' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Wrong weight');
    await page.getByRole('dialog').getByRole('button', { name: 'Void the label' }).click();
    await page.getByText('The carrier was asked to void it', { exact: true }).first().waitFor();
    await page.getByText('The station keeps asking what became of it.').waitFor();
    expect(await page.getByText('The label is voided').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Print/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Void the label' }).count()).toBe(0);
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Ask what became of it' }).click();
    await page.getByText('The carrier has not decided yet.').first().waitFor();
    await goTo(page, '/history');
    await page.getByRole('row').filter({ hasText: 'COST-1' }).getByText('Void asked for').waitFor();

    await goTo(page, `/history/${ids[0]}`);
    decision = { kind: 'refused', reason: 'The parcel was scanned.' };
    await page.getByRole('button', { name: 'Ask what became of it' }).click();
    await page
      .getByText(/The carrier did not void it.*“The parcel was scanned\.”/)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Print/ })
      .first()
      .waitFor();
    await page.reload();
    await page.getByText(/The carrier did not void it.*“The parcel was scanned\.”/).waitFor();
  });

  test('a manifest that the carrier may have made waits under Attention, until it is asked about', async () => {
    corner.fail('manifest', 'server-error');
    const { body } = await station.api.post('/station/v1/manifests', { carrierId: 'corner' });
    expect(body.manifest.carrierManifest.state).toBe('UNKNOWN');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /1 .*needs attention|One thing needs/ })
      .click();
    const item = page.getByRole('article', { name: body.manifest.number });
    await item.getByText('The carrier may have made its manifest').waitFor();
    await expectNoViolations(page);
    await item.getByRole('button', { name: 'Ask what became of it' }).click();
    await page.getByText('Nothing needs attention').waitFor();

    await pressScreen(page, 3);
    await page.keyboard.press('F6');
    const print = page.getByRole('button', { name: `Print the carrier’s form 1: ${body.manifest.number}` });
    await print.waitFor();
    const { printed } = await printDialog(page);
    await print.press('Enter');
    await expect.poll(printed).toMatch(/^\d{4}x\d{4}$/);
  });

  test('which shipments are on no manifest of the carrier, and why, is said in the language of the window', async () => {
    const bought = [];
    for (const transactionId of ['LEFT-1', 'LEFT-2']) {
      expect((await station.api.ship(transactionId, request({ carrierId: 'corner' }))).status).toBe(200);
      const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
      bought.push(body.shipments[0].id as string);
    }
    corner.nextManifest({ words: 'No.' });
    const { body } = await station.api.post('/station/v1/manifests', { carrierId: 'corner' });
    await station.ledger.shipments.advance({
      ...{ shipmentId: bought[0] ?? '', to: 'VOIDED', actor: 'client:c', requestId: 'r', reason: 'Not needed' },
    });
    const german = (await open({ language: 'de' })).page;
    await pressScreen(german, 3);
    await german.keyboard.press('F6');
    const item = german.getByRole('tabpanel').getByRole('listitem').filter({ hasText: body.manifest.number });
    await item.getByRole('button', { name: 'Paketdienst noch einmal bitten' }).click();
    await item.getByText('1 Sendung steht nicht darauf.').click();
    await item.getByText('Sie wurde storniert.').waitFor();
    await expectGerman(german);
    await expectNoViolations(german);
    await item.getByRole('link', { name: 'Sendung zeigen' }).click();
    await german.locator('main').getByText('LEFT-1').first().waitFor();
  });
});
