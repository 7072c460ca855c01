import { describe, expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const logged = async (query = '') =>
  (await station.api.get(`/station/v1/requests${query}`)).body.requests as Record<string, unknown>[];

describe('the request log', () => {
  test('says what was called, by whom, and what came of it', async () => {
    await station.api.ship('LOG-1', request({}));
    await station.api.ship('LOG-2', { ...request({}), itemLines: [] });
    const [refused, bought] = await logged();
    expect(bought).toMatchObject({
      method: 'POST',
      route: '/cloud-ship-service/v1/shipment',
      status: 200,
      code: null,
      client: 'First client',
    });
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', client: 'First client' });
  });

  test('knows a path by its pattern alone, and nothing of what was sent', async () => {
    await station.api.get('/station/v1/shipments/by-transaction/ORDER-OF-JANE');
    await station.api.get('/station/v1/shipments?text=Jane%20Roe');
    await station.api.get('/nothing/of/Jane');
    const entries = await logged();
    expect(entries.slice(0, 3).map(({ route, status }) => [route, status])).toEqual([
      [null, 404],
      ['/station/v1/shipments', 200],
      ['/station/v1/shipments/by-transaction/:transactionId', 404],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/jane|roe/i);
  });

  test('names no client where the token is not known', async () => {
    await station.api.get('/station/v1/accounts', { token: 'no-such-token' });
    expect((await logged())[0]).toMatchObject({ status: 401, code: 'TOKEN_INVALID', client: null });
  });

  test('gives only what came after, and leaves itself and health out', async () => {
    const [newest] = await logged();
    await station.api.get('/health/ready');
    await logged();
    expect(await logged(`?after=${String(newest?.['sequence'])}`)).toEqual([]);
    await station.api.get('/station/v1/rules');
    expect(await logged(`?after=${String(newest?.['sequence'])}`)).toMatchObject([{ route: '/station/v1/rules' }]);
  });

  test('gives the newest 200', async () => {
    for (let count = 0; count < 1001; count++) {
      station.engine.requests.record({
        method: 'GET',
        route: '/x',
        status: 200,
        code: null,
        milliseconds: 1,
        clientId: null,
      });
    }
    expect(await logged()).toHaveLength(200);
    const all = await station.engine.requests.list(await station.engine.identity.windowCaller());
    expect(all[0]?.sequence).toBeGreaterThan(1001);
  });
});

test('a flood of strangers pushes out its own calls, and nothing of what clients did', async () => {
  await station.api.get('/station/v1/rules');
  const call = {
    method: 'GET',
    route: null,
    status: 401,
    code: 'TOKEN_INVALID',
    milliseconds: 1,
    clientId: null,
  } as const;
  for (let count = 0; count < 3000; count++) station.engine.requests.record(call);
  const { requests } = (await station.api.get('/station/v1/requests')).body;
  const all = await station.engine.requests.list(await station.engine.identity.windowCaller());
  expect(requests).toHaveLength(all.length);
  const caller = { clientId: (await station.engine.identity.listClients())[0]?.id ?? '', scopes: [] };
  const own = await station.engine.requests.list(caller);
  expect(own.some(({ route }) => route === '/station/v1/rules')).toBe(true);
});
