import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { RestoreRecord } from '#electron/engine/maintenance/restore-note.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { batchesOf, csv, line as row } from '../../helpers/batches.ts';
import { line, request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { fakeScale } from '../../scale/fake-scale.ts';
import { findChromium } from '../chromium.ts';
import { expectGerman } from './german.ts';
import { goTo } from '../to-screen.ts';
import { useBrowser } from '../window.ts';

const OWN_WORDS = 'No such street in this town.';
const usual = createTestAdapter();
/** The carrier of test mode, with words of its own, and with a look-up that finds out nothing. */
const talking: Adapter = {
  ...usual,
  async purchase(order) {
    switch (order.shipment.packages[0]?.itemCode) {
      case 'CARRIER-SAYS':
        return {
          kind: 'rejected',
          reason: OWN_WORDS,
          trouble: { code: 'SERVICE_REFUSED', values: { status: 422, words: OWN_WORDS } },
        };
      case 'ONLY-WORDS':
        return { kind: 'unknown', reason: 'There is no code for this.' };
      default:
        return usual.purchase(order);
    }
  },
  lookup: async () => failedBecause('unknown', diagnostic('NO_ANSWER', { at: 'carrier.example' })),
};

describe.skipIf(findChromium() === null)('the German window says in German', () => {
  const { open } = useBrowser();
  const scale = fakeScale();
  let station: TestStation;
  let page: Page;
  beforeAll(async () => {
    station = await startTestStation({ scales: scale.drivers, adapters: [() => talking] });
    ({ page } = await open(station, { language: 'de' }));
  });
  afterAll(() => station.dispose());

  const go = (path: string) => goTo(page, path);
  const see = (words: string | RegExp) => page.getByText(words).first().waitFor();
  /** The id of a shipment whose first package bears this item code. */
  async function sent(itemCode: string): Promise<string> {
    await station.api.ship(itemCode, request({ itemLines: [line({ itemCode })] }));
    const { body } = await station.api.get(`/station/v1/shipments?transactionId=${itemCode}`);
    return (body.shipments as { id: string }[])[0]?.id ?? '';
  }

  test.each([
    ['TEST-UNAVAILABLE', 'Der Test-Paketdienst ist nicht erreichbar, wie verlangt.'],
    ['TEST-UNKNOWN', 'Der Test-Paketdienst hat die Sendung verkauft, und seine Antwort ging verloren, wie verlangt.'],
  ])('what became of a purchase: %s', async (itemCode, words) => {
    await go(`/history/${await sent(itemCode)}`);
    await page.getByRole('region', { name: 'Was der Paketdienst sagte' }).getByText(words).waitFor();
    await expectGerman(page);
  });

  test('whose the words of the carrier are, and leaves them as they are', async () => {
    await go(`/history/${await sent('CARRIER-SAYS')}`);
    const said = page.getByRole('region', { name: 'Was der Paketdienst sagte' });
    await said.getByText('Der Dienst hat abgelehnt (422).').waitFor();
    await said.getByText('Der Paketdienst sagt:').waitFor();
    expect(await said.locator('q').allTextContents()).toEqual([OWN_WORDS]);
    await see(`Der Paketdienst sagt: „${OWN_WORDS}“`);
  });

  test('that words have no translation, where the station has no code for them', async () => {
    await go(`/history/${await sent('ONLY-WORDS')}`);
    await see('Wortlaut der Station (englisch):');
    await page.locator('q[lang=en]').getByText('There is no code for this.').waitFor();
    await expectGerman(page);
  });

  test('what is known of a purchase in doubt, and why it stays so', async () => {
    await go('/attention');
    const item = page.getByRole('article').filter({ hasText: 'TEST-UNKNOWN' });
    await item.getByText('und seine Antwort ging verloren').waitFor();
    await item.getByRole('button', { name: 'Jetzt nachfragen' }).click();
    await item.getByText('Es ist so offen wie zuvor. carrier.example antwortet nicht rechtzeitig.').waitFor();
    await expectGerman(page);
  });

  test('why a row of a batch was not sent', async () => {
    const batches = batchesOf(() => station.api);
    const { body } = await batches.create(csv(row('PO-1', { item: 'TEST-UNAVAILABLE' })), { start: true });
    await go(`/batch/${body.batch.id}`);
    await see('Der Test-Paketdienst ist nicht erreichbar, wie verlangt.');
    await expectGerman(page);
  });

  test('that a row of a batch weighs something else than such parcels do', async () => {
    const parcel = (value: number) =>
      request({ itemLines: [line({ itemCode: 'KIT', weight: { units: 'KG', value } })] });
    for (const value of [1.2, 1.21, 1.19]) await station.api.ship(`KIT-${value}`, parcel(value));
    await expect.poll(async () => (await station.api.check(parcel(1))).body.packages[0].usual).toBeDefined();
    const { body } = await batchesOf(() => station.api).create(csv(row('PO-2', { item: 'KIT', weight: '2,5' })));
    await go('/batch');
    await page.locator(`a[href$="/batch/${body.batch.id}"]`).click();
    await see('Gewicht 2,5 kg ist ungewöhnlich für diesen Inhalt: sonst 1,2 kg, aus 3 Paketen.');
    await expectGerman(page);
  });

  test('why an account does not work', async () => {
    const { body } = await station.api.get('/station/v1/accounts');
    const adapter = { type: 'gateway', baseUrl: 'http://127.0.0.1:1', token: 'a-token', upstreamCarrierId: 'theirs' };
    const account = { ...body.accounts[0], carrierId: 'away', friendlyName: 'Fern', primary: false, adapter };
    await station.api.post('/station/v1/accounts', account);
    await go('/carriers');
    await page.getByRole('button', { name: /^Testen.*Fern$/ }).click();
    await see(/Fern kann gerade nicht versenden.*127\.0\.0\.1:1 nimmt keine Verbindung an\./);
  });

  test('what the doctor found', async () => {
    chmodSync(join(station.dataDir, 'credentials.json'), 0o644);
    await go('/doctor');
    await see(/Andere Benutzerkonten dürfen im Datenordner lesen: credentials\.json \(insgesamt 1\)/);
    await expectGerman(page);
    chmodSync(join(station.dataDir, 'credentials.json'), 0o600);
  });

  test('what became of a print, wherever prints are shown, and what one waits for', async () => {
    const jammed = await startLabelPrinter({ breakAfter: 100 });
    const raw = (port: number) => ({ type: 'raw', host: '127.0.0.1', port }) as const;
    await station.api.post('/station/v1/printers', draft(raw(jammed.port), { id: 'jammed', defaultFor: [] }));
    await station.api.post('/station/v1/printers', draft(raw(1), { id: 'away', defaultFor: [] }));
    const shipmentId = await sent('PRINTED');
    for (const printerId of ['jammed', 'away'])
      expect((await station.api.post('/station/v1/print-jobs', { shipmentId, printerId })).status).toBe(201);
    const broken = `127.0.0.1:${jammed.port} hat die Verbindung abgebrochen, während das Etikett gesendet wurde.`;
    const waiting = '127.0.0.1:1 nimmt keine Verbindung an. Läuft es?';
    for (const path of ['/printers', `/history/${shipmentId}`]) {
      await go(path);
      await see(broken);
      await see(waiting);
      await expectGerman(page);
    }
    await go('/attention');
    await see(broken);
    await expectGerman(page);
    await jammed.off();
  });

  test('why a scale is not connected', async () => {
    scale.plugIn();
    await scale.useIn(station.api);
    scale.unplug();
    await go('/settings');
    await see('Diese USB-Waage ist nicht angesteckt.');
    await page.reload();
    await see('Diese USB-Waage ist nicht angesteckt.');
  });

  test('why a backup could not be restored', async () => {
    const failed: RestoreRecord = {
      state: 'FAILED',
      backup: 'daily.db',
      ...{ takenAt: Date.now(), plannedAt: Date.now(), endedAt: Date.now() },
      reason: 'The ledger is damaged: row 3 of account is not what was written',
      trouble: { code: 'ROW_CHANGED', values: { row: '3', table: 'account' } },
    };
    writeFileSync(join(station.dataDir, 'restore.json'), JSON.stringify(failed));
    await go('/settings');
    await page.reload();
    await see('Zeile 3 der Tabelle account ist nicht, wie sie geschrieben wurde.');
    await expectGerman(page);
  });
});
