import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { csv, HEADER, line } from '../../helpers/batches.ts';
import { findChromium } from '../chromium.ts';
import { downloadOf } from '../download.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

/** Lets go of a file over the screen, as a hand with a mouse does. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const file = `new File([${JSON.stringify(content)}], ${JSON.stringify(name)})`;
  const dataTransfer = await page.evaluateHandle(
    `(() => { const held = new DataTransfer(); held.items.add(${file}); return held; })()`,
  );
  await page.getByRole('region', { name: 'Table of shipments' }).dispatchEvent('drop', { dataTransfer });
}

describe.skipIf(findChromium() === null)('the files of a batch', () => {
  const { station, open } = useWindow();
  const bought = async () => (await station.api.get('/station/v1/shipments?limit=500')).body.shipments.length as number;

  test('a table is dropped, its valid rows are bought, and result and failed rows are handed out; its columns are remembered', async () => {
    const { page } = await open();
    await pressScreen(page, 2);
    await drop(
      page,
      'monday.csv',
      csv(line('PO-1'), line('PO-2', { name: '' }), line('PO-3', { item: 'TEST-REJECT' })),
    );
    await page.getByLabel('Account', { exact: true }).selectOption('test-f');
    await page.getByLabel('Service', { exact: true }).selectOption('101');
    await page.keyboard.press('F8');
    await page.getByRole('heading', { name: 'Checked', exact: true }).waitFor();
    await page.getByText('1 to put right').waitFor();
    await page.getByRole('button', { name: 'Rows to put right' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
    await page.getByText('1 bought').waitFor();
    await page.getByText('2 failed').waitFor();

    const result = await downloadOf(page, () => page.getByRole('button', { name: 'Result file' }).click());
    expect(result.name).toBe('monday-result.csv');
    const [, one, two, three] = result.bytes.toString('utf8').split('\r\n');
    expect(one).toMatch(/PO-1.*TEST.*BOUGHT/);
    expect(two).toMatch(/PO-2.*INVALID/);
    expect(three).toMatch(/PO-3.*REJECTED/);
    const failed = await downloadOf(page, () => page.getByRole('button', { name: 'Failed rows' }).click());
    expect(failed.name).toBe('monday-failed.csv');
    expect(failed.bytes.toString('utf8')).toContain(HEADER.split(';')[0]);
    expect(failed.bytes.toString('utf8')).not.toContain('PO-1');
    expect(failed.bytes.toString('utf8')).toMatch(/PO-2[^]*PO-3/);

    await pressScreen(page, 2);
    await drop(page, 'tuesday.csv', csv(line('PO-4')));
    await page.getByText('The columns are set as they were for the last table like this one.').waitFor();
    expect(await page.getByLabel('Account', { exact: true }).inputValue()).toBe('test-f');
  });

  test('the same file again is the same batch, and buys nothing twice', async () => {
    const { page } = await open();
    const before = await bought();
    await pressScreen(page, 2);
    await drop(page, 'again.csv', csv(line('PO-1'), line('PO-2', { name: '' }), line('PO-3', { item: 'TEST-REJECT' })));
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
    expect(await bought()).toBe(before);
  });
});
