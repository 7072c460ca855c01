import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { recipientIn, request } from '../../helpers/requests.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { downloadOf } from '../download.ts';
import { listenTo, tonesOf } from '../tones.ts';
import { useWindow } from '../window.ts';

const rules = (page: Page) => page.getByRole('region', { name: /^Rules of/ });
const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Finds a command in the palette, once it takes the keys. */
async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('[role=dialog] input:focus').waitFor();
  await desk(page).type(words);
  await page.keyboard.press('Enter');
}

describe.skipIf(findChromium() === null)('the details of the packing desk', () => {
  const { station, open } = useWindow();
  const bought = async () => (await station.api.get('/station/v1/shipments?limit=500')).body.shipments.length as number;

  test('show weight and sides in the other units while they are typed, and switch units', async () => {
    const { page } = await open();
    const { field } = desk(page);
    await field('weight').fill('2.5');
    await see(page, '= 5.51 lb');
    for (const [side, value] of Object.entries({ Length: '10', Width: '20', Height: '30' })) {
      await page.getByLabel(side, { exact: true }).fill(value);
    }
    await see(page, '= 5.51 lb · 3.94 × 7.87 × 11.81 in');
    await page.keyboard.press('F7');
    await see(page, '= 1.13 kg · 3.94 × 7.87 × 11.81 in');
    await page.keyboard.press('Shift+F7');
    await see(page, '= 1.13 kg · 25.4 × 50.8 × 76.2 cm');
    expect(await field('weight').inputValue()).toBe('2.5');
  });

  test('show what is entered, sent and billed, and how much of each limit is left', async () => {
    const { page } = await open();
    const { fill, field, state } = desk(page);
    await fill({ weight: '2.567' });
    for (const [side, value] of Object.entries({ Length: '10', Width: '20.5', Height: '30' })) {
      await page.getByLabel(side, { exact: true }).fill(value);
    }
    await state('READY');
    const panel = rules(page);
    await panel.getByText('10 × 20.5 × 30 cm').waitFor();
    const words = (await panel.innerText()).replaceAll(/\s+/g, ' ');
    expect(words).toContain('Entered 2.567 kg Sent 2.56 kg Billed ≈ 2 kg');
    expect(words).toContain('Sides sent 30 × 20 × 10 cm');
    expect(words).toContain('Weight 65.43 kg left 2.567 kg of 68 kg');
    expect(words).toContain('Length 244.32 cm left');
    expect(words).toContain('Weight: 2.567 kg is sent as 2.56 kg.');
    await field('weight').fill('68.5');
    await panel.getByText('0.5 kg over').waitFor();
    await panel.getByText('68.5 kg of 68 kg').waitFor();
  });

  test('give each carrier its own references, with counters', async () => {
    const { page } = await open();
    const account = page.getByLabel('Account', { exact: true });
    await desk(page).unfold('details');
    await page.getByLabel('Purchase order number reference', { exact: true }).fill('PO-1');
    await page.getByText('4/40').waitFor();
    const references = page.getByRole('region', { name: 'References and value' }).getByRole('textbox');
    const counts: number[] = [];
    for (const letter of ['A', 'C', 'I']) {
      await account.selectOption(`test-${letter.toLowerCase()}`);
      await rules(page)
        .getByRole('heading', { name: `Carrier ${letter} (test)` })
        .waitFor();
      counts.push(await references.count());
    }
    // The item code and the value stand among them, and what was typed and would be sent stays in sight where the carrier has no such field.
    expect(counts).toEqual([8, 4, 4]);
    expect(await page.getByLabel('Reference ref1', { exact: true }).inputValue()).toBe('PO-1');
    await see(page, 'Carrier I (test) prints no references.');
  });

  test('buy several packages alike from one line, each with its own label', async () => {
    const { page } = await open();
    const { fill, unfold, state } = desk(page);
    await fill();
    await unfold('morePackages');
    await page.getByLabel('Copies', { exact: true }).fill('3');
    await state('READY');
    await page.getByRole('button', { name: /^Buy 3 labels/ }).waitFor();
    await page.keyboard.press('Control+Enter');
    await state('BOUGHT');
    await see(page, 'Label 1 of 3');
    const { body } = await station.api.get('/station/v1/shipments?limit=1');
    expect(new Set(body.shipments[0].trackingNumbers).size).toBe(3);
  });

  test('list the last five shipments, and print the last one again with one key', async () => {
    for (const count of [1, 2, 3, 4, 5, 6]) await station.api.ship(`LAST-${count}`, request());
    const { page } = await open();
    const last = page.getByRole('region', { name: 'Last shipments' });
    await expect.poll(() => last.getByRole('listitem').count()).toBe(5);
    const { name, bytes } = await downloadOf(page, () => page.keyboard.press('F9'));
    expect([name.slice(-4), bytes.subarray(0, 5).toString()]).toEqual(['.pdf', '%PDF-']);
    await see(page, 'The label of Jane Roe is downloaded.');

    const printer = await startLabelPrinter();
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: printer.port }));
    // Also where the key is pressed before the window knows of a printer.
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<null>();
    await page.route('**/station/v1/printers', async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => last.getByRole('listitem').count()).toBe(5);
    await page.keyboard.press('F9');
    ask(null);
    await expect.poll(() => printer.received.map(String).join()).toContain('^XA');
    await see(page, 'The label of Jane Roe is printing.');
    await printer.off();
    await station.api.call('DELETE', '/station/v1/printers/desk');
  });

  test('lock the form after a failed scan, with a sound of its own, until it is acknowledged', async () => {
    const { page } = await open({ preferences: { scanTarget: 'recipient', sounds: true } });
    const { fill, edit, state, scan, field } = desk(page);
    await listenTo(page);
    await fill();
    await state('READY');
    const before = await bought();
    await edit();
    await field('city').focus();
    await scan('NOBODY-AT-ALL');
    await state('SCAN FAILED');
    expect(await tonesOf(page)).toEqual([196, 196, 196]);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: /^Buy label/ }).isDisabled()).toBe(true);
    await scan('PB.OK');
    await state('FILL IN');
    expect([await field('name').isDisabled(), await field('name').inputValue()]).toEqual([false, '']);
    expect(await bought()).toBe(before);
  });

  test('do nothing at a single letter, list the keys on F1, and find every command on Ctrl+K', async () => {
    const { page } = await open();
    const { state, type } = desk(page);
    await state('FILL IN');
    // What the station says of the empty form.
    await page.getByText('fields are missing or not right').waitFor();
    await page.locator('main').focus();
    const before = await page.locator('body').innerText();
    await type('abcdefghijklmnopqrstuvwxyz0123456789');
    expect(await page.locator('body').innerText()).toBe(before);

    await page.keyboard.press('F1');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    for (const words of ['Buy label', 'Reprint the last label', 'Switch kg and lb', 'Open History']) {
      await keys.getByText(words, { exact: true }).waitFor();
    }
    // A list that is longer than the dialog is scrolled by keys, though nothing in it takes the focus.
    await page.setViewportSize({ width: 1280, height: 500 });
    const list = keys.getByRole('group', { name: 'Keys' });
    await list.focus();
    await page.keyboard.press('End');
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await choose(page, 'hist');
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
  });

  test('find a recipient in the address book as it is typed, and fill in a preset by name', async () => {
    await station.api.ship('BOOKED-1', request({ recipient: recipientIn('US') }));
    const { page } = await open();
    const { field, type } = desk(page);
    await page.keyboard.press('Shift+F3');
    await type('jane ang');
    await page.getByRole('option', { name: /Jane Roe.*Los Angeles/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field('street').inputValue()).toBe('1 Main St');

    await field('weight').fill('7.5');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the preset').fill('Large box');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+n');
    await expect.poll(() => field('weight').inputValue()).toBe('');
    await choose(page, 'large');
    await expect.poll(() => field('weight').inputValue()).toBe('7.5');
  });

  test('survive a crash of the page', async () => {
    const { page } = await open();
    const { field } = desk(page);
    await field('name').fill('Jürgen Groß');
    await field('weight').fill('1.25');
    const context = page.context();
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => undefined);
    await crashed;

    const again = await context.newPage();
    await again.goto(station.engine.identity.createPairing().address);
    await again.locator('main h1').waitFor({ state: 'attached' });
    expect(await desk(again).field('name').inputValue()).toBe('Jürgen Groß');
    expect(await desk(again).field('weight').inputValue()).toBe('1.25');
  });
});
