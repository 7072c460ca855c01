import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { NewBatch, NewBatchRow } from '#electron/engine/batches/batch-store.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { NOON } from '../../samples.ts';

export const newBatch = (id: string, change: Partial<NewBatch> = {}): NewBatch => ({
  id,
  name: `Batch ${id}`,
  clientId: 'client-1',
  format: 'CSV',
  fileName: 'orders.csv',
  ofOrders: false,
  contentHash: `hash of ${id}`,
  edition: 1,
  columns: ['Name', 'Zip'],
  mapping: { Zip: 'recipient.zipCode' } as unknown as NewBatch['mapping'],
  decimalSeparator: 'COMMA',
  delimiter: ';',
  defaults: { carrierId: 'test-a' },
  options: { joinOrders: true, weightUnits: 'OZ', leaveOutDuplicates: true, leaveOutUndeclared: true },
  footer: [{ line: 9, cells: { Name: 'Total', Zip: '' } }],
  rowCount: 3,
  createdAt: NOON,
  ...change,
});

export const newRow = (number: number, change: Partial<NewBatchRow> = {}): NewBatchRow => ({
  number,
  line: number + 1,
  transactionId: `row-${number}`,
  state: 'READY',
  edited: false,
  cells: { Name: 'Ada', Zip: 4101 },
  furtherLines: [{ line: number + 100, cells: { Name: '', Zip: '' } }],
  fields: {},
  surplus: 0,
  order: null,
  source: null,
  request: { serviceType: 'A_GROUND' },
  errors: [],
  warnings: [],
  ...change,
});

/** A whole batch with rows in these states, numbered from 1. */
export async function makeBatch(
  ledger: Ledger,
  id: string,
  states: readonly BatchRowState[] = ['READY', 'READY', 'READY'],
  change: Partial<NewBatch> = {},
): Promise<void> {
  const { batches } = ledger;
  await batches.begin(newBatch(id, { rowCount: states.length, ...change }));
  await batches.addRows(
    id,
    states.map((state, index) => newRow(index + 1, { state })),
    NOON,
  );
  await batches.complete(id);
}

export const start = (ledger: Ledger, id: string) =>
  ledger.batches.change(id, ['DRAFT', 'PAUSED', 'STOPPED', 'FINISHED'], {
    ...{ state: 'RUNNING', startedBy: 'client-1', at: ledger.now() },
  });
