import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

/** What makes the form wrong, the field that says so, and its words. */
const VIOLATIONS: readonly [field: string, value: string, sentence: string][] = [
  ['Name', '', 'Name must be given.'],
  ['Street and number', '', 'Street and number must be given.'],
  ['City', '', 'City must be given.'],
  ['E-mail', 'x'.repeat(260), 'E-mail has 260 characters; it may have 254 at most.'],
  ['Weight', '', 'Weight must be given.'],
  ['Weight', '0', 'Weight must be above zero, also after rounding.'],
  ['Weight', '68.5', 'Weight 68.5 kg: Carrier A (test) allows 68 kg.'],
  ['Length', '280', 'Length 280 cm: Carrier A (test) allows a length of 274.32 cm (108 in).'],
  ['Declared value', '1.239', 'Declared value 1.239 has too many decimal places: Carrier A (test) takes 2.'],
  ['Purchase order number reference', 'P'.repeat(41), 'has 41 characters: Carrier A (test) prints 40.'],
];
const SOUND = { Name: 'Jane Roe', 'Street and number': '1 Main St', City: 'Los Angeles', Weight: '2.5' } as Record<
  string,
  string
>;

/** The words that belong to the field for everybody, those who listen included. */
async function wordsAt(page: Page, label: string): Promise<string> {
  const described = await page.getByLabel(label, { exact: true }).first().getAttribute('aria-describedby');
  const ids = described?.split(' ') ?? [];
  const words = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).allTextContents()));
  return words.flat().join(' ');
}

describe.skipIf(findChromium() === null)('an error is said in words', () => {
  const { station, open } = useWindow();
  const bought = async () => (await station.api.get('/station/v1/shipments?limit=500')).body.shipments.length as number;

  /** A form that is ready, whose purchase goes as the item code wishes. */
  async function ready(itemCode = '') {
    const opened = await open();
    const at = desk(opened.page);
    await at.fill({ itemCode });
    await at.state('READY');
    return { ...opened, ...at, buy: () => opened.page.keyboard.press('Control+Enter') };
  }

  test('at the field that breaks a rule, each rule at its own', async () => {
    const { page, buy, edit, unfold } = await ready();
    await unfold('details');
    await page.getByLabel('Length', { exact: true }).fill('20');
    await page.getByLabel('Width', { exact: true }).fill('20');
    await page.getByLabel('Height', { exact: true }).fill('20');
    await page.getByLabel('Currency', { exact: true }).first().fill('USD');
    await page.getByLabel('Declared value', { exact: true }).fill('5');
    for (const [label, value, sentence] of VIOLATIONS) {
      const field = page.getByLabel(label, { exact: true }).first();
      await edit();
      await field.fill(value);
      await buy();
      await expect.poll(() => wordsAt(page, label), { timeout: 10_000 }).toContain(sentence);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await page.getByRole('link', { name: sentence }).waitFor();
      await field.fill(SOUND[label] ?? (label === 'Length' ? '20' : label === 'Declared value' ? '5' : ''));
      await page.getByRole('region', { name: 'READY', exact: true }).waitFor();
    }
    expect(await bought()).toBe(0);
  });

  test('and moves nothing under a press that left its field', async () => {
    const { page } = await open({ size: { width: 1280, height: 1000 } });
    const fold = page.getByRole('button', { name: /^References and value/ });
    await page.getByLabel('Name', { exact: true }).first().focus();
    const box = await fold.boundingBox();
    if (!box) return expect.unreachable();
    // At its edge, from which it would be gone first.
    await page.mouse.move(box.x + box.width / 2, box.y + 2);
    await page.mouse.down();
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    await page.mouse.up();
    await page.getByText('Name must be given.').first().waitFor();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
  });

  test('and the sides stay beside a weight that may be two numbers', async () => {
    const { page } = await open();
    const [weight, length] = ['Weight', 'Length'].map((name) => page.getByLabel(name, { exact: true }).first());
    const stands = async () => (await length?.boundingBox())?.y;
    const before = await stands();
    await weight?.fill('1,250');
    await page.getByRole('status').filter({ hasText: '“1,250” can mean' }).waitFor();
    expect([typeof before, await stands()]).toEqual(['number', before]);
  });

  test('where the account or service cannot take it', async () => {
    const { page, buy } = await ready();
    const service = page.getByLabel('Service', { exact: true });
    await service.selectOption('A_EXPRESS_FREIGHT');
    await buy();
    await expect.poll(() => wordsAt(page, 'Length')).toContain('This service needs length, width and height.');
    await service.selectOption('A_EXPRESS_INTERNATIONAL');
    await buy();
    await expect
      .poll(() => wordsAt(page, 'Service'))
      .toContain('This service does not go from the sender to this recipient.');
  });

  test.each([
    ['TEST-REJECT', 'The carrier refused the shipment. Nothing was bought. The carrier says: “'],
    ['TEST-UNAVAILABLE', 'The carrier cannot be reached. Nothing was bought; try again in a moment.'],
  ])('when nothing was bought: %s', async (itemCode, sentence) => {
    const { page, state, field, buy } = await ready(itemCode);
    const panel = page.getByRole('region', { name: 'NOT BOUGHT' });
    const inSight = async () => {
      const { y = -1, height = 0 } = (await panel.boundingBox()) ?? {};
      return y >= 0 && y + height <= 768;
    };
    await page.setViewportSize({ width: 1024, height: 768 });
    await field('itemCode').focus();
    await buy();
    await state('NOT BOUGHT');
    await page.getByRole('region', { name: 'NOT BOUGHT' }).getByText(sentence).waitFor();
    // On a narrow window it is in sight, and stays so when the field that was typed in has the focus again.
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('field-itemLines-0-itemCode');
    expect(await inSight()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 720 });
    // The same form may be bought again, and then is.
    await field('itemCode').fill('');
    await state('READY');
    const before = await bought();
    await buy();
    await state('BOUGHT');
    expect((await bought()) - before).toBe(1);
  });

  test('when too much was asked of the station', async () => {
    const { page, state, buy } = await ready();
    const settings = (await station.api.get('/station/v1/settings')).body as object;
    await station.api.call('PUT', '/station/v1/settings', { body: { ...settings, purchasesPerSecond: 1 } });
    const tries = await Promise.all([1, 2, 3, 4, 5].map((count) => station.api.ship(`MANY-${count}`, {})));
    await station.api.call('PUT', '/station/v1/settings', { body: settings });
    const limited = tries.find(({ status }) => status === 429);
    expect(limited?.body).toMatchObject({ code: 'RATE_LIMITED', purchase: 'not_made' });
    // The window is given what the station answered others.
    await page.route('**/cloud-ship-service/v1/shipment?*', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(limited?.body) }),
    );
    await buy();
    await state('NOT BOUGHT');
    await page.getByText('Too many attempts. Wait a moment and try again.').first().waitFor();
  });

  test('and a transaction that was bought meanwhile is shown, never bought twice', async () => {
    const { page, field, state, buy } = await ready();
    const before = await bought();
    const checked = page.waitForRequest(/\/shipments\/check$/);
    await field('weight').fill('3');
    const body = (await checked).postData();
    await state('READY');
    const sent = await page.evaluate(async (body) => {
      const draftKey = Object.keys(localStorage).find((key) => key.endsWith('.ship')) ?? '';
      const { transactionId } = JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { transactionId: string };
      const { accessToken } = JSON.parse(sessionStorage.getItem('packbench.session') ?? '{}') as {
        accessToken: string;
      };
      const { status } = await fetch('/v1/shipment', {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', transactionId },
        body,
      });
      return status;
    }, body);
    expect(sent).toBe(200);
    await buy();
    await state('BOUGHT');
    expect((await bought()) - before).toBe(1);
  });

  test('where the printer breaks off in the middle of a label', async () => {
    const printer = await startLabelPrinter({ breakAfter: 100 });
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: printer.port }));
    const { page, buy } = await ready();
    await buy();
    await page.getByText('The label may have come out. Look before printing it again.').first().waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /needs attention/ })
      .waitFor();
    await expectNoViolations(page);
    await printer.off();
    expect((await station.api.call('DELETE', '/station/v1/printers/desk')).status).toBe(204);
  });

  test('by a window whose pairing was ended, and the form is there when it is paired again', async () => {
    const { page, field } = await ready();
    const { clients } = (await station.api.get('/station/v1/clients')).body as {
      clients: { id: string; name: string }[];
    };
    const own = clients.find(({ name }) => name === 'Window');
    await field('weight').fill('3');
    expect((await station.api.call('DELETE', `/station/v1/clients/${own?.id ?? ''}`)).status).toBe(204);
    await page.getByText('The station does not know this window any more. Pair it again.').waitFor();
    await page.getByLabel('Pairing code or address').fill(station.engine.identity.createPairing().address);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'READY', exact: true }).waitFor();
    expect([await field('name').inputValue(), await field('weight').inputValue()]).toEqual(['Jane Roe', '3']);
  });

  test('by a used pairing link in a tab that shows the station already; a good one takes over', async () => {
    const { page, field } = await ready();
    const session = () => page.evaluate<string>("JSON.parse(sessionStorage.getItem('packbench.session')).accessToken");
    const before = await session();
    const { address, code } = station.engine.identity.createPairing();
    await station.api.post('/station/v1/session', { code });
    await page.goto(address);
    const refused = page.getByRole('region', { name: 'Pairing link refused' });
    await refused.getByText('This pairing link was used already').waitFor();
    await refused.getByText('This window is paired all the same and goes on.').waitFor();
    expect([await session(), page.url().includes('pair')]).toEqual([before, false]);
    await expectNoViolations(page);

    await page.goto(station.engine.identity.createPairing().address);
    await refused.waitFor({ state: 'detached' });
    await expect.poll(session).not.toBe(before);
    expect(await field('name').inputValue()).toBe('Jane Roe');
  });
});
