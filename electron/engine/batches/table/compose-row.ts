import { countryCodeOf } from '#shared/format/country-names.ts';
import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import {
  PARTIES,
  pointerOfTarget,
  TARGET_FIELDS,
  type BatchTarget,
  type CellKind,
} from '#shared/schema/batches/batch-target.ts';
import { MAX_ITEM_LINES } from '#shared/schema/shipping/item-line.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Violation, ViolationCode } from '#shared/diagnostics/problem.ts';
import { mergeShipment } from '#shared/shipment/merge-shipment.ts';
import {
  isFilled,
  readNumber,
  readUnit,
  readWhole,
  splitUnit,
  textOf,
  type Cell,
  type Reading,
} from './cell-values.ts';
import { copyLine } from './copy-line.ts';
import { readPostalCode } from './postal-code.ts';
import { placeAt, type Fields } from './place-at.ts';

type ReadValues = Map<BatchTarget, unknown>;

export type RowFields = Partial<Record<BatchTarget, Cell>>;

/** How the cells of a table become shipments. */
export interface TableRules {
  mapping: BatchMapping;
  defaults: PartialShipment;
  /** null where it is not known. */
  decimalSeparator: DecimalSeparator | null;
}

/** The body that a row makes, and in what its cells cannot be read. */
export interface ComposedRow {
  request: Fields;
  errors: Violation[];
}

/**
 * The ShipmentRequest of a row: its cells where the mapping puts them, on top of the defaults. An empty cell leaves the default.
 * A cell that cannot be read leaves its field empty.
 * @param fields values by target that win over the cells
 */
export function composeRow(
  { cells, fields }: { cells: Readonly<Record<string, Cell>>; fields: Readonly<RowFields> },
  { mapping, defaults, decimalSeparator }: TableRules,
): ComposedRow {
  const values = valuesOf(cells, fields, mapping);
  const errors: Violation[] = [];
  const refuse: Refuse = (target, code, message, more = {}) =>
    void errors.push({ code, pointer: pointerOfTarget(target), message, ...more });

  const read: ReadValues = new Map();
  for (const [target, cell] of values) {
    const { value, fault } = readCell(cell, TARGET_FIELDS[target].kind, decimalSeparator);
    if (fault === undefined) read.set(target, value);
    else refuse(target, 'FIELD_INVALID', fault, { actual: cell });
  }
  joinParts(read);
  takePostalCodes(read, values, defaults, refuse);
  takeUnits(read, values, 'weightUnits', ['weight'], refuse);
  takeUnits(read, values, 'lengthUnits', ['length', 'width', 'height'], refuse);
  const copies = takeCopies(read, refuse);

  const row: Fields = {};
  for (const [target, value] of read) placeAt(row, TARGET_FIELDS[target].path, value);
  return { request: copyLine(mergeShipment(defaults, row), copies), errors };
}

function valuesOf(
  cells: Readonly<Record<string, Cell>>,
  fields: Readonly<RowFields>,
  mapping: BatchMapping,
): Map<BatchTarget, Cell> {
  const mapped = Object.entries(mapping).map(([column, target]): [BatchTarget, Cell] => [target, cells[column] ?? '']);
  const given = Object.entries(fields) as [BatchTarget, Cell][];
  const values = new Map([...mapped, ...given]);
  return new Map([...values].filter(([, cell]) => isFilled(cell)));
}

function readCell(cell: Cell, kind: CellKind, separator: DecimalSeparator | null): Reading<unknown> {
  switch (kind) {
    case 'text':
      return { value: textOf(cell) };
    case 'country':
      return { value: countryCodeOf(textOf(cell)) ?? textOf(cell) };
    case 'unit':
      return { value: readUnit(cell) };
    case 'whole':
      return readWhole(cell, separator);
    case 'number':
      return readNumber(cell, separator);
    case 'weight':
    case 'side':
      return readNumber(splitUnit(cell).number, separator);
  }
}

/** Street and number, first and last name of tables that keep them apart; a whole name wins over its parts. */
function joinParts(read: ReadValues): void {
  for (const party of PARTIES) {
    const take = (target: BatchTarget) => {
      const value = read.get(target);
      read.delete(target);
      return value;
    };
    const join = (target: BatchTarget, parts: unknown[]) => {
      const joined = parts.filter((part) => part !== undefined).join(' ');
      if (joined !== '') read.set(target, joined);
    };
    const names = [take(`${party}.contact.firstName`), take(`${party}.contact.lastName`)];
    if (!read.has(`${party}.contact.personName`)) join(`${party}.contact.personName`, names);
    const street = read.get(`${party}.address.streetLine1`);
    join(`${party}.address.streetLine1`, [street, take(`${party}.address.houseNumber`)]);
  }
}

/** Spreadsheets take postal codes for numbers; what the code was depends on the country. */
function takePostalCodes(
  read: ReadValues,
  values: ReadonlyMap<BatchTarget, Cell>,
  defaults: PartialShipment,
  refuse: Refuse,
): void {
  for (const party of PARTIES) {
    const target: BatchTarget = `${party}.address.zipCode`;
    const cell = values.get(target);
    if (cell === undefined) continue;
    const country = read.get(`${party}.address.countryCode`) ?? defaults[party]?.address?.countryCode ?? '';
    const { value, fault, trouble } = readPostalCode(cell, String(country).toUpperCase());
    if (fault === undefined) read.set(target, value);
    else {
      read.delete(target);
      refuse(target, 'FIELD_INVALID', fault, { actual: cell, ...(trouble && { trouble }) });
    }
  }
}

type Refuse = (
  target: BatchTarget,
  code: ViolationCode,
  message: string,
  more?: Pick<Violation, 'actual' | 'trouble'>,
) => void;

/** Units that stand beside the numbers themselves; all that a row names must be the same. */
function takeUnits(
  read: ReadValues,
  values: ReadonlyMap<BatchTarget, Cell>,
  unitTarget: 'weightUnits' | 'lengthUnits',
  numbers: readonly BatchTarget[],
  refuse: Refuse,
): void {
  for (const target of numbers) {
    const { unit } = splitUnit(values.get(target) ?? '');
    if (unit === null) continue;
    const named = read.get(unitTarget);
    if (named === undefined) read.set(unitTarget, unit);
    else if (named !== unit) refuse(target, 'FIELD_CONFLICT', `One unit is ${String(named)}, another is ${unit}.`);
  }
}

function takeCopies(read: ReadValues, refuse: Refuse): number {
  const copies = read.get('copies');
  read.delete('copies');
  if (typeof copies !== 'number' || (copies >= 1 && copies <= MAX_ITEM_LINES)) return Number(copies ?? 1);
  refuse('copies', 'FIELD_INVALID', `A shipment has 1 to ${MAX_ITEM_LINES} packages, not ${copies}.`);
  return 1;
}
