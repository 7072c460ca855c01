import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { draft } from '../../printing/samples.ts';
import { fakeScale } from '../../scale/fake-scale.ts';
import { findChromium } from '../chromium.ts';
import { expectGerman } from './german.ts';
import { seed, TO_SEED } from '../seed.ts';
import { goTo } from '../to-screen.ts';
import { useBrowser } from '../window.ts';

/** Nobody listens there. */
const NOWHERE = { host: '127.0.0.1', port: 1 };
const AT = `${NOWHERE.host}:${NOWHERE.port}`;

const MISSING: Diagnostic = {
  code: 'USB_SCALES_NEED',
  values: { missing: 'libusb-1.0.so.0', package: 'libusb-1.0-0' },
};
const UNUSABLE: Diagnostic = { code: 'SERIAL_SCALES_UNUSABLE', values: { reason: 'The system cannot do that' } };

describe.skipIf(findChromium() === null)('the German window', () => {
  const { open } = useBrowser();
  const scale = fakeScale();
  let station: TestStation;
  let page: Page;
  beforeAll(async () => {
    station = await startTestStation({
      ...TO_SEED,
      scales: {
        ...scale.drivers,
        available: async () => ({
          available: [],
          notes: [],
          troubles: [MISSING, UNUSABLE],
        }),
      },
    });
    await seed(station);
    const missing = draft({ type: 'folder', path: '/nowhere' }, { id: 'folder', name: 'Ordner', defaultFor: [] });
    await station.api.post('/station/v1/printers', draft({ type: 'raw', ...NOWHERE }));
    await station.api.post('/station/v1/printers', missing);
    ({ page } = await open(station, { language: 'de' }));
  });
  afterAll(() => station.dispose());

  const go = (path: string) => goTo(page, path);
  const see = (words: string | RegExp) => page.getByText(words).first().waitFor();

  test('says why a printer cannot print', async () => {
    await go('/printers');
    await see(`${AT} nimmt keine Verbindung an.`);
    await see('/nowhere ist nicht da.');
    await expectGerman(page);
    await go('/doctor');
    await see(`${AT} nimmt keine Verbindung an.`);
    await see('/nowhere ist nicht da.');
    await expectGerman(page);
  });

  test('says what is the matter with the scale, and what to install where a library is missing', async () => {
    await scale.useIn(station.api);
    scale.say({ kind: 'fault', trouble: diagnostic('SCALE_NOT_CALIBRATED') });
    await go('/settings');
    await see('Die Waage muss kalibriert werden.');
    await see('libusb-1.0.so.0; das fehlt auf diesem Rechner. Unter Debian und Ubuntu: apt-get install libusb-1.0-0.');
    await see('Serielle Waagen sind nicht nutzbar');
    await expectGerman(page);
  });

  test('says why a webhook does not arrive, now and in its deliveries', async () => {
    const { body } = await station.api.post('/station/v1/webhooks', { name: 'Laden', url: `http://${AT}/` });
    await station.api.post(`/station/v1/webhooks/${(body.webhook as { id: string }).id}/test`, {});
    await go('/api');
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: /^Testen/ }).click();
    await see(`${AT} nimmt keine Verbindung an.`);
    await expectGerman(page);
    await page.getByRole('button', { name: /^Zustellungen/ }).click();
    await page.getByRole('dialog').getByText(`${AT} nimmt keine Verbindung an.`).first().waitFor();
    await expectGerman(page);
    await page.keyboard.press('Escape');
  });

  test.each([
    ['alt.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'alte (.xls) oder geschützte Arbeitsmappe'],
    ['leer.csv', Buffer.from('Name;Ort\n'), 'Unter der Kopfzeile der Tabelle stehen keine Zeilen.'],
    ['offen.csv', Buffer.from('Name,Ort\nJane,Berlin\n"Joe,Ulm\n'), 'ein Anführungszeichen nicht geschlossen'],
    ['archiv.xlsx', Buffer.from('PK\u0003\u0004'), 'Die Datei ist beschädigt.'],
    ['bild.csv', Buffer.from('a\0b'), 'weder eine CSV-Datei noch eine Excel-Arbeitsmappe'],
  ])('says why %s is no table', async (name, buffer, words) => {
    await go('/batch');
    await page.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/octet-stream' });
    await see(`${name} ist nicht lesbar.`);
    await see(words);
    await expectGerman(page);
  });
});
