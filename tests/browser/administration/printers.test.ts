import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, onTestFinished } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { request } from '../../helpers/requests.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('printers', () => {
  const { station, open } = useWindow();
  const statesOf = (printerId: string) => async () =>
    (await station.api.get(`/station/v1/print-jobs?printerId=${printerId}`)).body.printJobs.map(
      ({ state }: { state: string }) => state,
    );

  test('are set up, and print a test label, in German and dark', async () => {
    const { page, complaints } = await open({ language: 'de', theme: 'dark' });
    const folder = mkdtempSync(join(tmpdir(), 'packbench-print-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await pressScreen(page, 6);
    await expectNoViolations(page);

    const connection = { type: 'folder', path: folder };
    const ofAnother = { id: 'of-another', name: 'Of another caller', connection, format: 'PDF', stock: 'STOCK_4X6' };
    expect((await station.api.post('/station/v1/printers', ofAnother)).status).toBe(201);
    await page.getByRole('heading', { name: 'Of another caller' }).waitFor();
    await station.api.call('DELETE', '/station/v1/printers/of-another');
    await page.getByRole('heading', { name: 'Of another caller' }).waitFor({ state: 'detached' });

    await page.keyboard.press('Control+Shift+A');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Desk 1');
    await dialog.getByLabel('Verbindung', { exact: true }).selectOption('folder');
    await dialog.getByLabel('Ordner, von der Wurzel an', { exact: true }).fill(folder);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Testen und speichern' }).click();
    await dialog.getByText('Kam es richtig heraus?').waitFor();
    await expect.poll(() => readdirSync(folder)).toHaveLength(1);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Es kam heraus', disabled: false }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /Testetikett.*Desk 1/ }).click();
    await expect.poll(() => readdirSync(folder).length).toBe(2);
    await expect.poll(statesOf('desk-1')).toEqual(['PRINTED', 'PRINTED']);
    await page.getByRole('region', { name: 'Druckaufträge' }).getByRole('listitem').first().waitFor();
    await expectNoViolations(page);

    await pressScreen(page, 7);
    const ofClient = page.getByRole('combobox', { name: /^Drucker für das/ }).first();
    await ofClient.selectOption({ label: 'Druckt auf Desk 1' });
    await expect
      .poll(async () => (await station.ledger.clients.list()).some(({ printerId }) => printerId === 'desk-1'))
      .toBe(true);
    await expectNoViolations(page);
    await pressScreen(page, 8);
    await page.getByLabel('Etikettendrucker an diesem Platz').selectOption('Desk 1');
    await page.getByText('Drucker: in Ordnung').waitFor();
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });

  test('are not kept where the test label is not right, and nobody says that they are', async () => {
    const { page } = await open();
    await pressScreen(page, 6);
    await page.keyboard.press('Control+Shift+A');
    const dialog = page.getByRole('dialog');
    const printer = await startLabelPrinter();
    onTestFinished(() => printer.off());
    await dialog.getByLabel('Name', { exact: true }).fill('Wrong one');
    await dialog.getByLabel('Connection', { exact: true }).selectOption('raw');
    await dialog.getByLabel('Host', { exact: true }).fill('127.0.0.1');
    await dialog.getByLabel('Port', { exact: true }).fill(String(printer.port));
    await dialog.getByLabel('Label format', { exact: true }).selectOption('ZPL');
    await page.keyboard.press('Enter');
    await dialog.getByText('Did it come out right?').waitFor();
    const ids = async () => (await station.ledger.printing.printers.list()).map(({ id }) => id);
    expect(await ids()).toContain('wrong-one');
    await dialog.getByRole('button', { name: 'It did not', disabled: false }).press('Enter');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(ids).not.toContain('wrong-one');
  });

  test('have many prints confirmed at once', async () => {
    const printer = await startLabelPrinter();
    onTestFinished(() => printer.off());
    const connection = { type: 'raw' as const, host: '127.0.0.1', port: printer.port };
    await station.api.post('/station/v1/printers', draft(connection, { id: 'many', name: 'Many' }));
    for (let count = 0; count < 3; count += 1) await station.api.post('/station/v1/printers/many/test', undefined);
    const states = statesOf('many');
    await expect.poll(states).toEqual(['SPOOLED', 'SPOOLED', 'SPOOLED']);
    const { page } = await open();
    await pressScreen(page, 6);
    await page.getByRole('checkbox', { name: 'Choose all that are open' }).press('Space');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'It came out: 3' }).press('Enter');
    await expect.poll(states).toEqual(['PRINTED', 'PRINTED', 'PRINTED']);
    await page
      .getByText(/last print/)
      .first()
      .waitFor();
  });

  test('show what waits for each, next one first, with why, since when and whose; what waits is cancelled there', async () => {
    const printer = await startLabelPrinter();
    const connection = { type: 'raw' as const, host: '127.0.0.1', port: printer.port };
    await printer.off();
    const away = draft(connection, { id: 'away', name: 'Away' });
    expect((await station.api.post('/station/v1/printers', away)).status).toBe(201);
    for (const id of ['Q-1', 'Q-2']) {
      await station.api.ship(id, request());
      const { shipmentId } = (await station.api.get(`/station/v1/shipments/by-transaction/${id}`)).body;
      expect((await station.api.post('/station/v1/print-jobs', { shipmentId, printerId: 'away' })).status).toBe(201);
    }
    const { page, complaints } = await open();
    await pressScreen(page, 6);
    const queue = page.getByRole('list', { name: 'Queue: Away' });
    const numbers = (await station.api.get('/station/v1/print-jobs?printerId=away')).body.printJobs
      .map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)
      .toReversed();
    await expect
      .poll(() => queue.getByRole('link').allInnerTexts())
      .toEqual(numbers.map((number: string) => `Label ${number}`));
    await queue.getByText('now').first().waitFor();
    await expectNoViolations(page);
    await queue.getByRole('button', { name: new RegExp(`^Cancel.*${numbers[0]}`) }).press('Enter');
    await expect.poll(() => queue.getByRole('link').allInnerTexts()).toEqual([`Label ${numbers[1]}`]);
    await queue.getByRole('button', { name: new RegExp(`^Cancel.*${numbers[1]}`) }).press('Enter');
    await queue.waitFor({ state: 'detached' });
    await expect.poll(statesOf('away')).toEqual(['FAILED', 'FAILED']);
    expect(complaints).toEqual([]);
  });
});
