import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL_OPTIONS } from '#shared/schema/batches/batch-options.ts';
import type { BatchDraft } from '#shared/schema/batches/batch-draft.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { BatchesDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { BatchRecord, NewBatch } from './batch-store.ts';
import { checkRows, type UncheckedRow } from './check-rows.ts';
import { chooseReading } from './table/choose-mapping.ts';
import type { OrdersContent } from './order-rows.ts';
import { joinLines } from './table/join-lines.ts';
import { linesOfTable, readTable, separatorOfLines, tableSignature, type BatchContent } from './table/read-content.ts';

/** So many rows share a commit, and the rest of the station has its turn in between. */
const ROWS_PER_WRITE = 100;

/** How long another station may take to make a batch of the same content, and how often it is asked for. */
const MADE_ELSEWHERE_MS = 60_000;
const ASK_EVERY_MS = 100;

type BatchShape = Pick<
  NewBatch,
  | 'format'
  | 'fileName'
  | 'ofOrders'
  | 'columns'
  | 'mapping'
  | 'defaults'
  | 'options'
  | 'footer'
  | 'decimalSeparator'
  | 'delimiter'
>;
export interface CreatedBatch {
  batch: BatchRecord;
  /** True where a batch of the same content was there before: it is that one, and nothing was added. */
  existing: boolean;
}

/**
 * Makes a batch of a file, of rows or of orders and checks every row, or finds the one that the same content made before.
 * @throws EngineError VALIDATION_FAILED where the draft or the file cannot be read; STATE_CONFLICT where another client gave the same content.
 */
export async function createBatch(
  deps: BatchesDeps,
  caller: Caller,
  draft: BatchDraft,
  content: BatchContent | OrdersContent,
): Promise<CreatedBatch> {
  const { batches } = deps.ledger;
  const { edition = 1 } = draft;
  const { contentHash } = content;
  for (const each of new Set([contentHash, content.kind === 'rows' ? content.earlierHash : contentHash])) {
    const known = await findKnown(deps, caller, { contentHash: each, edition });
    if (known) return known;
  }
  const { shape, rows } = await readRows(deps, content, draft);
  const id = randomBytes(8).toString('hex');
  const name = draft.name ?? draft.fileName ?? `${rows.length} ${shape.ofOrders ? 'orders' : 'rows'}`;
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
    const checked = await checkRows(deps, batch, rows);
    for (let from = 0; from < checked.length; from += ROWS_PER_WRITE)
      await batches.addRows(id, checked.slice(from, from + ROWS_PER_WRITE), createdAt);
    await rememberReading(deps, batch);
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

/** How the table is read, for the next one with the same columns. */
export async function rememberReading(
  { ledger }: BatchesDeps,
  {
    format,
    columns,
    mapping,
    defaults,
    options,
  }: Pick<NewBatch, 'format' | 'columns' | 'mapping' | 'defaults' | 'options'>,
): Promise<void> {
  if (format === 'JSON') return;
  await ledger.batches.rememberTable(tableSignature(columns), { mapping, defaults, options }, ledger.now());
}

async function readRows(
  deps: BatchesDeps,
  content: BatchContent | OrdersContent,
  draft: BatchDraft,
): Promise<{ shape: BatchShape; rows: UncheckedRow[] }> {
  if (content.kind !== 'file') {
    const noTable = { fileName: null, columns: [], mapping: {}, footer: [], decimalSeparator: null, delimiter: null };
    const { defaults = {}, options } = draft;
    return {
      shape: {
        ...{ ...noTable, format: 'JSON', ofOrders: content.kind === 'orders', defaults },
        options: { ...USUAL_OPTIONS, ...options },
      },
      rows: sourcesOf(content).map((row) => ({
        ...{ line: null, cells: null, furtherLines: [], surplus: 0, ...row },
        ...{ fields: {}, edited: false, isLeftOut: false },
      })),
    };
  }
  const table = await readTable(deps.tables, content.bytes);
  const { format, columns, delimiter } = table;
  const reading = await chooseReading(deps.ledger.batches, columns, draft);
  const lines = linesOfTable(table);
  const decimalSeparator = draft.decimalSeparator ?? separatorOfLines(lines, reading.mapping);
  const { rows, footer } = joinLines(lines, reading.mapping, reading.options);
  return {
    shape: {
      format,
      fileName: content.fileName,
      ofOrders: false,
      columns,
      ...reading,
      footer,
      decimalSeparator,
      delimiter,
    },
    rows: rows.map((row) => ({ ...row, order: null, source: null, fields: {}, edited: false, isLeftOut: false })),
  };
}

const sourcesOf = (
  content: Exclude<BatchContent | OrdersContent, { kind: 'file' }>,
): Pick<UncheckedRow, 'order' | 'source' | 'trouble'>[] =>
  content.kind === 'rows'
    ? content.rows.map((source) => ({ order: null, source }))
    : content.orders.map(({ seen, body, trouble }) => ({ order: seen, source: body, trouble }));
