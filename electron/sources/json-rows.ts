import { suggestMapping } from '#electron/engine/batches/index.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { SourceCell, SourceRow, SourceRows } from '#electron/engine/sources/deps.ts';
import { isRecord } from '#shared/format/is-record.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { cellOf } from './rows.ts';

/** Deeper than any order. */
const MAX_DEPTH = 8;

type Cells = Record<string, SourceCell>;

/**
 * Orders in JSON as rows: a list of objects, one object, or an object that holds such a list. What lies deeper is named by its path, such as
 * `shipping.city`; a list of objects goes down the rows of its order, as the lines of an order do in a table. Null is no order.
 * @throws DiagnosticError
 */
export function jsonRows(json: unknown): SourceRows {
  const records = recordsIn(json);
  if (records === null) throw new DiagnosticError(diagnostic('SOURCE_JSON_SHAPE'));
  const rows = records.flatMap(rowsOf);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { columns, rows, decimalSeparator: 'POINT', mayLack: true };
}

function recordsIn(json: unknown): object[] | null {
  if (Array.isArray(json)) return json.every(isRecord) ? json : null;
  if (json === null) return [];
  if (!isRecord(json)) return null;
  const values = Object.values(json);
  // `{}` and `{ "order": null }`: there is none.
  if (values.every((value) => value === null)) return [];
  const [only] = values;
  if (values.length === 1 && (isRecord(only) || isListOfRecords(only))) return recordsIn(only);
  return pageIn(json) ?? [json];
}

/** Lists of orders are called so, and nothing that one order has, whatever else is said of the page. */
const PAGES = ['orders', 'data', 'results', 'value', 'records'];

/** The list in `{ "orders": [...], "next": 2 }`; null of one order. */
function pageIn(json: object): object[] | null {
  const { items, ...others } = json as Record<string, unknown>;
  const page = PAGES.map((name) => others[name]).find(isListOfRecords);
  if (page) return page;
  // The articles of an order may be its items; where that is so, it has more in it, or says where it goes.
  const isOrder =
    isAddressed(others) || Object.values(others).some((value) => isRecord(value) || isListOfRecords(value));
  return isListOfRecords(items) && !isOrder ? items : null;
}

const isAddressed = (json: object) =>
  Object.values(suggestMapping(Object.keys(json))).some((target) => target.startsWith('recipient.address.'));

const isListOfRecords = (value: unknown): value is object[] => Array.isArray(value) && value.every(isRecord);

function rowsOf(record: object): SourceRow[] {
  const common: Cells = {};
  const spread: Cells[] = [];
  walk(record, '', 0);
  return Array.from({ length: Math.max(1, spread.length) }, (_, index) => ({ ...common, ...spread[index] }));

  function walk(value: unknown, path: string, depth: number, into: Cells = common): void {
    if (depth > MAX_DEPTH) return;
    if (isRecord(value)) {
      for (const [name, child] of Object.entries(value))
        walk(child, path === '' ? name : `${path}.${name}`, depth + 1, into);
    } else if (isListOfRecords(value) && into === common) {
      for (const [index, child] of value.entries()) walk(child, path, depth + 1, (spread[index] ??= {}));
    } else if (Array.isArray(value)) {
      into[path] = value.every((each) => typeof each !== 'object') ? value.join(', ') : JSON.stringify(value);
    } else into[path] = cellOf(value);
  }
}
