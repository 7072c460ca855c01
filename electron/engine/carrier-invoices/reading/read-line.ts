import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { InvoicedParcel } from '#shared/schema/invoices/invoice-line.ts';
import type { InvoiceField, InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '#shared/schema/shipping/measure.ts';
import { isFilled, type TableRow } from '../../batches/index.ts';
import { decimal, inCentimetres } from '../../rules/index.ts';
import {
  readAmount,
  readCurrency,
  readDay,
  readMeasure,
  readText,
  readTrackingNumber,
  type CellPlace,
} from './read-cells.ts';

/** A row as a line of the invoice; null where it names no parcel and no amount, or cannot be read, and then why. */
export interface ReadLine {
  line: number;
  billed: InvoicedParcel | null;
  faults: Diagnostic[];
}

/** Reads rows of a table with these columns. @param separator how the table writes decimals, where the reading does not say */
export function lineReader(columns: readonly string[], reading: InvoiceReading, separator: DecimalSeparator | null) {
  const { mapping, dateOrder, weightUnits = 'KG', lengthUnits = 'CM', currency = '' } = reading;
  const decimals = reading.decimalSeparator ?? separator;
  const placesOf = new Map<InvoiceField, { index: number; column: string }[]>();
  for (const [column, field] of Object.entries(mapping)) {
    placesOf.set(field, [...(placesOf.get(field) ?? []), { index: columns.indexOf(column), column }]);
  }

  return ({ line, cells }: TableRow): ReadLine => {
    const faults: Diagnostic[] = [];
    const each = <T>(field: InvoiceField, read: (cell: string | number, place: CellPlace) => T | null): T[] =>
      (placesOf.get(field) ?? []).flatMap(({ index, column }) => {
        const cell = cells[index];
        const value = isFilled(cell) ? read(cell, { line, column, faults }) : null;
        return value === null ? [] : [value];
      });
    const one = <T>(field: InvoiceField, read: (cell: string | number, place: CellPlace) => T | null): T | null =>
      each(field, read)[0] ?? null;
    const text = (field: InvoiceField) => one(field, readText);
    const money = (field: InvoiceField) => each(field, (cell, place) => readAmount(cell, decimals, place));
    const beside = (field: InvoiceField) => one(field, (cell, { column }) => ({ cell, column }));
    const side = (field: InvoiceField) =>
      one(field, (cell, place) =>
        readMeasure(
          cell,
          { separator: decimals, units: LENGTH_UNITS, usual: lengthUnits, beside: beside('lengthUnits') },
          place,
        ),
      );

    const trackingNumber = one('trackingNumber', readTrackingNumber);
    const reference = text('reference');
    const surcharges = sumOf(money('surcharge'));
    const amount = sumOf(money('amount')) ?? sumOf([...money('freight'), ...(surcharges === null ? [] : [surcharges])]);
    const isNamed = trackingNumber !== null || reference !== null;
    if (amount === null) {
      if (isNamed && faults.length === 0) faults.push(diagnostic('INVOICE_LINE_NO_AMOUNT', { line }));
      return { line, billed: null, faults };
    }
    const [length, width, height] = [side('length'), side('width'), side('height')];
    const billed: InvoicedParcel = {
      trackingNumber,
      reference,
      date: one('date', (cell, place) => readDay(cell, dateOrder, place)),
      service: text('service'),
      weight: one('weight', (cell, place) =>
        readMeasure(
          cell,
          { separator: decimals, units: WEIGHT_UNITS, usual: weightUnits, beside: beside('weightUnits') },
          place,
        ),
      ),
      dimensions: length && width && height ? inOneUnit(length, width, height) : null,
      amount,
      surcharges,
      currency: one('currency', readCurrency) ?? currency,
    };
    if (billed.currency === '' && faults.length === 0) {
      faults.push(
        diagnostic('INVOICE_CELL_CURRENCY', { line, column: placesOf.get('currency')?.[0]?.column ?? '', value: '' }),
      );
    }
    return { line, billed: faults.length === 0 ? billed : null, faults };
  };
}

type Side = Parameters<typeof inCentimetres>[0];

function inOneUnit(length: Side, width: Side, height: Side): InvoicedParcel['dimensions'] {
  const units = length.units === width.units && width.units === height.units ? length.units : 'CM';
  const value = (side: Side) => (side.units === units ? side.value : inCentimetres(side).toNumber());
  return { units, length: value(length), width: value(width), height: value(height) };
}

const sumOf = (amounts: readonly string[]): string | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum.plus(amount), decimal(0)).toFixed();
