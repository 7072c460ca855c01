import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderPath } from '../order-draft.ts';
import { MAPPING } from '../source-mapping.ts';
import { useSources } from '../use-sources.ts';

const { station, file, put, read, readByItself, list } = useSources();

/** A row of the shop: article, how many, and how the shop says the line stands. */
type Row = [sku: string, quantity: number, state: string];

describe('a shop that says of each line whether it was shipped', () => {
  let orders = 0;
  let number = '';
  const says = (rows: readonly Row[], city = 'Los Angeles') => {
    const database = new Database(file('lines.db'));
    database.exec(
      'CREATE TABLE IF NOT EXISTS lines (number, name, street, city, zip, country, sku, quantity, state); DELETE FROM lines;',
    );
    const insert = database.prepare('INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
    for (const row of rows) insert.run(number, 'Jane Roe', '1 Main St', city, '90001', 'US', ...row);
    database.close();
  };
  const order = async () => (await station.api.get(orderPath(number, 'lines'))).body.order;
  const rereads = async (rows: readonly Row[], city?: string) => {
    says(rows, city);
    await read('lines');
    return order();
  };
  const ship = async (transactionId: string, lines: object[]) => {
    const weight = { weight: { units: 'LB', value: 1 } };
    const body = { lines, shipment: { carrierId: 'test-a', serviceType: 'A_GROUND', itemLines: [weight] } };
    const { status, body: answer } = await station.api.call('POST', `${orderPath(number, 'lines')}/ship`, {
      ...{ body, headers: { transactionId: `${number}-${transactionId}` } },
    });
    expect(status).toBe(200);
    return answer.order.parcels.at(-1).shipment.id as string;
  };
  const begin = async (rows: readonly Row[]) => {
    says(rows);
    await put('lines', {
      ...{ connection: { type: 'sqlite', path: file('lines.db') }, statement: 'SELECT * FROM lines' },
      ...{ reading: 'READ', everyMinutes: 1440, mapping: { ...MAPPING, 'line.state': 'state' } },
    });
    await readByItself('lines');
  };
  beforeEach(() => void (number = `L-${++orders}`));

  test('says so of what went out in a parcel of the station, which stays on the order', async () => {
    await begin([
      ['MUG', 2, 'pending'],
      ['PLATE', 1, 'pending'],
    ]);
    const first = await ship('mugs', [{ line: 1, quantity: 2 }]);
    const after = await rereads([
      ['MUG', 2, 'fulfilled'],
      ['PLATE', 1, 'pending'],
    ]);
    expect(after).toMatchObject({
      ...{ lines: [{ sku: 'MUG' }, { sku: 'PLATE' }], open: [{ line: 2, quantity: 1 }], changedSincePacked: false },
    });
    await ship('plate', [{ line: 2, quantity: 1 }]);
    const { status } = await station.api.post(`/station/v1/shipments/${first}/void`, { reason: 'Broken' });
    expect(status).toBe(200);
    await expect.poll(order).toMatchObject({ state: 'OPEN', open: [{ line: 1, quantity: 2 }] });
  });

  test('leaves open what nobody shipped, where another line is of the same article', async () => {
    await begin([
      ['MUG', 1, 'pending'],
      ['MUG', 1, 'pending'],
    ]);
    await ship('one', [{ line: 1, quantity: 1 }]);
    const after = await rereads([
      ['MUG', 1, 'fulfilled'],
      ['MUG', 1, 'pending'],
    ]);
    expect(after).toMatchObject({ state: 'OPEN', open: [{ line: 2, quantity: 1 }] });
  });

  test('says of a line that some of it was shipped, as the station knows, and the order is read on', async () => {
    await begin([['MUG', 3, 'pending']]);
    await ship('two', [{ line: 1, quantity: 2 }]);
    const after = await rereads([['MUG', 3, 'partial']], 'San Diego');
    expect(after).toMatchObject({ recipient: { address: { city: 'San Diego' } }, open: [{ line: 1, quantity: 1 }] });
    expect((await list())[0]).toMatchObject({ state: 'OK', trouble: null });
  });

  test('leaves out what was shipped elsewhere, also of an order of which the station has shipped a part', async () => {
    await begin([
      ['MUG', 2, 'pending'],
      ['PLATE', 1, 'pending'],
      ['BOWL', 1, 'pending'],
    ]);
    await ship('mugs', [{ line: 1, quantity: 2 }]);
    const after = await rereads([
      ['MUG', 2, 'fulfilled'],
      ['PLATE', 1, 'fulfilled'],
      ['BOWL', 1, 'pending'],
    ]);
    expect(after).toMatchObject({ lines: [{ sku: 'MUG' }, { sku: 'BOWL' }], open: [{ line: 2, quantity: 1 }] });
  });

  test('leaves out what was taken back into stock once its parcel was voided', async () => {
    await begin([
      ['MUG', 2, 'pending'],
      ['PLATE', 1, 'pending'],
    ]);
    const first = await ship('mugs', [{ line: 1, quantity: 2 }]);
    await station.api.post(`/station/v1/shipments/${first}/void`, { reason: 'The customer keeps none' });
    const after = await rereads([
      ['MUG', 2, 'restocked'],
      ['PLATE', 1, 'pending'],
    ]);
    expect(after).toMatchObject({ lines: [{ sku: 'PLATE' }], open: [{ line: 1, quantity: 1 }] });
  });
});
