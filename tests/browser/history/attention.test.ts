import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { printingWith } from '../../printing/use-printers.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow, type WindowOptions } from '../window.ts';

describe.skipIf(findChromium() === null)('what needs attention', () => {
  const { station, open } = useWindow();
  const { setUp } = printingWith(() => station.api);
  let count = 0;

  /** Buys one whose answer is lost. */
  async function loseOne(): Promise<string> {
    const { newId } = shipping(station, `LOST-${++count}`);
    const transactionId = newId();
    await station.api.ship(
      transactionId,
      request({ itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }] }),
    );
    return transactionId;
  }
  const stateOf = async (transactionId: string) =>
    (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0].state as string;

  async function openAttention(transactionId: string, options: WindowOptions = {}) {
    const opened = await open(options);
    await pressScreen(opened.page, 4);
    const item = opened.page.getByRole('article').filter({ hasText: transactionId });
    await item.waitFor();
    return { ...opened, item, dialog: opened.page.getByRole('dialog') };
  }

  /** While a dialog is open nothing behind it can be found by its role: an item is gone only once the dialog is. */
  async function gone(item: Locator, dialog: Locator): Promise<void> {
    await dialog.waitFor({ state: 'detached' });
    await item.waitFor({ state: 'detached' });
  }

  test('the badge counts what waits, in every window, as it comes', async () => {
    await loseOne();
    const { page } = await open();
    const badge = page.getByRole('navigation').getByRole('link', { name: /need/ });
    await badge.waitFor();
    const before = Number(/^\d+/.exec((await badge.innerText()).trim())?.[0]);
    await loseOne();
    await expect.poll(async () => (await badge.innerText()).trim()).toMatch(new RegExp(`^${before + 1}\\D`));
  });

  test('one that was bought gets its label with the number that is typed', async () => {
    const transactionId = await loseOne();
    const { page, item, dialog } = await openAttention(transactionId);
    await item.getByText('its answer was lost').waitFor();
    await item.getByRole('button', { name: 'It was bought' }).click();
    await dialog.getByLabel('Tracking number').press('Enter');
    await dialog.getByText('Type the tracking number.').waitFor();

    // Of the label that came out: what has no number alone, and then the number, with what its barcode has before it.
    for (const code of ['42090001', '[)>0196900010000840TESTPB00000000017334']) {
      await desk(page).scan(code);
      await page.getByText(code).first().waitFor();
      expect(await dialog.getByLabel('Tracking number').inputValue()).toBe('');
    }
    await desk(page).scan(']C100340434161094021501');
    await expect.poll(() => dialog.getByLabel('Tracking number').inputValue()).toBe('340434161094021501');
    await dialog.getByLabel('Tracking number').fill('1ZFOUND0001');
    await page.keyboard.press('Enter');
    await gone(item, dialog);
    expect(await stateOf(transactionId)).toBe('LABELLED');
  });

  test.each([
    ['It was not bought', 'Nothing was bought', 'REJECTED'],
    ['Write off', 'Write it off', 'WRITTEN_OFF'],
  ])('"%s" wants to know how, and settles it', async (way, button, state) => {
    const transactionId = await loseOne();
    const { item, dialog } = await openAttention(transactionId);
    await item.getByRole('button', { name: way }).click();
    await dialog.getByRole('button', { name: button }).click();
    await dialog.getByText('Say how you know.').waitFor();
    expect(await stateOf(transactionId)).toBe('UNKNOWN');

    await dialog.getByRole('textbox').fill('The portal of the carrier');
    await dialog.getByRole('button', { name: button }).click();
    await gone(item, dialog);
    expect(await stateOf(transactionId)).toBe(state);
  });

  test('a person says of an uncertain print that it did not come out', async () => {
    const printer = await startLabelPrinter({ breakAfter: 100 });
    await setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
    const data = await shipping(station, 'PRINT').shipped(request());
    const { body } = await station.api.get(`/station/v1/shipments?transactionId=${data.transactionId}`);
    const { printJobs } = (await station.api.post('/station/v1/print-jobs', { shipmentId: body.shipments[0].id }))
      .body as {
      printJobs: { id: string; trackingNumber: string }[];
    };
    const jobState = async () =>
      (await station.api.get(`/station/v1/print-jobs/${printJobs[0]?.id}`)).body.printJob.state as string;
    await expect.poll(jobState).toBe('UNCERTAIN');

    const { page, item } = await openAttention(printJobs[0]?.trackingNumber ?? '');
    await expectNoViolations(page);
    await item.getByRole('button', { name: 'It did not come out' }).click();
    await item.waitFor({ state: 'detached' });
    expect(await jobState()).toBe('FAILED');
    await printer.off();
  });

  test('a label that was to be printed and turns out to be bought later is printed from here, once, on a parcel that is named', async () => {
    const printer = await startLabelPrinter();
    const labels = () => printer.received.filter(({ length }) => length > 0).length;
    await setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
    const { page } = await open();
    const { fill, state } = desk(page);
    await fill({ itemCode: 'TEST-UNKNOWN', name: 'Late Lena' });
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('UNKNOWN');
    await page.keyboard.press('Control+n');

    const { items } = (await station.api.get('/station/v1/attention')).body;
    const { id } = items.at(-1).shipment;
    const found = { decision: 'found', trackingNumbers: ['1ZLATE0001'] };
    expect((await station.api.post(`/station/v1/shipments/${id}/resolution`, found)).status).toBe(200);
    await pressScreen(page, 4);
    const waiting = page.getByRole('article').filter({ hasText: '1ZLATE0001' });
    await waiting.getByText('Late Lena').waitFor();
    await expectNoViolations(page);
    expect(labels()).toBe(0);
    await waiting.getByRole('button', { name: 'Print', exact: true }).click();
    await waiting.waitFor({ state: 'detached' });
    await expect.poll(labels).toBe(1);
    await printer.off();
  });
});
