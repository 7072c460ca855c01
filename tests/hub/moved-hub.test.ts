import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownHubCertificate, type HubCertificate } from '#electron/hub/hub-certificate.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { line, request } from '../helpers/requests.ts';
import { handClock, newDataDir } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

/** Longer than a purchase may be on its way. */
const LATE_MS = 10 * 60_000;

const clock = handClock();
const desk = useStation({ clock });
const folders = [newDataDir(), newDataDir()];
let certificates: HubCertificate[];
let hub: Server;
/** What the hub was asked, and what it sold. */
let asked: string[] = [];
const sold = new Map<string, object>();

beforeAll(async () => {
  certificates = await Promise.all(folders.map((folder) => ownHubCertificate(folder, ['127.0.0.1'], Date.now())));
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
beforeEach(() => open(0));
afterEach(() => hub.close());

/** A hub whose answers to purchases are lost on the way; of an order named NEVER the call itself is. */
async function open(certificate: number, port = 0): Promise<void> {
  const { cert, key } = certificates[certificate] as HubCertificate;
  asked = [];
  hub = createServer({ cert, key }, async (call, answer) => {
    asked.push(call.url ?? '');
    const say = (status: number, body: object) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const body = Buffer.concat(await call.toArray()).toString();
    if (call.url === '/oauth/token') return say(200, { access_token: 'token', expires_in: 3600 });
    if (call.method === 'POST') {
      const { itemLines, transactionId } = JSON.parse(body) as {
        itemLines: { itemCode: string }[];
        transactionId: string;
      };
      if (itemLines[0]?.itemCode !== 'NEVER') sold.set(transactionId, saleOf(transactionId));
      return call.socket.destroy();
    }
    const sale = sold.get(call.url?.split('/').at(-1)?.split('?')[0] ?? '');
    return sale ? say(200, sale) : say(404, { success: false, code: 'NOT_FOUND', purchase: 'not_made' });
  });
  await new Promise<void>((resolve) => hub.listen(port, '127.0.0.1', resolve));
}

const portOf = () => (hub.address() as AddressInfo).port;
const saleOf = (transactionId: string) => ({
  success: true,
  data: {
    transactionId,
    transactionShipments: [
      {
        ...{ itemTransactionId: 'p1', trackingNumber: 'HUB1' },
        packageDocuments: [
          { contentType: 'LABEL', imageType: 'pdf', fileBase64: Buffer.from('%PDF-1.7 a label').toString('base64') },
        ],
      },
    ],
  },
});

/** The account as an administrator sets it, with its keys typed. */
async function connect(carrierId: string, certificate: number, isNew = true): Promise<void> {
  const [template] = (await desk.api.get('/station/v1/accounts')).body.accounts as Account[];
  const adapter = {
    ...{ type: 'gateway', upstream: 'STATION', baseUrl: `https://127.0.0.1:${portOf()}`, upstreamCarrierId: 'theirs' },
    ...{ accessKey: 'AK1', secretKey: 'SK1', certificateFingerprint: certificates[certificate]?.fingerprint },
  };
  const path = `/station/v1/accounts${isNew ? '' : `/${carrierId}`}`;
  const { status } = await desk.api.call(isNew ? 'POST' : 'PUT', path, { body: { ...template, carrierId, adapter } });
  expect(status).toBe(isNew ? 201 : 200);
}

async function inDoubt(carrierId: string, itemCode: string): Promise<string> {
  const id = `${carrierId}-${itemCode}`;
  const bought = await desk.api.ship(id, request({ carrierId, itemLines: [line({ itemCode })] }));
  expect(bought.body.code).toBe('CARRIER_OUTCOME_UNKNOWN');
  return (await desk.api.get(`/station/v1/shipments?transactionId=${id}`)).body.shipments[0].id as string;
}

async function lookedUp(id: string): Promise<unknown[]> {
  const { body } = await desk.api.post(`/station/v1/shipments/${id}/lookup`, undefined);
  const { shipments } = (await desk.api.get('/station/v1/shipments')).body;
  const found = (shipments as { id: string; state: string }[]).find((each) => each.id === id);
  return [body.outcome, found?.state, body.trouble?.code];
}

async function moved(carrierId: string, certificate: number, port: number): Promise<void> {
  await new Promise((resolve) => hub.close(resolve));
  await open(certificate, port);
  await connect(carrierId, certificate, false);
  clock.turn(LATE_MS);
  await desk.api.renew();
}

test('a hub with another certificate is asked for what was bought before, once the account names it', async () => {
  await connect('renewed', 0);
  const [sale, nothing] = [await inDoubt('renewed', 'SOLD'), await inDoubt('renewed', 'NEVER')];
  await moved('renewed', 1, portOf());
  expect(await lookedUp(sale)).toEqual(['found', 'LABELLED', 'CARRIER_SOLD']);
  expect(await lookedUp(nothing)).toEqual(['not_bought', 'REJECTED', 'TRANSACTION_NOT_KNOWN']);
});

test('a hub that has moved is asked where it is now: what it knows is found, and what it does not know proves nothing', async () => {
  await connect('moved', 0);
  const [sale, nothing] = [await inDoubt('moved', 'SOLD'), await inDoubt('moved', 'NEVER')];
  await moved('moved', 1, 0);
  expect(await lookedUp(sale)).toEqual(['found', 'LABELLED', 'CARRIER_SOLD']);
  expect(await lookedUp(nothing)).toEqual(['unknown', 'UNKNOWN', 'ASKED_WITH_OTHER_KEYS']);
});

test('another hub, with keys of its own, is not asked for what was bought at the first one', async () => {
  await connect('other', 0);
  const sale = await inDoubt('other', 'SOLD');
  await new Promise((resolve) => hub.close(resolve));
  await open(1);
  const [account] = ((await desk.api.get('/station/v1/accounts')).body.accounts as Account[]).filter(
    ({ carrierId }) => carrierId === 'other',
  );
  const adapter = { ...account?.adapter, baseUrl: `https://127.0.0.1:${portOf()}`, accessKey: 'AK2', secretKey: 'SK2' };
  const { status } = await desk.api.call('PUT', '/station/v1/accounts/other', { body: { ...account, adapter } });
  expect([status, (await lookedUp(sale))[0], asked]).toEqual([200, 'unknown', []]);
});
