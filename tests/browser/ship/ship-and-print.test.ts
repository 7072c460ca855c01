import { describe, expect, test } from 'vitest';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { readPng } from '../../labels/drawing.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { listenTo, tonesOf } from '../tones.ts';
import { useWindow } from '../window.ts';

const OK = [880, 1320];
const ERROR = [196, 196, 196];
const ATTENTION = [660, 440, 660, 440];

describe.skipIf(findChromium() === null)('from the form to the label', () => {
  const { station, open } = useWindow();
  const newest = async (): Promise<{ id: string; trackingNumbers: string[] }> =>
    (await station.api.get('/station/v1/shipments?limit=1')).body.shipments[0];

  test('shows the real label: its barcode can be read from the screen', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1280, height: 1000 });
    const { fill, state } = desk(page);
    await fill();
    await state('READY');
    await page.getByText('Preview', { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    await page.getByText('As bought', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Enlarge the label' }).click();
    const picture = page.getByRole('dialog').locator('canvas');
    const { trackingNumbers } = await newest();
    await expect
      .poll(async () => (await readSymbols(readPng(await picture.screenshot()))).map(({ text }) => text))
      .toEqual(expect.arrayContaining(trackingNumbers));
  });

  test('Ctrl+Enter buys and prints, and the state says so', async () => {
    const printer = await startLabelPrinter();
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: printer.port }));
    const { page } = await open();
    const { fill, state, scan } = desk(page);
    await fill();
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await page.getByText('The printer has it. Scan the label that came out.').waitFor();
    expect(printer.received.map(String).join()).toContain('^XA');
    await scan((await newest()).trackingNumbers[0] ?? '');
    await state('PRINTED');
    const { printJobs } = (await station.api.get('/station/v1/print-jobs')).body as { printJobs: PrintJob[] };
    expect(printJobs.map((job) => job.state)).toEqual(['PRINTED']);
    await printer.off();
    await station.api.call('DELETE', '/station/v1/printers/desk');
  });

  test('each outcome has a sound of its own', async () => {
    const { page } = await open({ preferences: { sounds: true } });
    const { fill, state } = desk(page);
    await listenTo(page);
    for (const [itemCode, word, tones] of [
      ['', 'BOUGHT', OK],
      ['TEST-REJECT', 'NOT BOUGHT', ERROR],
      ['TEST-UNKNOWN', 'UNKNOWN', ATTENTION],
    ] as const) {
      await fill({ itemCode });
      await state('READY');
      await page.keyboard.press('Control+Enter');
      await state(word);
      expect(await tonesOf(page)).toEqual(tones);
      await page.keyboard.press('Control+n');
      await state('FILL IN');
    }
  });

  test('what the customs section and the packages table hold is what is bought', async () => {
    const { page } = await open();
    const { fill, edit, field, state } = desk(page);
    await fill({ itemCode: 'KIT' });
    await edit();
    await field('country').fill('switz');
    await page.getByRole('option', { name: /Switzerland/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Service', { exact: true }).selectOption('A_EXPRESS_INTERNATIONAL');
    await page.getByLabel('Declared value', { exact: true }).fill('39.98');
    await page.getByLabel('Currency', { exact: true }).first().fill('usd');
    await page.getByLabel('Purchase order number reference', { exact: true }).fill('PO-7');
    await page.getByRole('button', { name: 'Add customs item' }).click();
    const item = page.getByRole('group', { name: /customs item 1/i });
    for (const [label, text] of Object.entries({
      SKU: 'CUP',
      Description: 'Cup',
      'HS code': '691200',
      Quantity: '2',
      'Value each': '19.99',
    })) {
      await item.getByLabel(label, { exact: true }).fill(text);
    }
    await state('FILL IN');
    await page.getByLabel('Contents', { exact: true }).selectOption('GIFT');
    await state('READY');
    await page.getByLabel('Contents', { exact: true }).selectOption('MERCHANDISE');
    await page.getByLabel('Incoterm', { exact: true }).selectOption('DAP');
    await page.getByLabel('EORI', { exact: true }).fill('US-1');
    await state('READY');
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    const { request, documents } = (await station.api.get(`/station/v1/shipments/${(await newest()).id}`)).body;
    expect(request).toMatchObject({
      itemLines: [
        { itemCode: 'KIT', declaredInfo: { amount: 39.98, currency: 'USD' }, customerReference: { ref1: 'PO-7' } },
      ],
      paymentOption: { paymentTerms: 'DAP' },
      taxIndentifiers: [{ identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'US-1' }],
      customs: {
        contentsType: 'MERCHANDISE',
        customsItems: [
          {
            ...{ sku: 'CUP', description: 'Cup', harmonizedTariffCode: '691200', quantity: 2, countryOfOrigin: 'US' },
            value: { amount: 19.99, currency: 'USD' },
          },
        ],
      },
    });
    expect((documents as { contentType: string }[]).map(({ contentType }) => contentType)).toContain(
      'COMMERCIAL_INVOICE',
    );
  });
});
