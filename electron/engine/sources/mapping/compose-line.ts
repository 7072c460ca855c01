import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { LineField, OrderField } from '#shared/schema/orders/source-fields.ts';
import { inKnownUnit, readNumber, readUnit, readWhole, splitUnit, textOf, type Cell } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';
import { cellIn, given, type Fields, type MappingRules, type Refuse, type Take } from './fields.ts';
import { faulty, lineStateIn, readCountry, readState, readWords, readYes } from './read-field.ts';

/** What customs reads of an article; titles of shops may be longer. */
const MAX_DESCRIPTION = 200;

/** In whole characters: half of one is none that can be printed. */
export const shortened = (text: string) => [...text].slice(0, MAX_DESCRIPTION).join('');

/** Those that say that there is an article at all. */
const NAMING: readonly LineField[] = ['line.sku', 'line.barcodes', 'line.description', 'line.quantity'];

interface LineOf {
  /** How many lines the order has before it. */
  number: number;
  /** Whether the order is. */
  isCancelled: boolean;
  rules: MappingRules;
  /** The first of a field in the rows of the order, or its default. */
  first(field: OrderField): Cell | null;
  refuse: Refuse;
  take: Take;
}

/** Whether the row says that nothing is ordered of its article, as shops write what was taken off an order. */
export function isTakenOff(row: SourceRow, rules: MappingRules): boolean {
  const cell = cellIn(row, 'line.quantity', rules);
  return cell !== null && readWhole(cell, rules.separatorOf('line.quantity')).value === 0;
}

const namesArticle = (row: SourceRow, rules: MappingRules) =>
  NAMING.some((field) => cellIn(row, field, rules) !== null);

/** Whether the row says that it was shipped without the station, is no more, or is nothing that is sent. */
function isSettled(row: SourceRow, rules: MappingRules): boolean {
  const isSent = cellIn(row, 'line.isSent', rules);
  if (isSent !== null && readYes(isSent).value === false) return true;
  const said = lineStateIn(row, rules);
  return said === 'CANCELLED' || (said === 'DONE' && !rules.own?.has(row));
}

/** Whether the row is a line of its order. */
export const isLine = (row: SourceRow, rules: MappingRules) =>
  namesArticle(row, rules) && !isTakenOff(row, rules) && !isSettled(row, rules);

/** The rows of which something is to be shipped; those without an article are of the whole order. */
export function unsettledRows(rows: readonly SourceRow[], rules: MappingRules): readonly SourceRow[] {
  const open = rows.filter((row) => !isSettled(row, rules));
  const hasArticles = (of: readonly SourceRow[]) => of.some((row) => namesArticle(row, rules));
  return hasArticles(rows) && !hasArticles(open) ? [] : open;
}

/** The line that a row is; null where it names no article. */
export function composeLine(
  row: SourceRow,
  { number: before, isCancelled, rules, first, refuse, take }: LineOf,
): Fields | null {
  if (!namesArticle(row, rules)) return null;
  const own = (field: LineField) => cellIn(row, field, rules) ?? rules.defaults?.[field] ?? null;
  const at = (field: LineField) => `/lines/${before}/${field.replace('line.', '')}`;
  const text = (field: LineField) => {
    const cell = own(field);
    return cell === null ? undefined : textOf(cell);
  };
  const number = (field: LineField) =>
    take(own(field), at(field), (cell) => readNumber(splitUnit(cell).number, rules.separatorOf(field)));

  /** The unit or currency beside a number: its own, or that of another row, for some tables say it once. */
  const unitOf = (field: LineField, beside: Cell | null): string | undefined => {
    const said = beside ?? own(field) ?? first(field);
    if (said !== null) return readUnit(said);
    const { fault, trouble } = faulty(diagnostic('SOURCE_UNIT_MISSING'));
    refuse('FIELD_REQUIRED', at(field), fault, { trouble });
    return undefined;
  };

  const said = isCancelled ? undefined : take(own('line.state'), at('line.state'), readState);
  if (said === 'PARTLY' && !rules.own?.has(row)) refusePartly();

  take(own('line.isSent'), at('line.isSent'), readYes);

  const weight = number('line.weight');
  const units = weight === undefined ? undefined : unitOf('line.weightUnits', splitUnit(own('line.weight') ?? '').unit);
  const amount = number('line.value');
  const currency = amount === undefined ? undefined : currencyOf(splitUnit(own('line.value') ?? '').unit);
  const barcodes = own('line.barcodes');
  const origin = own('line.countryOfOrigin');
  const description = text('line.description');
  return given({
    sku: text('line.sku'),
    barcodes: barcodes === null ? undefined : readWords(barcodes, /[,;\s]/),
    description: description && shortened(description),
    quantity: quantityOf(),
    weight: weight === undefined || units === undefined ? undefined : inKnownUnit(weight, units),
    value: amount === undefined || currency === undefined ? undefined : { amount, currency },
    countryOfOrigin: origin === null ? undefined : readCountry(origin),
    harmonizedTariffCode: text('line.harmonizedTariffCode'),
  });

  /** How many are left is not known. */
  function refusePartly(): void {
    const article = text('line.description') ?? text('line.sku') ?? String(before + 1);
    const { fault, trouble } = faulty(diagnostic('SOURCE_LINE_PARTLY', { article }));
    refuse('FIELD_INVALID', at('line.state'), fault, { actual: own('line.state') ?? '', trouble });
  }

  /** @param beside what stands beside the amount */
  function currencyOf(beside: string | null): string | undefined {
    const column = cellIn(row, 'line.currency', rules);
    if (beside !== null && column !== null && readUnit(column) !== beside)
      refuse('FIELD_CONFLICT', at('line.currency'), `One currency is ${beside}, another is ${textOf(column)}.`, {
        actual: column,
      });
    return unitOf('line.currency', beside);
  }

  function quantityOf(): number | undefined {
    const cell = own('line.quantity');
    if (cell === null) return rules.mapping['line.quantity'] === undefined ? 1 : undefined;
    return take(cell, at('line.quantity'), (each) => readWhole(each, rules.separatorOf('line.quantity')));
  }
}
