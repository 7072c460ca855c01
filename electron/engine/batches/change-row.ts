import type {
  BatchRowChange,
  BatchRowsChange,
  BatchRowsChanged,
  BatchRowState,
} from '#shared/schema/batches/batch-row.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import type { BatchesDeps, BatchesOfOrders } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, requireNone } from '../violation.ts';
import { child } from '../rules/index.ts';
import type { BatchRecord, BatchRowRecord, BatchRowUpdate, NumberedRowUpdate } from './batch-store.ts';
import { checkRouted, checkRow, isHeldBack, withWhatWasShipped, type RowContent, type RowPlace } from './check-row.ts';
import type { RowFields } from './table/read-cells.ts';
import { inSlices } from './in-slices.ts';
import { orderCallOf } from './order-rows.ts';
import { revisionOf, rowTransactionId } from './row-id.ts';
import { warnOfEarlier } from '../duplicates/index.ts';
import { recallOf } from '../weights/index.ts';
import { readRowContext, type RowContext } from './row-context.ts';

/** What was or may have been bought stays as it was sent. */
const CHANGEABLE: readonly BatchRowState[] = ['INVALID', 'READY', 'REJECTED', 'NOT_SENT', 'SKIPPED'];
const WAS_SENT: readonly BatchRowState[] = ['REJECTED', 'NOT_SENT'];
/** A row that is one of these though it would be left out for a doubt was taken in by a person. */
const IS_IN: readonly BatchRowState[] = ['READY', ...WAS_SENT];

/** How often a change is decided anew because somebody else changed the row meanwhile. */
const MOST_TRIES = 10;

/**
 * Changes a row that is not bought and checks it again; one that had been sent gets a new transactionId. A row that is an order takes the
 * order as it is now.
 * @param read the row as it is now
 * @throws EngineError VALIDATION_FAILED, or STATE_CONFLICT where the row is bought, in doubt or being bought.
 */
export async function changeRow(
  deps: BatchesOfOrders,
  batch: BatchRecord,
  read: () => Promise<BatchRowRecord>,
  change: BatchRowChange,
): Promise<BatchRowRecord> {
  requireFitting(batch, change);
  const context = await readRowContext(deps);
  let row = await read();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const update = await updateOf(deps, batch, { row, change, context });
    const stored = await deps.ledger.batches.changeRow(batch.id, row.number, [row.state], update);
    if (stored) return stored;
    row = await read();
  }
  throw notChangeable(row);
}

/** So many rows are stored in one commit; between them, the rest of the station has its turn. */
const ROWS_AT_ONCE = 100;

/**
 * The same change for many rows, each checked again. Those that are not there, or may not be changed, stay as they are, and are named.
 * @throws EngineError VALIDATION_FAILED where the change does not fit the batch
 */
export async function changeRows(
  deps: BatchesOfOrders,
  batch: BatchRecord,
  { rows, change }: BatchRowsChange,
): Promise<BatchRowsChanged> {
  requireFitting(batch, change, '/change');
  const { batches } = deps.ledger;
  const context = await readRowContext(deps);
  const numbers = [...new Set(rows)].toSorted((a, b) => a - b);
  if (numbers.length > 1 && change.request !== undefined) throw invalid(ONE_REQUEST);
  const unchanged: BatchRowsChanged['unchanged'] = [];
  const updateNumbered = async (number: number, row: BatchRowRecord | undefined): Promise<NumberedRowUpdate[]> => {
    try {
      if (!row) throw new EngineError('NOT_FOUND', `Batch ${batch.id} has no row ${number}.`);
      return [{ number, from: [row.state], update: await updateOf(deps, batch, { row, change, context }) }];
    } catch (error) {
      if (!(error instanceof EngineError) || !EXPECTED.includes(error.code)) throw error;
      unchanged.push({ number, message: error.message });
      return [];
    }
  };
  for (let from = 0; from < numbers.length; from += ROWS_AT_ONCE) {
    const some = numbers.slice(from, from + ROWS_AT_ONCE);
    const found = new Map((await batches.rowsNumbered(batch.id, some)).map((row) => [row.number, row]));
    const updating = await inSlices(some, (number) => updateNumbered(number, found.get(number)));
    const updates = (await Promise.all(updating)).flat();
    const changedNow = new Set(await batches.changeRows(batch.id, updates));
    for (const { number } of updates) {
      const row = found.get(number);
      if (row && !changedNow.has(number)) unchanged.push({ number, message: notChangeable(row).message });
    }
  }
  unchanged.sort((a, b) => a.number - b.number);
  return { changed: numbers.length - unchanged.length, unchanged };
}

/** Every row would lose its recipient, or send the same to one. */
const ONE_REQUEST: Violation = {
  code: 'FIELD_INVALID',
  pointer: '/change/request',
  message: 'request is one whole row anew; change the rows one by one, each by its own.',
};

const EXPECTED: readonly string[] = ['NOT_FOUND', 'STATE_CONFLICT'];

/** What the change makes of the row, which it leaves as it is. @throws EngineError STATE_CONFLICT. */
async function updateOf(
  deps: BatchesOfOrders,
  batch: BatchRecord,
  { row, change, context }: { row: BatchRowRecord; change: BatchRowChange; context: RowContext },
): Promise<BatchRowUpdate> {
  if (!CHANGEABLE.includes(row.state)) throw notChangeable(row);
  const { skip } = change;
  const content =
    skip === true ? row : row.order ? await asOrderedNow(deps, batch, row, change) : changed(batch, row, change);
  const first = await firstOfTheSame(deps, batch, row, context);
  const checked = await withWhatWasShipped(await checkRouted(deps, content, { rules: batch, context }), {
    recall: recallOf(deps, batch.clientId),
    warnOfEarlier: (alike) => warnOfEarlier(deps, batch.clientId, alike),
    firstOf: (alike) => (first && alike.some((digest) => first.alike.includes(digest)) ? first.place : null),
  });
  const isOut = skip ?? isLeftOutByPerson(row, batch) ?? isHeldBack(checked, batch.options);
  return {
    ...checked,
    ...(isOut && { state: 'SKIPPED' as const }),
    ...contentOf(content),
    ...(skip !== true && { problem: null, shipmentId: null }),
    edited: row.edited || isEdit(change),
    seenAt: row.updatedAt,
    // Of a later instant than the row that was seen.
    at: Math.max(deps.ledger.now(), row.updatedAt + 1),
  };
}

/** False where a person has taken it in; null where no person has decided. */
function isLeftOutByPerson({ state, ...row }: BatchRowRecord, { options }: BatchRecord): boolean | null {
  const isDoubtful = isHeldBack({ ...row, state: 'READY' }, options);
  if (state === 'SKIPPED' && !isDoubtful) return true;
  return IS_IN.includes(state) && isDoubtful ? false : null;
}

const contentOf = ({ transactionId, cells, furtherLines, fields, surplus, order, source }: RowContent) => ({
  ...{ transactionId, cells, furtherLines, fields, surplus, order, source },
});

/** Another transaction where it was sent, and something else is to be shipped now. */
async function asOrderedNow(
  { orders }: BatchesOfOrders,
  batch: BatchRecord,
  row: BatchRowRecord,
  { fields = {} }: BatchRowChange,
): Promise<RowContent> {
  if (row.order === null) return row;
  const { seen, body, trouble } = await orders.toShip(orderCallOf(batch, row.order));
  const was = { body: row.source, digest: row.order.digest, lines: row.order.lines };
  const isSame = canonicalJson({ body, digest: seen.digest, lines: seen.lines }) === canonicalJson(was);
  const transactionId = WAS_SENT.includes(row.state) && !isSame ? nextTransactionId(batch, row) : row.transactionId;
  return { ...row, order: seen, source: body, fields: changedFields(row.fields, fields), trouble, transactionId };
}

const nextTransactionId = (batch: BatchRecord, { number, transactionId }: BatchRowRecord) =>
  rowTransactionId(batch, number, revisionOf(transactionId) + 1);

/** What the row was told to repeat, as it is now. That another row has become the same since is seen when it is bought. */
async function firstOfTheSame(
  { ledger }: BatchesDeps,
  batch: BatchRecord,
  { warnings }: BatchRowRecord,
  context: RowContext,
): Promise<{ place: RowPlace; alike: string[] } | null> {
  const place = warnings.find(({ code }) => code === 'ROW_REPEATED')?.row;
  const first = place && (await ledger.batches.row(batch.id, place.number));
  return place && first ? { place, alike: checkRow(first, batch, context).alike } : null;
}

const isEdit = ({ cells, furtherLines, fields, request }: BatchRowChange) =>
  Boolean(cells ?? furtherLines ?? fields ?? request);

const notChangeable = ({ number, state }: BatchRowRecord) =>
  new EngineError(
    'STATE_CONFLICT',
    `Row ${number} is ${state}, or has just changed; it cannot be changed like this now.`,
  );

/** A row that was sent is another transaction from now on. */
function changed(batch: BatchRecord, row: BatchRowRecord, change: BatchRowChange): RowContent {
  const wasSent = WAS_SENT.includes(row.state) && isEdit(change);
  return {
    transactionId: wasSent ? nextTransactionId(batch, row) : row.transactionId,
    cells: row.cells && { ...row.cells, ...change.cells },
    furtherLines: row.furtherLines.map(({ line, cells }) => {
      const changes = change.furtherLines?.find((other) => other.line === line);
      return { line, cells: { ...cells, ...changes?.cells } };
    }),
    fields: changedFields(row.fields, change.fields ?? {}),
    surplus: isEdit(change) ? 0 : row.surplus,
    order: row.order,
    source: change.request ?? row.source,
  };
}

function changedFields(fields: RowFields, changes: NonNullable<BatchRowChange['fields']>): RowFields {
  const all = Object.entries({ ...fields, ...changes });
  return Object.fromEntries(all.filter(([, value]) => value !== null)) as RowFields;
}

/** @param at put before every pointer */
function requireFitting(
  batch: BatchRecord,
  { cells = {}, fields = {}, furtherLines = [], request }: BatchRowChange,
  at = '',
): void {
  const isTable = batch.format !== 'JSON';
  const errors: Violation[] = [];
  const refuse = (pointer: string, message: string) =>
    void errors.push({ code: 'FIELD_INVALID', pointer: at + pointer, message });
  if (batch.ofOrders) {
    const { duplicateReason: _, ...others } = fields;
    if (request === undefined && furtherLines.length === 0 && Object.keys({ ...cells, ...others }).length === 0) return;
    const message =
      'A row that is an order is put right at the order; a change that names nothing, or a duplicateReason, checks it again.';
    throw invalid({ code: 'FIELD_INVALID', pointer: at, message });
  }
  if (isTable && request !== undefined) refuse('/request', 'Rows of a file are changed by cells and fields.');
  if (!isTable && Object.keys({ ...cells, ...fields }).length > 0) {
    refuse('/cells', 'Rows that came as JSON are changed by their request.');
  }
  for (const column of isTable ? Object.keys(cells) : []) {
    if (!batch.columns.includes(column)) refuse(child('/cells', column), `The table has no column "${column}".`);
  }
  for (const [index, line] of furtherLines.entries())
    for (const column of Object.keys(line.cells))
      if (!batch.columns.includes(column))
        refuse(child(`/furtherLines/${index}/cells`, column), `The table has no column "${column}".`);
  requireNone(errors);
}
