import { describe, expect, test } from 'vitest';
import { writeOpeningPage } from '../../../build/start-window/browser.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the window in the desktop application', () => {
  const { station, open } = useWindow();

  /** A page with the bridge that the preload script puts there, on top of a keyring-less computer; its calls are let in by a header. */
  async function openDesktop() {
    const { page, complaints } = await open();
    const said: unknown[][] = [];
    let state = 'locked';
    await page.exposeFunction('tell', (...call: unknown[]) => {
      said.push(call);
      if (call[0] === 'unlock') state = call[1] === 'correct horse' ? 'open' : state;
      return call[0] === 'unlock' ? state === 'open' : state;
    });
    await page.addInitScript(`window.station = {
      trusted: true,
      address: 'http://127.0.0.1:4820',
      copy: async (text) => { await tell('copy', text); },
      speak: async (language) => { await tell('speak', language); },
      restart: async () => { await tell('restart'); },
      secrets: () => tell('secrets'),
      ledger: async () => ({ place: null, isGiven: false }),
      setLedger: async (place) => (await tell('setLedger', place), place?.address.includes('wrong') ? 'The database is away.' : null),
      unlockSecrets: (passphrase) => tell('unlock', passphrase),
    }`);
    await page.evaluate('sessionStorage.clear()');
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${station.api.token}` });
    await page.reload();
    // Before its first screen is there, the router hears of no other address.
    await page.locator('main h1').waitFor({ state: 'attached' });
    return { page, complaints, said };
  }

  test('needs no pairing, asks for the passphrase on every screen, and is quiet once it was typed', async () => {
    const { page, complaints, said } = await openDesktop();
    await page.getByRole('link', { name: 'Unlock' }).click();
    await page.getByLabel('Passphrase').fill('wrong');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('This is not the passphrase.').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('Passphrase').fill('correct horse');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('Kept behind your passphrase').waitFor();
    expect(await page.getByRole('link', { name: 'Unlock' }).count()).toBe(0);
    expect(said).toEqual(
      expect.arrayContaining([
        ['speak', 'en'],
        ['unlock', 'correct horse'],
      ]),
    );
    expect(complaints).toEqual([]);
  });

  test('sets what the application does by itself, and copies the address for tools through it', async () => {
    const { page, said } = await openDesktop();
    await goTo(page, '/settings');
    await page.getByLabel('Start when I log in').check();
    const settings = async () => (await station.api.get('/station/v1/settings')).body;
    await expect.poll(async () => (await settings()).openAtLogin).toBe(true);
    expect((await settings()).checkForUpdates).toBe(false);

    await goTo(page, '/api');
    await page
      .getByRole('button', { name: /^Copy.*Address/i })
      .first()
      .click();
    await expect.poll(() => said).toContainEqual(['copy', 'http://127.0.0.1:4820']);
  });

  test('sets where the ledger is, and says why not', async () => {
    const { page, said } = await openDesktop();
    await goTo(page, '/settings');
    const address = page.getByLabel('Address of the database');
    const set = () => page.getByRole('button', { name: 'Try and set' }).click();
    await address.fill('postgres://packbench@wrong/packbench');
    await set();
    await page.locator('#content').getByText('The station says: “The database is away.”').waitFor();
    await expectNoViolations(page);
    await address.fill('postgres://packbench@db.lan/packbench');
    await page.getByLabel('File with the password').fill('/etc/packbench/password');
    await set();
    await page.getByRole('button', { name: 'Start again now' }).click();
    await expect.poll(() => said).toContainEqual(['restart']);
    const place = { address: 'postgres://packbench@db.lan/packbench', passwordFile: '/etc/packbench/password' };
    expect(said).toContainEqual(['setLedger', { ...place, caFile: '', secretsKey: '' }]);
  });

  test('restarts the application to go back to the backup that was chosen', async () => {
    const { page, said, complaints } = await openDesktop();
    const { body } = await station.api.post('/station/v1/backups', undefined);
    await station.api.call('PUT', '/station/v1/restore', { body: { backup: body.backup.name } });
    await goTo(page, '/settings');
    await page.getByRole('button', { name: 'Restart now' }).click();
    await expect.poll(() => said).toContainEqual(['restart']);
    expect((await station.api.get('/station/v1/restore')).body.restore.state).toBe('PLANNED');
    expect(complaints).toEqual([]);
  });

  test('is opened without Electron by a file that leads a browser to the station and pairs', async () => {
    const { page } = await open();
    const tab = await page.context().newPage();
    await tab.goto(writeOpeningPage(station.engine.identity.createPairing().address, station.dataDir));
    await tab.getByRole('navigation').waitFor();
    const { origin, href } = new URL(tab.url());
    expect([origin, href.includes('pair')]).toEqual([station.baseUrl, false]);
  });
});
