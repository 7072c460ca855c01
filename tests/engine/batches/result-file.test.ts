import { expect, test } from 'vitest';
import type { BatchesDeps } from '#electron/engine/batches/deps.ts';
import type { BatchRecord } from '#electron/engine/batches/batch-store.ts';
import { resultFile } from '#electron/engine/batches/result-file.ts';
import { writeCsv } from '#electron/tables/write-csv.ts';

test('others have their turn between the parts of a long result, however fast the ledger answers', async () => {
  const row = {
    furtherLines: [],
    cells: {},
    trackingNumbers: [],
    platformTrackingNumbers: [],
    errors: [],
    warnings: [],
    state: 'BOUGHT',
  };
  const rowsAfter = async ({ after, limit }: { after: number; limit: number }) =>
    Array.from({ length: Math.min(limit, 2000 - after) }, (_, index) => ({ ...row, number: after + index + 1 }));
  const deps = { ledger: { batches: { rows: rowsAfter } }, tables: { writeCsv } } as unknown as BatchesDeps;
  const batch = { id: 'b', name: 'orders', format: 'CSV', columns: [], delimiter: ',' } as unknown as BatchRecord;
  let turns = 0;
  let isRead = false;
  const others = () => {
    turns += 1;
    if (!isRead) setImmediate(others);
  };
  setImmediate(others);

  let parts = 0;
  for await (const part of resultFile(deps, batch).parts) parts += Number(part.length > 0);
  isRead = true;

  expect(parts).toBeGreaterThan(10);
  expect(turns).toBeGreaterThanOrEqual(parts - 1);
});
