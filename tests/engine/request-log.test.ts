import { expect, test } from 'vitest';
import { createRequestLog } from '#electron/engine/maintenance/request-log.ts';

test('the last thousand are kept; the client that has most of them gives way', async () => {
  const log = createRequestLog({ ledger: { now: () => 0, clients: { list: async () => [] } } });
  const clients = Array.from({ length: 10 }, (_, index) => `client-${index}`);
  const listed = (clientId: string) => log.list({ clientId, scopes: [] });
  for (let count = 0; count < 150; count += 1) {
    for (const clientId of clients)
      log.record({ clientId, method: 'GET', route: '/x', status: 200, code: null, milliseconds: 1 });
  }

  const kept = await Promise.all(clients.map(listed));
  expect(kept.map(({ length }) => length)).toEqual(clients.map(() => 100));
  expect(kept[0]?.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 100 }, (_, index) => 1491 - 10 * index),
  );
});
