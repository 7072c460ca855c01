import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { leftBehind } from '#electron/start/open-ledger.ts';
import { line, request } from '../../helpers/requests.ts';
import type { TestStation } from '../../helpers/station.ts';
import { accept, bringTo, apiClient, change, TestClock } from '../../ledger/samples.ts';
import { openPostgresLedger } from '../database.ts';
import { answersOf, fill } from './filled-station.ts';
import { useCopies } from './use-copies.ts';

const { at, path, url, copy, out, back, started, removeFile, bytesOfFile, renewDatabase } = useCopies();

/** What an order under the id is answered, and its number from the range. */
async function bought(station: TestStation, id: string): Promise<string> {
  const { status, body } = await station.api.ship(id, request({ carrierId: 'own' }));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.transactionShipments[0].trackingNumber;
}
const broken = async ({ api }: TestStation) =>
  (await api.get('/station/v1/doctor')).body.checks.filter(({ status }: { status: string }) => status === 'failed');

/** Several stations start and stop in turn, which takes a busy machine long. */
const LONG = { timeout: 240_000 };

/** Tables that a station empties by itself, or fills only after a restore or from its window: the ledgers below have something in them. */
const OTHERWISE = ['range_floor', 'print_order', 'unprinted_label', 'document_source', 'learned_weight'];

test(
  'a ledger goes into a database and back into a file: every answer is the same, and what is bought goes on counting',
  LONG,
  async () => {
    const first = await started('file');
    await fill(first);
    const known = await answersOf(first);
    await first.stop();
    const before = bytesOfFile();

    const there = await out();
    expect(there, there.err).toMatchObject({ code: 0, json: { stationId: first.ledger.stationId } });
    const rows = Object.fromEntries(
      there.json.tables.map(({ table, rows: n }: { table: string; rows: number }) => [table, n]),
    );
    for (const [table, n] of Object.entries(rows)) if (!OTHERWISE.includes(table)) expect(n, table).toBeGreaterThan(0);
    expect(bytesOfFile()).toBe(before);
    expect(existsSync(path('ledger.db-wal'))).toBe(false);

    const shared = await started('database');
    expect(shared.ledger.stationId).toBe(first.ledger.stationId);
    expect(await answersOf(shared)).toEqual(known);
    expect(await broken(shared)).toEqual([]);
    expect((await shared.api.ship('plain', request())).body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED' });
    expect((await shared.api.ship('unknown', request())).body).toMatchObject({ code: 'TRANSACTION_IN_DOUBT' });
    expect(await bought(shared, 'later')).toBe('LIVE0002');
    const later = await answersOf(shared);
    await shared.stop();

    expect(JSON.parse((await back()).out).detail).toMatch(
      /ledger\.db is there already; move it out of the folder with all .*, or name another file with --to\.$/,
    );
    removeFile();
    const again = await back();
    expect(again, again.err).toMatchObject({ code: 0, json: { stationId: first.ledger.stationId } });
    const last = await started('file');
    expect(await answersOf(last)).toEqual(later);
    expect(await broken(last)).toEqual([]);
    expect(await bought(last, 'last')).toBe('LIVE0003');
    const events = await last.ledger.feed.after(0, 1000);
    expect(new Set(events.map(({ sequence }) => sequence)).size).toBe(events.length);
  },
);

test('the file that was taken over buys nothing before a person confirms it, as often as its station went on in the database since', async () => {
  await (await started('file')).stop();
  expect(await copy('--to', url())).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Start the station with --ledger/),
  });
  const unconfirmed = async () => {
    const station = await started('file');
    const { status, body } = await station.api.ship('left-behind', request());
    return { station, refusal: [status, body.code, body.trouble?.code] };
  };
  const confirmed = async ({ station: { api, stop } }: Awaited<ReturnType<typeof unconfirmed>>) => {
    expect((await api.call('POST', '/station/v1/restore/confirmation')).status).toBe(204);
    const { status } = await api.ship(`confirmed-${Date.now()}`, request({ duplicateReason: 'again' }));
    await stop();
    return status;
  };
  const REFUSED = [503, 'RESTORE_UNCONFIRMED', 'LEDGER_COPIED'];
  const first = await unconfirmed();
  expect(first.refusal).toEqual(REFUSED);
  expect(await confirmed(first)).toBe(200);
  const again = await started('file');
  expect((await again.api.ship('again', request({ duplicateReason: 'again' }))).status).toBe(200);
  await again.stop();

  await (await started('database')).stop();
  const last = await unconfirmed();
  expect(last.refusal).toEqual(REFUSED);
  await last.station.stop();
});

test(
  'a folder in whose file something was bought becomes no desk before that is taken over or put away',
  LONG,
  async () => {
    const first = await started('file');
    expect((await first.api.ship('ONCE', request())).status).toBe(200);
    // As after a power cut, too.
    expect(leftBehind(at.dataDir)).toMatch(/take it over with packbench ledger copy/);
    await first.stop();
    const before = bytesOfFile();
    await expect(started('database')).rejects.toThrow(
      /ledger\.db has shipments .* take it over with packbench ledger copy/,
    );
    expect([bytesOfFile(), existsSync(path('desk.json')), existsSync(path('ledger.db-wal'))]).toEqual([
      before,
      false,
      false,
    ]);
    expect((await out()).code).toBe(0);
    const shared = await started('database');
    expect((await shared.api.ship('ONCE', request())).body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED' });
    await shared.stop();

    await renewDatabase();
    rmSync(path('desk.json'));
    removeFile();
    await (await started('file')).stop();
    await expect(started('database'), 'nothing was bought in the file').resolves.toBeTruthy();
  },
);

test('a station starts on a file that was made beside its old one, once that is done which the command says', async () => {
  await (await started('file')).stop();
  await out();
  const shared = await started('database');
  await shared.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship'] });
  await shared.stop();
  const made = await copy('--from', url(), '--to', path('new.db'));
  const [, folder, name] =
    /Move (?:\S+) out of (\S+), with all files there whose names begin so, and put (\S+) there under its name\./.exec(
      made.out,
    ) ?? [];
  expect([made.code, folder, name]).toEqual([0, at.dataDir, 'new.db']);
  for (const file of readdirSync(at.dataDir)) if (file.startsWith('ledger.db')) rmSync(path(file));
  renameSync(path('new.db'), path());
  const last = await started('file');
  expect((await last.api.ship('LAST', request())).status).toBe(200);
  expect(await broken(last)).toEqual([]);
});

test('a ledger of several desks goes into a file, with a chain for each, and out again', LONG, async () => {
  const first = await started('file');
  await fill(first);
  await first.stop();
  expect((await out()).code).toBe(0);
  const one = await started('database');
  const other = await started('database', join(at.dataDir, 'other'));
  for (const [index, desk] of [one, other, one, other].entries())
    expect((await desk.api.ship(`shared-${index}`, request())).status).toBe(200);
  const known = await answersOf(one);
  await Promise.all([one.stop(), other.stop()]);

  const folder = join(at.dataDir, 'alone');
  mkdirSync(folder);
  const file = await back('--to', join(folder, 'ledger.db'));
  expect(file, file.err).toMatchObject({ code: 0 });
  const alone = await started('file', folder);
  expect(await answersOf(alone)).toEqual(known);
  expect(await broken(alone)).toEqual([]);
  expect((await alone.api.ship('alone', request())).status).toBe(200);
  expect(await alone.ledger.maintenance.check()).not.toContainEqual(expect.objectContaining({ status: 'failed' }));
  const after = await answersOf(alone);
  await alone.stop();

  await renewDatabase();
  const again = await copy('--from', join(folder, 'ledger.db'), '--to', url(), '--json');
  expect(again, again.err).toMatchObject({ code: 0 });
  const last = await started('database');
  expect(await answersOf(last)).toEqual(after);
  expect((await last.api.ship('again', request({ itemLines: [line({ itemTransactionId: 'again' })] }))).status).toBe(
    200,
  );
  expect(await broken(last)).toEqual([]);
});

test('a copy takes along what is still to come: documents that a carrier keeps, labels to print then, and what packages weighed', async () => {
  const clock = new TestClock();
  const source = {
    packageNumber: 1,
    contentType: 'LABEL',
    imageType: 'pdf',
    url: 'https://carrier.example/1',
  } as const;
  const file = await openSqliteLedger({ path: path(), clock });
  await file.clients.create(apiClient());
  const { id } = await accept(file);
  await file.shipments.advance(change(id, 'PURCHASED', { documentSources: [source], trackingNumbers: ['T1'] }));
  await file.printing.orders.put({ shipmentId: id, clientId: 'client-1', printerId: 'desk' });
  const { id: left } = await accept(file);
  await bringTo(file, left, 'LABELLED');
  await file.printing.unprinted.leave({ shipmentId: left, printerId: 'desk' });
  for (const grams of [100, 200, 150])
    await file.weights.learn('client-1', [{ contents: 'cup', grams }], { keep: 5, at: clock.now() });
  await file.close();
  const whatIsKept = async (ledger: Ledger) => [
    await ledger.shipments.documentSources(id),
    await ledger.printing.orders.list(),
    await ledger.printing.unprinted.list(),
    await ledger.weights.recall('client-1', 'cup'),
  ];

  expect(await out()).toMatchObject({ code: 0 });
  const shared = await openPostgresLedger({ address: at.database.address, folder: at.dataDir, clock });
  expect(await whatIsKept(shared)).toMatchObject([
    [source],
    [{ shipmentId: id, printerId: 'desk' }],
    [{ shipmentId: left }],
    [100, 200, 150],
  ]);
  await shared.weights.learn('client-1', [{ contents: 'cup', grams: 300 }], { keep: 5, at: clock.now() });
  await shared.close();
  removeFile();
  expect(await back()).toMatchObject({ code: 0 });
  const again = await openSqliteLedger({ path: path(), clock });
  expect(await whatIsKept(again)).toMatchObject([
    [source],
    [{ shipmentId: id }],
    [{ shipmentId: left }],
    [100, 200, 150, 300],
  ]);
  await again.close();
});
