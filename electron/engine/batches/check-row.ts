import type { Account } from '#shared/schema/accounts/account.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchRowError } from '#shared/schema/batches/batch-row.ts';
import { pointerOfTarget } from '#shared/schema/batches/batch-target.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation, Warning } from '#shared/diagnostics/problem.ts';
import { mergeShipment } from '#shared/shipment/merge-shipment.ts';
import { findRoute } from '../routing/index.ts';
import { validateShipment } from '../rules/index.ts';
import { compareWithUsual, type Recall, type WeighedPackages } from '../weights/index.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import type { BatchesDeps } from './deps.ts';
import { orderError } from './order-rows.ts';
import type { RowContext } from './row-context.ts';
import { saidByTable, type SaidByTable } from './table/said-by-table.ts';
import { composeRow, type ComposedRow } from './table/compose-row.ts';
import { withNeededArticles } from './table/needed-articles.ts';

/** What a check needs beside the row. */
export type RowRules = Pick<BatchRecord, 'mapping' | 'defaults' | 'options' | 'decimalSeparator' | 'columns'>;
export type RowContent = Pick<
  BatchRowRecord,
  'transactionId' | 'cells' | 'furtherLines' | 'fields' | 'surplus' | 'order' | 'source'
> & {
  /** Why its order is not shipped now. */
  trouble?: Diagnostic | null;
};
export type CheckedRow = Pick<BatchRowRecord, 'request' | 'errors' | 'warnings'> & { state: 'READY' | 'INVALID' };

/** A row as the rules see it, with what its packages weigh. */
export interface RowCheck {
  checked: CheckedRow;
  weighed: WeighedPackages;
  /** By what another shipment is taken for the same. */
  alike: string[];
  /** Whether its packages are one line of a table, as often as that says; those of a request may differ. */
  isOneLine: boolean;
  /** What would be sent, and by which account. */
  body: unknown;
  account: Account | null;
}

/** Makes the shipment of a row and runs every rule of the create call on it. Pure. */
export function checkRow(row: RowContent, rules: RowRules, { select, ...context }: RowContext): RowCheck {
  const composed = compose(row, rules);
  const { request, errors: unreadable } =
    row.source === null ? withNeededArticles(composed, { select, ...context }) : composed;
  const { transactionId, order, trouble } = row;
  const articles = order?.lines.map(({ article, quantity }) => ({ name: article, quantity }));
  const { body } = select(request, order ?? undefined);
  const { carrierId } = body as PartialShipment;
  const validation = validateShipment(body, {
    ...{ ...context, transactionId },
    ...(articles && { articles }),
  });
  const isOneLine = row.source === null;
  const known = unreadable.map(({ pointer }) => pointer);
  const isKnown = (error: Violation) => known.some((one) => one === error.pointer || isMissedFor(one, error));
  const broken = perPackage(isOneLine, validation.errors).filter((error) => !isKnown(error));
  const wrong = [
    ...surplusError(row, rules),
    ...[...unreadable, ...broken].map((error) => withColumn(error, rules.mapping)),
  ];
  // What else is wrong with an order that is not shipped is no matter.
  const errors = trouble ? [orderError(trouble)] : wrong;
  const { cells, furtherLines } = row;
  const said = cells && saidByTable(rules.columns, { cells, furtherLines });
  const warnings = perPackage<Warning>(isOneLine, [
    ...(said ? [warnedByTable(said)] : []),
    ...validation.warnings,
    ...ofBorder(validation.customsMissing),
  ]);
  const { packages, contents, alike } = validation;
  return {
    checked: { state: errors.length === 0 ? 'READY' : 'INVALID', request, errors, warnings },
    weighed: { packages, contents },
    ...{ alike, isOneLine, body },
    account: typeof carrierId === 'string' ? context.findAccount(carrierId) : null,
  };
}

/** As `checkRow`, with what the routing table of the account says of where the row goes. @param first what `checkRow` said, where it is known */
export async function checkRouted(
  deps: BatchesDeps,
  row: RowContent,
  { rules, context }: { rules: RowRules; context: RowContext },
  first = checkRow(row, rules, context),
): Promise<RowCheck> {
  const routed = await findRoute(deps, first.account, first.body);
  return routed && 'onMiss' in routed ? checkRow(row, rules, { ...context, routed }) : first;
}

/** Where a row stands. */
export type RowPlace = Pick<BatchRowRecord, 'number' | 'line'>;

/** What is asked of the ledger about a row that was checked. */
export interface Recollections {
  recall: Recall;
  warnOfEarlier(alike: readonly string[]): Promise<Warning[]>;
  /** The first row of the batch that sends the same; null where this is the first. */
  firstOf(alike: readonly string[]): RowPlace | null;
}

/** The row with a warning where it weighs something else than such a one usually does, or the same was shipped lately or is in the batch. */
export async function withWhatWasShipped(
  { checked, weighed, alike, isOneLine }: RowCheck,
  { recall, warnOfEarlier, firstOf }: Recollections,
): Promise<CheckedRow> {
  const unusual = (await compareWithUsual(recall, weighed)).warnings;
  const warnings = [...unusual, ...(await warnOfEarlier(alike)), ...repeated(firstOf(alike))];
  return warnings.length === 0
    ? checked
    : { ...checked, warnings: perPackage(isOneLine, [...checked.warnings, ...warnings]) };
}

function repeated(row: RowPlace | null): Warning[] {
  if (row === null) return [];
  const message = `${row.line === null ? `Row ${row.number}` : `Line ${row.line}`} sends the same to this recipient.`;
  return [{ code: 'ROW_REPEATED', pointer: '/recipient', message, row }];
}

const CODES = {
  BOUGHT: 'BOUGHT_IN_RESULT',
  CANCELLED: 'CANCELLED_AT_SHOP',
  SHIPPED: 'SHIPPED_AT_SHOP',
  HELD: 'HELD_AT_SHOP',
} as const satisfies Record<SaidByTable['state'], Warning['code']>;
const SAID = {
  BOUGHT: 'The table is the result of a batch, and says that this row was bought or may have been',
  CANCELLED: 'The table says that the shop has cancelled this order',
  SHIPPED: 'The table says that this order was shipped already, in whole or in part',
  HELD: 'The table says that this order is on hold or not paid',
} as const satisfies Record<SaidByTable['state'], string>;

const warnedByTable = ({ state, said }: SaidByTable): Warning => ({
  ...{ code: CODES[state], pointer: '', said },
  message: `${SAID[state]}: “${said.words}” in ${said.column}.`,
});

function ofBorder(missing: readonly string[]): Warning[] {
  const message = 'The border asks for it. The label is bought without it where a person says so.';
  return missing.map((pointer) => ({ code: 'CUSTOMS_FACT_MISSING', pointer, message }));
}

const OF_DUPLICATES: readonly Warning['code'][] = ['ROW_REPEATED', 'SHIPPED_BEFORE'];
type Warned = Pick<BatchRowRecord, 'warnings'>;
const isDuplicate = ({ warnings }: Warned) => warnings.some(({ code }) => OF_DUPLICATES.includes(code));
const lacksCustoms = ({ warnings }: Warned) => warnings.some(({ code }) => code === 'CUSTOMS_FACT_MISSING');
const BY_TABLE: readonly Warning['code'][] = Object.values(CODES);
const isStoppedByTable = ({ warnings }: Warned) => warnings.some(({ code }) => BY_TABLE.includes(code));

/** Whether the row is left out until a person says so. One that says why it goes out again does not wait for that. */
export const isHeldBack = (row: CheckedRow, { leaveOutDuplicates, leaveOutUndeclared }: BatchRecord['options']) =>
  row.state === 'READY' &&
  (isStoppedByTable(row) ||
    (leaveOutDuplicates && isDuplicate(row) && !row.request['duplicateReason']) ||
    (leaveOutUndeclared && lacksCustoms(row)));

function compose({ cells, furtherLines, fields, order, source }: RowContent, rules: RowRules): ComposedRow {
  if (source === null) return composeRow({ cells: cells ?? {}, furtherLines, fields }, rules);
  const request = mergeShipment(rules.defaults, order ? { ...source, ...fields } : source);
  if (source['transactionId'] === undefined) return { request, errors: [] };
  const message = 'A row has no transactionId of its own: it is made from the content of the batch.';
  return { request, errors: [{ code: 'FIELD_INVALID', pointer: '/transactionId', message }] };
}

/** Cells without a column are a sign that the others stand in the wrong ones. */
function surplusError({ surplus }: RowContent, { columns }: RowRules): BatchRowError[] {
  if (surplus === 0) return [];
  const message = `The row has ${surplus} more cells than the ${columns.length} columns: a text with a delimiter in it may lack its quotes.`;
  return [
    {
      code: 'FIELD_INVALID',
      pointer: '',
      message,
      actual: columns.length + surplus,
      limit: columns.length,
      column: null,
    },
  ];
}

/** What is missing only because what stands there cannot be read is not missing; whatever else a part needs is. */
function isMissedFor(unread: string, { code, pointer }: Violation): boolean {
  if (!(code === 'FIELD_REQUIRED' || code === 'DIMENSIONS_REQUIRED') || !unread.startsWith(`${pointer}/`)) return false;
  if (pointer === '/itemLines') return unread.endsWith('/weight/value');
  return /^(?:value|amount|length|width|height|personName|companyName)$/.test(unread.slice(pointer.length + 1));
}

/** What is said of equal packages is said once, of the first; of others it is said of each. */
export function perPackage<T extends Violation | Warning>(areEqual: boolean, findings: readonly T[]): T[] {
  if (!areEqual) return [...findings];
  const seen = new Set<string>();
  return findings
    .map((finding) => ({ ...finding, pointer: finding.pointer.replace(/^\/itemLines\/\d+/, '/itemLines/0') }))
    .filter(({ code, pointer }) => {
      const isNew = !seen.has(`${code} ${pointer}`);
      seen.add(`${code} ${pointer}`);
      return isNew;
    });
}

/** The column that fills the field, or a part of it. */
function withColumn(error: Violation, mapping: BatchMapping): BatchRowError {
  const columns = Object.entries(mapping).map(([column, target]) => ({ column, pointer: pointerOfTarget(target) }));
  const at = error.pointer.replace(/^(\/customs\/customsItems\/)\d+/, '$10');
  const found =
    columns.find(({ pointer }) => pointer === at) ??
    columns.find(({ pointer }) => at !== '' && pointer.startsWith(`${at}/`));
  return { ...error, column: found?.column ?? null };
}
