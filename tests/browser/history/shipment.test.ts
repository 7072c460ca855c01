import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectCorner } from '../../adapters/connectors/example/account.ts';
import { startCorner, type CornerFake } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { request } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { carriersLabel } from '../../labels/foreign/labels.ts';
import { longParty } from '../../labels/parties.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { downloadOf } from '../download.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('one shipment', () => {
  let corner: CornerFake;
  beforeAll(async () => void (corner = await startCorner()));
  afterAll(() => corner.close());
  const { station, open } = useWindow({ adapters: [(ports) => createCorner(ports, corner.url)] });

  /** Buys one and opens it. */
  async function openShipment(options: Parameters<typeof open>[0] = {}, changes = {}) {
    const { newId } = shipping(station, `SHOWN-${crypto.randomUUID().slice(0, 8)}`);
    const transactionId = newId();
    await station.api.ship(transactionId, request(changes));
    const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
    const id = body.shipments[0].id as string;
    const opened = await open(options);
    await goTo(opened.page, `/history/${id}`);
    await opened.page.locator('time').first().waitFor();
    return { ...opened, id, transactionId };
  }
  const stateOf = async (id: string) =>
    (await station.api.get(`/station/v1/shipments/${id}`)).body.shipment.state as string;
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

  test("shows the journal with its actors, and the carrier's own sentence", async () => {
    const { page } = await openShipment(
      {},
      { itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 2 } }] },
    );
    await heading(page, 'What happened');
    await page.getByText('First client').first().waitFor();
    await page.locator('q').filter({ hasText: 'refuses this shipment' }).waitFor();
  });

  test('a label that goes on with a second one is shown with it', async () => {
    const returnAddress = { ...longParty('W'), contact: { companyName: 'Returns' } };
    const { page } = await openShipment({}, { shipper: longParty('W'), returnAddress });
    await page.getByRole('button', { name: 'Look at Label 1' }).click();
    const picture = page.getByRole('dialog').locator('canvas[data-drawn]');
    await picture.waitFor();
    const box = await picture.boundingBox();
    // 4 x 6 inches, twice.
    expect(box && box.height / box.width).toBeCloseTo(3, 1);
  });

  test('says what voiding means, asks why, and voids', async () => {
    const { page, id } = await openShipment();
    await page.keyboard.press('Control+Shift+V');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('nothing was charged').waitFor();
    await dialog.getByRole('button', { name: 'Void the label' }).click();
    await dialog.getByText('Say why it is voided.').waitFor();
    await expectNoViolations(page);
    expect(await stateOf(id)).toBe('LABELLED');

    await dialog.getByRole('textbox').fill('Wrong weight');
    await page.keyboard.press('Enter');
    await page.getByText('The label is voided').first().waitFor();
    expect(await stateOf(id)).toBe('VOIDED');
    await page.getByText('Wrong weight').waitFor();
  });

  test('brings all of it to the Ship screen under a new identity', async () => {
    const { page, transactionId } = await openShipment();
    await page.keyboard.press('F2');
    await page.getByRole('region', { name: 'READY', exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Jane Roe');
    expect(await page.getByLabel('Weight', { exact: true }).first().inputValue()).toBe('2.5');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: 'BOUGHT', exact: true }).waitFor();
    const { body } = await station.api.get('/station/v1/shipments?limit=1');
    expect(body.shipments[0].transactionId).not.toBe(transactionId);
  });

  test('has its barcodes read back from the dots', async () => {
    const { page } = await openShipment();
    await page.getByRole('button', { name: 'Read the barcodes' }).click();
    await page.getByText('Every barcode says what it should. Read from the dots: 2.').first().waitFor();
  });

  test('hands out a packing slip, and its labels on sheets for an office printer', async () => {
    const { page, transactionId } = await openShipment({ language: 'de' });
    for (const [name, fileName] of [
      ['Packzettel', 'packing-slip'],
      ['Etiketten auf Papierbogen', 'label-sheet'],
    ] as const) {
      await page.getByRole('button', { name: `${name} ansehen` }).click();
      await page.getByRole('dialog').getByRole('img', { name }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const save = () => page.getByRole('button', { name: `${name} herunterladen` }).click();
      const saved = await downloadOf(page, save);
      expect(saved.name).toBe(`${transactionId}-${fileName}.pdf`);
      expect(saved.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  test("shows a carrier's own label as it came, and puts it on sheets where it is a picture", async () => {
    await connectCorner(station.api);
    for (const imageType of ['PNG', 'ZPL'] as const)
      corner.draw({ imageType: imageType.toLowerCase(), bytes: await carriersLabel(imageType) });
    const { page } = await openShipment({ language: 'de' }, { carrierId: 'corner' });
    await page.getByRole('button', { name: 'Etikett 1 ansehen' }).click();
    await page.getByRole('dialog').locator('img').waitFor();
    const widthOf =
      "{ const image = document.querySelector('[role=dialog] img'); image.decode().then(() => image.naturalWidth) }";
    expect(await page.evaluate(widthOf)).toBe(812);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Etiketten auf Papierbogen ansehen' }).click();
    await page.getByRole('dialog').getByRole('img', { name: 'Etiketten auf Papierbogen' }).waitFor();

    const commands = await openShipment({ language: 'de' }, { carrierId: 'corner' });
    await commands.page.getByRole('button', { name: 'Etikett 1 ansehen' }).click();
    await commands.page.getByRole('dialog').getByText('Erst der Drucker macht daraus ein Bild.').waitFor();
    await expectNoViolations(commands.page);
    await commands.page.keyboard.press('Escape');
    await commands.page.getByRole('button', { name: 'Packzettel ansehen' }).waitFor();
    expect(await commands.page.getByRole('button', { name: 'Etiketten auf Papierbogen ansehen' }).count()).toBe(0);
  });

  test('copies a command that holds no token', async () => {
    const { page } = await openShipment();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('The command is copied').first().waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain('Authorization: Bearer $TOKEN');
    expect(copied).toContain('"carrierId": "test-a"');
    expect(copied).not.toContain(
      await page.evaluate(`JSON.parse(sessionStorage.getItem('packbench.session')).accessToken`),
    );
  });

  test('prints twice without a question, and asks why before the third time', async () => {
    const printer = await startLabelPrinter();
    onTestFinished(() => printer.off());
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: printer.port }));
    const { page } = await openShipment();
    const dialog = page.getByRole('dialog');
    const print = async () => {
      await page.keyboard.press('F9');
      await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    };
    for (const times of [1, 2]) {
      await print();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(`Print ${times}`, { exact: true }).waitFor();
    }
    await print();
    await dialog.getByText('Say why it is printed again').waitFor();
    await dialog.getByRole('textbox').fill('The label tore');
    await page.keyboard.press('Enter');
    await page.getByText('Because: The label tore').waitFor();
  });
});
