import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buyOnce } from '#electron/cli/buy.ts';
import { createStationClient } from '#electron/cli/station-client.ts';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench } from './packbench.ts';

const station = useStation();
const nowhere = mkdtempSync(join(tmpdir(), 'packbench-lost-'));
afterAll(() => rmSync(nowhere, { recursive: true }));
let line_: Server | undefined;
afterEach(() => void line_?.close());

type Fault = 'answer lost' | 'request lost' | 'gone for good';

/** A bad line to the station: create calls are cut on the way there or back; everything else passes, unless it is gone for good. */
async function badLine(fault: Fault): Promise<{ url: string; creates(): number }> {
  let creates = 0;
  const server = createServer((incoming, outgoing) => {
    const isCreate = incoming.url?.includes('/v1/shipment?') === true;
    if (isCreate) creates++;
    if (creates > 0 && fault === 'gone for good') return incoming.socket.destroy();
    if (isCreate && fault === 'request lost') return incoming.socket.destroy();
    const { hostname, port } = new URL(station.baseUrl);
    const { host: _, ...headers } = incoming.headers;
    const onward = httpRequest({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      if (isCreate) return answer.resume().on('end', () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(outgoing);
    });
    return incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  line_ = server;
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, creates: () => creates };
}

/** Asks often, and gives up soon. */
const HASTY = { running: 200, gone: 100, arrival: 50, askEvery: 20 };

const ship = (url: string, body: object, ...more: string[]) =>
  packbench(['--data-dir', nowhere, 'ship', '-', '--json', ...more], {
    input: JSON.stringify(body),
    env: {
      PACKBENCH_URL: url,
      PACKBENCH_ACCESS_KEY: station.credentials.accessKey,
      PACKBENCH_SECRET_KEY: station.credentials.secretKey,
    },
  });

test('an answer that is lost on the way back is asked for by the transactionId, and nothing is sent again', async () => {
  const { url, creates } = await badLine('answer lost');
  const { code, json } = await ship(url, request(), '--transaction-id', 'lost-1');

  expect([code, json.success, json.boughtBefore, creates()]).toEqual([0, true, false, 1]);
  expect(json.data.transactionShipments[0].trackingNumber).toMatch(/^TEST/);
});

test('a refusal that is lost is learnt the same way', async () => {
  const { url, creates } = await badLine('answer lost');
  const { code, json } = await ship(
    url,
    request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] }),
    '--transaction-id',
    'lost-2',
  );

  expect([code, json.code, creates()]).toEqual([5, 'CARRIER_OUTCOME_UNKNOWN', 1]);
});

test('a request that never arrives ends with 4: nothing was bought', async () => {
  const { url, creates } = await badLine('request lost');
  const client = createStationClient(url, async () => station.api.token);

  await expect(buyOnce(client, { transactionId: 'lost-3', body: request() }, HASTY)).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringContaining('never arrived'),
  });
  expect(creates()).toBe(1);
});

test('a purchase that still runs elsewhere is waited for', async () => {
  const running = station.api.ship('lost-4', request({ itemLines: [line({ itemCode: 'TEST-SLOW-1500' })] }));
  await expect
    .poll(async () => (await station.api.get('/station/v1/shipments?transactionId=lost-4')).body.shipments.length)
    .toBe(1);
  const same = request({ itemLines: [line({ itemCode: 'TEST-SLOW-1500' })] });
  const { code, json } = await ship(station.baseUrl, same, '--transaction-id', 'lost-4');

  expect([code, json.data.transactionId]).toEqual([0, 'lost-4']);
  expect((await running).status).toBe(200);
});

test('where the station is gone for good after the request left, it may have been bought', async () => {
  const { url, creates } = await badLine('gone for good');
  const client = createStationClient(url, async () => station.api.token);
  const purchase = { transactionId: 'lost-5', body: request() };

  await expect(buyOnce(client, purchase, HASTY)).rejects.toMatchObject({ name: 'NoAnswer', exitCode: 5 });
  expect(creates()).toBe(1);
});

describe('an id that an earlier call holds with another content', () => {
  test('is no success: the label of the other recipient is not given out', async () => {
    await station.api.ship('held-1', request());
    const { code, out, json } = await ship(
      station.baseUrl,
      request({ itemLines: [line({ itemCode: 'other' })] }),
      '--transaction-id',
      'held-1',
      '--out',
      nowhere,
    );
    expect([code, json.code, json.original.sameContent]).toEqual([1, 'TRANSACTION_ID_REPEATED', false]);
    expect(out).not.toContain('trackingNumber');
    expect(readdirSync(nowhere).filter((name) => name.startsWith('held-1'))).toEqual([]);
  });

  test('is told apart also where the request was lost before it arrived', async () => {
    await station.api.ship('held-2', request());
    const { url } = await badLine('request lost');
    const { code, err, json } = await ship(
      url,
      request({ itemLines: [line({ itemCode: 'other' })] }),
      '--transaction-id',
      'held-2',
    );
    expect([code, json?.success ?? false]).toEqual([1, false]);
    expect(`${err}${JSON.stringify(json)}`).toContain('was bought by an earlier call');
  });
});

test('a question that fails says nothing of the purchase: it may have been bought', async () => {
  const { url, creates } = await badLine('answer lost');
  const tokens = [station.api.token, 'not-a-token'];
  const withLostToken = createStationClient(url, async () => tokens[0] ?? '');
  const forgetful: typeof withLostToken = {
    ...withLostToken,
    call: (operation, input) =>
      operation === 'readByTransaction'
        ? createStationClient(url, async () => tokens[1] ?? '').call(operation, input)
        : withLostToken.call(operation, input),
  };

  await expect(buyOnce(forgetful, { transactionId: 'lost-6', body: request() }, HASTY)).rejects.toMatchObject({
    exitCode: 5,
  });
  expect(creates()).toBe(1);
});
