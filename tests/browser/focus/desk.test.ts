import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, onTestFinished, test } from 'vitest';
import { csv, line } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { pressScreen, toScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';
import { stepsIn } from './steps.ts';

describe.skipIf(findChromium() === null)('the focus never falls to the body', () => {
  const { station, open } = useWindow();

  async function begin(): Promise<{ page: Page } & ReturnType<typeof stepsIn>> {
    const { page } = await open();
    return { page, ...stepsIn(page) };
  }
  const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

  test('while a parcel is filled in, bought, printed, and printed again', async () => {
    const path = mkdtempSync(join(tmpdir(), 'packbench-focus-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    await station.api.post('/station/v1/printers', draft({ type: 'folder', path }, { format: 'PDF' }));
    const { page, step, keys, enter, gone, hidden, shown } = await begin();
    const { fill, edit, field, state } = desk(page);
    await step('the first screen', async () => {});
    await step('a click beside everything', () => page.locator('.rail').click({ position: { x: 2, y: 500 } }));
    await step('a fold is opened', enter(button(page, /^References/)), shown(page.getByLabel('Item code')));
    await step('a fold is closed', enter(button(page, /^References/)), hidden(page.getByLabel('Item code')));
    await step('a package more', keys('F2'), shown(page.getByRole('group', { name: 'Row 2' })));
    await step(
      'its row is removed',
      enter(button(page, 'Remove row 2')),
      gone(page.getByRole('group', { name: 'Row 2' })),
    );
    await step('a package more', keys('F2'), shown(page.getByRole('group', { name: 'Row 2' })));
    await step('removed by key', keys('Control+Delete'), gone(page.getByRole('group', { name: 'Row 2' })));
    await step('the fields are filled in', () => fill());
    await step('the card is opened', edit);
    const list = page.getByRole('listbox');
    await step('a menu is opened', () => field('country').fill('switz'), shown(list));
    await step('a menu is closed', keys('Escape'), gone(list));
    await step('a menu is opened', () => field('country').fill('switz'), shown(list));
    await step('a choice is made', keys('Enter'), shown(button(page, 'Add customs item')));
    await step(
      'a customs item more',
      enter(button(page, 'Add customs item')),
      shown(button(page, 'Remove customs item 1')),
    );
    await step(
      'a customs item less',
      enter(button(page, 'Remove customs item 1')),
      gone(button(page, 'Remove customs item 1')),
    );
    await step('the country at home', edit);
    await field('country').fill('us');
    await step('the section goes', keys('Enter'), gone(button(page, 'Add customs item')));
    await state('READY');
    await step('it is bought', enter(button(page, /^Buy label/)), () => state('PRINTED'));
    await step('the next one', enter(button(page, 'Next shipment')), () => state('FILL IN'));
    await step('printed again', enter(button(page, /^Reprint/)), shown(page.getByText('is printing.')));
    await step('the form is cleared', keys('Control+n'));
    await step(
      'a scan fails',
      () => desk(page).scan('A-NUMBER-FAR-TOO-LONG-FOR-ANY-REFERENCE-0123456789'),
      () => state('SCAN FAILED'),
    );
    await step('and is acknowledged', keys('Escape'), () => state('FILL IN'));
    await step('the form comes back', keys('Control+Shift+z'));
    await fill({ itemCode: 'TEST-REJECT', name: 'Somebody Else' });
    await state('READY');
    await step('it is refused', enter(button(page, /^Buy label/)), () => state('NOT BOUGHT'));
    await page.keyboard.press('Control+n');
    await fill({ itemCode: 'TEST-UNKNOWN', name: 'Somebody Else Again' });
    await state('READY');
    await step('the answer is lost', enter(button(page, /^Buy label/)), () => state('UNKNOWN'));
    await station.api.call('DELETE', '/station/v1/printers/desk');
  });

  test('where the language, the look or the screen changes, and in the menus of every screen', async () => {
    const { page, step, keys, enter, gone, shown } = await begin();
    const dialog = page.getByRole('dialog');
    await step('the languages', enter(button(page, 'Choose the language')), shown(dialog));
    for (const [key, language] of [
      ['ArrowDown', 'de'],
      ['ArrowUp', 'en'],
    ] as const)
      await step(language, keys(key), shown(page.locator(`html[lang="${language}"]`)));
    await step('closed', enter(dialog.getByRole('button', { name: 'Close' }).last()), gone(dialog));
    await step('light and dark', enter(button(page, 'Switch between light and dark')));
    for (const [what, key] of [
      ['the keys', 'F1'],
      ['the commands', 'Control+k'],
    ] as const) {
      await step(what, keys(key), shown(dialog));
      await step(`${what} are closed`, keys('Escape'), gone(dialog));
    }
    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox').fill('history');
    await step('a command', () => toScreen(page, keys('Enter')), gone(dialog));
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await step(`screen ${digit}`, () => pressScreen(page, digit));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
  });

  test('where a shipment is printed, voided, or settled', async () => {
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: 1 }));
    await station.api.ship('FOCUS-1', request());
    const itemLines = [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }];
    await station.api.ship('FOCUS-2', request({ itemLines }));
    const { page, step, keys, enter, gone, shown } = await begin();
    const dialog = page.getByRole('dialog');
    await pressScreen(page, 4);
    const item = page.getByRole('article').filter({ hasText: 'FOCUS-2' });
    await step('a question', enter(item.getByRole('button', { name: 'It was bought' })), shown(dialog));
    await dialog.getByLabel('Tracking number').fill('1ZFOCUS0001');
    await step('a card is settled', keys('Enter'), gone(item));

    await pressScreen(page, 3);
    const rows = page.locator('tr[data-index]');
    await rows.nth(1).waitFor();
    await step('a shipment', enter(rows.nth(1)), gone(rows));
    await step('back', () => toScreen(page, () => page.goBack()), shown(rows));
    await rows.nth(1).focus();
    await step('a row is marked', keys('Space'));
    await step('the last row', keys('End'));
    await step('a filter', () => page.getByRole('searchbox').first().fill('FOCUS-1'), gone(rows.nth(2)));
    await step('opened', enter(rows.nth(1)), shown(page.getByRole('heading', { name: 'Prints' })));
    await step('print?', enter(page.getByRole('region', { name: 'Prints' }).getByRole('button')), shown(dialog));
    await step('printed', enter(dialog.getByRole('button', { name: 'Print', exact: true })), gone(dialog));
    await step('void?', enter(button(page, 'Void the label')), shown(dialog));
    await dialog.getByRole('textbox').fill('Ordered twice');
    await step('voided', enter(dialog.getByRole('button', { name: 'Void the label' })), gone(dialog));
    await step('and said', shown(page.getByText('The label is voided')));
    await station.api.call('DELETE', '/station/v1/printers/desk');
  });

  test('from the file of a batch to its end', async () => {
    const { page, step, keys, enter, gone, shown } = await begin();
    await pressScreen(page, 2);
    const rows = [line('END-1'), line('END-2'), line('END-3', { name: '' })];
    const file = { name: 'focus.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(...rows)) };
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await step(
      'the file',
      () => page.locator('input[type=file]').setInputFiles(file),
      shown(page.getByRole('rowheader')),
    );
    await page.getByLabel('Account', { exact: true }).selectOption('test-f');
    await page.getByLabel('Service', { exact: true }).selectOption('101');
    await step('checked', keys('F8'), shown(heading('Checked')));
    const wrong = page.getByLabel('Name, line 4', { exact: true });
    await wrong.fill('Jane Roe');
    await step('put right', keys('Enter'), gone(wrong));
    await step('bought', enter(button(page, /^Buy/)), shown(heading('Finished')));
    await step('the batches', () => pressScreen(page, 2), shown(page.getByRole('link', { name: 'focus.csv' })));
    const remove = page.getByRole('button', { name: 'Remove focus.csv' });
    const dialog = page.getByRole('dialog');
    await step('a batch is asked about', enter(remove), shown(dialog));
    await step('a batch is removed', enter(dialog.getByRole('button', { name: 'Remove focus.csv' })), gone(remove));
  });
});
