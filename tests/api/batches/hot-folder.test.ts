import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { csv, DEFAULTS, line as row } from '../../helpers/batches.ts';
import { line, request } from '../../helpers/requests.ts';
import { useHotFolder } from './use-hot-folder.ts';

const { station, folder, set, start, drop, present, read, until, bought, status } = useHotFolder();

const json = (...bodies: object[]) => JSON.stringify(bodies.length === 1 ? bodies[0] : bodies);

/** A parcel for the recipient of the rows, with this reference. */
const orderedBefore = (ref1: string) =>
  request({
    ...DEFAULTS,
    recipient: {
      address: { countryCode: 'DE', city: 'Berlin', zipCode: '10115', streetLine1: 'Hauptstr. 1' },
      contact: { personName: 'Jane Roe' },
    },
    itemLines: [line({ customerReference: { ref1 } })],
  });

describe('a file that is dropped', () => {
  test('with one shipment as JSON becomes a label and a result beside it', async () => {
    drop('order.json', json(request()));
    await until('order.json.done');
    const [told] = JSON.parse(read('order.result.json')).rows;

    expect(present()).toEqual(['order.json.done', 'order.labels', 'order.result.json', 'packbench.station']);
    expect(told).toMatchObject({ number: 1, state: 'BOUGHT', trackingNumbers: [expect.stringMatching(/^TEST/)] });
    expect(told.labels).toEqual([`order.labels/1-1-${told.trackingNumbers[0]}-label.pdf`]);
    expect(read(told.labels[0])).toMatch(/^%PDF-/);
  });

  test('as a table becomes the label of each row, and the table with what became of it', async () => {
    drop('orders.csv', csv(row('PO-1'), row('PO-2')));
    await until('orders.csv.done');

    expect(read('orders.result.csv').match(/BOUGHT/g)).toHaveLength(2);
    expect(readdirSync(join(folder, 'orders.labels'))).toHaveLength(2);
    expect(await bought()).toBe(2);
  });

  test('may hold a list of shipments, or rows with defaults of their own', async () => {
    drop('list.json', json(request(), request({ itemLines: [line({ itemCode: 'two' })] })));
    const { carrierId, serviceType, ...rest } = request({ itemLines: [line({ itemCode: 'rows' })] });
    drop('rows.json', JSON.stringify({ defaults: { carrierId, serviceType }, rows: [rest] }));
    await until('list.json.done');
    await until('rows.json.done');

    expect(await bought()).toBe(3);
  });

  test('with the same content again, under whatever name, buys nothing and gives the same labels', async () => {
    drop('first.csv', csv(row('PO-1')));
    await until('first.csv.done');
    drop('second.csv', csv(row('PO-1')));
    await until('second.csv.done');

    expect(await bought()).toBe(1);
    expect(readdirSync(join(folder, 'second.labels'))).toEqual(readdirSync(join(folder, 'first.labels')));
  });

  test('with the same name again keeps its results apart', async () => {
    drop('orders.csv', csv(row('PO-1')));
    await until('orders.csv.done');
    drop('orders.csv', csv(row('PO-2')));
    await until('orders-2.csv.done');

    expect(present()).toEqual(
      expect.arrayContaining(['orders.csv.done', 'orders.result.csv', 'orders-2.result.csv', 'orders-2.labels']),
    );
    expect(read('orders.result.csv')).toContain('PO-1');
    expect(read('orders-2.result.csv')).toContain('PO-2');
  });

  test('with a name of 120 characters is done, and again; a longer one is left where it is', async () => {
    const stem = 'x'.repeat(116);
    drop(`${stem}y.csv`, csv(row('PO-1')));
    drop(`${stem}.csv`, csv(row('PO-2')));
    await until(`${stem}.csv.done`);
    drop(`${stem}.csv`, csv(row('PO-3')));
    await until(`${stem}-2.csv.done`);

    expect(read(`${stem}-2.result.csv`)).toContain('PO-3');
    expect(present()).toContain(`${stem}y.csv`);
    await expect.poll(status).toMatchObject({ working: [] });
    expect(await bought()).toBe(2);
  });

  test('with what went to the recipient before is bought, and the result names the earlier label', async () => {
    drop('monday.csv', csv(row('PO-1')));
    await until('monday.csv.done');
    const [{ trackingNumbers }] = (await station.api.get('/station/v1/shipments')).body.shipments;
    drop('tuesday.csv', csv(row('PO-1'), row('PO-2')));
    drop('wednesday.json', json(orderedBefore('PO-1')));
    await until('tuesday.csv.done');
    await until('wednesday.json.done');

    const warned = new RegExp(`The same went to this recipient on [-0-9]+: ${trackingNumbers[0]}`);
    expect(
      read('tuesday.result.csv')
        .split('\n')
        .filter((each) => warned.test(each)),
    ).toHaveLength(1);
    expect(read('wednesday.result.json')).toMatch(/The same went to this recipient on/);
    expect(await bought()).toBe(4);
  });

  test('is not taken while it grows', async () => {
    drop('slow.json', '');
    drop('quick.csv', csv(row('PO-1')));
    const grow = (text: string) => appendFileSync(join(folder, 'slow.json'), text);
    const growing = () => (grow(' '), present());
    await expect.poll(growing, { interval: 10 }).toContain('quick.csv.done');
    expect(present()).toContain('slow.json');
    grow(json(request()));
    await until('slow.json.done');

    expect(await bought()).toBe(2);
  });
});

describe('where not everything can be bought', () => {
  test('because a row breaks a rule, nothing is, and the result says which row', async () => {
    drop('faulty.csv', csv(row('PO-1'), row('PO-2', { weight: '5000' })));
    await until('faulty.csv.failed');

    expect(await bought()).toBe(0);
    expect(read('faulty.result.csv')).toMatch(/PO-2.*INVALID.*weigh/i);
    expect(present()).not.toContain('faulty.labels');
  });

  test('because the carrier refuses a row, the others are, and the rest is ready to be mended and dropped', async () => {
    drop('mixed.csv', csv(row('PO-1'), row('PO-2', { item: 'TEST-REJECT' })));
    await until('mixed.csv.failed');
    expect(await bought()).toBe(2);
    expect(readdirSync(join(folder, 'mixed.labels'))).toHaveLength(1);

    drop('mended.csv', read('mixed.rest.csv').replace('TEST-REJECT', ''));
    await until('mended.csv.done');
    expect(readdirSync(join(folder, 'mended.labels'))).toHaveLength(1);
  });

  test('because the outcome is not known, the file has failed and says so', async () => {
    drop('doubt.json', json(request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] })));
    await until('doubt.json.failed');

    expect(JSON.parse(read('doubt.result.json')).rows[0]).toMatchObject({
      state: 'UNKNOWN',
      problem: { purchase: 'unknown' },
    });
  });

  test.each([
    ['half an object', '{"carrierId":', /not JSON/],
    ['no shipment', '[]', /no shipment/],
    ['a text', '"order"', /neither a shipment nor a list/],
    ['a prototype', '{"__proto__":{"carrierId":"test-a"}}', /__proto__/],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), /UTF-8/],
    ['nothing', '', /not JSON/],
  ])('because the file holds %s, it has failed and a text says why', async (_name, content, words) => {
    drop('bad.json', content);
    await until('bad.json.failed');

    expect(read('bad.error.txt')).toMatch(words);
    expect(await bought()).toBe(0);
  });

  test('a number that no computer keeps is not rounded on the way', async () => {
    const body = json(request()).replace('2.5', '150.00000000000000001');
    drop('long.json', body);
    await until('long.json.failed');

    expect(JSON.parse(read('long.result.json')).rows[0].errors[0].pointer).toBe('/itemLines/0/weight/value');
  });
});

describe('a carrier that cannot be reached', () => {
  const good = createTestAdapter();
  let calls: number;

  /** Starts the station anew with a carrier that is away for so many calls. */
  async function startAway(times: number): Promise<void> {
    await station.dispose();
    calls = 0;
    const purchase: typeof good.purchase = (order) =>
      ++calls > times ? good.purchase(order) : Promise.resolve({ kind: 'not_sent' as const, reason: 'Away.' });
    await start({ adapters: [() => ({ ...good, purchase })] });
    await set({ path: folder, defaults: DEFAULTS });
  }

  test('is tried again after a rest', async () => {
    await startAway(4);
    drop('patient.csv', csv(...Array.from({ length: 6 }, (_, index) => row(`PO-${index}`))));
    await until('patient.csv.done');

    expect(readdirSync(join(folder, 'patient.labels'))).toHaveLength(6);
  });

  test('for a while is no reason to give up one order', async () => {
    await startAway(2);
    drop('one.csv', csv(row('PO-1')));
    await until('one.csv.done');
    expect([calls, readdirSync(join(folder, 'one.labels')).length]).toEqual([3, 1]);
  });
});
