import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the hot folder in the settings', () => {
  const { station, open } = useWindow();
  const setting = async () => (await station.api.get('/station/v1/settings')).body as { hotFolder: unknown };

  test('is set, watched, found gone and switched off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-hot-'));
    const { page } = await open({ language: 'de', theme: 'dark' });
    await pressScreen(page, 8);
    const form = page.getByRole('form', { name: 'Eingangsordner' });
    await form.getByText('Es wird kein Ordner beobachtet.').waitFor();
    await form.getByLabel('Einen Ordner beobachten').check();

    const path = form.getByLabel('Ordner', { exact: true });
    await path.fill('auftraege');
    await form
      .getByText('Ordner „auftraege“: den ganzen Pfad angeben, etwa /srv/auftraege oder C:\\Auftraege.')
      .waitFor();
    await path.fill(station.dataDir);
    await page.keyboard.press('Enter');
    await form.getByText(`Ordner „${station.dataDir}“: die Station kann ihn nicht benutzen.`).waitFor();
    expect(await path.getAttribute('aria-invalid')).toBe('true');
    await expectNoViolations(page);
    expect((await setting()).hotFolder).toBeNull();

    await path.fill(folder);
    await form.getByLabel('Konto').selectOption('test-f');
    await form.getByLabel('Dienst').selectOption('101');
    await form.getByLabel('Etikettformat').selectOption('ZPL');
    await form.getByRole('button', { name: 'Eingangsordner speichern' }).click();
    await form.getByText(`Dateien in ${folder} werden genommen`).waitFor();
    const defaults = { carrierId: 'test-f', serviceType: '101', labelSpecification: { imageType: 'ZPL' } };
    expect((await setting()).hotFolder).toEqual({ path: folder, defaults });
    await expectNoViolations(page);

    rmSync(folder, { recursive: true });
    await form.getByText(`${folder} ist kein Ordner, der sich lesen lässt.`).waitFor();
    await form.getByLabel('Einen Ordner beobachten').uncheck();
    await form.getByRole('button', { name: 'Eingangsordner speichern' }).click();
    await form.getByText('Es wird kein Ordner mehr beobachtet.').waitFor();
    expect((await setting()).hotFolder).toBeNull();
  });

  test('goes on once its revoked client is set anew', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-hot-'));
    const { body } = await station.api.get('/station/v1/settings');
    await station.api.call('PUT', '/station/v1/settings', { body: { ...body, hotFolder: { path: folder } } });
    const clientOf = async () => {
      const { clients } = (await station.api.get('/station/v1/clients')).body as {
        clients: { id: string; name: string; revokedAt: string | null }[];
      };
      return clients.find(({ name, revokedAt }) => name === 'Hot folder' && revokedAt === null);
    };
    await expect.poll(clientOf).toBeDefined();
    await station.api.call('DELETE', `/station/v1/clients/${(await clientOf())?.id}`);

    const { page } = await open();
    await pressScreen(page, 8);
    const form = page.getByRole('form', { name: 'Hot folder' });
    await form.getByRole('button', { name: 'Let it go on' }).click();
    await form.getByText(`Files in ${folder} are taken`).waitFor();
    expect((await setting()).hotFolder).toEqual({ path: folder });
    rmSync(folder, { recursive: true });
  });
});
