import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECRET_MASK, type Account } from '#shared/schema/accounts/account.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { KEYS, OTHER_KEYS, startCarrierServer, type CarrierServer } from '../../fault/carrier/carrier-server.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const dataDir = newDataDir();
const station = useStation({ dataDir });
const folder = mkdtempSync(join(tmpdir(), 'packbench-carrier-'));
let carrier: CarrierServer;
let template: Account;
let other: CarrierServer;

beforeAll(async () => {
  carrier = await startCarrierServer({ journalPath: join(folder, 'sales.jsonl') });
  other = await startCarrierServer({ journalPath: join(folder, 'other.jsonl') });
  template = (await station.api.get('/station/v1/accounts')).body.accounts[0];
});
afterAll(async () => {
  await Promise.all([carrier.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

const adapter = (changes: object = {}) => ({
  type: 'gateway',
  baseUrl: carrier.url,
  accessKey: KEYS.accessKey,
  secretKey: KEYS.secretKey,
  upstreamCarrierId: 'theirs',
  ...changes,
});
const account = (carrierId: string, changes: object = {}) => ({ ...template, carrierId, adapter: adapter(changes) });
const connect = (carrierId: string, changes: object = {}) =>
  station.api.post('/station/v1/accounts', account(carrierId, changes));
const change = (carrierId: string, changes: object) =>
  station.api.call('PUT', `/station/v1/accounts/${carrierId}`, { body: account(carrierId, changes) });
const ship = (id: string, carrierId: string, itemCode = 'sell') =>
  station.api.ship(id, request({ carrierId, itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] }));
const faultsOf = (answer: { body: { errors: Violation[] } }) =>
  answer.body.errors.map(({ code, pointer }) => `${code} ${pointer}`);

describe('the secret of an account', () => {
  beforeAll(() => connect('kept'));

  test('is in no answer', async () => {
    const listed = await station.api.get('/station/v1/accounts');
    const changed = await change('kept', { secretKey: '********', serviceMapping: {} });
    for (const { body } of [listed, changed]) {
      expect(JSON.stringify(body)).toContain('********');
      expect(JSON.stringify(body)).not.toContain(KEYS.secretKey);
    }
  });

  test('stays where its mask is sent back, and the account goes on buying', async () => {
    expect((await change('kept', { secretKey: '********', timeoutSeconds: 5 })).status).toBe(200);
    expect((await ship('with-kept', 'kept')).status).toBe(200);
  });

  test.each([
    ['address', () => ({ baseUrl: other.url })],
    ['access key', () => ({ accessKey: 'AK-another' })],
    ['certificate', () => ({ certificateFingerprint: `${'AB:'.repeat(31)}CD` })],
  ])('must be given anew with another %s', async (_, changes) => {
    const answer = await change('kept', { secretKey: '********', ...changes() });
    expect([answer.status, faultsOf(answer)]).toEqual([422, ['FIELD_REQUIRED /adapter/secretKey']]);
  });

  test('is never sent to another address than it was given for', async () => {
    await ship('only-there', 'kept');
    expect(other.calls).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')('lies sealed in the ledger, its key in a file of the owner only', () => {
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    // The ledger itself is open in this process and must not be opened again: its log has the last writes.
    const readable = files.map(({ name }) => name).filter((name) => name !== 'ledger.db');
    for (const name of readable) expect(readFileSync(join(dataDir, name), 'latin1')).not.toContain(KEYS.secretKey);
    expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
  });

  test('is stored with the account or not at all', async () => {
    await connect('both');
    const before = await station.ledger.sealedSecrets.read('account:both');
    expect((await connect('both', { secretKey: 'SK-another' })).status).toBe(409);
    expect(await station.ledger.sealedSecrets.read('account:both')).toEqual(before);
  });

  test('that was replaced is kept while something sent with it is in doubt, and forgotten afterwards', async () => {
    const kept = async () => Buffer.from((await station.ledger.sealedSecrets.read('account:turned')) ?? []).length;
    await connect('turned');
    const alone = await kept();
    await ship('doubtful', 'turned', 'reset');
    await change('turned', OTHER_KEYS);
    await station.engine.maintenance.run();
    expect(await kept()).toBeGreaterThan(alone * 1.5);

    const [{ id }] = (await station.api.get('/station/v1/shipments?transactionId=doubtful')).body.shipments;
    await station.api.post(`/station/v1/shipments/${id}/resolution`, { decision: 'not_bought', reason: 'Asked them.' });
    await station.engine.maintenance.run();
    expect(await kept()).toBeLessThan(alone * 1.3);
  });

  test('is gone with the account', async () => {
    await connect('brief');
    await station.api.call('DELETE', '/station/v1/accounts/brief');
    const answer = await change('brief', {});
    expect(answer.status).toBe(404);
    expect(await station.ledger.sealedSecrets.read('account:brief')).toBeNull();
  });
});

describe('an account is refused', () => {
  test.each<[string, object, string]>([
    ['without a way to prove itself', { secretKey: undefined }, 'FIELD_REQUIRED /adapter/secretKey'],
    ['with two ways', { token: 't' }, 'FIELD_CONFLICT /adapter/token'],
    ['with a mask as its secret', { secretKey: '********' }, 'FIELD_REQUIRED /adapter/secretKey'],
    ['that calls in the clear', { baseUrl: 'http://ship.example.com' }, 'FIELD_INVALID /adapter/baseUrl'],
    ['with a password in its address', { baseUrl: 'https://a:b@ship.example.com' }, 'FIELD_INVALID /adapter/baseUrl'],
    ['with an address that is none', { baseUrl: 'ship.example.com' }, 'FIELD_INVALID /adapter/baseUrl'],
    ['with a file as address', { baseUrl: 'file:///etc' }, 'FIELD_INVALID /adapter/baseUrl'],
    ['that almost allows http', { allowHttp: 'yes' }, 'FIELD_INVALID /adapter/allowHttp'],
  ])('%s', async (_, changes, fault) => {
    const answer = await connect('never', changes);
    expect([answer.status, faultsOf(answer)]).toEqual([422, [fault]]);
  });

  test('but not one that says in so many words that it calls in the clear', async () => {
    expect((await connect('clear', { baseUrl: 'http://ship.example.com', allowHttp: true })).status).toBe(201);
  });
});

describe('a test of an account', () => {
  const tested = async (carrierId: string) => {
    const { status, body } = await station.api.post(`/station/v1/accounts/${carrierId}/test`, undefined);
    return [status, body.result, body.works, body.trouble?.code ?? null];
  };

  test('says that the service takes its keys, and buys nothing', async () => {
    await connect('good');
    const before = carrier.sales().length;
    expect(await tested('good')).toEqual([200, 'ACCEPTED', true, null]);
    expect(carrier.sales().length).toBe(before);
  });

  test.each([
    ['that its keys are refused', { secretKey: 'wrong' }, 'REFUSED', 'KEYS_REFUSED'],
    [
      'that its token is refused',
      { accessKey: undefined, secretKey: undefined, token: 'old' },
      'REFUSED',
      'ACCOUNT_REFUSED',
    ],
    ['that the service has no such account', { upstreamCarrierId: 'another' }, 'ACCOUNT_UNKNOWN', 'ACCOUNT_NOT_THERE'],
    ['that nobody is there', { baseUrl: 'http://127.0.0.1:9' }, 'NOT_REACHED', 'CONNECTION_REFUSED'],
  ])('says %s', async (_, changes, result, why) => {
    const carrierId = `bad-${result}-${Object.keys(changes).length}`.toLowerCase();
    expect((await connect(carrierId, changes)).status).toBe(201);
    expect(await tested(carrierId)).toEqual([200, result, false, why]);
  });

  test('of what is not stored takes the keys that come with it, and the kept one in the place of its mask', async () => {
    const tryOut = async (carrierId: string, changes: object = {}) => {
      const { status, body } = await station.api.post('/station/v1/accounts/test', account(carrierId, changes));
      return [status, body.result ?? body.code];
    };
    const ids = async () =>
      (await station.api.get('/station/v1/accounts')).body.accounts.map((each: Account) => each.carrierId);
    const before = await ids();
    expect(await tryOut('tried')).toEqual([200, 'ACCEPTED']);
    expect(await tryOut('tried', { secretKey: 'wrong' })).toEqual([200, 'REFUSED']);
    expect(await tryOut('tried', { secretKey: SECRET_MASK })).toEqual([422, 'VALIDATION_FAILED']);
    expect(await ids()).toEqual(before);

    await connect('kept');
    expect(await tryOut('kept', { secretKey: SECRET_MASK })).toEqual([200, 'ACCEPTED']);
    expect(await tryOut('kept', { secretKey: 'wrong' })).toEqual([200, 'REFUSED']);
    const { body } = await station.api.post('/station/v1/accounts/kept/test', undefined);
    expect(body.result).toBe('ACCEPTED');
  });

  test.each([
    ['a space behind it', (url: string) => `${url} `],
    ['a space in front of it', (url: string) => ` ${url}`],
    ['a slash and a space behind it', (url: string) => `${url}/ `],
  ])('finds the service whose address was pasted with %s', async (where, pasted) => {
    const carrierId = where.replaceAll(' ', '-');
    await connect(carrierId, { baseUrl: pasted(carrier.url) });
    expect(await tested(carrierId)).toEqual([200, 'ACCEPTED', true, null]);
    expect((await ship(carrierId, carrierId)).status).toBe(200);
  });

  test('that nobody has connected is 404', async () => {
    expect((await tested('nobody'))[0]).toBe(404);
  });
});

describe('a purchase through another service', () => {
  beforeAll(() => connect('mine', { timeoutSeconds: 1 }));
  const state = async (id: string) =>
    (await station.api.get(`/station/v1/shipments?transactionId=${id}`)).body.shipments[0];

  test('answers with the numbers and labels of the other end', async () => {
    const { status, body } = await ship('bought', 'mine');
    const [shipment] = body.data.transactionShipments;
    expect([status, shipment.trackingNumber]).toEqual([200, carrier.sales().at(-1)?.trackingNumbers[0]]);
    expect(Buffer.from(shipment.packageDocuments[0].fileBase64, 'base64').toString()).toContain(
      shipment.trackingNumber,
    );
  });

  test('keeps to the patience of the account, and does not know what became of it', async () => {
    const { status, body } = await ship('lost', 'mine', 'sell-then-silent');
    expect([status, body.code, body.purchase]).toEqual([504, 'CARRIER_OUTCOME_UNKNOWN', 'unknown']);
    expect(await state('lost')).toMatchObject({ state: 'UNKNOWN' });
    expect((await ship('lost', 'mine')).body.code).toBe('TRANSACTION_IN_DOUBT');
  });

  test('that was lost is found by a look-up, with its label', async () => {
    const { id } = await state('lost');
    const { body } = await station.api.post(`/station/v1/shipments/${id}/lookup`, undefined);
    expect([body.outcome, body.shipment.shipment.state]).toEqual(['found', 'LABELLED']);
    const numbers = body.shipment.shipment.trackingNumbers.join(', ');
    expect(body.trouble).toEqual({ code: 'CARRIER_SOLD', values: { numbers } });
    const sold = carrier.sales().filter(({ transactionId }) => transactionId.endsWith(id));
    expect(sold.map(({ trackingNumbers }) => trackingNumbers)).toEqual([body.shipment.shipment.trackingNumbers]);
  });

  test('gets by look-up the label that its link does not give', async () => {
    const { status, body } = await ship('linked', 'mine', 'label-once-404');
    expect([status, body.data.transactionShipments[0].packageDocuments.length]).toEqual([200, 1]);
  });
});
