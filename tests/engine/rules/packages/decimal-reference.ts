/**
 * The rules of size and weight once more, written from the specification's tables and the contract's section 5 over whole numbers, and
 * sharing nothing with the engine: values are counted in millionths of the unit that was sent.
 */
export const SCALE = 1_000_000n;
const millionths = (value: number) => BigInt(Math.round(value * 1_000_000));

export type Unit = 'KG' | 'LB' | 'CM' | 'IN';
type Way = 'down' | 'up' | 'nearest';
type Keeps = readonly [places: number, way: Way] | null;

/** Kilograms or centimetres in one unit, counted in hundred millionths. */
const METRIC: Readonly<Record<Unit, bigint>> = {
  KG: 100_000_000n,
  LB: 45_359_237n,
  CM: 100_000_000n,
  IN: 254_000_000n,
};

interface Rules {
  service: string;
  country: string;
  weight: Partial<Record<Unit, number>>;
  weightKeeps: Keeps;
  sideKeeps: Keeps;
  sorts: boolean;
  unit: 'CM' | 'IN';
  max: { length?: number; width?: number; height?: number; lengthPlusGirth?: number; girth?: number };
}
const rules = (service: string, country: string, rest: Partial<Rules>): Rules => ({
  service,
  country,
  weight: {},
  weightKeeps: null,
  sideKeeps: null,
  sorts: false,
  unit: 'IN',
  max: {},
  ...rest,
});

export const CARRIERS: Readonly<Record<string, Rules>> = {
  'test-a': rules('A_GROUND', 'US', {
    weight: { LB: 150, KG: 68 },
    weightKeeps: [2, 'down'],
    sideKeeps: [0, 'down'],
    sorts: true,
    max: { length: 108, lengthPlusGirth: 165 },
  }),
  'test-b': rules('03', 'US', {
    weight: { LB: 150, KG: 70 },
    weightKeeps: [0, 'up'],
    sideKeeps: [0, 'nearest'],
    sorts: true,
    max: { length: 108, lengthPlusGirth: 165 },
  }),
  'test-c': rules('C24', 'GB', { weight: { KG: 15, LB: 33 }, weightKeeps: [2, 'nearest'] }),
  'test-d': rules('D24', 'GB', {
    weight: { KG: 20 },
    weightKeeps: [3, 'nearest'],
    sideKeeps: [0, 'nearest'],
    sorts: true,
    unit: 'CM',
    max: { length: 61, width: 46, height: 46 },
  }),
  'test-e': rules('1^12', 'GB', { weight: { KG: 30, LB: 66 }, weightKeeps: [3, 'nearest'] }),
  'test-f': rules('101', 'DE', {
    weight: { KG: 31.5, LB: 69 },
    weightKeeps: [3, 'nearest'],
    sideKeeps: [2, 'nearest'],
    sorts: true,
    unit: 'CM',
    max: { length: 175, girth: 300 },
  }),
  'test-g': rules('PARCEL', 'DE', { weight: { KG: 40, LB: 88 } }),
  'test-h': rules('H_FREIGHT', 'BE', {
    weight: { KG: 1000, LB: 2205 },
    weightKeeps: [3, 'nearest'],
    sideKeeps: [2, 'nearest'],
    unit: 'CM',
    max: { length: 610, width: 200, height: 225 },
  }),
  'test-i': rules('I_GROUND', 'US', {
    weight: { LB: 50 },
    sorts: true,
    max: { length: 59, width: 33, height: 33, lengthPlusGirth: 130 },
  }),
};

export function rounded(value: bigint, keeps: Keeps): bigint {
  if (keeps === null) return value;
  const [places, way] = keeps;
  const step = 10n ** BigInt(6 - places);
  const floor = (value / step) * step;
  const rest = value - floor;
  if (rest === 0n || way === 'down') return floor;
  return way === 'up' || rest * 2n >= step ? floor + step : floor;
}

/** Whether a value in one unit is over a maximum in another. */
const isOver = (value: bigint, unit: Unit, max: number, maxUnit: Unit) =>
  value * METRIC[unit] > millionths(max) * METRIC[maxUnit];

export function weightCodes({ weight, weightKeeps }: Rules, value: bigint, unit: Unit): string[] {
  const both = [value, rounded(value, weightKeeps)];
  const maxUnit = weight[unit] === undefined ? (unit === 'KG' ? 'LB' : 'KG') : unit;
  const max = weight[maxUnit];
  return [
    ...(both.some((one) => one <= 0n) ? ['WEIGHT_TOO_SMALL'] : []),
    ...(max !== undefined && both.some((one) => isOver(one, unit, max, maxUnit)) ? ['WEIGHT_OVER_LIMIT'] : []),
  ];
}

export function sideCodes(
  { sideKeeps, sorts, unit: maxUnit, max }: Rules,
  sent: readonly bigint[],
  unit: Unit,
): string[] {
  const inOrder = (sides: readonly bigint[]) =>
    sorts ? [...sides].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)) : [...sides];
  const both = [inOrder(sent), inOrder(sent.map((side) => rounded(side, sideKeeps)))];
  const over = (limit: number | undefined, figure: (sides: bigint[]) => bigint) =>
    limit !== undefined && both.some((sides) => isOver(figure(sides), unit, limit, maxUnit));
  const at = (sides: bigint[], index: number) => sides[index] ?? 0n;
  const girth = (sides: bigint[]) => 2n * at(sides, 1) + 2n * at(sides, 2);
  return [
    ...(both.flat().some((side) => side <= 0n) ? ['DIMENSION_TOO_SMALL'] : []),
    ...(over(max.length, (sides) => at(sides, 0)) ? ['LENGTH_OVER_LIMIT'] : []),
    ...(over(max.width, (sides) => at(sides, 1)) ? ['WIDTH_OVER_LIMIT'] : []),
    ...(over(max.height, (sides) => at(sides, 2)) ? ['HEIGHT_OVER_LIMIT'] : []),
    ...(over(max.lengthPlusGirth, (sides) => at(sides, 0) + girth(sides)) ? ['LENGTH_PLUS_GIRTH_OVER_LIMIT'] : []),
    ...(over(max.girth, girth) ? ['GIRTH_OVER_LIMIT'] : []),
  ];
}
