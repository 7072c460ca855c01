import { TABLE_LENGTH_UNITS, TABLE_WEIGHT_UNITS, type TableWeightUnit } from '#shared/schema/batches/batch-options.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchTarget } from '#shared/schema/batches/batch-target.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import { withoutResult } from './column-names.ts';
import { targetOfColumn, targetsOfTable } from './column-targets.ts';
import type { Shop } from './shops/shop.ts';
import { shopOf, shopTarget } from './shops/shops.ts';

/** What a shop's export may have beside what is known of it; anything else there may be of whoever pays. */
const MEASURES: ReadonlySet<BatchTarget> = new Set<BatchTarget>([
  ...(['weight', 'weightUnits', 'length', 'width', 'height', 'lengthUnits'] as const),
]);

/**
 * What the columns probably hold, by their names in English or German; each target once, the first column wins. The export of a shop is read
 * by what its columns say there, and for weights and sides by their names.
 */
export function suggestMapping(tableColumns: readonly string[]): BatchMapping {
  const columns = withoutResult(tableColumns);
  const shop = shopOf(columns);
  const targets = shop === null ? targetsOfTable(columns) : columns.map((column) => targetInShop(shop, column));
  const taken = new Set<BatchTarget>();
  return Object.fromEntries(
    columns.flatMap((column, index): [string, BatchTarget][] => {
      const target = targets[index] ?? null;
      if (target === null || taken.has(target)) return [];
      taken.add(target);
      return [[column, target]];
    }),
  );
}

function targetInShop(shop: Shop, column: string): BatchTarget | null {
  const named = targetOfColumn(column);
  return shopTarget(shop, column) ?? (named && MEASURES.has(named) ? named : null);
}

/** Units as names of columns state them; short ones may be words of their own, so they count in brackets and at the end only. */
const UNIT_PATTERNS = {
  KG: /\bkgs?\b|kilo/i,
  G: /\b(?:grams?|gramm)\b|[([]gr?[)\]]|[\s-]gr?$/i,
  LB: /\blbs?\b|\bpounds?\b/i,
  OZ: /\boz\b|\bounces?\b/i,
  CM: /\bcm\b/i,
  MM: /\bmm\b|millimet/i,
  IN: /\b(?:inch(?:es)?|zoll)\b|[([]in[)\]]|\bin$/i,
};

/** A name such as `length_cm` or `lengthCm` with its words apart. */
const wordsApart = (column: string) => column.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** The unit of the weight that the name of its column states, where no column holds it. */
export const weightUnitInNames = (mapping: BatchMapping): TableWeightUnit | null =>
  statedUnit(mapping, { of: ['weight'], heldBy: 'weightUnits', units: TABLE_WEIGHT_UNITS });

/** The unit of the sides that names of columns such as `Length (cm)` state, where no column holds it. */
export const lengthUnitInNames = (mapping: BatchMapping) =>
  statedUnit(mapping, { of: ['length', 'width', 'height'], heldBy: 'lengthUnits', units: TABLE_LENGTH_UNITS });

/** The same as the API knows it: millimetres are sent as centimetres, and are in no defaults. */
export function unitsInNames(mapping: BatchMapping): PartialShipment {
  const side = lengthUnitInNames(mapping);
  return side === null || side === 'MM' ? {} : { itemLines: [{ dimensions: { units: side } }] };
}

/** Whether the name of the column does. */
export const statesUnit = (column: string, unit: keyof typeof UNIT_PATTERNS) =>
  UNIT_PATTERNS[unit].test(wordsApart(column));

/** The unit that all columns of these targets state. */
function statedUnit<Unit extends keyof typeof UNIT_PATTERNS>(
  mapping: BatchMapping,
  { of, heldBy, units }: { of: readonly BatchTarget[]; heldBy: BatchTarget; units: readonly Unit[] },
): Unit | null {
  const entries = Object.entries(mapping);
  const columns = entries.filter(([, target]) => of.includes(target)).map(([column]) => column);
  if (columns.length === 0 || entries.some(([, target]) => target === heldBy)) return null;
  return units.find((unit) => columns.every((column) => statesUnit(column, unit))) ?? null;
}
