import { LENGTH_UNITS, type LengthUnit } from '#shared/schema/shipping/measure.ts';
import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import { isRecord } from '#shared/format/is-record.ts';
import { parseDecimal, type TypedNumber } from '#renderer/format/decimal.ts';

/** A stock code of the carrier, and the stock it means. */
export interface StockDraft {
  code: string;
  stock: LabelStock;
}

export const SIDES = ['length', 'width', 'height'] as const;

/** A packaging that the carrier list names, as it is typed. */
export interface PackagingDraft extends Record<(typeof SIDES)[number], TypedNumber> {
  packageCode: string;
  name: string;
  description: string;
  units: LengthUnit;
  /** Members that the form does not show. */
  others: Readonly<Record<string, unknown>>;
}

/** An option that the carrier list names, as it is typed. */
export interface OptionDraft {
  name: string;
  defaultValue: string;
  description: string;
  others: Readonly<Record<string, unknown>>;
}

const STOCK_DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The digits that no other row has taken. */
export const freeDigits = (stocks: readonly StockDraft[], own = '') =>
  STOCK_DIGITS.filter((digit) => digit === own || !stocks.some(({ code }) => code === digit));

export const emptyPackaging = (): PackagingDraft => ({
  ...{ packageCode: '', name: '', description: '', units: 'CM' },
  ...{ length: '', width: '', height: '', others: {} },
});

export const emptyOption = (): OptionDraft => ({ name: '', defaultValue: '', description: '', others: {} });

export const stocksOf = (stockCodes: Readonly<Record<string, LabelStock>>): StockDraft[] =>
  Object.entries(stockCodes).map(([code, stock]) => ({ code, stock }));

export const sentStocks = (stocks: readonly StockDraft[]): Record<string, LabelStock> =>
  Object.fromEntries(stocks.map(({ code, stock }) => [code, stock]));

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

/** The packaging as the form shows it; null where a program gave it a form of its own. */
export function readPackaging(element: unknown, typed: (value: number) => string): PackagingDraft | null {
  if (!isRecord(element)) return null;
  const { packageCode, name, description, dimensions, ...others } = element;
  if (typeof packageCode !== 'string' || !isText(name) || !isText(description)) return null;
  const shown = { ...emptyPackaging(), packageCode, name: name ?? '', description: description ?? '', others };
  if (dimensions === undefined) return shown;
  if (!isRecord(dimensions) || Object.keys(dimensions).length !== SIDES.length + 1) return null;
  const { length, width, height, units } = dimensions;
  const unit = LENGTH_UNITS.find((one) => one === units);
  if (!unit || typeof length !== 'number' || typeof width !== 'number' || typeof height !== 'number') return null;
  return { ...shown, units: unit, length: typed(length), width: typed(width), height: typed(height) };
}

/** The option as the form shows it; null where a program gave it a form of its own. */
export function readOption(element: unknown): OptionDraft | null {
  if (!isRecord(element)) return null;
  const { name, defaultValue, description, ...others } = element;
  if (typeof name !== 'string' || !isText(defaultValue) || !isText(description)) return null;
  return { name, defaultValue: defaultValue ?? '', description: description ?? '', others };
}

const given = (members: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(members)
      .map(([key, value]) => [key, value.trim()])
      .filter(([, value]) => value !== ''),
  );

/** The packaging as the carrier list gives it: without a size where none was typed. */
export function sentPackaging(packaging: PackagingDraft): Record<string, unknown> {
  const { packageCode, name, description, units, others } = packaging;
  const sides = SIDES.map((side) => [side, parseDecimal(packaging[side])] as const);
  const hasSize = sides.some(([, value]) => value !== null);
  return {
    ...{ packageCode: packageCode.trim(), ...given({ name, description }) },
    ...(hasSize && { dimensions: { units, ...Object.fromEntries(sides) } }),
    ...others,
  };
}

export const sentOption = ({ name, defaultValue, description, others }: OptionDraft): Record<string, unknown> => ({
  name: name.trim(),
  ...given({ defaultValue, description }),
  ...others,
});

/** What a program put there in a form that is not ours: it stays, behind what the form shows. */
export const unshown = (elements: readonly unknown[], read: (element: unknown) => unknown): unknown[] =>
  elements.filter((element) => read(element) === null);
