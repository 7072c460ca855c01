import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Finger, Keyboard, Scanner } from './hands.ts';
import { recipientIn } from '../../helpers/requests.ts';
import type { Shipment } from './shop.ts';
import { button, inDialog, screenLink, task, type Desk } from './task.ts';

const search = (page: Page) => page.getByRole('search').locator('input[type=search]');
const numberOf = ({ trackingNumbers: [number = ''] }: Shipment) => number;
const rowOf = (page: Page, shipment: Shipment) =>
  page.locator('tr[data-index]').filter({ hasText: numberOf(shipment) });
const isOpen = (page: Page, { id }: Shipment) =>
  page.waitForURL((url) => url.hash === `#/history/${id}`).then(() => page.locator('.states').waitFor());

/** A shipment is looked for in the history and opened. */
const find = {
  async scanner({ scan }: Scanner, shipment: Shipment, { page }: Desk) {
    await scan('PB.HISTORY');
    await search(page).waitFor();
    await scan(numberOf(shipment));
    await isOpen(page, shipment);
  },
  async keyboard({ press, type, tabTo }: Keyboard, shipment: Shipment, { page }: Desk) {
    await press('Control+3');
    await search(page).waitFor();
    await press('F3', 'Control+a', 'Delete');
    await type(numberOf(shipment));
    await expect.poll(() => page.locator('tr[data-index] a').count()).toBe(1);
    await tabTo(rowOf(page, shipment));
    await press('Enter');
    await isOpen(page, shipment);
  },
  async touch({ tap, write }: Finger, shipment: Shipment, { page, words }: Desk) {
    await tap(screenLink(page, 'history'));
    await search(page).waitFor();
    const clear = button(page, words.history.filters.clear);
    if (await clear.isEnabled()) await tap(clear);
    await write(search(page), numberOf(shipment));
    await tap(rowOf(page, shipment).getByRole('link'));
    await isOpen(page, shipment);
  },
};

const REASON = 'Wrong box';
const line = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);
let drivers = 0;
/** Shipments of an account of its own for each day that is closed would be too many: of this one nothing else is bought. */
const DAY = { carrierId: 'test-g', serviceType: 'PARCEL', recipient: recipientIn('DE') };

export const OFFICE_TASKS = {
  'find a shipment': task<Shipment>({
    prepare: ({ shop }) => shop.ship(),
    ...find,
    done: (shipment, { page }) => isOpen(page, shipment),
  }),

  'void a label': task<Shipment>({
    prepare: ({ shop }) => shop.ship(),
    async scanner(hand, shipment, desk) {
      await find.scanner(hand, shipment, desk);
      await voidButton(desk).waitFor();
      await hand.scan('PB.VOID');
      await desk.page.getByRole('dialog').waitFor();
      await hand.scan('WRONG-BOX', 'PB.OK');
    },
    async keyboard(hand, shipment, desk) {
      await find.keyboard(hand, shipment, desk);
      await voidButton(desk).waitFor();
      await hand.press('Control+Shift+V');
      await desk.page.getByRole('dialog').locator('input:focus').waitFor();
      await hand.type(REASON);
      await hand.press('Enter');
    },
    async touch(hand, shipment, desk) {
      const { page, words } = desk;
      await find.touch(hand, shipment, desk);
      await hand.tap(voidButton(desk));
      await hand.write(line(page, words.shipment.void.reason), REASON);
      await hand.tap(inDialog(page, words.shipment.void.button));
    },
    done: ({ transactionId }, { shop }) =>
      expect.poll(async () => (await shop.shipmentOf(transactionId)).state).toBe('VOIDED'),
  }),

  'print from row to row': task({
    async prepare({ shop }) {
      const batch = await shop.batch();
      const rows = async () => shop.batches.rows(batch.id);
      await expect.poll(async () => (await rows()).every(({ print }) => print?.state === 'PRINTED')).toBe(true);
      return { ...batch, rows: await rows() };
    },
    async scanner({ scan }, { name, rows: [, second, third] }, { page }) {
      await scan('PB.BATCH');
      await page.getByRole('link', { name, exact: true }).waitFor();
      await scan('PB.BATCH');
      await page
        .getByText(second?.trackingNumbers[0] ?? '')
        .first()
        .waitFor();
      await scan('PB.PRINT');
      await page.getByRole('dialog').waitFor();
      await scan(second?.trackingNumbers[0] ?? '', third?.trackingNumbers[0] ?? '', 'PB.OK');
    },
    async keyboard({ press, type, tabTo }, { name, rows: [, second, third] }, { page, words }) {
      await press('Control+2');
      await tabTo(page.getByRole('link', { name, exact: true }));
      await press('Enter');
      await page
        .getByText(second?.trackingNumbers[0] ?? '')
        .first()
        .waitFor();
      await press('Control+Shift+P');
      await page.getByRole('dialog').waitFor();
      await tabTo(line(page, words.batch.paper.from));
      await press('Control+a', 'Delete');
      await type(String(second?.line));
      await tabTo(line(page, words.batch.paper.to));
      await press('Control+a', 'Delete');
      await type(String(third?.line));
      await press('Enter');
    },
    async touch({ tap, write }, { name, rows: [, second, third] }, { page, words }) {
      await tap(screenLink(page, 'batch'));
      await tap(page.getByRole('link', { name, exact: true }));
      await page
        .getByText(second?.trackingNumbers[0] ?? '')
        .first()
        .waitFor();
      await tap(button(page, words.batch.paper.again));
      await write(line(page, words.batch.paper.from), String(second?.line));
      const last = line(page, words.batch.paper.to);
      // What stands there is chosen with two more taps.
      for (let taps = 0; taps < 2; taps++) await tap(last);
      await last.page().keyboard.press('Backspace');
      await write(last, String(third?.line));
      await tap(inDialog(page, words.batch.paper.print));
    },
    async done({ rows }, { shop, page }) {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const { shipments } = (await shop.station.api.get('/station/v1/shipments?limit=20')).body;
      const counts = async () => {
        const of = rows.map(({ trackingNumbers: [number] }) =>
          (shipments as Shipment[]).find((shipment) => numberOf(shipment) === number),
        );
        return Promise.all(of.map((shipment) => shop.printed(shipment?.id ?? '')));
      };
      await expect.poll(counts).toEqual([1, 2, 2, 1]);
    },
  }),

  'hand over and close the day': task<Shipment>({
    prepare: ({ shop }) =>
      shop.ship({ ...DAY, itemLines: [{ itemTransactionId: `d${++drivers}`, weight: { units: 'KG', value: 1 } }] }),
    async scanner({ scan }, shipment, { page }) {
      await scan('PB.HAND-OVER');
      await page.locator('#hand-over-scan').waitFor();
      await scan(numberOf(shipment));
      await page.locator('.hand-over').getByText(numberOf(shipment)).waitFor();
      await scan('PB.HAND-OVER');
      await page.getByRole('dialog').getByRole('definition').first().waitFor();
      await scan('PB.OK');
    },
    async keyboard({ press, type, tabTo }, shipment, { page, words }) {
      await press('Control+3');
      await search(page).waitFor();
      await press('F6');
      await tabTo(page.locator('#hand-over-scan'));
      await type(numberOf(shipment));
      await press('Enter');
      await page.locator('.hand-over').getByText(numberOf(shipment)).waitFor();
      await tabTo(closeButton(page, words.history.manifests.close));
      await press('Enter');
      await page.getByRole('dialog').getByRole('definition').first().waitFor();
      await tabTo(inDialog(page, words.history.manifests.close));
      await press('Enter');
    },
    async touch({ tap, write, enter }, shipment, { page, words }) {
      await tap(screenLink(page, 'history'));
      await tap(page.getByRole('tab', { name: words.history.manifests.title }));
      await write(page.locator('#hand-over-scan'), numberOf(shipment));
      await enter();
      await page.locator('.hand-over').getByText(numberOf(shipment)).waitFor();
      await tap(closeButton(page, words.history.manifests.close));
      await tap(inDialog(page, words.history.manifests.close));
    },
    done: ({ transactionId }, { shop }) =>
      expect.poll(async () => (await shop.shipmentOf(transactionId)).manifestId).not.toBeNull(),
  }),

  'settle what is in doubt': task<Shipment>({
    async prepare({ shop }) {
      const lost = await shop.ship({ itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }] });
      expect(lost.state).toBe('UNKNOWN');
      return lost;
    },
    async scanner({ scan }, { transactionId }, { page }) {
      await scan('PB.ATTENTION');
      await page.getByRole('article').filter({ hasText: transactionId }).waitFor();
      await scan(transactionId);
      await page.getByRole('dialog').waitFor();
      await scan(found(transactionId), 'PB.OK');
    },
    async keyboard({ press, type, tabTo }, { transactionId }, { page, words }) {
      await press('Control+4');
      const item = page.getByRole('article').filter({ hasText: transactionId });
      await tabTo(item.getByRole('button', { name: words.attention.ways.found, exact: true }));
      await press('Enter');
      await tabTo(line(page, words.common.trackingNumber));
      await type(found(transactionId));
      await press('Enter');
    },
    async touch({ tap, write }, { transactionId }, { page, words }) {
      await tap(screenLink(page, 'attention'));
      const item = page.getByRole('article').filter({ hasText: transactionId });
      await tap(item.getByRole('button', { name: words.attention.ways.found, exact: true }));
      await write(line(page, words.common.trackingNumber), found(transactionId));
      await tap(inDialog(page, words.attention.settle.button.found));
    },
    done: ({ transactionId }, { shop }) =>
      expect.poll(async () => (await shop.shipmentOf(transactionId)).state).toMatch(/PURCHASED|LABELLED/),
  }),
};

/** The button that asks whether the label is voided. */
const voidButton = ({ page, words }: Desk) => button(page, words.shipment.void.button);
const closeButton = (page: Page, words: string) =>
  page.locator('main li').filter({ hasText: 'Carrier G' }).getByRole('button', { name: words });
const found = (transactionId: string) => `FOUND${transactionId.replace(/\D/g, '')}0001`;
