import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { draft } from '../../printing/samples.ts';

const station = useStation();
const nothing = (path: string) => path.replaceAll(/:[a-zA-Z]+/g, 'none');

describe('parameters in the address', () => {
  /** All calls but that for a token, whose errors are those of OAuth: see below. */
  const calls = Object.entries<Route>(routes).filter(([name]) => name !== 'issueToken');

  test.each(calls)('%s refuses one that it does not know, and names those that it knows', async (name, route) => {
    const path = `${nothing(route.path)}?Limit=5`;
    const { status, body } = await station.api.call(route.method, path, route.body ? { body: {} } : {});
    // The specification does not show what callers of this one send, so the contract has it ignore what it does not know.
    if (name === 'listCarriers') return expect([name, status]).toEqual([name, 200]);
    expect([name, status, body.code]).toEqual([name, 400, 'FIELD_INVALID']);
    expect(body.errors).toContainEqual(expect.objectContaining({ code: 'FIELD_INVALID', pointer: '/query/Limit' }));
    const known = Object.keys((route.query as { properties?: object } | undefined)?.properties ?? {});
    for (const parameter of known) expect(body.detail).toContain(parameter);
  });

  test('a token is asked for in the body alone', async () => {
    const keys = new URLSearchParams({ grant_type: 'client_credentials', client_id: station.credentials.accessKey });
    const { status, body } = await station.api.call('POST', '/oauth/token?client_secret=x', {
      raw: keys.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  const paged = calls.filter(
    ([, { query }]) => 'limit' in ((query as { properties?: object } | undefined)?.properties ?? {}),
  );
  test.each(paged)('%s takes 1 to 500 at once', async (_name, route) => {
    const at = (limit: string) => station.api.get(`${nothing(route.path)}?limit=${limit}`);
    for (const limit of ['1', '500']) expect([200, 404]).toContain((await at(limit)).status);
    for (const limit of ['0', '501', '-1', '1e2', '1.0', '', 'all']) {
      const { status, body } = await at(limit);
      expect([limit, status, body.errors?.[0]?.pointer]).toEqual([limit, 400, '/query/limit']);
    }
  });
});

describe('an empty body under the name of JSON', () => {
  const empty = { raw: '', headers: { 'content-type': 'application/json' } };

  test('is none, where none is needed', async () => {
    expect((await station.api.call('POST', '/station/v1/accounts/test-a/test', empty)).status).toBe(200);
    expect((await station.api.call('DELETE', '/station/v1/presets/none', empty)).body.code).toBe('NOT_FOUND');
  });

  test.each([
    ['POST', '/cloud-ship-service/v1/shipment'],
    ['POST', '/station/v1/shipments/check'],
    ['PUT', '/station/v1/settings'],
  ])('is missing at %s %s', async (method, path) => {
    const { status, body } = await station.api.call(method, path, {
      ...empty,
      headers: { ...empty.headers, transactionId: 'EMPTY-1' },
    });
    const [error] = body.errors;
    expect([200, 422]).toContain(status);
    expect(error).toMatchObject({ code: 'FIELD_REQUIRED', pointer: '' });
    expect(error.message).toMatch(/^A body is required/);
  });
});

describe('what the station answered can be sent back', () => {
  test('the accounts, the settings and a printer', async () => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body;
    for (const account of accounts) {
      const answer = await station.api.call('PUT', `/station/v1/accounts/${account.carrierId}`, { body: account });
      expect([answer.status, answer.body.account]).toEqual([200, account]);
    }
    const settings = (await station.api.get('/station/v1/settings')).body;
    expect((await station.api.call('PUT', '/station/v1/settings', { body: settings })).status).toBe(200);
    const path = newDataDir();
    onTestFinished(() => rmSync(path, { recursive: true }));
    const { printer } = (await station.api.post('/station/v1/printers', draft({ type: 'folder', path }))).body;
    const again = await station.api.call('PUT', '/station/v1/printers/desk', { body: { ...printer, copies: null } });
    expect([again.status, again.body.printer]).toEqual([200, printer]);
  });

  test('a shipment, with null wherever something may be left out', async () => {
    const nulls = {
      shipper: null,
      returnAddress: null,
      customs: null,
      signatureOption: null,
      labelSpecification: null,
    };
    const line = {
      weight: { units: 'LB', value: 1 },
      dimensions: null,
      itemTransactionId: null,
      customerReference: null,
    };
    const first = await station.api.ship('NULLS-1', request({ ...nulls, itemLines: [line] }));
    expect([first.status, first.body.warnings]).toEqual([200, []]);
    const { shipments } = (await station.api.get('/station/v1/shipments?transactionId=NULLS-1')).body;
    const detail = (await station.api.get(`/station/v1/shipments/${shipments[0].id}`)).body;
    const second = await station.api.check(detail.request);
    expect([second.body.valid, second.body.warnings]).toEqual([true, []]);
  });
});
