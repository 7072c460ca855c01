import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { orderPath } from '../../api/orders/order-draft.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { expectGerman } from '../words/german.ts';
import { goTo, toScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const CSV = `Order;Name;Street;City;Zip;Country;SKU;Qty;Weight;Remark
W-1;Jane Roe;1 Main St;Reno;89501;US;MUG;2;0,75;Ring twice
W-1;;;;;;PLATE;1;1,5;
W-2;John Doe;2 Main St;Reno;89501;US;MUG;one;0,75;
`;
const SHOP = `
  CREATE TABLE shop_orders (number TEXT PRIMARY KEY, name TEXT, street TEXT, city TEXT, zip TEXT, state TEXT, country TEXT,
    sku TEXT, quantity INTEGER, tracking_number TEXT, shipped_at TEXT);
  INSERT INTO shop_orders (number, name, street, city, zip, state, country, sku, quantity)
    VALUES ('S-1', 'Jane Roe', '1 Main St', 'Los Angeles', '90001', 'CA', 'US', 'MUG', 1),
      ('S-2', 'Jane Roe', '1 Main St', 'Los Angeles', '90001', 'CA', 'US', 'MUG', 1);
`;

describe.skipIf(findChromium() === null)('sources of orders', () => {
  const { station, open } = useWindow({ sourcesEvery: 20 });
  const file = (name: string) => join(station.dataDir, name);
  const field = (page: Page, path: string) => page.locator(`[id="field${path.replaceAll('/', '-')}"]`);
  const see = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

  test('a file becomes orders, from nothing, by its path, its columns and a unit', async () => {
    writeFileSync(file('orders.csv'), CSV);
    const { page, complaints } = await open();
    await goTo(page, '/orders');
    await toScreen(page, () => page.getByRole('button', { name: 'Sources' }).click());
    await see(page, 'No source is set up');
    await page.keyboard.press('Control+Shift+A');
    await field(page, '/source').fill('erp');
    await field(page, '/connection/path').fill(file('orders.csv'));
    await page.getByLabel('Read regularly').check();
    await page.keyboard.press('F8');

    await see(page, '3 rows were found');
    expect(await field(page, '/mapping/recipient.address.city').inputValue()).toBe('City');
    await see(page, 'Unit of weight, line 1: Nothing says which unit or currency it is in');
    await see(page, 'Quantity, line 1: “one” is no whole number.');
    await field(page, '/defaults/line.weightUnits').selectOption('KG');
    await field(page, '/mapping/note').selectOption('Remark');
    await expect.poll(() => page.getByText('Cannot be read').count()).toBe(1);
    expect(await page.getByText('Unit of weight, line 1:').count()).toBe(0);
    await see(page, 'Ring twice');
    await see(page, '2 × MUG');
    await expectNoViolations(page);

    await page.keyboard.press('Control+s');
    await see(page, 'erp is saved.');
    await page.getByText('Orders left out', { exact: true }).waitFor();
    await see(page, /1 order\(s\) cannot be read and were left out\. In the first, W-2, Quantity, line 1 is wrong/);
    writeFileSync(file('orders.csv'), CSV.replace('one', '1'));
    await page.getByRole('button', { name: /^Read now/ }).click();
    await see(page, 'erp was read.');
    await see(page, /Last read .*: 2 orders/);

    await goTo(page, '/orders');
    await page.getByRole('link', { name: 'W-1' }).waitFor();
    await page.getByRole('link', { name: 'W-2' }).waitFor();
    const { order } = (await station.api.get(orderPath('W-1', 'erp'))).body;
    expect(order).toMatchObject({
      note: 'Ring twice',
      lines: [
        { sku: 'MUG', quantity: 2, weight: { units: 'KG', value: 0.75 } },
        { sku: 'PLATE', quantity: 1, weight: { units: 'KG', value: 1.5 } },
      ],
    });
    expect(complaints).toEqual([]);
  });

  test('a shop in a database is asked, and told of the parcel; every screen says what it was not told', async () => {
    const path = file('shop.db');
    const database = new Database(path);
    database.exec(SHOP);
    const { page } = await open({ language: 'de', theme: 'dark' });
    await goTo(page, '/orders/sources');
    await page.getByRole('button', { name: 'Quelle einrichten' }).click();
    await field(page, '/source').fill('laden');
    await field(page, '/connection/type').selectOption('sqlite');
    await field(page, '/connection/path').fill('shop.db');
    await field(page, '/statement').fill('SELECT * FROM shop_orders WHERE number = :number');
    await field(page, '/key').fill('S-1');
    await page.keyboard.press('F8');
    await page.getByRole('link', { name: /^Den ganzen Pfad angeben/ }).waitFor();
    await field(page, '/connection/path').fill(path);
    await page.keyboard.press('F8');
    await page.getByRole('link', { name: /^Die Abfrage nennt :number/ }).waitFor();
    await expectGerman(page);
    await field(page, '/statement').fill('SELECT * FROM shop_orders\nWHERE number = :key');
    await page.keyboard.press('F8');
    await see(page, 'Es wurde eine Zeile gefunden');
    await field(page, '/mapping/orderNumber').selectOption('number');
    await see(page, '1 × MUG');

    await page.getByLabel('Die Pakete ihrer Bestellungen melden').check();
    expect(await field(page, '/writeBack/connection/path').inputValue()).toBe(path);
    expect(await field(page, '/writeBack/sold').inputValue()).toBe(
      'UPDATE shop_orders\nSET tracking_number = :trackingNumbers, shipped_at = :soldAt\nWHERE number = :orderNumber',
    );
    await field(page, '/orderNumber').fill('S-9');
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await see(page, 'Was zur Bestellung S-9 gemeldet wird, findet dort keine Zeile.');
    await field(page, '/orderNumber').fill('S-1');
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await see(page, 'Es ändert eine Zeile und lässt sie bei einer Wiederholung, wie sie ist.');
    expect(told('S-1')).toBeNull();
    await expectGerman(page);
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await see(page, 'laden ist gespeichert.');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'laden' }) });
    await card.getByText('Sie weiß von allem, was verkauft wurde.').waitFor();

    await lookUp('S-1');
    expect(await sell('S-1')).toBe(await toldOnce('S-1'));
    await lookUp('S-2');
    database.exec('ALTER TABLE shop_orders RENAME TO moved');
    const second = await sell('S-2');
    await lookUp('S-2');
    await expect.poll(async () => (await shop()).waiting.trouble?.code).toBe('SOURCE_QUERY_FAILED');
    await goTo(page, '/ship');
    await page.reload();
    const unread = page.getByRole('region', { name: 'Quellen von Bestellungen' });
    const untold = page.getByRole('region', { name: 'Rückmeldungen an Quellen' });
    await unread.getByText(/laden/).waitFor();
    await toScreen(page, () => untold.getByRole('link', { name: 'Quellen von Bestellungen' }).click());
    await card.getByText('Nicht lesbar').waitFor();
    await card.getByText(/Eine Bestellung ist noch zu melden, seit .*no such table: shop_orders/).waitFor();
    await expectNoViolations(page);

    database.exec('ALTER TABLE moved RENAME TO shop_orders');
    await card.getByRole('button', { name: /^Ändern/ }).click();
    await page.keyboard.press('Control+s');
    await see(page, 'laden ist gespeichert.');
    expect(await toldOnce('S-2')).toBe(second);
    await expect.poll(async () => (await shop()).waiting.orders).toBe(0);

    await card.getByRole('button', { name: /^Ausschalten/ }).click();
    await see(page, 'laden ist ausgeschaltet.');
    await card.getByText('Ausgeschaltet', { exact: true }).waitFor();
    await expect.poll(() => unread.or(untold).count()).toBe(0);
    await card.getByRole('button', { name: /^Entfernen/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await see(page, 'laden ist entfernt.');
    expect((await station.api.get(orderPath('S-1', 'laden'))).status).toBe(200);
    database.close();

    function told(number: string): string | null {
      const row = database.prepare('SELECT tracking_number FROM shop_orders WHERE number = ?').pluck().get(number);
      return row as string | null;
    }
    async function toldOnce(number: string): Promise<string | null> {
      await expect.poll(() => told(number)).not.toBeNull();
      return told(number);
    }
  });

  const lookUp = (key: string) => station.api.post('/station/v1/orders/look-up', { key });
  const shop = async () => (await station.api.get('/station/v1/sources')).body.sources.at(-1);

  /** Buys the parcel of an order of the shop. @returns its tracking number */
  async function sell(number: string): Promise<string> {
    const shipment = {
      ...{ carrierId: 'test-a', serviceType: 'A_GROUND', itemLines: [{ weight: { units: 'LB', value: 2 } }] },
    };
    const call = { body: { shipment }, headers: { transactionId: number } };
    const answer = await station.api.call('POST', `${orderPath(number, 'laden')}/ship`, call);
    return answer.body.order.parcels[0].shipment.trackingNumbers[0];
  }
});
