import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver, type Receiver } from '../../helpers/receiver.ts';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { heldBy } from '../held.ts';
import { goTo, pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const [EN, DE] = [
  ['en', 'light'],
  ['de', 'dark'],
] as const;
const WORDS = {
  en: {
    ...{ name: 'Name', address: 'Address', secret: 'Secret', close: 'Close', refused: /would be called unencrypted/ },
    ...{ delivered: /was delivered: the receiver answered 204/, deliveries: 'Deliveries', answered: 'Answered 204' },
    ...{ remove: 'Remove', none: 'No webhook yet', backUp: 'Back up now', whole: /read again and whole/ },
    ...{
      restore: 'Restore …',
      since: /One shipment was accepted since then and will be missing/,
      typeIt: /Type the word RESTORE/,
      word: 'restore',
      isPlanned: /At its next start the station goes back/,
      stay: 'Do not restore',
      rows: 'Rows of the ledger',
    },
  },
  de: {
    ...{
      name: 'Name',
      address: 'Adresse',
      secret: 'Geheimnis',
      close: 'Schließen',
      refused: /würde unverschlüsselt aufgerufen/,
    },
    ...{
      delivered: /ist zugestellt: der Empfänger antwortete 204/,
      deliveries: 'Zustellungen',
      answered: 'Antwort 204',
    },
    ...{
      remove: 'Entfernen',
      none: 'Noch kein Webhook',
      backUp: 'Jetzt sichern',
      whole: /noch einmal gelesen und heil/,
    },
    ...{
      restore: 'Zurückholen …',
      since: /Eine Sendung wurde seither angenommen und wird .* fehlen/,
      typeIt: /Das Wort ZURÜCK eintippen/,
      word: 'Zurück',
      isPlanned: /Beim nächsten Start geht die Station zurück/,
      stay: 'Nicht zurückholen',
      rows: 'Zeilen der Datenbank',
    },
  },
} as const;

describe.skipIf(findChromium() === null)('the tools of an administrator', () => {
  const { station, open } = useWindow();
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  test('a client and a webhook are made once where Enter is pressed twice', async () => {
    const { page } = await open();
    // As from a station that is busy: the second Enter is there before the first is answered.
    let pressed = Promise.resolve();
    await page.route(/\/station\/v1\/(?:clients|webhooks)$/, async (route) => {
      if (route.request().method() === 'POST') await pressed;
      await route.continue();
    });
    const twice = () => (pressed = page.keyboard.press('Enter').then(() => page.keyboard.press('Enter')));
    const named = async (what: string) =>
      ((await station.api.get(`/station/v1/${what}`)).body[what] as { name: string }[]).filter(
        ({ name }) => name === 'Twice',
      ).length;
    await goTo(page, '/api');
    await page.getByRole('button', { name: 'Create a client' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Twice');
    await twice();
    await page.getByRole('dialog').getByLabel('Secret key').waitFor();
    expect(await named('clients')).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('F7');
    await page.getByText('No webhook yet').waitFor();
    await page.keyboard.press('Control+Shift+A');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Twice');
    await page.getByRole('dialog').getByLabel('Address', { exact: true }).fill(receiver.url);
    await twice();
    await page.getByRole('dialog').getByLabel('Secret', { exact: true }).waitFor();
    expect(await named('webhooks')).toBe(1);
    const { webhooks } = (await station.api.get('/station/v1/webhooks')).body as { webhooks: { id: string }[] };
    for (const { id } of webhooks) await station.api.call('DELETE', `/station/v1/webhooks/${id}`);
  });

  test.each([DE])(
    'make a webhook, show its secret once, try it and remove it, in %s and %s',
    async (language, theme) => {
      const { page, complaints } = await open({ language, theme });
      const words = WORDS[language];
      await pressScreen(page, 7);
      await page.getByRole('tab').first().waitFor();
      await page.keyboard.press('F7');
      await page.getByText(words.none, { exact: true }).waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Control+Shift+A');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.name, { exact: true }).fill('Shop');
      await dialog.getByLabel(words.address, { exact: true }).fill('http://shop.example/hook');
      await page.keyboard.press('Enter');
      await dialog.getByText(words.refused).first().waitFor();
      await expectNoViolations(page);
      await dialog.getByLabel(words.address, { exact: true }).fill(receiver.url);
      await page.keyboard.press('Enter');
      const secret = await dialog.getByLabel(words.secret, { exact: true }).inputValue();
      expect(secret).toMatch(/^whsec_/);
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: words.close }).click();
      const shop = page.getByRole('listitem').filter({ hasText: receiver.url });
      await shop.getByRole('button').first().click();
      await page.getByText(words.delivered).first().waitFor();
      expect(receiver.received.at(-1)?.json.type).toBe('webhook.test');
      await shop.getByRole('button', { name: words.deliveries }).click();
      await dialog.getByText(words.answered, { exact: true }).waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await shop.getByRole('button', { name: words.remove }).click();
      await dialog.getByRole('button', { name: words.remove, exact: true }).click();
      await page.getByText(words.none, { exact: true }).waitFor();
      expect(await heldBy(page)).not.toContain(secret);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    },
  );

  test.each([EN])('show requests as they come, without anybody in them, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    await pressScreen(page, 7);
    await page.getByRole('tab').first().waitFor();
    await page.keyboard.press('F8');
    await station.api.ship(`LIVE-${language}`, { ...request({}), itemLines: [] });
    await page.getByRole('row').filter({ hasText: 'VALIDATION_FAILED' }).first().waitFor();
    await expectNoViolations(page);
    expect(await page.getByRole('table').textContent()).not.toContain('LIVE-');
    expect(complaints).toEqual([]);
  });

  test.each([DE])('back up, plan to go back once a word is typed, and stay, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    const words = WORDS[language];
    const planned = async () => (await station.api.get('/station/v1/restore')).body.restore;
    await pressScreen(page, 8);
    await page.getByRole('button', { name: words.backUp }).click();
    await page.getByText(words.whole).first().waitFor();
    await station.api.ship(`SINCE-${language}`, request({}));
    await page.getByRole('button', { name: words.restore }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.since).waitFor();
    const typed = dialog.getByRole('textbox').first();
    await typed.fill('yes');
    await page.keyboard.press('Enter');
    await dialog.getByText(words.typeIt).waitFor();
    expect(await planned()).toBeNull();

    await typed.fill(words.word);
    await page.keyboard.press('Enter');
    await page.getByText(words.isPlanned).first().waitFor();
    expect(await planned()).toMatchObject({ state: 'PLANNED' });
    await page.reload();
    await page.getByRole('button', { name: words.stay }).click();
    await page.getByRole('button', { name: words.stay }).waitFor({ state: 'detached' });
    expect(await planned()).toBeNull();
    expect(complaints).toEqual([]);
  });

  test.each([EN])('examine all that is stored, in words, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    await pressScreen(page, 9);
    await page.getByRole('listitem').filter({ hasText: WORDS[language].rows }).waitFor();
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });
});
