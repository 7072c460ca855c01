import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CreateAdapter } from '#electron/adapters/index.ts';
import { createRangeAdapter } from '#electron/adapters/range/index.ts';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { createApi } from '../../helpers/api.ts';
import { batchesOf, csv, line } from '../../helpers/batches.ts';
import { range } from '../../helpers/range.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';

/** A station that went back to a backup because its ledger is damaged; without its witness file where `alone`. */
async function restored({ alone }: { alone: boolean }) {
  const first = await startTestStation();
  const { dataDir } = first;
  await first.api.ship('kept', request());
  const created = await first.api.post('/station/v1/clients', { name: 'Old desk', scopes: ['ship', 'read'] });
  const { body } = await first.api.post('/station/v1/backups', undefined);
  await first.api.ship('since', request());
  await first.api.call('DELETE', `/station/v1/clients/${created.body.client.id}`);
  const late = await first.api.post('/station/v1/clients', { name: 'New desk', scopes: ['ship', 'read'] });
  await first.stop();
  writeFileSync(join(dataDir, 'ledger.db'), 'This was a ledger once.');
  if (alone) rmSync(join(dataDir, 'ledger.db-witness'));
  const said = (await restoreAtStart(dataDir, body.backup.name)).join(' ');
  const station = await startTestStation({ dataDir });
  const desk = ({ body: { client, secretKey } }: typeof created) =>
    createApi(station.baseUrl, { accessKey: client.accessKey, secretKey });
  return { station, said, revoked: () => desk(created), madeSince: () => desk(late) };
}
const checkOf = (body: { checks: { name: string }[] }) => body.checks.find(({ name }) => name === 'restore');

test('nothing is bought, under no key, before a person confirms; ready and doctor say so', async () => {
  const { station, revoked, madeSince } = await restored({ alone: false });
  const refused = await station.api.ship('fresh', request());
  expect(refused.body).toMatchObject({ status: 503, code: 'RESTORE_UNCONFIRMED', purchase: 'not_made' });
  // The key was taken away after the backup, as the witness knows.
  await expect(revoked()).rejects.toThrow(/401/);

  const ready = await station.api.get('/health/ready');
  const report = await station.api.get('/station/v1/doctor');
  for (const body of [ready.body, report.body])
    expect(checkOf(body)).toMatchObject({ status: 'failed', trouble: { code: 'RESTORED_WITHOUT_KEYS' } });

  expect(checkOf(ready.body)).toMatchObject({ detail: expect.stringMatching(/those made then are unknown\.$/) });
  // A key made after the backup is a stranger's, and its owner is told no more than a stranger.
  await expect(madeSince()).rejects.toThrow(/401/);

  // What the witness knows is in doubt, and answered as that; what it does not know was not bought.
  expect((await station.api.ship('since', request())).body).toMatchObject({ code: 'TRANSACTION_IN_DOUBT' });
  expect((await station.api.get('/station/v1/shipments/by-transaction/never')).body.code).toBe('NOT_FOUND');
  expect((await station.api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);

  expect((await station.api.call('POST', '/station/v1/restore/confirmation')).status).toBe(204);
  expect((await station.api.call('POST', '/station/v1/restore/confirmation')).body.code).toBe('NOT_FOUND');
  expect((await station.api.ship('fresh', request())).status).toBe(200);
  expect(checkOf((await station.api.get('/station/v1/doctor')).body)).toBeUndefined();
  await station.dispose();
});

test('where the witness is gone too, no missing row is proof of anything, also after it was confirmed', async () => {
  const { station, said, revoked } = await restored({ alone: true });
  expect(said).toContain('Purchases wait until an administrator confirms');
  // The key was taken away after the backup: it works again, and buys nothing.
  const old = await revoked();
  expect((await old.ship('stolen', request())).body.code).toBe('RESTORE_UNCONFIRMED');
  expect((await old.call('POST', '/station/v1/restore/confirmation')).body.code).toBe('SCOPE_MISSING');
  const read = () => station.api.get('/station/v1/shipments/by-transaction/since');
  const inDoubt = { status: 409, code: 'TRANSACTION_IN_DOUBT', purchase: 'unknown' };
  expect((await station.api.ship('since', request())).body).toMatchObject({
    code: 'RESTORE_UNCONFIRMED',
    purchase: 'unknown',
  });
  expect((await read()).body).toMatchObject(inDoubt);
  await station.api.call('POST', '/station/v1/restore/confirmation');
  expect((await read()).body).toMatchObject(inDoubt);
  expect(checkOf((await station.api.get('/station/v1/doctor')).body)).toMatchObject({
    status: 'warning',
    trouble: { code: 'RESTORED_WITH_GAP' },
  });
  await station.dispose();
});

test('nor is a number that no row has: what was on its way at the backup stays in doubt, and its id is not free', async () => {
  let backup = '';
  const adapters: readonly CreateAdapter[] = [
    (ports) => {
      const adapter = createRangeAdapter(ports);
      const purchase: typeof adapter.purchase = async (order) => {
        backup = (await first.api.post('/station/v1/backups', undefined)).body.backup.name;
        return adapter.purchase(order);
      };
      return { ...adapter, purchase };
    },
  ];
  const first = await startTestStation({ adapters });
  const { dataDir } = first;
  const [account] = (await first.api.get('/station/v1/accounts')).body.accounts;
  await first.api.post('/station/v1/accounts', { ...account, carrierId: 'live', adapter: range() });
  await first.api.ship('on-its-way', request({ carrierId: 'live' }));
  await first.stop();
  writeFileSync(join(dataDir, 'ledger.db'), 'This was a ledger once.');
  rmSync(join(dataDir, 'ledger.db-witness'));
  await restoreAtStart(dataDir, backup);

  const station = await startTestStation({ dataDir });
  await station.api.call('POST', '/station/v1/restore/confirmation');
  const { id } = (await station.api.get('/station/v1/shipments?transactionId=on-its-way')).body.shipments[0];
  const lookUp = async () => (await station.api.post(`/station/v1/shipments/${id}/lookup`, undefined)).body;
  // The station looks it up by itself, too.
  await expect.poll(lookUp).toMatchObject({ outcome: 'unknown', trouble: { code: 'RESTORED_WITH_GAP' } });
  const again = await station.api.ship('on-its-way', request({ carrierId: 'live' }));
  expect(again.body).toMatchObject({ code: 'TRANSACTION_IN_DOUBT', purchase: 'unknown' });
  await station.dispose();
});

test('a batch that meets it pauses, and goes on where it was', async () => {
  const { station } = await restored({ alone: false });
  const batches = batchesOf(() => station.api);
  const { id } = await batches.made(csv(line('PO-1')));
  const state = async () => (await batches.read(id)).state;
  await batches.steer(id, 'start');
  await expect.poll(state).toBe('PAUSED');
  await station.api.call('POST', '/station/v1/restore/confirmation');
  await batches.steer(id, 'resume');
  await expect.poll(state).toBe('FINISHED');
  expect((await batches.read(id)).counts.BOUGHT).toBe(1);
  await station.dispose();
});
