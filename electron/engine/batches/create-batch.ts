import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchDraft } from '#shared/schema/batches/batch-draft.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { BatchesDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { BatchRecord, NewBatch, NewBatchRow } from './batch-store.ts';
import { checkRow, withWhatWasShipped, type RowContent } from './check-row.ts';
import { chooseMapping } from './table/choose-mapping.ts';
import { inSlices } from './in-slices.ts';
import { cellsByColumn, readTable, separatorOfTable, tableSignature, type BatchContent } from './table/read-content.ts';
import { rowTransactionId } from './row-id.ts';
import { warnOfEarlier } from '../duplicates/index.ts';
import { recallOf } from '../weights/index.ts';
import { readRowContext } from './row-context.ts';

/** So many rows share a commit, and the rest of the station has its turn in between. */
const ROWS_PER_WRITE = 100;

/** How long another station may take to make a batch of the same content, and how often it is asked for. */
const MADE_ELSEWHERE_MS = 60_000;
const ASK_EVERY_MS = 100;

type BatchShape = Pick<
  NewBatch,
  'format' | 'fileName' | 'columns' | 'mapping' | 'defaults' | 'decimalSeparator' | 'delimiter'
>;
type NewRow = Pick<NewBatchRow, 'line' | 'cells' | 'surplus' | 'source'>;

export interface CreatedBatch {
  batch: BatchRecord;
  /** True where a batch of the same content was there before: it is that one, and nothing was added. */
  existing: boolean;
}

/**
 * Makes a batch of a file or of rows and checks every row, or finds the one that the same content made before.
 * @throws EngineError VALIDATION_FAILED where the draft or the file cannot be read; STATE_CONFLICT where another client gave the same content.
 */
export async function createBatch(
  deps: BatchesDeps,
  caller: Caller,
  draft: BatchDraft,
  content: BatchContent,
): Promise<CreatedBatch> {
  const { batches } = deps.ledger;
  const { edition = 1 } = draft;
  const known = await findKnown(deps, caller, { ...content, edition });
  if (known) return known;
  const { shape, rows } = await readRows(deps, content, draft);
  const id = randomBytes(8).toString('hex');
  const name = draft.name ?? draft.fileName ?? `${rows.length} rows`;
  const { contentHash } = content;
  const createdAt = deps.ledger.now();
  const batch: NewBatch = {
    ...shape,
    id,
    name,
    clientId: caller.clientId,
    contentHash,
    edition,
    rowCount: rows.length,
    createdAt,
  };
  const madeElsewhere = await beginOrFind(deps, caller, batch);
  if (madeElsewhere) return madeElsewhere;
  try {
    await addRows(deps, batch, rows);
    await remember(deps, batch);
    await batches.complete(id);
  } catch (error) {
    await batches.remove(id).catch(() => undefined);
    throw error;
  }
  const created = await batches.find(id);
  if (!created) throw new Error('A batch was made and is not there');
  return { batch: created, existing: false };
}

async function findKnown(
  { ledger: { batches } }: BatchesDeps,
  caller: Caller,
  { contentHash, edition }: Pick<NewBatch, 'contentHash' | 'edition'>,
): Promise<CreatedBatch | null> {
  const known = await batches.findByContent(contentHash, edition);
  if (!known) return null;
  requireOwn(caller, known);
  await batches.setHidden(known.id, false);
  return { batch: known, existing: true };
}

/** Null once it is begun; the batch of the same content where another station was first, as soon as all its rows are there. */
async function beginOrFind(deps: BatchesDeps, caller: Caller, batch: NewBatch): Promise<CreatedBatch | null> {
  for (const until = performance.now() + MADE_ELSEWHERE_MS; performance.now() < until; await sleep(ASK_EVERY_MS)) {
    if (await deps.ledger.batches.begin(batch)) return null;
    const known = await findKnown(deps, caller, batch);
    if (known) return known;
  }
  throw new EngineError(
    'STATE_CONFLICT',
    'Another station is making a batch of the same content; send it again later.',
    { retryAfter: 10 },
  );
}

/** The same file at two clients would be bought twice without a word: the second one is told, and nothing else of the first. */
function requireOwn(caller: Caller, { clientId, edition }: BatchRecord): void {
  if (sees(caller, clientId)) return;
  throw new EngineError(
    'STATE_CONFLICT',
    `Another API client made a batch of the same content. To buy it once more on purpose, send edition ${edition + 1}.`,
  );
}

async function remember({ ledger }: BatchesDeps, { format, columns, mapping, defaults, createdAt }: NewBatch) {
  if (format === 'JSON') return;
  await ledger.batches.rememberTable(tableSignature(columns), { mapping, defaults }, createdAt);
}

async function readRows(
  deps: BatchesDeps,
  content: BatchContent,
  draft: BatchDraft,
): Promise<{ shape: BatchShape; rows: NewRow[] }> {
  if (content.kind === 'rows') {
    const noTable = { fileName: null, columns: [], mapping: {}, decimalSeparator: null, delimiter: null };
    return {
      shape: { ...noTable, format: 'JSON', defaults: draft.defaults ?? {} },
      rows: content.rows.map((source) => ({ line: null, cells: null, surplus: 0, source })),
    };
  }
  const table = await readTable(deps.tables, content.bytes);
  const { format, columns, delimiter } = table;
  const { mapping, defaults } = await chooseMapping(deps.ledger.batches, columns, draft);
  const decimalSeparator = draft.decimalSeparator ?? separatorOfTable(table, mapping);
  return {
    shape: { format, fileName: content.fileName, columns, mapping, defaults, decimalSeparator, delimiter },
    rows: table.rows.map(({ line, cells, surplus }) => ({
      line,
      cells: cellsByColumn(columns, cells),
      surplus,
      source: null,
    })),
  };
}

async function addRows(deps: BatchesDeps, batch: NewBatch, rows: readonly NewRow[]): Promise<void> {
  const context = await readRowContext(deps);
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
  const checks = await inSlices(numbered, (row) => {
    const transactionId = rowTransactionId(batch, row.number);
    const content: RowContent = { ...row, transactionId, fields: {} };
    return { row: { ...row, transactionId }, check: checkRow(content, batch, context) };
  });
  const shipped = {
    recall: recallOf(deps, batch.clientId),
    warnOfEarlier: (alike: readonly string[]) => warnOfEarlier(deps, batch.clientId, alike),
  };
  for (let from = 0; from < checks.length; from += ROWS_PER_WRITE) {
    const some = checks
      .slice(from, from + ROWS_PER_WRITE)
      .map(async ({ row, check }): Promise<NewBatchRow> => ({ ...row, ...(await withWhatWasShipped(check, shipped)) }));
    await deps.ledger.batches.addRows(batch.id, await Promise.all(some), batch.createdAt);
  }
}
