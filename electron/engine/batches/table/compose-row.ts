import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { isRecord } from '#shared/format/is-record.ts';
import type { BatchCells, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchOptions } from '#shared/schema/batches/batch-options.ts';
import { PARTIES, pointerOfTarget, TARGET_FIELDS, type BatchTarget } from '#shared/schema/batches/batch-target.ts';
import { MAX_ITEM_LINES } from '#shared/schema/shipping/item-line.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Violation, ViolationCode } from '#shared/diagnostics/problem.ts';
import { mergeShipment } from '#shared/shipment/merge-shipment.ts';
import { inKnownUnit, isFilled, knownUnit, splitUnit, textOf, type Cell } from './cell-values.ts';
import { composeArticles, isOfArticle } from './compose-articles.ts';
import { copyLine } from './copy-line.ts';
import { readCell, valuesOf, type RowFields } from './read-cells.ts';
import { readPostalCode } from './postal-code.ts';
import { placeAt, type Fields } from './place-at.ts';
import { lengthUnitInNames } from './suggest-mapping.ts';
import type { RowLines, TableRules } from './table-rules.ts';

type ReadValues = Map<BatchTarget, unknown>;

const SIDES = ['length', 'width', 'height'] as const;

/** The body that a row makes, and in what its cells cannot be read. */
export interface ComposedRow {
  request: Fields;
  errors: Violation[];
}

/**
 * The ShipmentRequest of a row: its cells where the mapping puts them, on top of the defaults. An empty cell leaves the default; of several
 * lines the first one that is filled counts, and each is an article. A cell that cannot be read leaves its field empty.
 */
export function composeRow({ cells, furtherLines, fields }: RowLines, rules: TableRules): ComposedRow {
  const { mapping, defaults, options, decimalSeparator } = rules;
  const lines = [cells, ...furtherLines.map((line) => line.cells)];
  const values = valuesOf(lines, fields, mapping);
  const errors: Violation[] = [];
  const refuse: Refuse = (target, code, message, more = {}) =>
    void errors.push({ code, pointer: pointerOfTarget(target), message, ...more });

  const read: ReadValues = new Map();
  for (const [target, cell] of values) {
    if (isOfArticle(target)) continue;
    const { value, fault, trouble } = readCell(cell, TARGET_FIELDS[target].kind, decimalSeparator);
    if (fault === undefined) read.set(target, value);
    else refuse(target, 'FIELD_INVALID', fault, { actual: cell, ...(trouble && { trouble }) });
  }
  refuseOtherLines(lines, { mapping, fields }, refuse);
  joinParts(read);
  takePostalCodes(read, values, defaults, refuse);
  takeUnits(read, values, 'weightUnits', ['weight'], refuse);
  takeUnits(read, values, 'lengthUnits', SIDES, refuse);
  takeNamedUnits(defaults.itemLines?.[0]?.dimensions, mapping, read);
  takeKnownUnits(read, options);
  leaveUnitsOf(defaults, read);
  const base = withoutOtherBox(defaults, read);
  const copies = takeCopies(read, refuse);
  const articles = composeArticles({ cells, furtherLines, fields }, rules);
  errors.push(...articles.errors);

  const row: Fields = {};
  for (const [target, value] of read) placeAt(row, TARGET_FIELDS[target].path, value);
  if (articles.items.length > 0) row['customs'] = { customsItems: articles.items };
  return { request: copyLine(withoutBareUnits(mergeShipment(base, row), values), copies), errors };
}

/** A unit that the names of columns, the defaults or a column say measures nothing where no side is filled; nor does a currency without an amount. */
function withoutBareUnits(request: Fields, values: ReadonlyMap<BatchTarget, Cell>): Fields {
  const lines = request['itemLines'];
  if (!Array.isArray(lines)) return request;
  const isMeasured = SIDES.some((side) => values.has(side));
  const withoutIn = (line: unknown) => {
    if (!isRecord(line)) return line;
    const { dimensions, declaredInfo, ...rest } = line;
    return {
      ...rest,
      ...(dimensions !== undefined && (isMeasured || !isBare(dimensions, 'units')) && { dimensions }),
      ...(declaredInfo !== undefined && !isBare(declaredInfo, 'currency') && { declaredInfo }),
    };
  };
  return { ...request, itemLines: lines.map(withoutIn) };
}

const isBare = (value: unknown, unit: string) => isRecord(value) && Object.keys(value).every((key) => key === unit);

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

/** What may not differ between the lines of one order: whom it goes to, and what it weighs. */
function refuseOtherLines(
  lines: readonly BatchCells[],
  { mapping, fields }: { mapping: BatchMapping; fields: Readonly<RowFields> },
  refuse: Refuse,
): void {
  if (lines.length === 1) return;
  for (const [column, target] of Object.entries(mapping)) {
    if (!(target.startsWith('recipient.') || target === 'weight') || fields[target] !== undefined) continue;
    const [one, other] = new Set(
      lines
        .map((cells) => cells[column])
        .filter(isFilled)
        .map(textOf),
    );
    if (one === undefined || other === undefined) continue;
    const trouble = diagnostic('SOURCE_ROWS_DIFFER', { one, other });
    refuse(target, 'FIELD_CONFLICT', inEnglish(trouble), { trouble });
  }
}

type Refuse = (
  target: BatchTarget,
  code: ViolationCode,
  message: string,
  more?: Pick<Violation, 'actual' | 'limit' | 'trouble'>,
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
    else if (named !== unit) {
      const trouble = diagnostic('UNITS_DIFFER', { one: String(named), other: unit });
      refuse(target, 'FIELD_CONFLICT', inEnglish(trouble), { trouble });
    }
  }
}

/** Weights and sides in units that the API knows; a weight beside which no unit stands is in that of the table. */
function takeKnownUnits(read: ReadValues, { weightUnits }: BatchOptions): void {
  const inKnown = (target: BatchTarget, units: unknown) => {
    const value = read.get(target);
    if (typeof value !== 'number' || typeof units !== 'string') return;
    const known = inKnownUnit(value, units);
    read.set(target, known.value);
    read.set(target === 'weight' ? 'weightUnits' : 'lengthUnits', known.units);
  };
  inKnown('weight', read.get('weightUnits') ?? weightUnits);
  const sides = read.get('lengthUnits');
  for (const side of SIDES) inKnown(side, sides);
  // Beside a number that is missing or cannot be read, too: the unit is not what is wrong there.
  for (const target of ['weightUnits', 'lengthUnits'] as const) {
    const units = read.get(target);
    if (typeof units === 'string') read.set(target, knownUnit(units));
  }
}

/** A unit or a currency beside no number in the row is not that of the number that the defaults have: theirs stays with it. */
function leaveUnitsOf({ itemLines }: PartialShipment, read: ReadValues): void {
  const { weight, dimensions, declaredInfo } = itemLines?.[0] ?? {};
  const lacks = (...numbers: BatchTarget[]) => !numbers.some((target) => read.has(target));
  if (weight?.units && lacks('weight')) read.delete('weightUnits');
  if (dimensions?.units && lacks(...SIDES)) read.delete('lengthUnits');
  if (declaredInfo?.currency && lacks('declaredValue')) read.delete('declaredCurrency');
}

/**
 * Sides beside which no unit stands are in that of the names of their columns, unless the defaults say one for all sides: the unit of a box is of
 * that box.
 */
function takeNamedUnits(box: Box, mapping: BatchMapping, read: ReadValues): void {
  const isOfAll = box?.units !== undefined && !SIDES.some((side) => box[side] !== undefined);
  if (isOfAll || read.has('lengthUnits') || !SIDES.some((side) => read.has(side))) return;
  const named = lengthUnitInNames(mapping);
  if (named) read.set('lengthUnits', named);
}

/** The defaults, without their box where the sides of the row are in another unit. */
function withoutOtherBox(defaults: PartialShipment, read: ReadValues): PartialShipment {
  const { dimensions, ...line } = defaults.itemLines?.[0] ?? {};
  const isOther = isBoxBeside(dimensions, read) && (read.get('lengthUnits') ?? dimensions?.units) !== dimensions?.units;
  return isOther ? { ...defaults, itemLines: [line] } : defaults;
}

type Box = NonNullable<PartialShipment['itemLines']>[number]['dimensions'];

const isBoxBeside = (box: Box, read: ReadValues) =>
  SIDES.some((side) => box?.[side] !== undefined) && SIDES.some((side) => read.has(side));

function takeCopies(read: ReadValues, refuse: Refuse): number {
  const copies = read.get('copies');
  read.delete('copies');
  if (typeof copies !== 'number' || (copies >= 1 && copies <= MAX_ITEM_LINES)) return Number(copies ?? 1);
  const limit = copies < 1 ? 1 : MAX_ITEM_LINES;
  const message = `A shipment has 1 to ${MAX_ITEM_LINES} packages, not ${copies}.`;
  refuse('copies', 'FIELD_INVALID', message, { actual: copies, limit });
  return 1;
}
