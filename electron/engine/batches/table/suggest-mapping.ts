import { comparableName, partyFieldOf, type PartyField } from '#shared/format/party-field-names.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import { BATCH_TARGETS, PARTIES, type BatchTarget, type PartyName } from '#shared/schema/batches/batch-target.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import { FIELD_NAMES, PARTY_WORDS } from './column-names.ts';
import { shopField, shopOf, type Shop } from './shop-columns.ts';

/** The name of a column without its unit. */
const columnName = (column: string) =>
  comparableName(column)
    .replace(/\b(?:in )?(?:kgs?|lbs?|cm|inch|inches|zoll)$/, '')
    .trim();

const targetByName = new Map<string, BatchTarget>([
  ...namesOf(FIELD_NAMES),
  ...BATCH_TARGETS.map((target): [string, BatchTarget] => [columnName(target), target]),
]);
const PARTY_OF_WORDS = PARTIES.flatMap((party) =>
  PARTY_WORDS[party].split('|').map((words) => ({ party, pattern: new RegExp(`^${words} | ${words}$`) })),
);

function namesOf<K extends string>(names: Readonly<Record<K, string>>): [string, K][] {
  return (Object.entries(names) as [K, string][]).flatMap(([key, list]) =>
    list.split('|').map((name): [string, K] => [name, key]),
  );
}

/**
 * What the columns probably hold, by their names in English or German; each target once, the first column wins. In the export of a shop its
 * columns say first what they say there.
 */
export function suggestMapping(columns: readonly string[]): BatchMapping {
  const shop = shopOf(columns);
  const taken = new Set<BatchTarget>();
  const suggested = columns.flatMap((column): [string, BatchTarget][] => {
    const target = targetInShop(shop, column) ?? targetOf(columnName(column));
    if (target === null || taken.has(target)) return [];
    taken.add(target);
    return [[column, target]];
  });
  return Object.fromEntries(suggested);
}

function targetInShop(shop: Shop | null, column: string): BatchTarget | null {
  const field = shopField(shop, column);
  if (field === 'orderNumber') return 'ref1';
  return field?.startsWith('recipient.') ? (field as `recipient.${PartyField}`) : null;
}

function targetOf(name: string): BatchTarget | null {
  const known = targetByName.get(name);
  if (known) return known;
  const plain = partyFieldOf(name);
  if (plain) return `recipient.${plain}`;
  for (const { party, pattern } of PARTY_OF_WORDS) {
    const field = pattern.test(name) ? partyFieldOf(name.replace(pattern, '')) : undefined;
    if (field) return partyTarget(party, field);
  }
  return null;
}

const partyTarget = (party: PartyName, field: PartyField): BatchTarget => `${party}.${field}`;

/** Units as names of columns state them; `in` may be a word of its own, so it counts in brackets and at the end only. */
const UNIT_PATTERNS = {
  KG: /\bkgs?\b/i,
  LB: /\blbs?\b/i,
  CM: /\bcm\b/i,
  IN: /\b(?:inch(?:es)?|zoll)\b|[([]in[)\]]|\bin$/i,
};

/** The units that names of columns such as `Weight (kg)` state, where no column holds them. */
export function unitsInNames(mapping: BatchMapping): PartialShipment {
  const weight = statedUnit(mapping, { of: ['weight'], heldBy: 'weightUnits', units: ['KG', 'LB'] });
  const side = statedUnit(mapping, { of: ['length', 'width', 'height'], heldBy: 'lengthUnits', units: ['CM', 'IN'] });
  if (weight === null && side === null) return {};
  return {
    itemLines: [
      { ...(weight !== null && { weight: { units: weight } }), ...(side !== null && { dimensions: { units: side } }) },
    ],
  };
}

/** The unit that all columns of these targets state. */
function statedUnit<Unit extends keyof typeof UNIT_PATTERNS>(
  mapping: BatchMapping,
  { of, heldBy, units }: { of: readonly BatchTarget[]; heldBy: BatchTarget; units: readonly Unit[] },
): Unit | null {
  const entries = Object.entries(mapping);
  const columns = entries.filter(([, target]) => of.includes(target)).map(([column]) => column);
  if (columns.length === 0 || entries.some(([, target]) => target === heldBy)) return null;
  return units.find((unit) => columns.every((column) => UNIT_PATTERNS[unit].test(column))) ?? null;
}
