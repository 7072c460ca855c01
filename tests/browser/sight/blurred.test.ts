import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { range } from '../../helpers/range.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';
import { blurredParts, difference, VISIONS, type Part, type Vision } from './pictures.ts';

/** In L*. One is the least that an eye tells apart side by side; ten times that is told apart at a glance, from memory, too. */
const LEAST = 10;
const SIZE = { width: 1024, height: 768 };

/** Fails where two of these are too much alike for one kind of eye. */
function expectToldApart(seen: readonly (readonly [string, Record<Vision, Part>])[]): void {
  const alike = seen.flatMap(([one, first], index) =>
    seen.slice(index + 1).flatMap(([other, second]) =>
      VISIONS.map((vision) => ({
        pair: `${one} and ${other}, ${vision}`,
        by: difference(first[vision], second[vision]),
      })),
    ),
  );
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.filter(({ by }) => by < LEAST).map(({ pair, by }) => `${pair}: ${by.toFixed(1)}`)).toEqual([]);
}

describe.skipIf(findChromium() === null)('in a blurred picture of 160 × 120, without words and for every eye', () => {
  const { station, open } = useWindow();

  test.each(['light', 'dark'] as const)('the states of Ship are told apart, %s', async (theme) => {
    const path = mkdtempSync(join(tmpdir(), 'packbench-sight-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    const { page } = await open({ theme });
    await page.setViewportSize(SIZE);
    const { fill, state } = desk(page);
    const seen: (readonly [string, Record<Vision, Part>])[] = [];
    const see = async (word: string) => {
      await state(word);
      seen.push([word, await blurredParts(page, page.locator('.state-panel .state'))]);
    };
    let count = 0;
    async function buy(word: string, itemCode = ''): Promise<void> {
      await page.keyboard.press('Control+n');
      await state('FILL IN');
      await fill({ name: `Jane ${theme} ${++count}`, itemCode });
      await state('READY');
      await page.keyboard.press('Control+Enter');
      await see(word);
    }
    await see('FILL IN');
    await fill({ name: `Jane ${theme}` });
    await see('READY');
    await buy('BOUGHT');
    await buy('NOT BOUGHT', 'TEST-REJECT');
    await buy('UNKNOWN', 'TEST-UNKNOWN');
    for (const [word, printer] of [
      ['PRINTED', draft({ type: 'folder', path }, { format: 'PDF' })],
      ['BOUGHT, NOT PRINTED', draft({ type: 'raw', host: '127.0.0.1', port: 1 })],
    ] as const) {
      await station.api.post('/station/v1/printers', printer);
      await page.reload();
      await page.locator('.state-panel').waitFor();
      await buy(word);
      await station.api.call('DELETE', '/station/v1/printers/desk');
    }
    expectToldApart(seen);
  });

  test.each(['light', 'dark'] as const)('to buy for a test and to buy live are, %s', async (theme) => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
    const live = {
      carrierId: `live-${theme}`,
      friendlyName: 'Zebra Freight',
      adapter: range({ prefix: theme === 'light' ? 'L' : 'D' }),
    };
    const template = accounts.find((one) => one.carrierId === 'test-a');
    expect((await station.api.post('/station/v1/accounts', { ...template, primary: false, ...live })).status).toBe(201);
    const { page } = await open({ theme });
    await page.setViewportSize(SIZE);
    const { fill, state } = desk(page);
    await fill();
    await state('READY');
    const account = page.getByLabel('Account', { exact: true });
    const seen: (readonly [string, Record<Vision, Part>])[] = [];
    for (const [mode, carrierId] of [
      ['TEST', 'test-a'],
      ['LIVE', live.carrierId],
    ] as const) {
      if ((await account.locator(`option[value="${carrierId}"]`).count()) === 0)
        await page.getByRole('button', { name: /^Show \d+ test accounts/ }).click();
      await account.selectOption(carrierId);
      await state('READY');
      const buy = page.getByRole('button', { name: new RegExp(`^Buy label.*${mode}`, 's') });
      await buy.waitFor();
      seen.push([mode, await blurredParts(page, buy)]);
    }
    expectToldApart(seen);
  });
});
