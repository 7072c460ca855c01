import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellAddress } from '#electron/sources/http-target.ts';

const told: (string | undefined)[] = [];
const shop = createServer(({ url }, response) => {
  told.push(url);
  response.writeHead(200).end();
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => void shop.close());

const values = {
  ...{ orderNumber: 'A-1', parcel: 'A-1-t', state: 'SOLD', trackingNumber: 'T1', trackingNumbers: 'T1', packer: null },
  ...{ account: 'a', service: 'S', cost: null, currency: null, soldAt: '2026-03-01T10:00:00.000Z' },
};

test('an order whose number is a way up in the address is told of nowhere else', async () => {
  const target = { type: 'http', method: 'POST', url: `${base}/orders/{orderNumber}/parcels/{parcel}` } as const;
  const tell = (changes: Partial<typeof values>) =>
    tellAddress(target, { connection: target, text: '{}', values: { ...values, ...changes }, patienceMs: 5000 });
  expect(await tell({ orderNumber: '..' })).toEqual({ rows: 0 });
  expect(await tell({ parcel: '.' })).toEqual({ rows: 0 });
  expect(await tell({ orderNumber: 'A/../1' })).toEqual({ rows: 1 });
  expect(told).toEqual(['/orders/A%2F..%2F1/parcels/A-1-t']);
});
