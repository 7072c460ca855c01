import { copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Source } from '#shared/schema/orders/source.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

/** Two desks of one ledger, each with a key file of its own: a password that was typed at one opens nowhere else. */
let desks: [TestStation, TestStation];
let database: TestDatabase;
let url: string;
const shop = createServer((_, response) => response.setHeader('content-type', 'application/json').end('[]'));

beforeAll(async () => {
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/orders`;
  database = await newDatabase();
  const shared = { ledger: { ...database.address, isTrusted: true }, sourcesEvery: 50 };
  const first = await startTestStation(shared);
  const dataDir = newDataDir();
  copyFileSync(join(first.dataDir, 'credentials.json'), join(dataDir, 'credentials.json'));
  desks = [first, await startTestStation({ ...shared, dataDir })];
}, 60_000);
afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.dispose()));
  await database.drop();
  shop.close();
});

const saveAt = (desk: TestStation) =>
  desk.api.call('PUT', '/station/v1/sources/shop', {
    body: {
      ...{ connection: { type: 'http', url, password: 'Bearer of the shop' }, reading: 'READ' },
      mapping: { orderNumber: 'number' },
    },
  });

/** What the source is like after each of the next reads, as soon as one is due. */
async function states(count: number): Promise<Source['state'][]> {
  const { sources } = desks[0].ledger;
  const found = async () => (await sources.find('shop')) ?? expect.fail('There is no source');
  const said: Source['state'][] = [];
  while (said.length < count) {
    await expect.poll(async () => (await found()).progress.triedAt).not.toBeNull();
    const [source] = (await desks[0].api.get('/station/v1/sources')).body.sources as Source[];
    said.push(source?.state ?? 'NEW');
    const { name, version, progress } = await found();
    await sources.note(name, version, { ...progress, triedAt: null });
  }
  return said;
}

test('the desk that can read a source goes on reading it, and no other one says that it cannot; saved at another, that one does', async () => {
  for (const desk of desks) {
    expect((await saveAt(desk)).status).toBe(200);
    // The first read may be the other one's.
    await expect.poll(() => states(1)).toEqual(['OK']);
    expect(new Set(await states(12))).toEqual(new Set(['OK']));
  }
});

test('a desk that cannot open a password says what to do, wherever it is asked for it', async () => {
  const [own, other] = desks;
  const database = {
    type: 'postgresql',
    host: '127.0.0.1',
    port: 9,
    database: 'shop',
    user: 'packer',
    password: 'kept',
  };
  const sold = 'UPDATE orders SET tracking = :trackingNumber WHERE number = :orderNumber';
  const writeBack = { connection: database, sold, voided: sold };
  const content = { connection: database, reading: 'LOOK_UP', statement: 'SELECT * FROM orders WHERE number = :key' };
  const body = { ...content, mapping: { orderNumber: 'number' }, writeBack };
  expect((await own.api.call('PUT', '/station/v1/sources/sql', { body })).status).toBe(200);
  const masked = { ...database, password: '********' };
  const asked = [
    ['try', { ...content, connection: masked, key: '1' }],
    ['write-back/try', { writeBack: { ...writeBack, connection: masked }, orderNumber: '1' }],
  ] as const;
  const saidAt = async (desk: TestStation) => {
    const answers = await Promise.all(
      asked.map(([path, more]) => desk.api.post(`/station/v1/sources/sql/${path}`, more)),
    );
    return answers.map(({ body: { trouble } }) => trouble?.code);
  };
  expect(await saidAt(own)).toEqual(['CONNECTION_REFUSED', 'CONNECTION_REFUSED']);
  expect(await saidAt(other)).toEqual(['SOURCE_PASSWORD_UNREADABLE', 'SOURCE_PASSWORD_UNREADABLE']);
});
