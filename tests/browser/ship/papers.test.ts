import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { CUSTOMS_ITEM } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('papers that go with the label', () => {
  const { station, open } = useWindow();

  /** Fills in a parcel to Switzerland with its declaration, and buys it. */
  async function buyAbroad(page: Page, name: string): Promise<void> {
    const { fill, edit, state } = desk(page);
    await fill({ name });
    await edit();
    await page.getByLabel('Country', { exact: true }).first().fill('switz');
    await page.getByRole('option', { name: /Switzerland/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Service', { exact: true }).selectOption('A_EXPRESS_INTERNATIONAL');
    await page.getByRole('button', { name: 'Add customs item' }).click();
    const item = page.getByRole('group', { name: /customs item 1/i });
    const { description, value } = CUSTOMS_ITEM;
    const typed = { Description: description, 'Value each': String(value.amount), Currency: value.currency };
    for (const [label, text] of Object.entries(typed)) await item.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Ship without' }).press('Enter');
    await state('READY');
    await page.keyboard.press('Control+Enter');
  }

  test('are said on the Ship screen: not printed while no printer takes them, printed with the label once one does', async () => {
    const labels = await startLabelPrinter();
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: labels.port }));
    const { page, complaints } = await open();
    await buyAbroad(page, 'Ada Byron');
    await page.getByText('Invoice NOT PRINTED: no printer is the default for it.').waitFor();

    const path = await mkdtemp(join(tmpdir(), 'papers-'));
    onTestFinished(() => rm(path, { recursive: true }));
    const defaultFor = [{ contentType: 'COMMERCIAL_INVOICE', imageType: null, stock: null }];
    const office = { id: 'office', name: 'Office', format: 'PDF', stock: 'PAPER_A4', defaultFor };
    const made = await station.api.post('/station/v1/printers', draft({ type: 'folder', path }, office as never));
    expect(made.body).toMatchObject({ printer: { id: 'office' } });
    await page.keyboard.press('Control+n');
    await buyAbroad(page, 'Grace Hopper');
    await page.getByText('One paper printed.').waitFor();
    expect(await page.getByText('NOT PRINTED').count()).toBe(0);
    expect(await readdir(path)).toEqual([expect.stringMatching(/\.pdf$/)]);
    expect(complaints).toEqual([]);
    await labels.off();
  });
});
