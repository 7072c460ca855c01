import { beforeEach, expect, test } from 'vitest';
import type { Batch, BatchState } from '#shared/schema/batches/batch.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import { advanceInboxFile, newInboxFile, type InboxWork } from '#electron/engine/hot-folder/process-inbox-file.ts';

const REST_MS = 5000;
const files = new Map<string, string>();
const started: string[] = [];
beforeEach(() => [files.clear(), files.set('drop.json.working', '[]'), started.splice(0)]);

/** A batch of two rows, of which the first was bought, and what becomes of the second. */
const station = {
  batch: 'FINISHED' as BatchState,
  counted: 'UNKNOWN' as BatchRowState,
  row: 'UNKNOWN' as BatchRowState,
};
/** Its batch is read before its rows are: a row in doubt may be settled between the two. */
const work = {
  deps: {
    ledger: { now: () => 0, shipments: { listInStates: async () => [], documents: async () => [] } },
  },
  batches: {
    async read() {
      const none = { INVALID: 0, READY: 0, RUNNING: 0, BOUGHT: 1, REJECTED: 0, NOT_SENT: 0, UNKNOWN: 0, SKIPPED: 0 };
      const counts = { ...none, [station.counted]: 1 + none[station.counted] };
      return { id: 'b', state: station.batch, format: 'JSON', rowCount: 2, counts } as Batch;
    },
    rows: async () => ({
      rows: ['BOUGHT', station.row].map((state, index) => ({ number: index + 1, state, shipmentId: `s${index}` })),
      next: null,
    }),
    failed: async () => ({ parts: [] }),
    start: async (_: unknown, id: string) => void started.push(id),
  },
  box: {
    write: async (_: string, name: string, content: string) => void files.set(name, content),
    rename: async (_: string, from: string, to: string) => files.delete(from) && files.set(to, ''),
    remove: async (_: string, name: string) => void files.delete(name),
  },
  setting: { path: '/drops' },
  restMs: REST_MS,
} as unknown as InboxWork;

/** A file that was taken, whose batch has run. */
const dropped = () => ({ ...newInboxFile({ stem: 'drop', kind: 'json' }, 'working'), batchId: 'b' });
const names = () => [...files.keys()].sort();
const told = () => JSON.parse(files.get('drop.result.json') ?? '{}');

test('a row in doubt of which it was proved that nothing was bought, while results were written, is sent again first', async () => {
  const drop = dropped();
  Object.assign(station, { batch: 'FINISHED', counted: 'UNKNOWN', row: 'NOT_SENT' });
  expect(await advanceInboxFile(work, drop)).toBe(false);
  expect([names(), drop.notBefore]).toEqual([['drop.json.working'], REST_MS]);

  station.counted = 'NOT_SENT';
  for (const rested of [true, false]) {
    expect(await advanceInboxFile(work, drop)).toBe(false);
    expect(drop.rested).toBe(rested);
  }
  expect(started).toEqual(['b']);
  Object.assign(station, { counted: 'BOUGHT', row: 'BOUGHT' });
  expect(await advanceInboxFile(work, drop)).toBe(true);
  expect([names(), told().counts.BOUGHT]).toEqual([['drop.json.done', 'drop.result.json'], 2]);
});

test('the results count what their rows say', async () => {
  Object.assign(station, { batch: 'FINISHED', counted: 'UNKNOWN', row: 'BOUGHT' });
  expect(await advanceInboxFile(work, dropped())).toBe(true);
  expect(told().counts).toMatchObject({ BOUGHT: 2, UNKNOWN: 0 });
  expect(names()).toEqual(['drop.json.done', 'drop.result.json']);
});

test('a row that is on its way when its batch is stopped is waited for; what was not begun stays so', async () => {
  Object.assign(station, { batch: 'STOPPED', counted: 'RUNNING', row: 'RUNNING' });
  expect(await advanceInboxFile(work, dropped())).toBe(false);
  expect(names()).toEqual(['drop.json.working']);

  Object.assign(station, { counted: 'READY', row: 'READY' });
  expect(await advanceInboxFile(work, dropped())).toBe(true);
  expect(names()).toEqual(['drop.json.failed', 'drop.rest.json', 'drop.result.json']);
});

test('a batch that could not be started is started once it can', async () => {
  Object.assign(station, { batch: 'DRAFT', counted: 'READY', row: 'READY' });
  expect(await advanceInboxFile(work, dropped())).toBe(false);
  expect([started, names()]).toEqual([['b'], ['drop.json.working']]);
});
