import { expect, test } from 'vitest';
import { readGauges } from '#electron/engine/metrics/gauges.ts';
import type { PrintJobQuery, PrintJobRecord } from '#electron/engine/printing/ports.ts';

test('a label that may have come out is counted also behind a thousand that a network printer took since, of which nobody says more', async () => {
  const states = [...Array.from({ length: 1000 }, () => 'SPOOLED'), 'QUEUED', 'UNCERTAIN', 'UNCERTAIN'];
  const stored = states.map((state) => ({ state }) as PrintJobRecord);
  const list = async ({ states: wanted = [], limit }: PrintJobQuery) => ({
    jobs: stored.filter(({ state }) => wanted.includes(state)).slice(0, limit),
    next: null,
  });
  const ledger = {
    shipments: { countDoubts: async () => ({ count: 0, oldestAt: null }) },
    printing: { jobs: { list } },
    now: () => 0,
  };
  const disk = { freeBytes: () => 1 } as Parameters<typeof readGauges>[0]['disk'];
  const metrics = {} as Parameters<typeof readGauges>[0]['metrics'];
  const { printJobs } = await readGauges({ ledger, disk, metrics, version: '1' }, { listAll: async () => [] });
  expect(printJobs).toEqual({ QUEUED: 1, SENT: 0, SPOOLED: 500, UNCERTAIN: 2 });
});
